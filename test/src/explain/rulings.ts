// Three hand-made rulings with their tables: a forgotten trump, a defender's claim in the middle of a trick, and a
// claim without a number under an edition that is not known to us.

import { parseCard, parseSeat, parseStrain, type Seat } from '../../../src/cards/cards.ts';
import { emptyHands, type Hands, withCard } from '../../../src/cards/hands.ts';
import type { Table } from '../../../src/explain/diagram.ts';
import type { Ruling } from '../../../src/ruling/ruling.ts';

function handsOf(texts: readonly [string, string, string, string]): Hands {
  return texts.reduce(
    (hands, text, seat) =>
      text
        .split('.')
        .flatMap((ranks, suit) => [...ranks].map((rank) => parseCard('SHDC'[suit] + rank)!))
        .reduce((sum, card) => withCard(sum, seat as Seat, card), hands),
    emptyHands(),
  );
}

const table = (
  hands: readonly [string, string, string, string],
  strain: string,
  leader: string,
  trick: readonly string[],
  declarer: string,
): Table => ({
  position: {
    hands: handsOf(hands),
    strain: parseStrain(strain)!,
    leader: parseSeat(leader)!,
    trick: trick.map((card) => parseCard(card)!),
  },
  declarer: parseSeat(declarer)!,
});

const forgottenTrump: Ruling = {
  law70: 'ruling/1',
  edition: '2017',
  remaining: 4,
  claim: { by: 'S', tricks: 4, statement: 'all good' },
  tricks: { claimer: 3, opponents: 1 },
  ladder: { anyPlay: 1, normal: 3, careful: 4, doubleDummy: 4 },
  line: 'S:HA W:S2 N:H2 E:DJ W:C2 N:H3 E:CQ S:SK S:DK W:D9 N:D2 E:DQ S:D3 W:DT N:DA E:CJ'.split(' '),
  belief: { code: 'trump-forgotten', cards: ['S2'] },
  doubts: [
    { code: 'trump-forgotten', cost: 1, cite: ['70C'], facts: { cards: ['S2'] } },
    { code: 'order', cost: 1, cite: ['70D1'], facts: { at: 0, play: 'S:HA', instead: ['S:DK', 'S:SK'] } },
  ],
  reasons: [
    { code: 'statement', cite: ['70B1'], facts: { text: 'all good', trump: 'not-mentioned' } },
    { code: 'number-claimed', cite: ['68A'], facts: { tricks: 4, said: true } },
    {
      code: 'belief',
      cite: ['70D1'],
      facts: { belief: 'aware', cards: [], layouts: 1, good: 1, tricks: 4 },
    },
    { code: 'trump-awareness', cite: ['70C'], facts: { finding: 'open' } },
    {
      code: 'belief',
      cite: ['70C'],
      facts: { belief: 'trump-forgotten', cards: ['S2'], layouts: 1, good: 1, tricks: 3 },
    },
  ],
  exact: true,
  citations: ['70A', '70C', '70D1'],
  result: { contract: '4S', tricks: 9, score: -50 },
};

const defendersClaim: Ruling = {
  law70: 'ruling/1',
  edition: '2007',
  remaining: 3,
  claim: { by: 'W', tricks: 3, statement: 'the rest' },
  tricks: { claimer: 2, opponents: 1 },
  ladder: { anyPlay: 1, normal: 2, careful: 2, doubleDummy: 2 },
  line: 'N:H5 E:HQ S:H6 W:SK N:S2 E:S4 S:SA S:D2 W:DA N:D3 E:D5'.split(' '),
  belief: { code: 'miscounted', cards: [] },
  doubts: [],
  reasons: [
    { code: 'statement', cite: ['70B1'], facts: { text: 'the rest', trump: 'not-mentioned' } },
    {
      code: 'belief',
      cite: ['70A'],
      facts: { belief: 'miscounted', cards: [], layouts: 6, good: 0, tricks: 2 },
    },
  ],
  exact: true,
  citations: ['70A', '70D2'],
  result: { contract: '1NTX', tricks: 7, score: 180 },
};

const unknownEdition: Ruling = {
  law70: 'ruling/1',
  edition: '1975',
  remaining: 3,
  claim: { by: 'N' },
  tricks: { claimer: 2, opponents: 1 },
  ladder: { anyPlay: 1, normal: 2, careful: 2, doubleDummy: 3 },
  line: 'N:SA E:S5 S:S3 W:S8 N:S2 E:S6 S:SK W:S9 S:S4 W:SQ N:SJ E:ST'.split(' '),
  belief: { code: 'assumed-lie', cards: [] },
  doubts: [{ code: 'order', cost: 1, cite: [], facts: { at: 0, play: 'N:SA', instead: ['N:S2'] } }],
  reasons: [
    { code: 'number-claimed', cite: [], facts: { tricks: 3, said: false } },
    { code: 'unknown-to-us', cite: [], facts: { question: 'particularCard', from: '1987' } },
    { code: 'struck-out', cite: ['70'], facts: { plays: ['N:SJ', 'S:S4'] } },
    {
      code: 'belief',
      cite: ['70D', '70E'],
      facts: { belief: 'assumed-lie', cards: [], layouts: 20, good: 8, tricks: 2 },
    },
    { code: 'not-exact', cite: [], facts: { layouts: 20, examined: 8, cut: false } },
  ],
  exact: false,
  citations: ['70D', '70E'],
};

export const rulings: readonly { readonly name: string; readonly ruling: Ruling; readonly table: Table }[] = [
  {
    name: 'forgotten-trump',
    ruling: forgottenTrump,
    table: table(['.32.A2.', '..QJ.QJ', 'K.A.K3.', '2..T9.2'], 'S', 'S', [], 'S'),
  },
  {
    name: 'defenders-claim',
    ruling: defendersClaim,
    table: table(['2.5.3.', '4.Q.5.', 'A.6.2.', 'K..A.'], 'NT', 'W', ['HK'], 'S'),
  },
  {
    name: 'unknown-edition',
    ruling: unknownEdition,
    table: table(['AJ2...', 'T65...', 'K43...', 'Q98...'], 'NT', 'N', [], 'N'),
  },
];
