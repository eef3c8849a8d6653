// Reads the shared oracle files, which lie beside the repository and not in it; tests that need them are skipped without.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = new URL('../../../shared/oracle/', import.meta.url);

export const haveOracle = existsSync(fileURLToPath(folder));

export function readOracle<T>(name: string): T[] {
  const text = readFileSync(fileURLToPath(new URL(name, folder)), 'utf8');
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as T);
}

const SEATS = 'NESW';
const SUITS = 'SHDC';
const RANKS = '23456789TJQKA';

export const seatOf = (letter: string) => SEATS.indexOf(letter);
export const strainOf = (name: string) => (name === 'NT' || name === 'N' ? 4 : SUITS.indexOf(name));
export const cardOf = (text: string) => SUITS.indexOf(text[0]!) * 13 + RANKS.indexOf(text[1]!);
export const cardName = (card: number) => `${SUITS[Math.floor(card / 13)]}${RANKS[card % 13]}`;

/** "N:QJ6.K652.J85.T98 873..." to 16 holdings. */
export function handsOf(deal: string): number[] {
  const hands = new Array<number>(16).fill(0);
  const first = seatOf(deal[0]!);
  deal
    .slice(2)
    .split(' ')
    .forEach((hand, i) => {
      hand.split('.').forEach((ranks, suit) => {
        for (const rank of ranks) hands[((first + i) & 3) * 4 + suit]! |= 1 << RANKS.indexOf(rank);
      });
    });
  return hands;
}

export type DdTable = Record<string, Record<string, number>>;

/** A table object to 20 numbers at strain*4+declarer. */
export function tableOf(table: DdTable): number[] {
  return ['S', 'H', 'D', 'C', 'NT'].flatMap((strain) => [...SEATS].map((seat) => table[seat]![strain]!));
}

export interface KnownDeal {
  readonly deal: string;
  readonly hands: number[];
  readonly table: number[];
}

/** The deals that travel with the repository, each with its 20 results; read from the root, as the bench is bundled. */
export function knownDeals(): KnownDeal[] {
  return readFileSync('test/solver/facts.jsonl', 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { deal: string; table: number[] })
    .map((fact) => ({ ...fact, hands: handsOf(fact.deal) }));
}
