// English: whether it was a claim: the questions, the results and the reasons.

import type { ClaimWords } from '../words.ts';

export const isClaimEn: ClaimWords = {
  yes: 'Yes.',
  no: 'No.',
  questions: {
    byDeclarer: 'Was it declarer?',
    currentTrickOnly: 'Was it about the trick in progress only?',
    noClaimMeant: 'Is it clear that no claim was meant (cards dropped by accident, or the player simply played on)?',
    saidWinners: 'Was a number of tricks to be won said (“making”, “the rest”)?',
    saidLosers: 'Was a number of tricks to be lost said, or the hand given up?',
    allTheRest: 'Was that for all the tricks left?',
    cutShort: 'Was it suggested to cut play short?',
    showedCards: 'Were the cards faced or shown?',
    partnerObjected: 'Did partner object at once?',
  },
  kinds: {
    claim: 'A claim.',
    concession: 'A concession.',
    both: 'A claim and a concession.',
    neither: 'Neither a claim nor a concession.',
  },
  because: {
    'defender-has-own-rule':
      "Only declarer claims in this edition; a defender's words or cards come under a rule of their own.",
    'current-trick': 'It was about the trick in progress only: neither claim nor concession.',
    'current-trick-counts': 'It was about the trick in progress only; this edition makes no exception for that.',
    'nothing-said': 'No number was said, no cards were shown and nobody suggested to stop: play goes on.',
    'no-claim-meant': 'It was clear that no claim was meant.',
    'number-to-win': 'A number of tricks to be won was said.',
    'number-to-lose': 'A number of tricks to be lost was said.',
    'rest-implied': 'The tricks of the one kind imply those of the other.',
    'cut-short': 'It was suggested to cut play short.',
    'cards-shown': 'The cards were shown.',
    'objection-no-concession': 'Partner objected at once: nothing is conceded.',
    'objection-neither': 'Partner objected at once: there is neither concession nor claim.',
  },
};
