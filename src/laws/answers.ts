// The questions about claims that an edition answers, and the closed set of answers to each. No prose and no cards
// here: `explain` has the words, `ruling` the use. The first part can change a count of tricks, the rest the hearing.

/** The questions, and the answers that an edition can give to each. */
export interface Answers {
  /** Whose claim the claim laws judge. A defender showing his cards had a regime of its own in 1963. */
  readonly whoMayClaim: 'declarer' | 'either-side';
  /** Whether what the line being examined would reveal may guide the claimer later in that line. */
  readonly knowledgeAfterClaim: 'frozen' | 'as-the-line-shows';
  /** When an unstated line may need a given opponent to hold a card: the escapes from the ban. */
  readonly particularCard: ParticularCard;
  /** When a trump that was not mentioned is taken to be forgotten. */
  readonly outstandingTrump: 'doubt-to-defenders' | 'presumed-unaware' | 'at-all-likely';
  /** What "normal" is said to include. */
  readonly normalFootnote: NormalFootnote;
  /** Whether an order of cards within a suit may be laid down for a claim that states none. */
  readonly suitOrder: 'not-mentioned' | 'regulator-may-fix';
  /** Which line counts when the statement leaves a choice. */
  readonly worstLine: 'no-contradiction' | 'worst-normal';
  /** A defender's claim that needs his partner to choose one of several normal plays. */
  readonly partnersChoice: 'not-mentioned' | 'no-credit';
  /** What cards played after the claim are worth. */
  readonly playAfterClaim: 'forbidden' | 'void' | 'evidence' | 'result-if-all-agreed';
  /** The play by which a conceded trick must be safe to be given back. */
  readonly concededTrick: 'any-play' | 'any-legal-then-normal' | 'any-normal';
  /** When a side may take back its agreement to a claim, beyond a trick it had already won. */
  readonly agreementWithdrawn: 'no-rule' | 'no-normal-play-loses' | 'likely';
  /** Against whom a doubtful point goes. */
  readonly objectiveDoubt: 'to-defenders' | 'against-claimer';
  /** Whose cards are faced when the director hears the claim. */
  readonly handsFaced: 'declarer-must-defenders-may' | 'all-must' | 'director-may-require';
  /** The order of the hearing. */
  readonly procedure: 'hands-statement' | 'statement-hands-objections' | 'statement-objections-hands';
  /** What is left when a defender objects at once to his partner's concession. */
  readonly partnerObjects: 'no-concession' | 'neither-concession-nor-claim';
  /** Words about the trick in progress only. */
  readonly currentTrick: 'no-exception' | 'neither';
  /** Whether showing the cards is a claim. */
  readonly cardsShown: 'always' | 'unless-no-claim-meant';
  /** Whether a claim of some tricks concedes the others. */
  readonly restConceded: 'one-definition' | 'claim-concedes-rest';
  /** When the claimer must say how the cards will be played. */
  readonly statementDue: 'not-demanded' | 'at-once-with-order' | 'at-once-with-order-hand-faced';
  /** When a side has agreed to a claim. */
  readonly agreementMade: 'no-rule' | 'next-call-or-round-end';
  /** How long agreement can be taken back. */
  readonly agreementTime: 'no-rule' | 'correction-period';
  /** How long a conceded trick that had been won already can be had back. */
  readonly wonTrickTime: 'protest-period' | 'correction-period';
  /** How long another conceded trick can be had back. */
  readonly concededTrickTime: 'before-hands-returned' | 'correction-period';
  /** A concession of a contract that was already made or beaten. */
  readonly contractDone: 'own-rule' | 'won-tricks-only';
  /** The period that the time limits point to. */
  readonly correctionPeriod: 'protest-period' | 'thirty-minutes-unless-set';
  /** Cards of the defenders that a claim or a concession exposed. */
  readonly exposedCards: 'partners-may-be-penalty' | 'not-mentioned' | 'no-penalty-cards';
  /** What a side loses that acts before the director has come. */
  readonly rightForfeited: 'may-be-lost' | 'lost-when-gained' | 'gaining-side-adjusted';
  /** When a revoke that comes to light at the claim is established. */
  readonly revokeAtClaim: 'own-claim-establishes';
  /** Whom doubt goes against when it was not established and is corrected. */
  readonly revokeDoubt: 'against-revoker';
  /** Tricks transferred for an established revoke: two when the player won that trick and the side a later one, otherwise one of
   *  those won from then on; and one more for a later trick won with a card that could have been played. */
  readonly revokeTricks: 'two-or-one-and-late-card' | 'two-or-one';
  /** Established revokes for which no trick is transferred: a card faced on the table that was not played, or only a penalty
   *  card or one of dummy's; in both also the other cases of 64B. */
  readonly revokeNoTransfer: 'faced-card' | 'penalty-or-dummy';
  /** What is left when the other side is not compensated enough. */
  readonly revokeEquity: 'director-adjusts';
  /** A wrong number of cards that comes to light at the claim. */
  readonly wrongCards: 'deal-first';
}

export interface ParticularCard {
  /** An opponent failed to follow in the suit before the claim. */
  readonly shownOutBefore: boolean;
  /** An opponent would fail to follow in the suit later, on any normal line. */
  readonly shownOutOnLine: boolean;
  /** Not to take that line would be irrational. */
  readonly irrationalOtherwise: boolean;
}

export interface NormalFootnote {
  readonly includes: 'none' | 'careless-or-inferior-not-irrational' | 'careless-or-inferior';
  /** Whether normal is measured by the class of player. */
  readonly classOfPlayer: boolean;
}

export type Question = keyof Answers;
