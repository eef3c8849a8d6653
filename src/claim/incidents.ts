// What else the director found at the claim: an objection by the partner of a defender, cards that only declarer saw, a right
// that was forfeited, a revoke or a wrong number of cards. All of it optional.

import { type Seat, sideOf } from '../cards/cards.ts';
import { seatNames } from './hands.ts';
import { type Fields, readFields, readWord, readYesNo, refuse } from './read.ts';
import { type Revoke, readRevoke, type TricksBefore } from './revoke.ts';

export interface Incidents {
  /** The partner of the defender who claimed or conceded objected at once. */
  readonly partnerObjected?: boolean;
  /** A defender showed the cards to declarer only (article 73 of 1963). */
  readonly shownToDeclarerOnly?: boolean;
  /** The side that contests the claim acted first and has lost its right to a ruling. */
  readonly forfeited?: boolean;
  /** Something that another law deals with first, and whether that is settled. */
  readonly revoke?: 'open' | 'settled' | Revoke;
  readonly wrongCards?: 'open' | 'settled';
}

const ofDefenders = ['partnerObjected', 'shownToDeclarerOnly'] as const;
const yesNo = [...ofDefenders, 'forfeited'] as const;
const stages = ['revoke', 'wrongCards'] as const;

export function readIncidents(
  fields: Fields,
  claimer: Seat,
  declarer: Seat,
  before: TricksBefore = { played: 13 },
): Incidents | undefined {
  const value = fields.get('incidents');
  if (value === undefined) return undefined;
  const given = readFields(value, 'incidents', 'the incidents', [...yesNo, ...stages]);
  const found: { -readonly [K in keyof Incidents]: Incidents[K] } = {};
  for (const key of yesNo) {
    const answer = given.get(key);
    if (answer !== undefined) found[key] = readYesNo(answer, given.place(key));
  }
  for (const key of stages) {
    const stage = given.get(key);
    if (key === 'revoke' && typeof stage === 'object') found.revoke = readRevoke(stage, given.place(key), before);
    else if (stage !== undefined)
      found[key] = readWord(stage, given.place(key), ['open', 'settled'], 'unknown-stage', 'it is open or settled: it');
  }
  const misplaced = ofDefenders.find((key) => found[key] !== undefined);
  if (misplaced !== undefined && sideOf(claimer) === sideOf(declarer))
    refuse(
      'incident-side',
      given.place(misplaced),
      `${seatNames[claimer]} is declarer`,
      'this is asked about a defender who claims or concedes',
    );
  return found;
}
