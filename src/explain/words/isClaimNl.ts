// Dutch: whether it was a claim: the questions, the results and the reasons.

import type { ClaimWords } from '../words.ts';

export const isClaimNl: ClaimWords = {
  yes: 'Ja.',
  no: 'Nee.',
  questions: {
    byDeclarer: 'Was het de leider?',
    currentTrickOnly: 'Ging het alleen om de lopende slag?',
    noClaimMeant:
      'Is het duidelijk dat er geen claim bedoeld was (gevallen kaarten, of de speler speelde gewoon door)?',
    saidWinners: 'Is een aantal te winnen slagen genoemd („gemaakt”, „de rest”)?',
    saidLosers: 'Is een aantal te verliezen slagen genoemd, of de hand opgegeven?',
    allTheRest: 'Ging dat om alle resterende slagen?',
    cutShort: 'Is voorgesteld het spelen te bekorten?',
    showedCards: 'Zijn de kaarten opengelegd of getoond?',
    partnerObjected: 'Maakte partner direct bezwaar?',
  },
  kinds: {
    claim: 'Een claim.',
    concession: 'Afgestaan.',
    both: 'Een claim en afgestaan.',
    neither: 'Geen claim en niet afgestaan.',
  },
  because: {
    'defender-has-own-rule':
      'In deze editie claimt alleen de leider; voor woorden of kaarten van een tegenspeler geldt een eigen regel.',
    'current-trick': 'Het ging alleen om de lopende slag: geen claim en geen afstaan.',
    'current-trick-counts': 'Het ging alleen om de lopende slag; deze editie maakt daarvoor geen uitzondering.',
    'nothing-said':
      'Er is geen aantal genoemd, geen kaart getoond en niet voorgesteld te stoppen: het spelen gaat door.',
    'no-claim-meant': 'Het was duidelijk dat er geen claim bedoeld was.',
    'number-to-win': 'Er is een aantal te winnen slagen genoemd.',
    'number-to-lose': 'Er is een aantal te verliezen slagen genoemd.',
    'rest-implied': 'De slagen van de ene soort houden die van de andere in.',
    'cut-short': 'Er is voorgesteld het spelen te bekorten.',
    'cards-shown': 'De kaarten zijn getoond.',
    'objection-no-concession': 'Partner maakte direct bezwaar: er is niets afgestaan.',
    'objection-neither': 'Partner maakte direct bezwaar: er is afgestaan noch geclaimd.',
  },
};
