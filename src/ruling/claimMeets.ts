// Where a claim meets an irregularity: a wrong number of cards comes before the claim (14, which leads to 13 and back), and what a defender
// showed or said to his partner comes under 16. Each is a guided ruling to go to, and from there back to the claim.

import { sideOf } from '../cards/cards.ts';
import type { Case, Claim } from '../claim/case.ts';
import { editions, isKnown, parseEdition } from '../laws/editions.ts';
import { articleOf } from '../laws/irregularities/chapter.ts';
import { revokeLaws } from './incidents.ts';
import type { Irregularity } from './irregularity.ts';

export interface Meeting {
  /** `first`: settled before the claim is ruled on; `also`: besides it. */
  readonly when: 'first' | 'also';
  readonly irregularity: Irregularity;
}

/** What it looks at. */
export type AtTheClaim = Pick<Case, 'edition' | 'declarer' | 'incidents'> & { readonly claim: Pick<Claim, 'by'> };

export function irregularitiesAt({ edition, declarer, claim, incidents = {} }: AtTheClaim): Meeting[] {
  const id = parseEdition(edition);
  if (id === undefined) return [];
  const meetings: Meeting[] = [];
  if (incidents.wrongCards === 'open') {
    // each of the two leads to the other when that is the one; where one is not known to us, begin with the one that is
    const article = articleOf(id, '14') === undefined && articleOf(id, '13') !== undefined ? '13' : '14';
    const answers = { beforeLead: false, foundWhen: 'after-call' };
    meetings.push({ when: 'first', irregularity: { edition: id, article, answers } });
  }
  const { whoMayClaim } = editions[id];
  const ownRule = isKnown(whoMayClaim) && whoMayClaim.answer === 'declarer';
  const defends = sideOf(claim.by) !== sideOf(declarer);
  const told = incidents.partnerObjected || (ownRule && incidents.shownToDeclarerOnly !== true);
  if (defends && told)
    meetings.push({
      when: 'also',
      irregularity: { edition: id, article: '16', answers: { informationFrom: 'partner' } },
    });
  return meetings;
}

/** Where to go from a claim, as the JSON of a ruling has it. */
export interface Route {
  readonly when: Meeting['when'];
  readonly laws: readonly string[];
  /** The guided ruling to go to; absent for a revoke, whose laws are not in this chapter. */
  readonly irregularity?: Irregularity;
  /** What the case says when that is done, and the claim is ruled on. */
  readonly back?: { readonly incidents: Case['incidents'] };
}

export function routesFrom(at: AtTheClaim): Route[] {
  const routes = irregularitiesAt(at).map(
    ({ when, irregularity }): Route => ({
      when,
      laws: [irregularity.article],
      irregularity,
      ...(when === 'first' && { back: { incidents: { ...at.incidents, wrongCards: 'settled' } } }),
    }),
  );
  if (at.incidents?.revoke !== 'open') return routes;
  return [...routes, { when: 'first', laws: revokeLaws, back: { incidents: { ...at.incidents, revoke: 'settled' } } }];
}
