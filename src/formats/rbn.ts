// RBN (Richard's Bridge Notation): a line for each thing, told by its letter, an empty line after each record. The letters of heading,
// names, board and hands go on from record to record. The play is in order of play; a card without a suit follows suit.

import { parseSeat } from '../cards/cards.ts';
import { parseContract, type Vulnerability } from '../play/contract.ts';
import { callOf, tricksOf, tricksRelative } from './auction.ts';
import { type Board, type Diagnostic, type Item, note, trouble } from './board.ts';
import { finish } from './finish.ts';
import { isFault, type LooseHands, looseHands } from './hands.ts';
import { cardOf } from './pbnPlay.ts';
import type { Cell, Row } from './walk.ts';

interface Entry {
  readonly text: string;
  readonly line: number;
}

/** These go on to later records that do not have them. */
const carried = 'DTLEFSKNBH';

export function* readRbn(text: string): Generator<Item> {
  const before = new Map<string, Entry>();
  let record = new Map<string, Entry>();
  let comment = false;
  const lines = text.split('\n');
  for (let at = 0; at <= lines.length; at++) {
    const line = (lines[at] ?? '').replace(/\r$/, '');
    if (comment || line.startsWith('{')) {
      comment = line.trim() !== '' && !line.trimEnd().endsWith('}');
      continue;
    }
    if (line.startsWith('%')) continue;
    if (line.trim() !== '') {
      const label = /^([A-Z0-9])(?:\s+(.*))?$/.exec(line);
      if (label && !record.has(label[1]!)) record.set(label[1]!, { text: label[2] ?? '', line: at + 1 });
      else if (!label)
        yield {
          stray: note(
            at + 1,
            1,
            'rbn-line',
            'this line has no label',
            'a letter, a blank and the data; it is left out',
          ),
        };
      continue;
    }
    if (record.size === 0) continue;
    const own = record;
    record = new Map();
    for (const label of carried) {
      const entry = own.get(label) ?? before.get(label);
      if (entry) before.set(label, entry);
    }
    if ([...'HACPR'].some((label) => own.has(label))) yield { board: boardOf(own, before) };
  }
}

const vulnerabilities: Readonly<Record<string, Vulnerability>> = { Z: 'None', N: 'NS', E: 'EW', B: 'Both' };

function boardOf(own: Map<string, Entry>, carriedOn: Map<string, Entry>): Board {
  const get = (label: string) => own.get(label) ?? carriedOn.get(label);
  const diagnostics: Diagnostic[] = [];
  const { line } = [...own.values()][0]!;
  const [ns = '', ew = '', room] = (get('N')?.text ?? '').split(':');
  const [north, south] = ns.split('+');
  const [west, east] = ew.split('+');
  const auction = /^([NESW])([ZNEB?])(?::(.*))?$/.exec(own.get('A')?.text.trim() ?? '');
  const [bid = '', by = ''] = (own.get('C')?.text ?? '').trim().split(':');
  const passed = /^(P|PASS)$/i.test(bid);
  const contract = parseContract(bid.replace(/R$/, 'XX'));
  if (bid !== '' && !passed && !contract)
    diagnostics.push(trouble(own.get('C')!.line, 3, 'unknown-contract', 'this is not a contract', '"4S:N", "3NX:E"'));
  const declarer = parseSeat(by.trim().toUpperCase());
  const result = (own.get('R')?.text ?? '').split(':')[0]!.trim();
  return finish({
    format: 'rbn',
    line,
    column: 1,
    number: get('B')?.text.split(':')[0]?.trim() || undefined,
    room: room === 'O' ? 'open' : room === 'C' ? 'closed' : undefined,
    table: room && /^\d+$/.test(room) ? room : undefined,
    names: [north, east, south, west].map((name) => name?.trim() || undefined),
    dealer: auction ? parseSeat(auction[1]!) : undefined,
    vulnerable: vulnerabilities[auction?.[2] ?? ''],
    hands: handsOf(get('H'), diagnostics),
    calls: callsOf(auction?.[3] ?? '', own.get('A')?.line ?? line, diagnostics),
    declarer,
    contract,
    passed,
    rows: [rowsOf(own.get('P'), diagnostics)],
    unfinished: false,
    recorded: (contract && tricksRelative(result, contract)) ?? tricksOf(result),
    vugraph: false,
    diagnostics,
    tags: [],
  });
}

function handsOf(entry: Entry | undefined, diagnostics: Diagnostic[]): LooseHands | undefined {
  if (!entry) return undefined;
  const [seat = '', ...texts] = entry.text.trim().split(/[:;]/);
  const first = parseSeat(seat.trim());
  if (first === undefined) {
    diagnostics.push(
      trouble(entry.line, 3, 'deal-form', 'the hands do not begin with a seat', '"W:873.A6.KT864.KQ8:..."'),
    );
    return undefined;
  }
  const bySeat: string[][] = [[], [], [], []];
  for (const [i, text] of texts.slice(0, 4).entries())
    if (text.trim() !== '') bySeat[(first + i) & 3] = text.trim().split('.').slice(0, 4);
  const hands = looseHands(bySeat);
  if (!isFault(hands)) return hands;
  diagnostics.push(trouble(entry.line, 3, hands.code, hands.wrong, 'each card once, thirteen at most to a hand'));
  return undefined;
}

function callsOf(text: string, line: number, diagnostics: Diagnostic[]): string[] {
  const calls: string[] = [];
  for (let rest = text.replace(/\^\d|[*:\s]/g, ''); rest !== ''; ) {
    const found = /^([1-7][NSHDC]|[PXRA])/i.exec(rest);
    if (!found) {
      if (rest[0] !== 'Y')
        diagnostics.push(
          note(line, 3, 'unknown-call', `"${rest.slice(0, 10)}" is not a call`, '"1S", "P", "X", "R", "A"'),
        );
      return calls;
    }
    if (/A/i.test(found[0]))
      calls.push(...(calls.length === 0 ? ['Pass', 'Pass', 'Pass', 'Pass'] : ['Pass', 'Pass', 'Pass']));
    else calls.push(callOf(found[0])!);
    rest = rest.slice(found[0].length);
  }
  return calls;
}

/** Tricks with a colon between them; a semicolon says that the rest is trivial. */
function rowsOf(entry: Entry | undefined, diagnostics: Diagnostic[]): Row[] {
  const rows: Cell[][] = [];
  for (const match of (entry?.text ?? '').matchAll(/[^:;]+/g)) {
    const row: Cell[] = [];
    let led = '';
    for (let rest = match[0].replace(/\^\d|[*!?\s]/g, ''); rest !== ''; ) {
      const found = /^([SHDC]?)([2-9TJQKA])/i.exec(rest);
      const suit = found?.[1] || led;
      if (!found || !suit) {
        diagnostics.push(
          trouble(
            entry!.line,
            3 + match.index,
            'unknown-card',
            `"${rest.slice(0, 8)}" is no card`,
            '"S4", or a rank that follows suit',
          ),
        );
        return rows;
      }
      led ||= suit;
      row.push({ card: cardOf(suit, found[2]!), line: entry!.line, column: 3 + match.index });
      rest = rest.slice(found[0].length);
    }
    if (row.length > 0) rows.push(row);
  }
  return rows;
}
