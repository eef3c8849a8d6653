// The draft of a case without a page: what is tapped and typed, what is said to be wrong, and that a draft without problems is a case
// that `parseCase` accepts, whatever it holds.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { problemsOf } from '../../../../src/apps/web/case/check.ts';
import { type Draft, emptyDraft } from '../../../../src/apps/web/case/draft.ts';
import { cardsOfHand, holdersOf, tapCard, tapTable } from '../../../../src/apps/web/case/edit.ts';
import { pack, unpack } from '../../../../src/apps/web/case/packed.ts';
import { playOn } from '../../../../src/apps/web/case/playOn.ts';
import { readDraft } from '../../../../src/apps/web/case/readDraft.ts';
import { caseOf, draftOf } from '../../../../src/apps/web/case/toCase.ts';
import { addFact, setOut, toggleOpen, toggleOpenSuit } from '../../../../src/apps/web/case/unseen.ts';
import { allSeats, allSuits, type Card, type Seat } from '../../../../src/cards/cards.ts';
import { parseCase } from '../../../../src/claim/case.ts';
import { makeCase } from '../../../../src/claim/caseJson.ts';
import { card, ending, parseAgain } from './hands.ts';

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
    shownOutFound: fc.oneof(
      { weight: 2, arbitrary: fc.constant([0, 0, 0, 0]) },
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
      draft = { ...draft, shownOutFound: draft.shownOutFound.map((suits, seat) => suits & ~shownOut[seat]!) };
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

  test('a hand of which later play showed every card is not open any more', () => {
    const read = parseAgain({
      ...emptyDraft,
      hands: [0, 0, 4, 0, 0, 0, 0, 0, 0, 2048, 0, 0, 0, 0, 0, 0],
      open: [0, 15, 0, 15],
      strain: 0,
      declarer: 0,
      leader: 1,
      playedOn: { cards: [12], agreed: false },
    });
    expect(makeCase(read).hands).toEqual({ N: '..4.', E: 'A...', S: '.K..', W: '?' });
    expect(makeCase(parseAgain(draftOf(read)))).toEqual(makeCase(read));
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
