// Copies of a ruling on hands that nobody saw: what is not known stays so in the formats that can say it, and the lie that was assumed
// is told in words.

import { beforeAll, expect, test } from 'vitest';
import { loadSolver, type Solver } from '../../../../solver/solver.ts';
import { copyOf } from '../../../../src/apps/web/ruling/copies.ts';
import type { Answer } from '../../../../src/apps/web/state/desk.ts';
import { parseCase } from '../../../../src/claim/case.ts';
import { unknownHandText } from '../../../../src/claim/unknown.ts';
import type { Board } from '../../../../src/formats/board.ts';
import { writeLin } from '../../../../src/formats/writeLin.ts';
import { writePbn } from '../../../../src/formats/writePbn.ts';
import { adjudicate } from '../../../../src/ruling/adjudicate.ts';
import { readAll } from '../../formats/boards.ts';

let solver: Solver;
beforeAll(async () => {
  solver = await loadSolver();
});

const played = {
  law70: 'case/1',
  contract: '5HX',
  declarer: 'S',
  deal: 'N:.63.AKQ987.A9732 ? J973.J98742.3.K4 ?',
  play: 'SK H3 S4 S3 C2 C6 CK C5 S7 S2 H6 S5 CA CT C4 C8 DA DT D3 D2 DK H5 H7 D4 H2'.split(' '),
  claim: { by: 'S', tricks: 3 },
};
const standing = {
  law70: 'case/1',
  strain: 'S',
  declarer: 'S',
  hands: { N: '.32.A2.', E: '?', S: 'K.A.K3.', W: '?' },
  trick: [],
  leader: 'S',
  claim: { by: 'S', tricks: 4 },
};

function answerOf(input: object): Answer {
  const read = parseCase(input);
  if (!read.ok) throw new Error(read.problem.wrong);
  const ruling = adjudicate(read.value, solver, 'quick');
  return { case: read.value, ruling } as Answer;
}

const only = (text: string): Board => {
  const { boards, strays } = readAll(text);
  expect([boards.length, strays]).toEqual([1, []]);
  return boards[0]!;
};
const hands = ({ unknown }: Board) => unknown && ([0, 1, 2, 3] as const).map((seat) => unknownHandText(unknown, seat));

test.each([
  ['a deal and its play', played, ['..Q987.973', '?.?..?', 'J9.J984..', '?']],
  ['an ending', standing, ['.32.A2.', '?', 'K.A.K3.', '?']],
])('%s: PBN and LIN keep what is not known, and say what was assumed', (_, input, known) => {
  const answer = answerOf(input);
  const { unseen, line } = answer.ruling;
  const assumed = `E ${unseen!.hands[1]}, W ${unseen!.hands[3]}`;
  for (const [lang, said] of [
    ['en', `not all cards known, assumed: ${assumed}`],
    ['nl', `niet alle kaarten bekend, aangenomen: ${assumed}`],
  ] as const) {
    for (const form of ['pbn', 'lin'] as const) {
      const text = copyOf(form, answer, lang);
      expect(text).toContain(said);
      const board = only(text);
      expect(board.deal).toBeUndefined();
      expect(hands(board)).toEqual(known);
      expect(board.position!.leader).toBe(answer.case.position.leader);
      expect(board.position!.trick).toEqual(answer.case.position.trick);
    }
    // the link shows the line, and so the cards; the comment stands where the claim was made
    const link = copyOf('handviewer', answer, lang);
    const lin = decodeURIComponent(link.split('lin=')[1]!);
    const [before = '', after = ''] = lin.split(`nt|${said}|`);
    expect([...after.matchAll(/pc\|/g)].length).toBe(line.length);
    expect([...before.matchAll(/pc\|/g)].length).toBe(answer.case.played.length || answer.case.position.trick.length);
    expect(only(link).ending).toBe('played-out');
  }
  expect(copyOf('text', answer, 'en')).toContain('As the cards may lie');
});

test('a board with hidden hands is written and read again as it was', () => {
  const board = only(copyOf('pbn', answerOf(played), 'en'));
  for (const text of [writePbn(board), writeLin(board)]) {
    const again = only(text);
    expect(again.part).toEqual(board.part);
    expect(hands(again)).toEqual(hands(board));
    expect(again.ending).toBe(board.ending);
    expect(again.recorded).toBe(board.recorded);
  }
});
