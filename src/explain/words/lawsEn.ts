// The laws on claims in our own English words: a short name for each question, a sentence for each answer.
// Summaries to find the way by, not the texts: the law book decides.

import type { LawWords } from '../words.ts';

export const lawsEn: LawWords = {
  notKnown: 'not known to us',
  secondHand: 'known to us second-hand',
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
  },
};
