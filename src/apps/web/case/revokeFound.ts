// What is asked of a revoke that is to be ruled on with the claim: only what can still change the result, by what is answered already
// and by the edition. Pure; an answer that makes others idle takes them away, so that nothing is left that cannot be seen.

import { parseSeat, partnerOf } from '../../../cards/cards.ts';
import type { Revoke } from '../../../claim/revoke.ts';
import type { EditionId } from '../../../laws/editions.ts';
import { type Draft, tricksToGo } from './draft.ts';

/** Grounds on which no trick is transferred (64B), as one question. */
export const grounds = [
  'penalty-card',
  'faced-card',
  'repeated',
  'after-call',
  'after-round',
  'twelfth-trick',
  'both-sides',
] as const;
export type Ground = (typeof grounds)[number];

const keysOfGrounds = ['instead', 'repeated', 'attention', 'twelfthTrick', 'bothSides'] as const;

/** Editions in which a later trick with a card that could have been played counts (64A2), and a faced card that was no penalty card
 *  exempts (64B3); those that do not tell us are ruled as the next that does. A test holds them to the answers of the laws. */
export const lateCardCounts = (edition: EditionId): boolean => edition < '2007';
export const facedCardExempts = (edition: EditionId): boolean => edition < '2017';

export type Asked = 'established' | 'corrected' | 'ground' | 'wonBy' | 'laterTricks' | 'lateCard' | 'transferred';

/** The questions in their order. */
export function askedOf(revoke: Revoke, { edition, declarer }: Pick<Draft, 'edition' | 'declarer'>): Asked[] {
  const { established, transferred, wonBy } = revoke;
  if (established === false) return ['established', 'corrected'];
  if (transferred !== undefined) return ['established', 'transferred'];
  if (ofDummy(revoke, declarer)) return ['established', 'transferred'];
  if (exempts(groundOf(revoke), edition)) return ['established', 'ground', 'transferred'];
  const late = lateCardCounts(edition) && (wonBy === 'partner' || wonBy === 'other-side');
  return ['established', 'ground', 'wonBy', 'laterTricks', ...(late ? ['lateCard' as const] : []), 'transferred'];
}

const exempts = (ground: Ground | undefined, edition: EditionId): boolean =>
  ground !== undefined && (ground !== 'faced-card' || facedCardExempts(edition));

export const ofDummy = ({ by }: Revoke, declarer: Draft['declarer']): boolean =>
  declarer !== null && parseSeat(by) === partnerOf(declarer);

/** The first that applies, in the order of the ruling. */
export function groundOf({ instead, repeated, attention, twelfthTrick, bothSides }: Revoke): Ground | undefined {
  if (instead === 'penalty-card') return instead;
  if (repeated) return 'repeated';
  if (attention !== undefined) return attention;
  if (twelfthTrick) return 'twelfth-trick';
  return bothSides ? 'both-sides' : instead;
}

export function groundsFor(revoke: Revoke, draft: Draft): Ground[] {
  const mayBe = (ground: Ground) => ground !== 'twelfth-trick' || tricksToGo(draft) <= 1;
  return grounds.filter((ground) => ground === groundOf(revoke) || (exempts(ground, draft.edition) && mayBe(ground)));
}

export function withGround(revoke: Revoke, ground: Ground | undefined): Revoke {
  const rest = without(revoke, keysOfGrounds);
  switch (ground) {
    case undefined:
      return rest;
    case 'penalty-card':
    case 'faced-card':
      return { ...rest, instead: ground };
    case 'after-call':
    case 'after-round':
      return { ...rest, attention: ground };
    case 'repeated':
      return { ...rest, repeated: true };
    case 'twelfth-trick':
      return { ...rest, twelfthTrick: true };
    case 'both-sides':
      return { ...rest, bothSides: true };
  }
}

/** Whether it was established: only one that was not can have been corrected. */
export function withEstablished(revoke: Revoke, established: boolean | undefined): Revoke {
  const rest = without(revoke, established === false ? ['established'] : ['established', 'corrected']);
  return established === undefined ? rest : { ...rest, established };
}

export function without<K extends keyof Revoke>(revoke: Revoke, keys: readonly K[]): Revoke {
  const left = Object.entries(revoke).filter(([key]) => !(keys as readonly string[]).includes(key));
  return { by: revoke.by, ...Object.fromEntries(left) };
}
