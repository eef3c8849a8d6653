// What the law leaves to practice: switches of "normal", who is known to have said what about each, and the sets that go by
// the name of a regulating authority. What an authority is not known to have settled keeps the default, and that is said.
// Sources are published guidance on Law 70 (see DECISIONS.md); their words are not repeated here.

export const guidance = {
  'ebu-white-book': { title: 'EBU White Book 8.70', address: 'https://www.ebu.co.uk/laws-and-ethics/publications' },
  'ebu-forum-325': { title: 'EBU forum, 325', address: 'https://forums.ebu.co.uk/discussion/325/disputed-claim' },
  'ebu-forum-1202': { title: 'EBU forum, 1202', address: 'https://forums.ebu.co.uk/discussion/1202/claim-disputed' },
  'ebu-forum-1407': {
    title: 'EBU forum, 1407',
    address: 'https://forums.ebu.co.uk/discussion/1407/looking-for-examples-of-contested-claim-director-rulings',
  },
  'ebu-forum-11950': { title: 'EBU forum, 11950', address: 'https://forums.ebu.co.uk/discussion/comment/11950' },
  'acbl-1992': {
    title: 'ACBL guidelines of 1992',
    address: 'https://www.thesmolens.com/BridgeFiles/claims.html',
  },
  'acbl-2019': {
    title: 'ACBL guidelines of 2019',
    address: 'https://view.pagetiger.com/jafnakthai/jzndjtgh/page40.htm',
  },
  'wbu-2018': {
    title: 'WBU directors, 2018',
    address: 'https://directors.welshbridgeunion.org/2018/12/12/disputed-claim/',
  },
  'blml-2007-12': {
    title: 'BLML, December 2007',
    address: 'http://www.amsterdamned.org/pipermail/blml/2007-December/',
  },
  'blml-2010': { title: 'BLML, September 2010', address: 'http://lists.rtflb.org/pipermail/blml/' },
  'ebu-appeal-2011': {
    title: 'EBU appeals committee, 2011',
    address: 'https://www.ebu.co.uk/newsletters/?id=14&page=6',
  },
  'wbflc-2001': {
    title: 'WBF Laws Committee, 1 November 2001',
    address: 'https://www.dybdal.dk/tl/wbflc/text/wbflc%20mins%20011101.txt',
  },
  'forum-65633': { title: 'BBO forum, 65633', address: 'http://www.bridgebase.com/forums/topic/65633-claim' },
  'forum-78518': {
    title: 'BBO forum, 78518',
    address: 'https://www2.dal10.sl.bridgebase.com/forums/topic/78518-a-genuine-grosvenor',
  },
  'blml-2006-07': { title: 'BLML, July 2006', address: 'http://www.amsterdamned.org/pipermail/blml/2006-July/' },
} as const;

export type Guidance = keyof typeof guidance;

/** The readings of each switch, the default first, with who said it. */
export const readings = {
  /** Whether a suit is led from the top. */
  topDown: [
    { value: true, said: ['ebu-white-book', 'acbl-1992', 'acbl-2019'] },
    { value: false, said: [] },
  ],
  /** Whether that goes for a hand with nothing above the jack in the suit too. */
  smallCards: [
    { value: 'from-the-top', said: ['blml-2007-12'] },
    { value: 'any', said: ['ebu-white-book', 'ebu-forum-325'] },
  ],
  /** Whether trumps thought to be the last may be led while he has other winners to lead. */
  ownLastTrump: [
    { value: 'at-the-end', said: ['acbl-2019'] },
    { value: 'any-time', said: ['acbl-1992', 'ebu-forum-1202', 'wbu-2018'] },
  ],
  /** With which trump a trick is ruffed. */
  ruff: [
    { value: 'low', said: ['acbl-2019'] },
    { value: 'any', said: ['ebu-forum-11950'] },
  ],
  /** With which of several winning cards a trick is won. */
  winWith: [
    { value: 'lowest', said: ['blml-2007-12'] },
    { value: 'any', said: ['blml-2007-12'] },
  ],
  /** Silence about a trump: taken as forgetting, or not when his side had just led trumps and an opponent followed. */
  silentTrump: [
    { value: 'forgotten', said: [] },
    { value: 'unless-drawing', said: ['ebu-white-book'] },
  ],
  /** Whether he sees a show-out or a ruff on the line that is examined. */
  showOuts: [
    { value: 'seen', said: ['blml-2006-07'] },
    { value: 'missed', said: ['blml-2006-07'] },
  ],
  /** The order of suits: any, or none in which a suit once left is taken up again while another can be led. */
  suitOrder: [
    { value: 'any', said: ['acbl-2019'] },
    { value: 'not-tortuous', said: ['ebu-forum-1407'] },
  ],
  /** When a stated step cannot be followed: later steps that still apply bind, or nothing more does. */
  afterBreakdown: [
    { value: 'later-steps', said: ['wbflc-2001'] },
    { value: 'nothing', said: ['forum-65633'] },
  ],
  /** "Run the clubs" when they do not break: to the last card, or until a trick in the suit is lost. */
  run: [
    { value: 'to-the-end', said: ['forum-78518'] },
    { value: 'until-it-loses', said: ['forum-78518', 'blml-2006-07'] },
  ],
  /** When a defender shows out of a suit that is being run while the other still has cards of it. */
  afterShowOut: [
    { value: 'goes-on', said: ['forum-78518', 'blml-2006-07'] },
    { value: 'may-stop', said: ['blml-2006-07'] },
  ],
  /** Actions said one after another: in that order, or in any. */
  listed: [
    { value: 'in-order', said: ['blml-2010'] },
    { value: 'any-order', said: ['ebu-appeal-2011'] },
  ],
} as const satisfies Record<
  string,
  readonly { readonly value: string | boolean; readonly said: readonly Guidance[] }[]
>;

export type SwitchName = keyof typeof readings;
export type Switches = { readonly [S in SwitchName]: (typeof readings)[S][number]['value'] };
export const switchNames = Object.keys(readings) as readonly SwitchName[];

type Settled = { readonly [S in SwitchName]?: { readonly value: Switches[S]; readonly source: Guidance } };

/** What each authority is known to have settled. */
export const authorities = {
  wbf: { afterBreakdown: { value: 'later-steps', source: 'wbflc-2001' } },
  ebu: {
    topDown: { value: true, source: 'ebu-white-book' },
    smallCards: { value: 'any', source: 'ebu-forum-325' },
    ownLastTrump: { value: 'any-time', source: 'ebu-forum-1202' },
    silentTrump: { value: 'unless-drawing', source: 'ebu-white-book' },
    suitOrder: { value: 'not-tortuous', source: 'ebu-forum-1407' },
  },
  acbl: {
    topDown: { value: true, source: 'acbl-2019' },
    ownLastTrump: { value: 'at-the-end', source: 'acbl-2019' },
    ruff: { value: 'low', source: 'acbl-2019' },
    suitOrder: { value: 'any', source: 'acbl-2019' },
  },
  nbb: {},
} as const satisfies Record<string, Settled>;

export type AuthorityId = keyof typeof authorities;
export const authorityIds = Object.keys(authorities) as readonly AuthorityId[];

/** What a case says: an authority, and switches of its own. */
export type Regulations = { readonly authority?: AuthorityId } & Partial<Switches>;

/** A switch as it is used, and why: the case says so, the authority does, or nobody does. */
export interface Regulated<S extends SwitchName = SwitchName> {
  readonly value: Switches[S];
  readonly from: 'case' | 'authority' | 'default';
  readonly source?: Guidance;
}

export function regulated<S extends SwitchName>(regulations: Regulations, name: S): Regulated<S> {
  const own = regulations[name] as Switches[S] | undefined;
  if (own !== undefined) return { value: own, from: 'case' };
  const settled: Settled = regulations.authority === undefined ? {} : authorities[regulations.authority];
  const known = settled[name];
  if (known !== undefined) return { value: known.value as Switches[S], from: 'authority', source: known.source };
  return { value: readings[name][0].value as Switches[S], from: 'default' };
}
