// The laws on claims in our own English words: a short name for each question, a sentence for each answer.
// Summaries to find the way by, not the texts: the law book decides.

import type { LawWords } from '../words.ts';

export const lawsEn: LawWords = {
  notKnown: 'not known to us',
  secondHand: 'known to us second-hand',
  readIn: 'Read in',
  nearest: (edition, answer) => `Not known to us. The nearest edition that we know, ${edition}: ${answer}`,
  article: (article) => `Law ${article}`,
  sources: {
    none: 'no text found',
    'nl-1963': 'Dutch laws of 1963, articles 70-74',
    'nl-1987': 'Dutch laws of 1987, article 69',
    'ru-1987': 'Russian translation of the 1987 laws (Rybnikov, 1991)',
    'ru-1987-headings': 'headings of the same translation',
    'ebl-1987': 'European Bridge League commentary on the 1987 laws',
    'en-1997': 'English laws of 1997, Law 70',
    'quoted-1997': 'the 1997 laws as quoted by directors',
    'headings-1997': 'contents pages of the 1997 laws',
    'drafters-1997': 'the drafting coordinator of the 2007 laws on the earlier wording',
    'en-2007': 'English laws of 2007, Laws 68B, 70A and 71',
    'en-2007-70': 'English laws of 2007, Laws 70C-E and the footnote, as printed in articles',
    'pl-2007': 'Polish laws of 2007',
    'forum-2007': 'discussion of Law 70E2 by directors of the time',
    'en-2017': 'English laws of 2017',
    'pl-2017': 'Polish laws of 2017',
    'quoted-2017': 'the 2017 laws as quoted by directors',
    'en-1997-11': 'English laws of 1997, Law 11',
    'wbflc-2000': 'minutes of the WBF Laws Committee, 12 January 2000',
    'en-1997-63': 'English laws of 1997, Law 63',
    'ebu-2003-64': 'English directors on Law 64A of the 1997 laws, 2003',
    'no-2007-64': 'Norwegian laws of 2007, Law 64',
    'en-2017-63': 'English laws of 2017, Law 63',
    'en-2017-64': 'English laws of 2017, Law 64, as printed by a club',
    'no-2007': 'Norwegian laws of 2007',
    'changes-2007-2017': 'list of the changes from 2007 to 2017',
    'nl-1963-9': 'Dutch laws of 1963, articles 9-16 and 107',
    'nl-1975-10': 'Dutch laws of 1975, article 10',
    'nl-1987-86': 'Dutch laws of 1987, article 86C',
    'ebl-1987-12': 'European Bridge League commentary on the 1987 laws, Law 12',
    'ru-1987-11': 'headings of a Russian translation of the 1987 laws, Laws 11-14',
    'ru-1997-9': 'Russian translation of the 1997 laws, Law 9',
    'en-1997-10': 'English laws of 1997, Laws 10A and 11',
    'en-1997-12': 'English laws of 1997, Law 12A-C2',
    'nl-1997-13': 'Dutch laws of 1997, article 13',
    'en-1997-15': 'English laws of 1997, Law 15',
    'en-1997-16': 'English laws of 1997, Law 16A, annotated',
    'notes-1997-16': 'notes of Polish directors on the 1997 laws, Law 16C',
    'en-2007-9': 'English laws of 2007, Law 9, quoted in short',
    'quoted-2007-12': 'the 2007 laws on adjusted scores, as quoted by directors',
    'pl-2007-13': 'Polish and Norwegian laws of 2007, Law 13',
    'pl-2007-14': 'Polish, Norwegian and Italian laws of 2007, Law 14',
    'pl-2007-15': 'Polish and Italian laws of 2007, Law 15',
    'en-2007-16': 'English laws of 2007, Law 16A-B2',
    'en-2017-9': 'English laws of 2017, Law 9',
    'en-2017-10': 'English laws of 2017, Law 10',
    'en-2017-12': 'English laws of 2017, Law 12A-C1',
    'pl-2017-13': 'Polish and Dutch laws of 2017, Law 13',
    'pl-2017-11': 'Polish laws of 2017, Law 11',
    'pl-2017-86': 'Polish and Dutch laws of 2017, Law 86',
    'en-2017-15': 'English laws of 2017, Law 15',
    'forum-2017-16': 'discussion of Law 16D (2017) by directors',
  },
  questions: {
    whoMayClaim: 'who may claim',
    knowledgeAfterClaim: 'what is learnt after the claim',
    particularCard: 'an unstated line that needs a given opponent to hold a card',
    outstandingTrump: 'a trump still out',
    normalFootnote: 'what normal play is',
    suitOrder: 'the order of cards in a suit',
    worstLine: 'which line counts',
    partnersChoice: "a defender's claim that needs a choice by partner",
    playAfterClaim: 'play after the claim',
    concededTrick: 'a conceded trick',
    agreementWithdrawn: 'taking back agreement to a claim',
    objectiveDoubt: 'who bears the doubt',
    handsFaced: 'facing the hands',
    procedure: 'the order of the hearing',
    partnerObjects: "a partner's objection to a concession",
    currentTrick: 'words about the trick in progress',
    cardsShown: 'showing cards',
    restConceded: 'the tricks that were not claimed',
    statementDue: 'the statement of the line of play',
    agreementMade: 'when a claim is agreed to',
    agreementTime: 'the time for taking back agreement',
    wonTrickTime: 'the time for a trick that had been won',
    concededTrickTime: 'the time for another conceded trick',
    contractDone: 'a contract already made or beaten',
    correctionPeriod: 'the correction period',
    exposedCards: 'cards of the defenders that were shown',
    rightForfeited: 'a right that is forfeited',
    revokeAtClaim: 'a revoke found at the claim',
    revokeDoubt: 'doubt after a revoke is corrected at the claim',
    revokeTricks: 'tricks transferred for a revoke',
    revokeNoTransfer: 'revokes for which no trick is transferred',
    revokeEquity: 'damage that the tricks for a revoke do not make good',
    wrongCards: 'a wrong number of cards found at the claim',
  },
  answers: {
    whoMayClaim: {
      declarer: 'Only declarer claims; a defender who shows his cards has a rule of his own.',
      'either-side': 'Either side may claim.',
    },
    knowledgeAfterClaim: {
      frozen: 'Nothing first learnt after the claim may help the claimer, even if normal play would have shown it.',
      'as-the-line-shows': 'What every normal line would show may guide the claimer in the rest of the line.',
    },
    particularCard: ({ shownOutBefore, shownOutOnLine, irrationalOtherwise }) => {
      const escapes = [
        ...(shownOutBefore ? ['failed to follow in the suit before the claim'] : []),
        ...(shownOutOnLine ? ['would fail to follow on any normal line'] : []),
      ];
      const also = irrationalOtherwise ? ', or it would be irrational to play otherwise' : '';
      return `No unstated line that needs a given opponent to hold a card, unless an opponent ${escapes.join(' or ')}${also}.`;
    },
    outstandingTrump: {
      'doubt-to-defenders': 'No rule of its own for a trump still out: the doubt goes to the defenders.',
      'presumed-unaware':
        'The claimer who said nothing of a trump still out is presumed unaware of it unless the contrary is clear.',
      'at-all-likely':
        'A trump not mentioned wins a trick when it is at all likely that the claimer was unaware of it and a normal play could lose a trick to it.',
    },
    normalFootnote: ({ includes, classOfPlayer }) => {
      const forClass = classOfPlayer ? ' for the class of player' : '';
      return {
        none: 'No yardstick of normal play is given.',
        'careless-or-inferior-not-irrational': `Normal includes careless or inferior play${forClass}, but not irrational play.`,
        'careless-or-inferior': `Normal includes careless or inferior play${forClass}.`,
      }[includes];
    },
    suitOrder: {
      'not-mentioned': 'No order within a suit is laid down.',
      'regulator-may-fix': 'The regulating authority may lay down an order within a suit, such as from the top.',
    },
    worstLine: {
      'no-contradiction': 'The claimer may not take a line against the explanation given with the claim.',
      'worst-normal': 'No better line outside the statement counts when a normal line is less successful.',
    },
    partnersChoice: {
      'not-mentioned': 'No rule for a defender whose claim needs a choice by partner.',
      'no-credit': "A defender's claim does not stand where it needs partner to choose one of several normal plays.",
    },
    playAfterClaim: {
      forbidden: 'Nothing may happen between the dispute and the director; a defender who plays on may lose rights.',
      void: 'Play stops; cards played after the claim are void.',
      evidence: 'Play stops; cards played after the claim may serve as evidence of the probable plays.',
      'result-if-all-agreed':
        'Play is suspended; if all four agree to play on, the claim is void and the score stands.',
    },
    concededTrick: {
      'any-play': 'A conceded trick is given back when no play, however unlikely, could lose it.',
      'any-legal-then-normal':
        'A conceded trick is given back when no legal play could lose it; for a short time also when no normal play could.',
      'any-normal': 'A conceded trick is given back when no normal play could lose it.',
    },
    agreementWithdrawn: {
      'no-rule': 'No rule on taking back agreement.',
      'no-normal-play-loses': 'Agreement is taken back for a trick that no normal play could lose.',
      likely: 'Agreement is taken back for a trick that the side would likely have won.',
    },
    objectiveDoubt: {
      'to-defenders': 'As fair as possible to both sides; every doubtful point goes to the defenders.',
      'against-claimer': 'As fair as possible to both sides; every doubtful point goes against the claimer.',
    },
    handsFaced: {
      'declarer-must-defenders-may': 'Declarer faces his hand; the defenders may face theirs without penalty.',
      'all-must': 'All four hands are faced.',
      'director-may-require': 'The director may require the hands to be faced.',
    },
    procedure: {
      'hands-statement': "Declarer's hand is faced, then the explanation is repeated.",
      'statement-hands-objections':
        'First the statement is repeated, then the hands are faced, then the objections are heard.',
      'statement-objections-hands':
        'First the statement is repeated, then the objections are heard; hands may be faced.',
    },
    partnerObjects: {
      'no-concession': 'When a defender at once objects to a concession by partner, nothing is conceded.',
      'neither-concession-nor-claim':
        'When a defender at once objects to a concession by partner, there is neither concession nor claim.',
    },
    currentTrick: {
      'no-exception': 'No exception for words about the trick in progress.',
      neither: 'Words about the trick in progress only are neither claim nor concession.',
    },
    cardsShown: {
      always: 'Declarer who faces his hand claims.',
      'unless-no-claim-meant': 'Showing cards is a claim, unless it is clear that none was meant.',
    },
    restConceded: {
      'one-definition': 'Announcing tricks won or lost is one and the same act.',
      'claim-concedes-rest': 'Who claims some of the tricks concedes the others.',
    },
    statementDue: {
      'not-demanded':
        'No statement is demanded with the claim; the director can have the exact order of the cards stated.',
      'at-once-with-order': 'The claimer states at once in what order the cards will be played.',
      'at-once-with-order-hand-faced':
        'The claimer states at once in what order the cards will be played, and faces the hand.',
    },
    agreementMade: {
      'no-rule': 'No rule on agreement.',
      'next-call-or-round-end':
        'A side has agreed that did not object before it called on the next board or the round ended.',
    },
    agreementTime: {
      'no-rule': 'No time is set.',
      'correction-period': 'Agreement can be taken back within the correction period.',
    },
    wonTrickTime: {
      'protest-period': 'A trick that had been won comes back within the period for protests.',
      'correction-period': 'A trick that had been won comes back within the correction period.',
    },
    concededTrickTime: {
      'before-hands-returned':
        'Any other conceded trick must be asked back before all four hands are in the board again.',
      'correction-period': 'Any other conceded trick can be asked back within the correction period.',
    },
    contractDone: {
      'own-rule': 'Conceding a contract that was already made or beaten has a rule of its own: it comes back.',
      'won-tricks-only':
        'No rule of its own for a contract already made or beaten: the tricks that had been won come back.',
    },
    correctionPeriod: {
      'protest-period':
        'The period for protests is set in an article of its own, of which we have not read the length.',
      'thirty-minutes-unless-set':
        'Thirty minutes after the official score is available, unless the organiser sets another time.',
    },
    exposedCards: {
      'partners-may-be-penalty':
        "A defender's own shown cards are no penalty cards; declarer may treat the cards of the partner as penalty cards.",
      'not-mentioned': 'Nothing is said of cards that were shown.',
      'no-penalty-cards':
        'Cards shown are no penalty cards when partner objects at once; what they tell may not be used by partner.',
    },
    rightForfeited: {
      'may-be-lost': 'Who acts before the director has ruled may lose the right to a ruling.',
      'lost-when-gained':
        'Who acts before calling the director may lose the right to a remedy, above all when an opponent in ignorance of the law gave that side a gain.',
      'gaining-side-adjusted':
        "When a side gained by its opponents' ignorance of the law, only the score of that side is adjusted.",
    },
    revokeAtClaim: {
      'own-claim-establishes':
        "A revoke is established by the side's lead or play to the next trick, and by its claim or concession or its agreement to one; while a claim by the other side is disputed it is corrected first.",
    },
    revokeDoubt: {
      'against-revoker': 'After a revoke has been corrected at the claim, doubt goes against the side that revoked.',
    },
    revokeTricks: {
      'two-or-one-and-late-card':
        'Two tricks are transferred when the player won the trick of the revoke and the side a later one; otherwise one of those won from then on, and one more for a later trick won with a card that could have been played to it.',
      'two-or-one':
        'Two tricks are transferred when the player won the trick of the revoke and the side a later one; otherwise one of those won from then on.',
    },
    revokeNoTransfer: {
      'faced-card':
        "No trick is transferred when the side won none from the revoke on (1), for another revoke in the suit by the same player (2), for failing to play a card that was faced or dummy's (3), when attention is drawn to it only after the other side has called on the next board (4) or the round has ended (5), on the twelfth trick (6), or when both sides revoked (7).",
      'penalty-or-dummy':
        "No trick is transferred when the side won none from the revoke on (1), for another revoke in the suit by the same player (2), for failing to play a penalty card or a card of dummy's (3), when attention is drawn to it only after the other side has called on the next board (4) or the round has ended (5), on the twelfth trick (6), or when both sides revoked (7).",
    },
    revokeEquity: {
      'director-adjusts':
        'When the tricks transferred, or none, do not compensate the other side for its damage, the director assigns an adjusted score.',
    },
    wrongCards: {
      'deal-first': 'The deal is put right first; a missing card found among the played cards is a defective trick.',
    },
  },
};
