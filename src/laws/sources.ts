// Where the answers were read: a short name for each text, translation or commentary, and its address where there is one.
// A name says the edition it speaks of and its language; "none" stands for "nothing found". Titles are in the words.

export const sources = {
  none: { address: '' },
  'nl-1963': { address: 'https://keesboek.com' },
  'nl-1987': { address: 'https://keesboek.com' },
  'ru-1987': { address: 'https://web-lit.net' },
  'ru-1987-headings': { address: 'http://www.5rik.ru' },
  'ebl-1987': { address: 'https://modernlib.net' },
  'en-1997': { address: 'https://jfr.pzbs.pl/laws/node9/law70.htm' },
  'quoted-1997': { address: 'https://www.blakjak.org/lws_fer0.htm' },
  'headings-1997': { address: 'https://jfr.pzbs.pl/laws' },
  'drafters-1997': { address: 'http://www.amsterdamned.org/pipermail/blml/2007-November/035555.html' },
  'en-2007': { address: 'https://staging.acbl.org/club-corner/club-directors/rulings-faq/cancelled-concessions/' },
  'en-2007-70': { address: 'http://magazine.rotemltd.co.il/august2013/53' },
  'pl-2007': { address: 'http://www.pzbs.pl/sedziowie/mpb/2007/pol/przep70.htm' },
  'forum-2007': { address: 'https://www.bridgebase.com/forums' },
  'en-2017': { address: 'https://www.pzbs.pl/sedziowie/mpb/2017/en/l70.html' },
  'pl-2017': { address: 'https://www.pzbs.pl/sedziowie/mpb/2017/pl/p71.html' },
  'quoted-2017': { address: 'https://www.taurangabridge.co.nz/blog/749516' },
  'en-1997-11': { address: 'https://bridge.dk/laws/laws97e/laws97nj/node7.html' },
  'wbflc-2000': { address: '' },
  'no-2007': { address: 'http://lovboka.org/11.htm' },
  'changes-2017': { address: 'https://www.bridgewebs.com/bridgend/page4.html' },
} as const;

export type SourceId = keyof typeof sources;
