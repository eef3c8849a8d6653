// Dutch: adjusted scores.

import type { AdjustedWords } from './adjusted.ts';

export const adjustedNl: AdjustedWords = {
  heading: 'Arbitrale score',
  kinds: {
    assigned: 'Een vervangende score.',
    artificial: 'Een kunstmatige score.',
    'no-damage':
      'Geen schade: de onschuldige partij deed het niet slechter dan te verwachten was. De score blijft staan.',
  },
  standards: {
    'one-result': 'Eén resultaat, zoals de wedstrijdleider het vaststelt.',
    'likely-possible':
      'Het beste dat waarschijnlijk was voor de onschuldigen, het slechtste van alles wat mogelijk was voor de overtreders.',
    'likely-probable':
      'Het beste dat waarschijnlijk was voor de onschuldigen, het slechtste dat enigszins waarschijnlijk was voor de overtreders.',
    weighted: 'Resultaten, gewogen naar hun waarschijnlijkheid.',
  },
  atLeast:
    'Een onschuldige partij krijgt ten minste 60 %, of het eigen gemiddelde over de spellen die zij in de zitting speelde („ownAverage”) als dat hoger is.',
  borrowed: (from, edition, side) =>
    side === undefined
      ? `De kunstmatige scores van ${edition} zijn ons niet bekend; die van ${from} worden gebruikt.`
      : `Wat ${edition} aan ${side} geeft, is ons niet bekend; de kunstmatige score van ${from} wordt gebruikt.`,
  counted: (contract, declarer, doubleDummy, worstNormal, exact) =>
    `${contract} door ${declarer}: ${doubleDummy} slagen met open kaarten${worstNormal === undefined ? '' : `, ${worstNormal} in de slechtste normale speelwijze${exact ? '' : ' die gevonden is'}`}.`,
  knockOut: (NS, EW) =>
    `Knock-outwedstrijd: elke partij wordt apart berekend, en beide teams krijgen het gemiddelde: ${NS} imps voor Noord-Zuid van deze tafel, ${EW} voor Oost-West.`,
  knockOutFrom: (from, edition) =>
    `Wat ${edition} met zulke scores in een knock-outwedstrijd doet, is ons niet bekend; dit is de regel van ${from}.`,
  total: (pair, top, before, after) => `Paar ${pair} in totaal: ${after} van ${top} matchpunten (was: ${before}).`,
  points: (points) => `punten ${points}`,
  percent: (percent) => `${percent} van het spel`,
  matchpoints: (points, top, before) =>
    `matchpunten ${points} van ${top}${before === undefined ? '' : ` (was: ${before})`}`,
  imps: (imps) => `gemiddeld ${imps} imps tegen de andere tafels`,
  teamImps: (imps) => `${imps} imps in de wedstrijd`,
  instead:
    'De onschuldige partij krijgt gemiddeld-plus, wat meer is dan de vervangende score haar geeft; de overtreders verliezen evenveel.',
  others: (table, before, after) =>
    `Andere tafel ${table}, matchpunten Noord-Zuid en Oost-West: ${before.join(' en ')} worden ${after.join(' en ')}.`,
};
