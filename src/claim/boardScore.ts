// A board to be scored without its cards: the contract, declarer, vulnerability, tricks, and the scores of other tables.

import type { Seat } from '../cards/cards.ts';
import type { Result } from '../cards/result.ts';
import type { Contract, Vulnerability } from '../play/contract.ts';
import { readContract, readVulnerable } from './case.ts';
import { readSeat } from './hands.ts';
import { attempt, readFields, readWhole, refuse } from './read.ts';
import { readScoring, type Scoring } from './withdrawal.ts';

export interface BoardScore extends Scoring {
  readonly contract: Contract;
  readonly declarer: Seat;
  readonly vulnerable: Vulnerability;
  readonly tricks: number;
}

export const parseBoardScore = (input: unknown): Result<BoardScore> =>
  attempt(() => {
    const keys = ['contract', 'declarer', 'vulnerable', 'tricks', 'recorded', 'others'];
    const fields = readFields(input, '', 'a board', keys);
    const contract = readContract(fields);
    if (contract === undefined) refuse('missing', 'contract', 'no contract is given', 'the contract: "4S", "3NT"');
    const given = fields.get('vulnerable');
    const vulnerable = readVulnerable(given);
    return {
      contract,
      declarer: readSeat(fields.get('declarer'), 'declarer'),
      vulnerable,
      tricks: readWhole(fields.get('tricks'), 'tricks', 0, 13, "declarer's tricks in all, 0 to 13"),
      ...readScoring(fields, given === undefined ? undefined : vulnerable),
    };
  });
