// Words as they are typed in a hurry, and the words that the grammars know for them. Only forms that cannot be anything else
// in a statement: "ha" in Dutch stays the ace of hearts (but "3 ha": tokens.ts), "DT" in capitals the ten of diamonds.

import type { StatementLang } from './tree.ts';

const english = {
  spades: 's sp sps spd spds',
  hearts: 'h ht hts hrt hrts',
  diamonds: 'd di dia diam dias dms dmd dmds',
  clubs: 'c cl cls clb clbs',
  trumps: 'tr trs trp trps tps trmps',
  dummy: 'dmy dum dmmy',
  draw: 'dr drw',
  lead: 'ld',
  high: 'hi',
  low: 'lo',
  round: 'rd rnd',
  rounds: 'rds rnds',
  trick: 'trk',
  tricks: 'trks tks',
  crossruff: 'xruff xr xruffs',
  discard: 'disc dsc',
  through: 'thru',
  opponents: 'opps opp',
  finesse: 'fin fnss',
  'draw trumps': 'dt',
  'are not': 'arent',
  'is not': 'isnt',
};

const dutch = {
  schoppen: 'sch',
  harten: 'hrt',
  ruiten: 'ru rui rt',
  klaveren: 'kl kla klav',
  troef: 'tr trf',
  dummy: 'dum dmy',
  slagen: 'sl slgn',
  rondes: 'rd rds ronden',
  keer: 'x',
  introeven: 'intr',
};

const listed = (forms: Readonly<Record<string, string>>): ReadonlyMap<string, readonly string[]> =>
  new Map(
    Object.entries(forms).flatMap(([words, short]) =>
      short.split(' ').map((form) => [form, words.split(' ')] as const),
    ),
  );

export const shortForms: Record<StatementLang, ReadonlyMap<string, readonly string[]>> = {
  en: listed(english),
  nl: listed(dutch),
};
