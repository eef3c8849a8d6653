// Where the answers were read: short names for the texts, translations and commentaries.
// A name says the edition it speaks of and its language; "none" stands for "nothing found".

export const sources = {
  none: { title: 'no text found', address: '' },
  'nl-1963': { title: 'Dutch laws of 1963, articles 70-74', address: 'https://keesboek.com' },
  'nl-1987': { title: 'Dutch laws of 1987, article 69', address: 'https://keesboek.com' },
  'ru-1987': { title: 'Russian translation of the 1987 laws (Rybnikov, 1991)', address: 'https://web-lit.net' },
  'ru-1987-headings': { title: 'headings of the same translation', address: 'http://www.5rik.ru' },
  'ebl-1987': { title: 'European Bridge League commentary on the 1987 laws', address: 'https://modernlib.net' },
  'en-1997': { title: 'English laws of 1997, Law 70', address: 'https://jfr.pzbs.pl/laws/node9/law70.htm' },
  'quoted-1997': { title: 'the 1997 laws as quoted by directors', address: 'https://www.blakjak.org/lws_fer0.htm' },
  'headings-1997': { title: 'contents pages of the 1997 laws', address: 'https://jfr.pzbs.pl/laws' },
  'drafters-1997': {
    title: 'the drafting coordinator of the 2007 laws on the earlier wording',
    address: 'http://www.amsterdamned.org/pipermail/blml/2007-November/035555.html',
  },
  'en-2007': {
    title: 'English laws of 2007, Laws 68B, 70A and 71',
    address: 'https://staging.acbl.org/club-corner/club-directors/rulings-faq/cancelled-concessions/',
  },
  'en-2007-70': {
    title: 'English laws of 2007, Laws 70C-E and the footnote, as printed in articles',
    address: 'http://magazine.rotemltd.co.il/august2013/53',
  },
  'pl-2007': { title: 'Polish laws of 2007', address: 'http://www.pzbs.pl/sedziowie/mpb/2007/pol/przep70.htm' },
  'forum-2007': {
    title: 'discussion of Law 70E2 by directors of the time',
    address: 'https://www.bridgebase.com/forums',
  },
  'en-2017': { title: 'English laws of 2017', address: 'https://www.pzbs.pl/sedziowie/mpb/2017/en/l70.html' },
  'pl-2017': { title: 'Polish laws of 2017', address: 'https://www.pzbs.pl/sedziowie/mpb/2017/pl/p71.html' },
  'quoted-2017': {
    title: 'the 2017 laws as quoted by directors',
    address: 'https://www.taurangabridge.co.nz/blog/749516',
  },
} as const;

export type SourceId = keyof typeof sources;
