// Forty situations at the table: what was established, and the outcome that the law books give. The first are in
// examples/irregularities.jsonl, in this order; then boards for the doctor and scores to adjust.

/** The outcome and the score of each line of examples/irregularities.jsonl. */
export const expected: readonly (readonly [outcome: string, score: string])[] = [
  ['settled-by-players', 'not-yet'],
  ['declarer-was-helped', 'not-yet'],
  ['options', 'not-yet'],
  ['dummy-may-not', 'not-yet'],
  ['corrected-too-early', 'not-yet'],
  ['own-report', 'not-yet'],
  ['prevented', 'as-played'],
  ['dummy-spoke', 'not-yet'],
  ['forfeited', 'as-played'],
  ['consulted', 'as-played'],
  ['spectator-innocents', 'not-yet'],
  ['other-gained', 'assigned'],
  ['other-gained', 'as-played'],
  ['not-for-severity', 'as-played'],
  ['play-impossible-sixty', 'sixty-percent'],
  ['wrong-remedy-points', 'assigned'],
  ['play-impossible-average-minus', 'artificial'],
  ['law-says-so-no-damage', 'as-played'],
  ['record-play', 'as-played'],
  ['new-deal', 'as-played'],
  ['players-seen-matters', 'not-yet'],
  ['before-call-objection', 'artificial'],
  ['cancelled', 'cancelled-then-artificial'],
  ['seen-adjust-now', 'artificial'],
  ['seen-play-first', 'as-played-unless-damage'],
  ['surplus-removed', 'as-played'],
  ['found-penalty-and-revoke', 'not-yet'],
  ['defective-trick', 'not-yet'],
  ['second-score-cancelled', 'cancelled-then-artificial'],
  ['call-again', 'as-played-unless-damage'],
  ['different-calls', 'cancelled-then-artificial'],
  ['substitute', 'as-played'],
  ['forbidden', 'as-played'],
  ['suggested', 'as-played-unless-damage'],
  ['assigned', 'assigned'],
];

export const boards = [
  {
    title: "A club on the floor turns South's discard into a revoke",
    board: {
      law70: 'board/1',
      edition: '1963',
      hands: { N: 'KQ2.AKQ.AKQ.AK', E: 'T98.JT9.JT9.JT', S: '654.876.8765.', W: '.432.432.86543' },
      play: ['C2', 'CQ', 'C9', 'H5', 'SA', 'S7', 'S3', 'SJ'],
      opening: 'W',
      strain: 'NT',
      elsewhere: ['C7'],
    },
    expected: { laws: ['14'], restoration: 'cards-known', findings: ['missing'] },
  },
  {
    title: "East has a card of North's, and the record tells which",
    board: {
      law70: 'board/1',
      edition: '2017',
      hands: { N: 'AKQ.AKQ.AKQ.AKQ', E: 'T9872.JT9.JT9.JT9', S: '6543.876.876.876', W: 'J.5432.5432.5432' },
      record: 'N:AKQ2.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 J.5432.5432.5432',
    },
    expected: { laws: ['13'], restoration: 'from-record', findings: ['moved'] },
  },
  {
    title: 'The same without a record',
    board: {
      law70: 'board/1',
      edition: '1997',
      hands: { N: 'AKQ.AKQ.AKQ.AKQ', E: 'T9872.JT9.JT9.JT9', S: '6543.876.876.876', W: 'J.5432.5432.5432' },
    },
    expected: { laws: ['13'], restoration: 'ask-earlier-players', findings: ['too-few', 'too-many'] },
  },
];

export const scores = [
  {
    title: 'Game or one down after a hesitation, weighted',
    asked: {
      law70: 'adjust/1',
      edition: '2017',
      vulnerable: 'NS',
      offenders: 'EW',
      result: 170,
      others: [620, 170, 620],
      outcomes: [
        { contract: '4S', declarer: 'S', tricks: 10, weight: 60 },
        { contract: '4S', declarer: 'S', tricks: 9, weight: 40 },
      ],
    },
    expected: { kind: 'assigned', cite: ['12C1b', '12C1c'] },
  },
  {
    title: 'The same in 1997: the best likely, the worst at all probable',
    asked: {
      law70: 'adjust/1',
      edition: '1997',
      vulnerable: 'NS',
      offenders: 'EW',
      result: 170,
      others: [620, 170, 620],
      outcomes: [
        { contract: '4S', declarer: 'S', tricks: 10, likely: true },
        { contract: '4S', declarer: 'S', tricks: 11, atAllProbable: true },
        { contract: '4S', declarer: 'S', tricks: 9 },
      ],
    },
    expected: { kind: 'assigned', cite: ['12C2'] },
  },
];
