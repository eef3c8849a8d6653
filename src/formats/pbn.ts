// PBN games into boards: what is inherited ("#", "##", and the deal that a second record of a board leaves out), the words of
// seats, contract and result, and the sections for auction and play. Facts of PBN 2.1; the looser habits of real files are noted.

import { parseSeat, type Seat } from '../cards/cards.ts';
import { parseContract, type Vulnerability } from '../play/contract.ts';
import { callOf, strainOfText, tricksOf } from './auction.ts';
import { type Diagnostic, type DiagnosticCode, type Item, note, trouble } from './board.ts';
import { dealerOf, finish } from './finish.ts';
import { isFault, type LooseHands, looseDeal } from './hands.ts';
import { readPlay } from './pbnPlay.ts';
import { type Game, scanPbn, type Tag } from './pbnScan.ts';

/** What goes on from game to game. */
interface Carry {
  readonly previous: Map<string, string>;
  readonly always: Map<string, string>;
  vugraph: boolean;
}

/** One of these makes a record a board. */
const boardTags = new Set(['Deal', 'Board', 'Auction', 'Play', 'Contract', 'Declarer']);
/** Never the same for all later games, whatever is written. */
const ofOneGame = new Set(['Dealer', 'Vulnerable', 'Deal', 'Declarer', 'Contract', 'Auction', 'Play']);
const carriedWithDeal = ['Deal', 'Board', 'Dealer', 'Vulnerable'];

export function* readPbn(text: string): Generator<Item> {
  const carry: Carry = { previous: new Map(), always: new Map(), vugraph: false };
  const onEscape = (line: string) => {
    if (/rpbridge\.net/.test(line)) carry.vugraph = true;
  };
  for (const game of scanPbn(text, onEscape)) {
    if (game.tags.some(({ name }) => boardTags.has(name))) {
      yield { board: boardOf(game, carry) };
      continue;
    }
    for (const stray of game.diagnostics) yield { stray };
    if (game.tags.length > 0) yield { stray: recordAlone(game, carry) };
  }
}

/** A record of names, scores or headings only. What it says for later games still counts. */
function recordAlone(game: Game, carry: Carry): Diagnostic {
  const previous = new Map(carry.previous);
  tagsOf(game, carry, []);
  for (const name of carriedWithDeal) {
    const value = previous.get(name);
    if (value !== undefined && !carry.previous.has(name)) carry.previous.set(name, value);
  }
  return note(
    game.line,
    1,
    'no-board',
    'this record has no board: no deal, auction, contract or play',
    'it is left out',
  );
}

function boardOf(game: Game, carry: Carry) {
  const diagnostics = [...game.diagnostics];
  const tags = tagsOf(game, carry, diagnostics);
  const get = (name: string) => {
    const value = tags.get(name)?.value.trim();
    return value === undefined || value === '' || value === '?' ? undefined : value;
  };
  const place = (name: string) => tags.get(name) ?? game.tags[0]!;
  const say = (name: string, code: DiagnosticCode, wrong: string, right: string, weight = trouble) => {
    const { line, column } = place(name);
    diagnostics.push(weight(line, column, code, wrong, right));
  };

  const seat = (name: string): Seat | undefined => {
    const value = get(name);
    if (value === undefined) return undefined;
    const found = parseSeat(value.replace('^', '').toUpperCase());
    if (found === undefined) say(name, 'unknown-seat', `${name} ${quoted(value)} is not a seat`, 'one of N, E, S, W');
    return found;
  };
  const dealer = seat('Dealer') ?? callsFrom(tags.get('Auction')) ?? dealerOf(get('Board'));
  const contract = contractOf(get('Contract'), say);
  const declarer = contract.passed ? undefined : seat('Declarer');
  const play = tags.get('Play');
  const section = readPlay(play?.section ?? []);
  diagnostics.push(...section.diagnostics);
  const result = get('Result');
  const recorded = result === undefined ? undefined : tricksOf(result);
  if (result !== undefined && recorded === undefined && !contract.passed)
    say('Result', 'unknown-result', `result ${quoted(result)} is not a number of tricks`, '0 to 13, or "NS 9"');

  return finish({
    format: 'pbn',
    line: game.line,
    column: 1,
    number: get('Board'),
    room: get('Room'),
    table: get('Table'),
    names: ['North', 'East', 'South', 'West'].map(get),
    dealer,
    vulnerable: vulnerability(get('Vulnerable'), say),
    hands: handsOf(get('Deal'), say),
    calls: callsOf(tags.get('Auction'), diagnostics),
    declarer,
    ...contract,
    rows: section.rows,
    columns: play && seat('Play'),
    unfinished: section.unfinished,
    recorded,
    agreed: result?.includes('^') ?? false,
    vugraph: carry.vugraph || /^(open|closed)/i.test(get('Room') ?? ''),
    diagnostics,
    tags: [...tags.values()].filter(({ name }) => !known.has(name)).map(({ name, value }) => [name, value] as const),
  });
}

const known = new Set(
  'Board West North East South Dealer Vulnerable Deal Declarer Contract Result Auction Play Note Room Table'.split(' '),
);

type Say = (name: string, code: DiagnosticCode, wrong: string, right: string, weight?: typeof trouble) => void;

/** The tags of a game by name, inherited ones included. The first of two with the same name counts. */
function tagsOf(game: Game, carry: Carry, diagnostics: Diagnostic[]): Map<string, Tag> {
  const tags = new Map<string, Tag>();
  for (const tag of game.tags) {
    if (tag.name === 'Note') continue;
    const before = tags.get(tag.name);
    if (before) {
      if (before.value !== tag.value)
        diagnostics.push(
          note(tag.line, tag.column, 'tag-twice', `a second ${tag.name} with another value`, 'one; the first is taken'),
        );
      continue;
    }
    let { value } = tag;
    if (value.startsWith('##')) {
      value = value.slice(2);
      if (!ofOneGame.has(tag.name)) carry.always.set(tag.name, value);
    } else if (value === '#') value = carry.previous.get(tag.name) ?? '';
    tags.set(tag.name, { ...tag, value });
  }
  const first = game.tags[0]!;
  const inherit = (name: string, value: string | undefined) => {
    if (value !== undefined && !tags.has(name))
      tags.set(name, { name, value, line: first.line, column: first.column, section: [] });
  };
  const sameBoard = !tags.has('Board') || tags.get('Board')!.value === carry.previous.get('Board');
  const hasPlay = tags.has('Play') || tags.has('Contract') || tags.has('Auction');
  if (!tags.has('Deal') && sameBoard && hasPlay && carry.previous.has('Deal')) {
    for (const name of carriedWithDeal) inherit(name, carry.previous.get(name));
    diagnostics.push(
      note(first.line, first.column, 'deal-carried', 'no deal is given', 'the deal of the record before is taken'),
    );
  }
  for (const [name, value] of carry.always) inherit(name, value);
  carry.previous.clear();
  for (const [name, { value }] of tags) carry.previous.set(name, value);
  return tags;
}

function handsOf(deal: string | undefined, say: Say): LooseHands | undefined {
  if (deal === undefined) return undefined;
  const hands = looseDeal(deal);
  if (!isFault(hands)) return hands;
  const { dealt } = hands;
  const weight: typeof trouble = (...all) => ({ ...trouble(...all), ...(dealt && { dealt }) });
  say('Deal', hands.code, hands.wrong, 'a deal as PBN writes it: "N:AK.Q2..T9 ... ... ..."', weight);
  return undefined;
}

function contractOf(text: string | undefined, say: Say) {
  if (text === undefined) return { passed: false };
  if (/^(pass|passed|p|all ?pass|passed ?out|ap)$/i.test(text)) return { passed: true };
  const contract = parseContract(text.replace(/R$/i, 'XX').replace(/\*$/, 'X'));
  if (contract) return { passed: false, contract };
  const strain = strainOfText(text);
  if (strain !== undefined) return { passed: false, strain };
  say('Contract', 'unknown-contract', `${quoted(text)} is not a contract`, '"4S", "3NTX", "Pass"');
  return { passed: false };
}

const vulnerabilityWords: Readonly<Record<string, Vulnerability>> = {
  none: 'None',
  love: 'None',
  '-': 'None',
  o: 'None',
  ns: 'NS',
  n: 'NS',
  'n-s': 'NS',
  ew: 'EW',
  e: 'EW',
  'e-w': 'EW',
  both: 'Both',
  all: 'Both',
  b: 'Both',
};

function vulnerability(text: string | undefined, say: Say): Vulnerability | undefined {
  if (text === undefined) return undefined;
  const key = text.toLowerCase();
  if (Object.hasOwn(vulnerabilityWords, key)) return vulnerabilityWords[key];
  say('Vulnerable', 'unknown-vulnerability', `${quoted(text)} is not a vulnerability`, 'None, NS, EW or All', note);
  return undefined;
}

const callsFrom = (auction: Tag | undefined): Seat | undefined => parseSeat(auction?.value.trim().toUpperCase() ?? '');

/** The calls of an auction section. "AP" passes it out; notes, marks and numbers stand between calls and are no calls. */
function callsOf(auction: Tag | undefined, diagnostics: Diagnostic[]): (string | undefined)[] {
  const calls: (string | undefined)[] = [];
  for (const { text, line, column } of auction?.section.flat() ?? []) {
    if (/^(=\s*\d*\s*=|[!?]+|\$\d+|\*|\+|\^[A-Z])$/i.test(text)) continue;
    if (/^AP$/i.test(text)) {
      calls.push(...(calls.length === 0 ? ['Pass', 'Pass', 'Pass', 'Pass'] : ['Pass', 'Pass', 'Pass']));
      continue;
    }
    if (/^-+$/.test(text)) {
      calls.push(undefined);
      continue;
    }
    const call = callOf(text.replace(/(=\d*=|\$\d+|[!?]+)+$/, ''));
    if (call === undefined) {
      diagnostics.push(
        note(line, column, 'unknown-call', `${quoted(text)} is not a call`, '"1S", "Pass", "X", "XX", "AP"'),
      );
      return calls;
    }
    calls.push(call);
  }
  return calls;
}

const quoted = (text: string) => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}...` : text);
