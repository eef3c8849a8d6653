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
  'nl-1963-9': { address: 'https://keesboek.com' },
  'nl-1975-10': {
    address: 'https://keesboek.com/index.php?oldid=6553&printable=yes&title=Sjabloon%3A1975%3A10',
  },
  'nl-1987-86': { address: 'https://keesboek.com/index.php?oldid=5952&title=Sjabloon%3A1987%3A86C' },
  'ebl-1987-12': {
    address: 'https://libok.net/writer/2436/kniga/5989/endikott_grattan/kommentariy_k_pravilam_bridja_1987/read/5',
  },
  'ru-1987-11': { address: 'http://www.5rik.ru/library/sport/lawbridg.php' },
  'ru-1997-9': { address: 'http://bridgeclub.ru/law/006.html' },
  'en-1997-10': { address: 'https://bridge.dk/laws/laws97e/laws97nj/node7.html' },
  'en-1997-12': {
    address: 'https://bridgemagasiner.no/var/fckeditor/bridgeno/file/PDF/nedlastning/reglement/lovbok.zip',
  },
  'nl-1997-13': { address: 'https://keesboek.com' },
  'en-1997-15': { address: 'https://jfr.pzbs.pl/laws/node7/law15.htm' },
  'en-1997-16': { address: 'https://www.jeff-goldsmith.com/bridge/talks/UIApp1.html' },
  'notes-1997-16': { address: 'https://jfr.pzbs.pl/laws/otymmpb.htm' },
  'en-2007-9': { address: 'http://www.d17acbl.org/index.php?page=director-calls-march-2013' },
  'quoted-2007-12': {
    address:
      'http://bridgewinners.com/article/view/acbls-incorporation-of-law-12c1c-effective-01-january-2016/?cj=311168',
  },
  'pl-2007-13': { address: 'https://www.pzbs.pl/sedziowie/mpb/2007/pol/przep13.htm' },
  'pl-2007-14': { address: 'https://www.pzbs.pl/sedziowie/mpb/2007/pol/przep14.htm' },
  'pl-2007-15': { address: 'https://www.pzbs.pl/sedziowie/mpb/2007/pol/przep15.htm' },
  'en-2007-16': { address: 'https://www.pzbs.pl/sedziowie/mpb/2007/ang/law16.htm' },
  'en-2017-9': { address: 'https://www.pzbs.pl/sedziowie/mpb/2017/en/l9.html' },
  'en-2017-10': { address: 'https://www.pzbs.pl/sedziowie/mpb/2017/en/l10.html' },
  'en-2017-12': { address: 'https://www.pzbs.pl/sedziowie/mpb/2017/en/l12.html' },
  'pl-2017-13': { address: 'https://www.pzbs.pl/sedziowie/mpb/2017/pl/p13.html' },
  'nl-2017-13': { address: 'https://keesboek.com/Sjabloon:2017:13D' },
  'en-2017-15': { address: 'https://www.pzbs.pl/sedziowie/mpb/2017/en/l15.html' },
  'forum-2017-16': { address: 'https://www.ebu.co.uk/forum/discussion/112/law-15b-wrong-board' },
} as const;

export type SourceId = keyof typeof sources;
