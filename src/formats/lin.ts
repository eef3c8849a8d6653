// LIN of Bridge Base Online into boards: one board a line (myhands), many (tournaments), or vugraph with two rooms and one list
// of names and results for all. A board begins at its `md`; what stands before it since the last card belongs to it.
// `mc` is declarer's tricks in all, and may come in mid-trick.

import type { Seat } from '../cards/cards.ts';
import type { Vulnerability } from '../play/contract.ts';
import { callOf, outcomeOf, tricksRelative } from './auction.ts';
import { type Board, type Diagnostic, type Format, type Item, note, trouble } from './board.ts';
import { finish } from './finish.ts';
import { isFault, type LooseHands, letteredSuits, looseHands } from './hands.ts';
import { type Field, plainLin, scanLin } from './linScan.ts';
import { cardOf, inFours } from './pbnPlay.ts';
import type { Cell } from './walk.ts';

/** What stands before the first board of a vugraph file and holds for all. */
interface Header {
  vugraph: boolean;
  names: string[];
  results: string[];
  first: number;
}

/** The fields of one board, collected. */
interface Parts {
  md?: Field;
  qx?: string;
  ah?: string;
  sv?: string;
  pn?: string[];
  calls: (string | undefined)[];
  cells: Cell[];
  mc?: Field;
  /** Only labels have come since the deal. */
  fresh?: boolean;
  diagnostics: Diagnostic[];
}

const freshParts = (): Parts => ({ calls: [], cells: [], diagnostics: [] });

export function* readLin(text: string, format: Format = 'lin'): Generator<Item> {
  const header: Header = { vugraph: false, names: [], results: [], first: 1 };
  let parts = freshParts();
  let next = freshParts();
  for (const field of scanLin(plainLin(text))) {
    if ('lost' in field) {
      const shown = JSON.stringify(field.lost.slice(-20));
      parts.diagnostics.push(
        note(field.line, field.column, 'lin-tag', `${shown} is no tag`, 'two letters before each bar; it is left out'),
      );
      continue;
    }
    const { tag, value } = field;
    if (!labels.has(tag)) parts.fresh = false;
    if (tag === 'md') {
      if (parts.md) yield { board: boardOf(parts, header, format) };
      parts = {
        ...next,
        md: field,
        fresh: true,
        diagnostics: [...next.diagnostics, ...(parts.md ? [] : parts.diagnostics)],
      };
      next = freshParts();
    } else if (tag === 'vg') {
      header.vugraph = true;
      header.first = Number(value.split(',')[3]) || 1;
    } else if (tag === 'rs') header.results = value.split(',').map((result) => result.trim());
    else if (tag === 'pn') readNames(value, header, next);
    else if (tag === 'qx') next.qx = value;
    else if (tag === 'ah') target('ah', parts, next).ah = value;
    else if (tag === 'sv') target('sv', parts, next).sv = value;
    else if (parts.md && (tag === 'mb' || tag === 'pc' || tag === 'mc')) {
      if (isNextBoard(tag, parts, next)) sayLost(field, next);
      else readPlayField(field, parts);
    }
  }
  if (parts.md) yield { board: boardOf(parts, header, format) };
  else for (const stray of parts.diagnostics) yield { stray };
}

/** Whether a call or card is of a board whose `md` is missing: the next board was announced, or calls come after cards, or cards
 *  after the result or after a whole pack. */
const isNextBoard = (tag: string, parts: Parts, next: Parts): boolean =>
  next.qx !== undefined ||
  next.pn !== undefined ||
  next.ah !== undefined ||
  next.sv !== undefined ||
  next.diagnostics.length > 0 ||
  parts.mc !== undefined ||
  parts.cells.length >= 52 ||
  (tag === 'mb' && parts.cells.length > 0);

function sayLost({ line, column }: Field, next: Parts): void {
  if (next.diagnostics.length === 0)
    next.diagnostics.push(
      trouble(
        line,
        column,
        'no-deal',
        'calls and cards of a board whose deal (md) is missing',
        'md before the calls of each board; they are left out',
      ),
    );
}

const labels = new Set(['st', 'rh', 'ah', 'sv', 'va']);

/** A label or vulnerability belongs to the board that stands open when it comes straight after the deal, or when that has none
 *  yet and the next was not announced; else to the next. */
const target = (key: 'ah' | 'sv', parts: Parts, next: Parts): Parts =>
  parts.md && (parts.fresh || (parts[key] === undefined && next.qx === undefined && next.pn === undefined))
    ? parts
    : next;

function readNames(value: string, header: Header, next: Parts): void {
  const names = value.split(',').map((name) => name.trim());
  if (names.length > 4) header.names = names;
  else next.pn = names;
}

function readPlayField({ tag, value, line, column }: Field, parts: Parts): void {
  if (tag === 'mb') parts.calls.push(...callsOf(value, line, column, parts.diagnostics));
  else if (tag === 'mc') parts.mc = { tag, value, line, column };
  else if (tag === 'pc') {
    for (const piece of value.trim().match(/[SHDC](10|[2-9TJQKA])|\S/gi) ?? []) {
      const card = /^([SHDC])(10|.)$/i.exec(piece);
      if (card) parts.cells.push({ card: cardOf(card[1]!, card[2]!), line, column });
      else {
        const shown = JSON.stringify(value.slice(0, 20));
        parts.diagnostics.push(trouble(line, column, 'unknown-card', `${shown} is no card`, 'a card such as "SA"'));
        break;
      }
    }
  }
}

function callsOf(value: string, line: number, column: number, diagnostics: Diagnostic[]): (string | undefined)[] {
  const calls: (string | undefined)[] = [];
  for (let rest = value.trim(); rest !== ''; ) {
    const found = /^([1-7](?:NT?|[SHDC])|pass|p|dbl|db|d|rdbl|r|xx|x|-)[!?]*\s*/i.exec(rest);
    if (!found) {
      const shown = JSON.stringify(rest.slice(0, 20));
      diagnostics.push(note(line, column, 'unknown-call', `${shown} is not a call`, '"1S", "p", "d", "r"'));
      return calls;
    }
    calls.push(found[1] === '-' ? undefined : callOf(found[1]!));
    rest = rest.slice(found[0].length);
  }
  return calls;
}

const dealers: Readonly<Record<string, Seat>> = { '1': 2, '2': 3, '3': 0, '4': 1 };
/** LIN lists hands and names South, West, North, East. */
const linOrder = [2, 3, 0, 1] as const;

const vulnerabilities: Readonly<Record<string, Vulnerability>> = {
  o: 'None',
  '0': 'None',
  '-': 'None',
  n: 'NS',
  e: 'EW',
  b: 'Both',
};

function boardOf(parts: Parts, header: Header, format: Format): Board {
  const md = parts.md!;
  const { line, column } = md;
  const dealer = dealers[md.value.trim().charAt(0)];
  const qx = /^\s*([oc]?)\s*(\d+)?/i.exec(parts.qx ?? '');
  const room = qx?.[1] ? (qx[1].toLowerCase() === 'c' ? 'closed' : 'open') : undefined;
  const label = /(\d+)/.exec(parts.ah ?? '')?.[1] ?? qx?.[2];
  const { contract, declarer } = outcomeOf(parts.calls, dealer);
  const rows = inFours(parts.cells);
  const listed = resultOf(header, room, Number(label));
  const recorded =
    recordedOf(parts) ??
    (contract && listed ? tricksRelative(listed.replace(/^\d\w*?[NESW]?x*(?=[=+-])/i, ''), contract) : undefined);
  const names = parts.pn ?? (room === 'closed' ? header.names.slice(4, 8) : header.names.slice(0, 4));
  return finish({
    format,
    line,
    column,
    number: label,
    room: header.vugraph || room === 'closed' ? room : undefined,
    names: [0, 1, 2, 3].map((seat) => names[linOrder.indexOf(seat as 0)] || undefined),
    dealer,
    vulnerable: vulnerabilities[(parts.sv ?? '').trim().toLowerCase().charAt(0)],
    hands: handsOf(md, parts.diagnostics),
    calls: parts.calls,
    declarer,
    contract,
    passed: false,
    rows: [rows],
    unfinished: false,
    recorded,
    vugraph: header.vugraph,
    diagnostics: parts.diagnostics,
    tags: [],
  });
}

function recordedOf({ mc, diagnostics }: Parts): number | undefined {
  const text = mc?.value.trim() ?? '';
  if (text === '') return undefined;
  if (/^\d{1,2}$/.test(text) && Number(text) <= 13) return Number(text);
  diagnostics.push(
    trouble(
      mc!.line,
      mc!.column,
      'unknown-result',
      `mc ${JSON.stringify(text.slice(0, 20))}`,
      "declarer's tricks, 0 to 13",
    ),
  );
  return undefined;
}

/** The result in the list at the head of a vugraph file: two a board, open room first. */
const resultOf = ({ results, first }: Header, room: string | undefined, number: number): string | undefined =>
  Number.isInteger(number) ? results[(number - first) * 2 + (room === 'closed' ? 1 : 0)] : undefined;

function handsOf(md: Field, diagnostics: Diagnostic[]): LooseHands | undefined {
  const texts = md.value.trim().replace(/^\d/, '').split(',');
  if (texts.every((text) => text.trim() === '')) return undefined;
  const bySeat: string[][] = [[], [], [], []];
  for (const [i, seat] of linOrder.entries()) {
    const text = (texts[i] ?? '').trim();
    if (text !== '') bySeat[seat] = letteredSuits(text);
  }
  const hands = looseHands(bySeat);
  if (!isFault(hands)) return hands;
  const { code, wrong, dealt } = hands;
  const right = 'hands S, W, N, E with suit letters: "SAKH2...,"';
  diagnostics.push({ ...trouble(md.line, md.column, code, wrong, right), ...(dealt && { dealt }) });
  return undefined;
}
