// Dutch: what can be wrong with an article, an irregularity, a board as found, an adjusted score or a file, a sentence for each code that
// a case or a session file does not have too. The details stay in the words of the reader.

export const chapterProblemsNl = {
  'adjusted-table': 'In het veld moet één tafel van het spel de arbitrale score krijgen.',
  answer: 'Dit is geen antwoord op deze vraag.',
  'answered-twice': 'Deze vraag is twee keer beantwoord.',
  both: 'Van twee gegevens kan er maar één worden gegeven.',
  fault: 'Dit is een fout in law70 zelf.',
  file: 'Dit bestand is niet te lezen.',
  'not-in-front': 'Een gespeelde kaart ligt niet voor de speler die haar speelde.',
  'not-known': 'Dit is ons van die editie niet bekend.',
  'not-there': 'Deze zitplaats heeft die kaart niet.',
  outcomes: 'De uitkomsten die bij deze maatstaf horen, ontbreken.',
  'pair-twice': 'Een paar zit aan twee tafels van hetzelfde spel.',
  pairs: 'Een tafel heeft twee paren: Noord-Zuid en Oost-West.',
  points: 'Dit is geen score die bij bridge voorkomt.',
  position: 'Dit is geen stand.',
  'seat-card': 'Dit is geen zitplaats met een kaart.',
  'several-results': 'Verscheidene uitslagen aan andere tafels passen niet bij wat er verder is gegeven.',
  standard: 'Deze maatstaf kent die editie niet.',
  'there-twice': 'Een kaart ligt op twee plaatsen.',
  'unknown-article': 'Dit artikel is hier niet bekend.',
  'unknown-fault': 'Dit is geen mate van schuld.',
  'unknown-question': 'Deze vraag bestaat niet.',
  'unknown-side': 'Dit is geen partij.',
  'unknown-standard': 'Dit is geen maatstaf voor een arbitrale score.',
} as const;
