// The words that the articles on irregularities are written in: the facts a director establishes, the rules that decide
// (each filed under what it is about), and what may be said at the table. Sentences for all of them are in `explain`.

import type { Fact } from './fact.ts';

export const articles = ['9', '10', '11', '12', '13', '14', '15', '16'] as const;
export type Article = (typeof articles)[number];

const yesNo = (ask: Fact['ask']) => ({ kind: 'yes-no', ask }) as const;
const choice = <const O extends readonly string[]>(ask: Fact['ask'], ...options: O) =>
  ({ kind: 'choice', ask, options }) as const;

export const facts = {
  // 9
  attentionDrawn: yesNo('table'),
  period: choice('table', 'auction', 'play', 'after-play'),
  whoSpeaks: choice('table', 'player', 'dummy', 'dummy-without-rights'),
  ownIrregularity: yesNo('table'),
  onlyPrevents: yesNo('table'),
  correctedBefore: yesNo('table'),
  // 10
  playersSettled: yesNo('table'),
  hasOptions: yesNo('director'),
  whoChooses: choice('table', 'declarer', 'defender'),
  partnerHelped: yesNo('table'),
  // 11
  actedBefore: choice('table', 'no', 'after-right-hand-opponent', 'otherwise'),
  consulted: yesNo('table'),
  ignoranceGained: yesNo('director'),
  spectatorFirst: choice('table', 'no', 'for-innocents', 'for-offenders'),
  forfeitJudged: yesNo('director'),
  // 12
  ground: choice(
    'director',
    'law-says-so',
    'no-indemnity',
    'play-impossible',
    'wrong-remedy',
    'remedy-too-hard',
    'none',
  ),
  resultObtained: yesNo('director'),
  scoring: choice('director', 'points', 'matchpoints'),
  innocentForced: yesNo('director'),
  fault: choice('director', 'none', 'partly', 'directly'),
  damaged: yesNo('director'),
  selfInflicted: yesNo('director'),
  regulatorsStandard: yesNo('director'),
  manyResults: yesNo('director'),
  // 13
  cardsInHand: { kind: 'number', ask: 'director', bands: { fewer: [0, 12], thirteen: [13, 13], more: [14, 53] } },
  othersComplete: yesNo('director'),
  foundWhen: choice('table', 'before-call', 'after-call', 'after-play'),
  surplusCard: yesNo('director'),
  surplusPlayed: yesNo('director'),
  handRecord: yesNo('director'),
  earlierPlayersKnow: yesNo('director'),
  cardSeen: yesNo('player-aside'),
  seenMatters: yesNo('director'),
  allFourConsent: yesNo('table'),
  playable: yesNo('director'),
  // 14
  shortHand: { kind: 'seat', ask: 'table' },
  cardFound: choice('table', 'among-played', 'elsewhere', 'not-found'),
  missingCard: { kind: 'card', ask: 'director' },
  beforeLead: yesNo('table'),
  ownerDefends: yesNo('table'),
  failedToPlayIt: yesNo('director'),
  // 15
  cardsFromWrongBoard: yesNo('table'),
  partnerCalled: yesNo('table'),
  foundInAuction: yesNo('table'),
  sameCalls: yesNo('table'),
  boardPlayedBefore: yesNo('director'),
  deliberate: yesNo('director'),
  // 16
  informationFrom: choice('player-aside', 'partner', 'accident', 'withdrawn-action'),
  disrupts: yesNo('director'),
  substituteAvailable: yesNo('director'),
  beforeFirstCall: yesNo('table'),
  whichOption: choice('director', 'ignore', 'reserve', 'forbid', 'prescribe', 'adjust-now'),
  logicalAlternative: yesNo('director'),
  couldBeSuggested: yesNo('director'),
  usesOffendersAction: yesNo('table'),
} as const satisfies Record<string, Fact>;

export type FactId = keyof typeof facts;

/** What a rule is about. */
export const parts = ['now', 'rights', 'remedy', 'score'] as const;
export type Part = (typeof parts)[number];

/** Every rule, filed under what it is about. */
export const rules = {
  // 9
  'call-when-attention': 'now',
  'anyone-may-call': 'rights',
  'anyone-but-dummy-without-rights': 'rights',
  'dummy-may-not-speak-in-play': 'rights',
  'dummy-may-after-play': 'rights',
  'any-player-in-auction': 'rights',
  'declarer-or-defender-in-play': 'rights',
  'may-prevent': 'rights',
  'dummy-without-rights-may-not': 'rights',
  'no-duty-to-report': 'rights',
  'own-report-harmless': 'rights',
  'nothing-until-explained': 'now',
  'premature-correction': 'remedy',
  'nothing-to-do': 'now',
  // 10
  'director-alone': 'now',
  'no-waiver': 'rights',
  'may-cancel-settlement': 'now',
  'may-allow-or-cancel': 'now',
  'explain-options': 'now',
  'declarer-without-dummy': 'rights',
  'choose-without-partner': 'rights',
  'most-advantageous': 'rights',
  'offenders-may-gain-after': 'rights',
  // 11
  'may-forfeit-by-acting': 'remedy',
  'forfeits-after-right-hand-opponent': 'remedy',
  'consultation-cancels': 'remedy',
  'right-kept': 'rights',
  'forfeit-when-ignorance-gained': 'remedy',
  'only-gaining-side-adjusted': 'score',
  'spectator-innocents': 'remedy',
  'spectator-offenders': 'remedy',
  'penalty-still-possible': 'remedy',
  // 12
  'only-where-law-allows': 'score',
  'ground-law': 'score',
  'ground-no-indemnity': 'score',
  'ground-play-impossible': 'score',
  'ground-wrong-remedy': 'score',
  'never-for-severity': 'score',
  'change-the-score': 'score',
  'give-matchpoints': 'score',
  'no-more-than-repair': 'score',
  'need-not-balance': 'score',
  'innocent-sixty-or-average': 'score',
  'average-minus': 'score',
  average: 'score',
  'average-plus': 'score',
  'likely-and-at-all-probable': 'score',
  'likely-and-possible': 'score',
  'redress-damage': 'score',
  'no-damage-no-adjustment': 'score',
  'probable-outcome': 'score',
  weighted: 'score',
  'too-many-results': 'score',
  'self-inflicted-stays': 'score',
  'regulator-likely-standard': 'score',
  // 13
  'restore-from-record': 'now',
  'ask-earlier-players': 'now',
  'new-deal': 'now',
  'play-normally': 'now',
  'seen-card-matters': 'score',
  'play-on-with-consent': 'now',
  'artificial-without-consent': 'score',
  'artificial-seen-interferes': 'score',
  'result-cancelled': 'score',
  'procedural-penalty': 'remedy',
  'only-more-than-thirteen': 'now',
  'calls-stand': 'rights',
  'may-adjust-after': 'score',
  'not-playable-adjust': 'score',
  'play-first-then-adjust': 'score',
  'adjust-at-once': 'score',
  'moved-cards-unauthorised': 'rights',
  'surplus-removed': 'now',
  'surplus-in-finished-trick': 'score',
  'team-results': 'score',
  // 14
  'look-for-card': 'now',
  'played-is-defective-trick': 'now',
  'restored-to-hand': 'now',
  'pack-rebuilt': 'now',
  'always-in-hand': 'rights',
  'may-be-penalty-card': 'remedy',
  'may-be-revoke': 'remedy',
  'replacement-unauthorised': 'rights',
  // 15
  'wrong-board-stands': 'score',
  'right-board-later': 'now',
  'second-score-cancelled': 'score',
  'deprived-adjusted': 'score',
  'deprived-artificial': 'score',
  'auction-cancelled-repeat': 'now',
  'different-calls-cancel': 'score',
  'deliberate-penalty': 'remedy',
  'call-cancelled-again': 'now',
  'partner-called-adjust': 'score',
  'later-call-differs': 'score',
  'board-cancelled-for-both': 'score',
  'must-be-completed': 'now',
  // 16
  'tell-director-at-once': 'now',
  'play-on-unless-disrupted': 'now',
  'substitute-or-adjust': 'score',
  'ignore-it': 'now',
  'reserve-score': 'score',
  'forbid-action': 'remedy',
  'prescribe-action': 'remedy',
  'adjust-now': 'score',
  'no-suggested-alternative': 'rights',
  'alternative-defined': 'rights',
  'may-announce-reservation': 'rights',
  'innocents-may-use': 'rights',
  'offenders-may-not-use': 'rights',
  'redeal-if-event-allows': 'now',
  'complete-ready-to-adjust': 'now',
  'adjusted-for-outside-information': 'score',
} as const satisfies Record<string, Part>;

export type RuleId = keyof typeof rules;

/** What the director may say at the table; never more than the players may know. */
export const says = [
  'carry-on',
  'nothing-until-i-have-explained',
  'i-decide-this',
  'choose-now-alone',
  'right-lost',
  'right-kept',
  'score-later',
  'no-adjustment',
  'count-your-cards',
  'restore-and-play',
  'we-deal-again',
  'do-you-all-agree',
  'board-cancelled',
  'call-me-after-play',
  'find-the-card',
  'take-your-cards-again',
  'do-not-use-that',
  'look-it-up',
] as const;
export type SayId = (typeof says)[number];
