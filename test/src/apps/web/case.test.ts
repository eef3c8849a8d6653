// The draft of a case without a page: what is tapped and typed, what is said to be wrong, and that a draft without problems is a case
// that `parseCase` accepts, whatever it holds.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { problemsOf } from '../../../../src/apps/web/case/check.ts';
import { type Draft, emptyDraft, sizeOf, tricksToGo } from '../../../../src/apps/web/case/draft.ts';
import {
  cardsOfHand,
  holdersOf,
  tapCard,
  tapTable,
  toggleAllowed,
  toggleStruck,
  typeSuit,
} from '../../../../src/apps/web/case/edit.ts';
import { draftOfBoard, stepTo } from '../../../../src/apps/web/case/fromBoard.ts';
import { pack, unpack } from '../../../../src/apps/web/case/packed.ts';
import { playOn } from '../../../../src/apps/web/case/playOn.ts';
import { readRanks } from '../../../../src/apps/web/case/ranks.ts';
import { readDraft } from '../../../../src/apps/web/case/readDraft.ts';
import { caseOf, draftOf } from '../../../../src/apps/web/case/toCase.ts';
import { addFact, setOut, toggleOpen, toggleOpenSuit } from '../../../../src/apps/web/case/unseen.ts';
import {
  allSeats,
  allSuits,
  type Card,
  cardName,
  makeCardNumber,
  parseCard,
  type Seat,
} from '../../../../src/cards/cards.ts';
import { parseCase } from '../../../../src/claim/case.ts';
import { makeCase } from '../../../../src/claim/caseJson.ts';
import { readText } from '../../../../src/formats/read.ts';

const card = (name: string): Card => parseCard(name)!;
const give = (draft: Draft, seat: Seat, names: string): Draft =>
  names.split(' ').reduce((before, name) => tapCard(before, seat, card(name)), draft);

const ending: Draft = [
  [0, 'H3 H2 DA D2'],
  [1, 'DQ DJ CQ CJ'],
  [2, 'SK HA DK D3'],
  [3, 'S2 DT D9 C2'],
].reduce((draft, [seat, names]) => give(draft, seat as Seat, names as string), {
  ...emptyDraft,
  strain: 0,
  declarer: 2,
  leader: 2,
} as Draft);

/** Any draft: cards dealt at random to as many tricks, some of them laid on the table, and everything else said or not. */
const drafts: fc.Arbitrary<Draft> = fc
  .record({
    deck: fc.shuffledSubarray(
      Array.from({ length: 52 }, (_, one) => one),
      { minLength: 52, maxLength: 52 },
    ),
    tricks: fc.integer({ min: 1, max: 13 }),
    laid: fc.integer({ min: 0, max: 3 }),
    strain: fc.constantFrom(0, 1, 2, 3, 4),
    declarer: fc.constantFrom(...allSeats),
    leader: fc.constantFrom(...allSeats),
    by: fc.constantFrom(null, ...allSeats),
    won: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, fc.nat(13)),
    claimed: fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, fc.nat(13)),
    statement: fc.string({ maxLength: 40 }),
    level: fc.option(fc.integer({ min: 1, max: 7 })),
    shownOut: fc.oneof(
      { weight: 4, arbitrary: fc.constant([0, 0, 0, 0]) },
      fc.array(fc.nat(15), { minLength: 4, maxLength: 4 }),
    ),
    aware: fc.constantFrom(true, false, null),
    regulations: fc.constantFrom({}, { authority: 'ebu' }, { topDown: false, correctionMinutes: 30 }),
    withdrawal: fc.constantFrom(
      null,
      null,
      null,
      null,
      { of: 'concession', contractDone: 'made', handsReturned: true },
      { of: 'agreement', likely: 1, calledNext: false, asked: '2026-11-30T22:40' },
    ),
    scored: fc.constantFrom(null, 9),
    others: fc.constantFrom('', '', '', '620, −100 170', 'x'),
    act: fc.constantFrom({}, {}, {}, { saidWinners: true, allTheRest: false }),
    incidents: fc.constantFrom(
      {},
      {},
      { forfeited: true },
      { revoke: { by: 'N', suit: 'H', established: true } },
      { partnerObjected: true, shownToDeclarerOnly: false },
      { revoke: 'open', wrongCards: 'settled' },
    ),
    /** Cards played after the claim: so many legal ones, or one that nobody could have played. */
    on: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.nat(6), fc.constantFrom(-1, 52)),
    agreed: fc.boolean(),
    /** Hands that were not seen: how many cards of each are forgotten, and in how many suits it is told what is out. */
    hidden: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.subarray([...allSeats], { maxLength: 3 })),
    forget: fc.nat(13),
    told: fc.nat(4),
    found: fc.record({ record: fc.string({ maxLength: 9 }), elsewhere: fc.string({ maxLength: 9 }) }),
    irregularity: fc.constantFrom(null, { edition: '2017', article: '13', answers: { cardsInHand: 14 } }),
  })
  .map(
    ({
      deck,
      tricks,
      laid,
      strain,
      declarer,
      leader,
      by,
      won,
      claimed,
      statement,
      level,
      shownOut,
      aware,
      on,
      agreed,
      hidden,
      forget,
      told,
      ...rest
    }) => {
      let draft = {
        ...emptyDraft,
        strain,
        declarer,
        leader,
        by,
        won,
        claimed,
        statement,
        level,
        shownOut,
        aware,
        ...rest,
      } as Draft;
      deck.slice(0, tricks * 4).forEach((one, i) => {
        draft = tapCard(draft, (i & 3) as Seat, one);
      });
      for (let i = 0; i < laid; i++) {
        const seat = ((leader + i) & 3) as Seat;
        const [held] = deck.filter((one) => holdersOf(draft, one).includes(seat));
        const done = held === undefined ? undefined : tapTable(draft, held);
        if (done && 'draft' in done) draft = done.draft;
      }
      draft = { ...hideCards(draft, hidden, forget, told), won, claimed };
      return { ...draft, playedOn: playedOnBy(draft, on, agreed) };
    },
  );

/** What a director knows who did not see the hands of `seats` whole. */
function hideCards(draft: Draft, seats: readonly Seat[], forget: number, told: number): Draft {
  let hidden = draft;
  const out = [0, 1, 2, 3].map((suit) => seats.reduce<number>((bits, seat) => bits | draft.hands[seat * 4 + suit]!, 0));
  for (const seat of seats) {
    hidden = toggleOpen(hidden, seat);
    for (const one of cardsOfHand(hidden, seat).slice(0, forget)) hidden = tapCard(hidden, seat, one);
  }
  for (const suit of allSuits.slice(0, seats.length > 0 ? told : 0)) hidden = setOut(hidden, suit, out[suit]!);
  return hidden;
}

/** The first `count` legal cards from the position of the draft; one that cannot be played when it is negative. */
function playedOnBy(draft: Draft, count: number, agreed: boolean): Draft['playedOn'] {
  if (count === 0) return null;
  const cards: Card[] = [];
  while (cards.length < count) {
    const walked = playOn(draft, cards);
    if (!walked || 'illegal' in walked || walked.legal.length === 0) break;
    cards.push(walked.legal[0]!);
  }
  if (count < 0) cards.push(draft.trick[0] ?? cards[0] ?? 0);
  return { cards, agreed };
}

describe('a draft', () => {
  test('without problems is a case, and comes back from it as it was', () => {
    let cases = 0;
    fc.assert(
      fc.property(drafts, (draft) => {
        if (problemsOf(draft).length > 0) return;
        cases++;
        const read = parseCase(caseOf(draft));
        if (!read.ok) throw new Error(`${read.problem.at}: ${read.problem.wrong}`);
        expect(makeCase(read.value)).toEqual(makeCase(parseAgain(draftOf(read.value))));
      }),
      { numRuns: 500 },
    );
    expect(cases).toBeGreaterThan(20);
  });

  test('whose case is refused has a problem of its own', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const { strain, declarer, leader } = draft;
        if (strain === null || declarer === null || leader === null) return;
        const read = parseCase(caseOf(draft));
        if (!read.ok) expect(problemsOf(draft), `${read.problem.at}: ${read.problem.wrong}`).not.toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('survives storage and links, and nonsense from either gives a draft all the same', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
      }),
    );
    fc.assert(fc.property(fc.jsonValue(), (value) => void problemsOf(readDraft(value))));
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...Object.keys(emptyDraft)), fc.jsonValue()),
        (value) => void problemsOf(readDraft(value)),
      ),
    );
    fc.assert(fc.property(fc.string(), (text) => void unpack(text)));
    const shared = unpack(pack({ ...ending, about: { ...ending.about, event: 'Café ♠' } }));
    expect(shared).toMatchObject({ ok: true, value: { hands: ending.hands, about: { event: 'Café ♠' } } });
  });
});

const parseAgain = (draft: Draft) => {
  const read = parseCase(caseOf(draft));
  if (!read.ok) throw new Error(read.problem.wrong);
  return read.value;
};

describe('hands that were not seen', () => {
  const forgotten = (seat: Seat) => ({ ...ending, open: emptyDraft.open.map((_, i) => (i === seat ? 15 : 0)) });
  const west = toggleOpen({ ...ending, hands: ending.hands.map((bits, i) => (i >= 12 ? 0 : bits)) }, 3);

  test('make a case with "?" and with all that is said of them', () => {
    const told = addFact(setOut(setOut(west, 0, 1), 1, 0), { seats: 'W', suit: 'D', least: 2, most: 52 });
    expect(problemsOf(told)).toEqual([]);
    const made = caseOf(toggleOpenSuit(told, 3, 1));
    expect(made.hands?.W).toBe('?..?.?');
    expect(made.known).toEqual([
      { seats: 'W', suit: 'S', ranks: '2', least: 1, most: 1 },
      { seats: 'W', suit: 'S', ranks: '3456789TJQKA', least: 0, most: 0 },
      { seats: 'W', suit: 'H', least: 0, most: 0 },
      { seats: 'W', suit: 'D', least: 2, most: 52 },
    ]);
    const again = draftOf(parseAgain(told));
    expect([again.open, again.out, again.known]).toEqual([told.open, told.out, told.known]);
    expect(problemsOf(toggleOpen(told, 3)).map(({ code }) => code)).toContain('hand-size');
    expect([toggleOpen(told, 3).out, toggleOpen(told, 3).known]).toEqual([[null, null, null, null], []]);
  });

  test('what cannot be so is a problem at its place', () => {
    const codes = (draft: Draft) => problemsOf(draft).map(({ at, code }) => `${at}: ${code}`);
    expect(codes(setOut(west, 1, 1 << 12))).toEqual(['unseen: out-elsewhere']);
    const few = [0, 1, 2, 3].reduce((draft, suit) => setOut(draft, suit as 0, suit === 0 ? 1 : 0), west);
    expect(codes(few)).toEqual(['unseen: out-too-few']);
    expect(codes(addFact(west, { seats: 'W', suit: 'H', least: 5, most: 52 }))).toEqual(['unseen: cannot-lie']);
    expect(codes(tapCard(forgotten(3), 3, card('CA')))).toEqual(['cards: hand-size']);
    const all = allSeats.reduce(toggleOpen, west);
    expect(codes(toggleOpen(all, 3))).toContain('cards: no-whole-hand');
  });

  test('play after the claim may show any card that is nowhere else', () => {
    const walked = playOn({ ...west, strain: 0, leader: 3 }, [card('S2')]);
    expect(walked).toMatchObject({ toPlay: 0, plays: [{ seat: 3, card: card('S2') }] });
    expect(playOn({ ...west, strain: 0, leader: 3 }, [card('HA')])).toEqual({
      illegal: { seat: 3, card: card('HA') },
    });
  });
});

describe('cards', () => {
  test('a tap gives a card, moves it, and takes it away', () => {
    const once = tapCard(emptyDraft, 0, card('SA'));
    const moved = tapCard(once, 1, card('SA'));
    expect([
      holdersOf(once, card('SA')),
      holdersOf(moved, card('SA')),
      holdersOf(tapCard(moved, 1, card('SA')), card('SA')),
    ]).toEqual([[0], [1], []]);
  });

  test('typed twice, a card is a problem in both hands until a tap settles it', () => {
    const twice = typeSuit(typeSuit(emptyDraft, 0, 0, 1 << 12), 1, 0, 1 << 12);
    expect(problemsOf(twice)).toContainEqual({
      at: 'cards',
      wrong: true,
      code: 'card-twice',
      card: card('SA'),
      seats: [0, 1],
    });
    expect(holdersOf(tapCard(twice, 1, card('SA')), card('SA'))).toEqual([1]);
  });

  test('the fourth hand gets the rest of the pack', () => {
    let draft = emptyDraft;
    for (const seat of [0, 1, 2] as const)
      for (let rank = 0; rank < 13; rank++) draft = tapCard(draft, seat, makeCardNumber(seat, rank));
    expect([sizeOf(draft, 3), holdersOf(draft, card('CA'))]).toEqual([13, [3]]);
  });

  test('a hand with a card too few or too many is named', () => {
    const short = tapCard(ending, 3, card('C2'));
    expect(problemsOf(short)).toContainEqual({
      at: 'cards',
      wrong: false,
      code: 'hand-size',
      seat: 3,
      has: 3,
      wants: 4,
    });
    const long = tapCard(ending, 3, card('CA'));
    expect(problemsOf(long)).toContainEqual({ at: 'cards', wrong: true, code: 'hand-size', seat: 3, has: 5, wants: 4 });
  });

  test('go to the table in turn only, complete the trick with the fourth, and come back', () => {
    const lay = (draft: Draft, name: string): Draft => {
      const done = tapTable(draft, card(name));
      if ('refused' in done) throw new Error(done.refused);
      return done.draft;
    };
    const led = lay(ending, 'HA');
    expect([led.trick.map(cardName), led.leader, tricksToGo(led)]).toEqual([['HA'], 2, 4]);
    expect(tapTable(led, card('H3'))).toEqual({ refused: 'not-turn', seat: 3, holder: 0 });
    const done = tapTable(lay(lay({ ...led, won: 6 }, 'S2'), 'H2'), card('DQ'));
    expect(done).toMatchObject({ wonBy: 3, draft: { trick: [], leader: 3, won: 6 } });
    expect(lay(led, 'HA').hands).toEqual(ending.hands);
    expect(problemsOf(lay(led, 'C2'))).toEqual([]);
    expect(problemsOf({ ...lay(lay(led, 'C2'), 'DA') }).map(({ code }) => code)).toEqual(['revoke']);
  });

  test('a play is struck out or allowed, never both', () => {
    const play = { seat: 2, card: card('HA') } as const;
    const struck = toggleStruck(ending, play);
    const allowed = toggleAllowed(struck, play);
    expect([struck.struck, struck.allowed, allowed.struck, allowed.allowed]).toEqual([[play], [], [], [play]]);
    expect(toggleAllowed(allowed, play).allowed).toEqual([]);
  });
});

test.each([
  ['akq', 'en', 0b1110000000000, [], []],
  ['A 10 4', 'en', 0b1000100000100, [], []],
  ['ahv', 'nl', 0b1110000000000, [], []],
  ['akq', 'nl', 0b1110000000000, [], []],
  ['ah', 'en', 0b1000000000000, ['H'], []],
  ['aa2x', 'en', 0b1000000000001, ['X'], ['A']],
] as const)('typed "%s" in %s', (text, lang, bits, strange, twice) => {
  expect(readRanks(text, lang)).toEqual({ bits, strange, twice });
});

test('a board of a file stands where its play stopped, and steps back and forth with all that follows from the play', () => {
  const pbn = `[Board "7"]
[West "w"]
[North "n"]
[East "e"]
[South "s"]
[Dealer "N"]
[Vulnerable "NS"]
[Deal "N:AKQ.AKQ.AKQ.AKQJ JT9.JT9.JT9.T987 876.876.8765.654 5432.5432.432.32"]
[Declarer "N"]
[Contract "7NT"]
[Result "13"]
[Play "E"]
SJ S6 S2 SA
H9 H6 H2 HA
*
`;
  const [item] = readText(pbn);
  const draft = draftOfBoard((item as Extract<typeof item, { board: unknown }>).board, emptyDraft);
  expect(problemsOf(draft)).toEqual([]);
  expect([draft.won, draft.leader, draft.claimed, draft.about.board, tricksToGo(draft)]).toEqual([2, 0, 11, '7', 11]);
  const back = stepTo(draft, 5);
  expect([back.trick.map(cardName), back.leader, back.won]).toEqual([['HA'], 0, 1]);
  expect(stepTo(back, 8)).toEqual(draft);
  expect(parseAgain(back).played.length).toBe(5);
});
