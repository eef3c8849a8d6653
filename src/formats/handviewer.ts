// BBO handviewer links and the forum tag [hv=...], which has the same parameters. A link carries a whole LIN (`lin=`) or the hands one
// by one (`s= w= n= e= d= v= b= a= p=`); `c=` is declarer's tricks in all after a claim. A link that only names a hand on BBO's
// server (`myhand=`, `linurl=`) has no cards in it, which is said.

import type { Seat } from '../cards/cards.ts';
import type { Vulnerability } from '../play/contract.ts';
import { callOf, outcomeOf } from './auction.ts';
import { type Board, type Diagnostic, type DiagnosticCode, type Format, type Item, note, trouble } from './board.ts';
import { finish } from './finish.ts';
import { isFault, letteredSuits, looseHands } from './hands.ts';
import { readLin } from './lin.ts';
import { cardOf, inFours } from './pbnPlay.ts';
import type { Cell } from './walk.ts';

const link = /(?:https?:\/\/[^\s"'<>]*handviewer[^\s"'<>?]*|(?<![\w%=&]))\?((?:[a-z]+=)[^\s"'<>]*)/gi;
const forumTag = /\[hv=([^\]]*)\]/gi;

export const readLinks = (text: string): Generator<Item> => readParameters(text, link, 'handviewer');
export const readForumTags = (text: string): Generator<Item> => readParameters(text, forumTag, 'hv');

function* readParameters(text: string, pattern: RegExp, format: Format): Generator<Item> {
  let found = 0;
  let line = 1;
  let counted = 0;
  for (const match of text.matchAll(pattern)) {
    found++;
    for (let at = text.indexOf('\n', counted); at >= 0 && at < match.index; at = text.indexOf('\n', counted)) {
      line++;
      counted = at + 1;
    }
    const place = { line, column: match.index - counted + 1 };
    const fields = parametersOf(match[1]!);
    const lin = fields.get('lin');
    if (lin !== undefined) {
      for (const item of readLin(lin, format)) yield 'board' in item ? { board: { ...item.board, ...place } } : item;
    } else if (['s', 'w', 'n', 'e'].some((seat) => fields.has(seat))) yield { board: boardOf(fields, place, format) };
    else
      yield {
        stray: trouble(
          place.line,
          place.column,
          'link-only',
          'the link names a hand but has no cards in it',
          'a link with "lin=" or with the hands',
        ),
      };
  }
  if (found === 0)
    yield { stray: trouble(1, 1, 'no-board', 'no board could be made out', 'a handviewer link, or [hv=...]') };
}

/** The first of two parameters with one name counts. */
function parametersOf(query: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const part of query.replaceAll('&amp;', '&').split('&')) {
    const equals = part.indexOf('=');
    if (equals <= 0) continue;
    const name = part.slice(0, equals).toLowerCase();
    if (!fields.has(name)) fields.set(name, decoded(part.slice(equals + 1)));
  }
  return fields;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

const seatLetters = ['n', 'e', 's', 'w'] as const;
const vulnerabilities: Readonly<Record<string, Vulnerability>> = {
  n: 'NS',
  e: 'EW',
  b: 'Both',
  o: 'None',
  '-': 'None',
  '0': 'None',
};

function boardOf(fields: Map<string, string>, place: { line: number; column: number }, format: Format): Board {
  const diagnostics: Diagnostic[] = [];
  const say = (weight: typeof note, code: DiagnosticCode, wrong: string, right: string) =>
    diagnostics.push(weight(place.line, place.column, code, wrong, right));
  const bySeat = seatLetters.map((seat) => (fields.has(seat) ? letteredSuits(fields.get(seat)!) : []));
  const hands = looseHands(bySeat);
  if (isFault(hands)) say(trouble, hands.code, hands.wrong, 'hands with suit letters: "sak3hq..."');
  const dealerAt = seatLetters.indexOf((fields.get('d') ?? '').toLowerCase() as 'n');
  const dealer = dealerAt < 0 ? undefined : (dealerAt as Seat);
  const calls = callsOf(fields.get('a') ?? '', (word) =>
    say(note, 'unknown-call', `"${word}" is not a call`, '"1s", "p", "d", "r"'),
  );
  const { contract, declarer } = outcomeOf(calls, dealer);
  const cells = cellsOf(fields.get('p') ?? '', place, (word) =>
    say(trouble, 'unknown-card', `"${word}" is no card`, '"sa"'),
  );
  const claimed = /^\s*(\d{1,2})\s*$/.exec(fields.get('c') ?? '')?.[1];
  const vulnerable = vulnerabilities[(fields.get('v') ?? '').toLowerCase().charAt(0)];
  return finish({
    format,
    ...place,
    number: fields.get('b') || undefined,
    names: seatLetters.map((seat) => fields.get(`${seat}n`) || undefined),
    dealer,
    vulnerable,
    hands: isFault(hands) || !fields.size ? undefined : hands,
    calls,
    declarer,
    contract,
    passed: false,
    rows: [inFours(cells)],
    unfinished: false,
    recorded: claimed === undefined || Number(claimed) > 13 ? undefined : Number(claimed),
    vugraph: false,
    diagnostics,
    tags: [],
  });
}

/** "1c(text)p!2h{comment}ppp": calls with explanations, alerts and comments between them. */
function callsOf(text: string, unknown: (word: string) => void): (string | undefined)[] {
  const calls: (string | undefined)[] = [];
  const plain = text.replace(/\([^)]*\)|\{[^}]*\}|[!?\s]/g, '');
  for (let rest = plain; rest !== ''; ) {
    const found = /^([1-7](?:NT?|[SHDC])|rdbl|dbl|xx|[pdxr-])/i.exec(rest);
    if (!found) {
      unknown(rest.slice(0, 10));
      return calls;
    }
    calls.push(found[0] === '-' ? undefined : callOf(found[0]));
    rest = rest.slice(found[0].length);
  }
  return calls;
}

function cellsOf(text: string, place: { line: number; column: number }, unknown: (word: string) => void): Cell[] {
  const cells: Cell[] = [];
  for (let rest = text.replace(/\{[^}]*\}|[\s,!]/g, ''); rest !== ''; ) {
    const found = /^([SHDC])(10|[2-9TJQKA])/i.exec(rest);
    if (!found) {
      unknown(rest.slice(0, 10));
      return cells;
    }
    cells.push({ card: cardOf(found[1]!, found[2]!), ...place });
    rest = rest.slice(found[0].length);
  }
  return cells;
}
