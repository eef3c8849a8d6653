// A diagnosis with letters for seats and names for cards: what people and other programs read.

import { allSeats, type Card, cardName, type Seat, type SeatLetter, seatLetters } from '../cards/cards.ts';
import { handText } from '../cards/hands.ts';
import type { Diagnosis, Finding, RevokeFound } from './diagnosis.ts';

type Said<T> = T extends unknown
  ? {
      readonly [K in keyof T]: K extends CardKey
        ? T[K] extends number
          ? string
          : T[K]
        : K extends SeatKey
          ? SeatLetter | Extract<T[K], undefined>
          : K extends 'seats'
            ? readonly SeatLetter[]
            : T[K];
    }
  : never;

const seatKeys = ['seat', 'owner', 'pile', 'from', 'to', 'of'] as const;
const cardKeys = ['card', 'played'] as const;
type SeatKey = (typeof seatKeys)[number];
type CardKey = (typeof cardKeys)[number];

export type SaidFinding = Said<Finding>;
export type SaidRevoke = Said<RevokeFound>;

const has = (keys: readonly string[], key: string) => keys.includes(key);

/** Whether a card of another pack was played stays true or false. */
function said(key: string, value: unknown): unknown {
  if (typeof value === 'number' && has(cardKeys, key)) return cardName(value as Card);
  if (typeof value === 'number' && has(seatKeys, key)) return seatLetters[value as Seat];
  return key === 'seats' ? (value as readonly Seat[]).map((seat) => seatLetters[seat]) : value;
}

export const inLetters = <T extends Finding | RevokeFound>(of: T): Said<T> =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [key, said(key, value)])) as Said<T>;

export interface SaidDiagnosis extends Pick<Diagnosis, 'laws' | 'restoration'> {
  readonly counts: Readonly<Record<SeatLetter, number>>;
  readonly findings: readonly SaidFinding[];
  readonly revokes: readonly SaidRevoke[];
  /** As PBN writes it, from North. */
  readonly deal?: string;
}

export const saidDiagnosis = ({ counts, findings, deal, revokes, ...rest }: Diagnosis): SaidDiagnosis => ({
  ...rest,
  counts: Object.fromEntries(allSeats.map((seat) => [seatLetters[seat], counts[seat]!])) as SaidDiagnosis['counts'],
  findings: findings.map(inLetters),
  revokes: revokes.map(inLetters),
  ...(deal !== undefined && { deal: `N:${allSeats.map((seat) => handText(deal, seat)).join(' ')}` }),
});
