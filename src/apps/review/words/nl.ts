// A review in Dutch.

import { EARLY, MANY } from '../../../review/operator.ts';
import type { ReviewWords } from './reviewWords.ts';

const slagen = (count: number) => `${count} ${count === 1 ? 'slag' : 'slagen'}`;
const rooms: Readonly<Record<string, string>> = { open: 'open zaal', closed: 'gesloten zaal' };

export const reviewNl: ReviewWords = {
  verdicts: {
    falls: 'gaat verloren in een normale speelwijze',
    'more-than-possible': 'meer genoteerd dan mogelijk is',
    'stands-only-if': 'klopt alleen als er niets vergeten is',
    conceded: 'een slag afgestaan die niet verloren kon gaan',
    'wrong-cards': 'de kaarten kloppen niet',
    stands: 'klopt in elke normale speelwijze',
    'operator-stop': 'waarschijnlijk gestopt door de invoerder',
    'too-long': 'geen beslissing: duurde te lang',
    failed: 'geen beslissing: mislukt',
    'left-out': 'niet te beoordelen',
  },
  endings: {
    'played-out': 'uitgespeeld',
    claim: 'gestopt met een resultaat',
    'lead-only': 'alleen de uitkomst of de eerste slag',
    stopped: 'gestopt zonder resultaat',
    passed: 'rondgepast',
    'no-play': 'geen speelverloop genoteerd',
    inconsistent: 'tegenstrijdig',
  },
  signs: {
    'lead-only': 'er is hooguit één slag genoteerd',
    'vugraph-early': `ingetikt door een vugraph-invoerder, met ${EARLY} of meer slagen te gaan`,
    'vugraph-part': `ingetikt door een vugraph-invoerder, met ${MANY} of meer slagen te gaan, waarvan de leider niet alles en niet niets krijgt`,
  },
  leftOut: {
    'wrong-cards': 'De handen hebben niet de juiste kaarten.',
    'result-impossible':
      'Het genoteerde resultaat kan niet: het ligt buiten wat de al gespeelde slagen nog mogelijk laten.',
    'hands-unknown': 'Niet alle vier de handen zijn bekend.',
    'own-hands-unknown':
      'Niet alle kaarten van de leider en de dummy zijn bekend; wat hij zou spelen is dus niet te zeggen.',
    irregular:
      'Een verzaking, een uitkomst buiten de beurt of een afgesproken resultaat: de slagen zijn niet die van het spel.',
    'no-declarer': 'De leider is niet bekend.',
  },
  goOn: 'Ga verder met',
  place: { line: 'regel', board: 'spel', table: 'tafel' },
  room: (room) => rooms[room.toLowerCase()] ?? `zaal ${room}`,
  by: 'door',
  swing: (points, imps) => {
    const imp = `${imps} IMP${imps === 1 ? '' : 's'}`;
    return `${Math.abs(points)} punten te ${points > 0 ? 'veel' : 'weinig'} voor de leider, ${imp}`;
  },
  recorded: (total, who, claimed, remaining) =>
    `Genoteerd: ${slagen(total)}; dat geeft ${who} er ${claimed} van de laatste ${remaining}.`,
  worst: (ruled, aware, doubleDummy) =>
    `Slechtste normale speelwijze: ${ruled}${aware === undefined ? '' : `, ${aware} als van elke troef bekend was dat die nog buiten was`}. Bij het beste spel van allen: ${doubleDummy}.`,
  bestPlay: (tricks) => `Bij het beste spel van allen: ${tricks}.`,
  tooMany:
    'Genoteerd is meer dan het beste spel oplevert: een claim die niet klopte, een fout van de tegenpartij, of een tikfout.',
  onlyIf: (who, cards) => `Klopt alleen als ${who} ${cards} niet vergeten was.`,
  conceded: 'In geen enkele normale speelwijze krijgt de claimer zo weinig.',
  stop: (signs) => `Aanwijzingen dat de invoerder stopte: ${signs}.`,
  asAClaim: 'Het aantal hierboven is wat het als claim waard zou zijn, na kort zoeken.',
  tooLong: 'Geen beslissing binnen de tijd voor één spel.',
  longerThan: (seconds) => `langer dan ${`${seconds}`.replace('.', ',')} s`,
  troubles: {
    error: 'law70 zelf ging in de fout',
    'lane-died': 'het proces dat dit spel beoordeelde, viel uit',
  },
  unseen: (who) =>
    `Niet alle kaarten van ${who} staan in het bestand; ze zijn zo slecht voor de claimer gelegd als kan.`,
  lie: (hands) => `Aangenomen: ${hands}.`,
  notExact: 'Niet alles kon worden onderzocht.',
  heading: (worth) => `${worth} ${worth === 1 ? 'spel' : 'spellen'} om naar te kijken, het grootste verschil eerst`,
  others: (count) => `${count} ${count === 1 ? 'andere' : 'andere'}`,
  stopped: 'Voortijdig gestopt: alleen wat tot dan toe klaar was staat in dit verslag.',
  counts: {
    heading: 'Aantallen',
    files: (files, boards) =>
      `${files} ${files === 1 ? 'bestand' : 'bestanden'}, ${boards} ${boards === 1 ? 'spel' : 'spellen'}:`,
    candidates: (count) => `${count} met een oordeel:`,
    said: (problems, notes) =>
      `Over de bestanden gezegd: ${problems} ${problems === 1 ? 'probleem' : 'problemen'}, ${notes} ${notes === 1 ? 'opmerking' : 'opmerkingen'}.`,
  },
  limits: [
    'Bestanden zeggen niet wie claimde, wanneer, of met welke woorden. Aangenomen is dat de leider zonder toelichting claimde wat',
    'het genoteerde resultaat de leider geeft van de slagen die nog te spelen waren. Een spel dat in een vugraph-verslag ophoudt is',
    'vaak geen claim: de invoerder hield op met tikken. Dat is alleen uit aanwijzingen af te leiden (slagen te gaan, en een deel',
    'ervan voor de leider), niet te weten.',
  ],
  vulnerable: { None: 'niemand', NS: 'NZ', EW: 'OW', Both: 'allen' },
  yesNo: ['ja', 'nee'],
  columns: {
    file: 'bestand',
    line: 'regel',
    board: 'spel',
    room: 'zaal',
    table: 'tafel',
    north: 'noord',
    east: 'oost',
    south: 'zuid',
    west: 'west',
    contract: 'contract',
    declarer: 'leider',
    vulnerable: 'kwetsbaar',
    verdict: 'oordeel',
    recorded: 'genoteerd',
    remaining: 'te gaan',
    claimed: 'geclaimd',
    ruled: 'beslissing',
    aware: 'troef geweten',
    doubleDummy: 'beste spel',
    points: 'punten',
    imps: 'imps',
    exact: 'exact',
    forgotten: 'vergeten',
    unseen: 'onbekend',
    play: 'speelwijze',
    why: 'waarom',
  },
  page: {
    title: 'law70: claims van een zitting',
    search: 'bestand, spel of naam',
    declarer: 'leider',
    ledBy: 'voorgespeeld',
    wonBy: 'gewonnen door',
    toClaim: 'naar de claim',
    back: 'een kaart terug',
    on: 'een kaart verder',
    toEnd: 'naar het einde',
    noScript: 'Deze pagina heeft haar script nodig om de claims te tonen.',
    shown: 'getoond',
  },
  progress: (done, speed) => `${done} beoordeeld, ${speed} per seconde`,
  progressOf: (done, total, speed, left) => `${done} van ${total}, ${speed} per seconde, nog ${left}`,
};
