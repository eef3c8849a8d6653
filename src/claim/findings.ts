// What the director found out or decided about a claim, each finding with its place in the case. A finding is not a fact of the
// record: it is put on record with its author, and with the count before and after it (ruling/findings.ts).

import { type Card, cardName, type Seat, seatLetters, sideOf } from '../cards/cards.ts';
import { type Hands, hasCard } from '../cards/hands.ts';
import { type Position, tricksLeft } from '../play/position.ts';
import type { Unknown } from '../play/unknown.ts';
import { readShowOuts } from './ending.ts';
import { readCard, readSeat, seatNames } from './hands.ts';
import { type Fields, readFields, readList, readText, readWord, readYesNo, refuse, shown } from './read.ts';

export const playerClasses = ['novice', 'average', 'expert'] as const;

export interface SeatCard {
  readonly seat: Seat;
  readonly card: Card;
}

/** A play that the director judged: in this trick (from 1, the one of the claim), or in whichever it is made. */
export interface JudgedPlay extends SeatCard {
  readonly trick?: number;
}

/** "S:HA", "S:HA@3". */
export const judgedText = ({ seat, card, trick }: JudgedPlay): string =>
  `${seatLetters[seat]}:${cardName(card)}${trick === undefined ? '' : `@${trick}`}`;

/** What the director found out or decided. */
export interface Findings {
  /** Whether the claimer knew of a trump still out; null when the director leaves it open. */
  readonly awareOfTrump: boolean | null;
  /** Plays of the claimer's side struck out, or allowed again. */
  readonly notNormal: readonly JudgedPlay[];
  readonly normal: readonly JudgedPlay[];
  readonly class: (typeof playerClasses)[number];
  /** Which of two versions of the statement was said, when the director has found that out. */
  readonly version?: 'claimer' | 'opponents';
  /** By seat, as in a case: suits that a seat had shown out of before the claim, beside those that the case tells. */
  readonly shownOut?: readonly number[];
  /** Whether the words of `claim.afterObjection` were said with the claim after all. */
  readonly saidInTime?: boolean;
}

interface Held {
  readonly position: Position;
  readonly unknown?: Unknown;
  readonly by: Seat;
}

const keys = ['awareOfTrump', 'notNormal', 'normal', 'class', 'version', 'shownOut', 'saidInTime'];

export function readFindings(fields: Fields, { position, unknown, by }: Held): Findings {
  const hands = unknown?.known ?? position.hands;
  const findings = readFields(fields.get('findings') ?? {}, 'findings', 'the findings', keys);
  const aware = findings.get('awareOfTrump');
  const version = findings.get('version');
  const saidInTime = findings.get('saidInTime');
  const shownOut = findings.get('shownOut');
  const left = unknown === undefined ? tricksLeft(position) : 13;
  const notNormal = readPlays(findings, 'notNormal', hands, by, left);
  const normal = readPlays(findings, 'normal', hands, by, left);
  const atOnce = (one: JudgedPlay, other: JudgedPlay) =>
    one.card === other.card && (one.trick ?? other.trick) === (other.trick ?? one.trick);
  const both = normal.findIndex((play) => notNormal.some((other) => atOnce(other, play)));
  if (both >= 0)
    refuse(
      'finding-twice',
      `findings.normal[${both}]`,
      'the play is also in "notNormal"',
      'a play is either normal or not',
    );
  if (shownOut !== undefined && unknown !== undefined)
    refuse(
      'show-out-unknown',
      'findings.shownOut',
      'not all hands are known card by card',
      '"shownOut" of the case itself, which also says how the unknown cards lie',
    );
  return {
    awareOfTrump: aware === undefined ? null : readYesNo(aware, 'findings.awareOfTrump'),
    notNormal,
    normal,
    class: readWord(findings.get('class') ?? 'average', 'findings.class', playerClasses, 'unknown-class', 'the class'),
    ...(version !== undefined && {
      version: readWord(
        version,
        'findings.version',
        ['claimer', 'opponents'],
        'unknown-version',
        'whose version was said',
      ),
    }),
    ...(shownOut !== undefined && { shownOut: readShowOuts(shownOut, 'findings.shownOut', position) }),
    ...(saidInTime !== undefined && { saidInTime: readYesNo(saidInTime, 'findings.saidInTime') }),
  };
}

function readPlays(findings: Fields, key: string, hands: Hands, by: Seat, left: number): JudgedPlay[] {
  const at = findings.place(key);
  const right = 'plays of the claimer\'s side, seat and card, with the trick if it is about one: ["S:HA", "N:D2@3"]';
  return readList(findings.get(key) ?? [], at, right).map((value, i) => {
    const place = `${at}[${i}]`;
    const text = readText(value, place, right);
    if (!/^.+:.+$/.test(text)) refuse('play-form', place, `${shown(text)} is not a seat and a card`, right);
    const colon = text.indexOf(':');
    const seat = readSeat(text.slice(0, colon), place);
    const [name, trick, more] = text.slice(colon + 1).split('@');
    const card = readCard(name!, place);
    if (
      more !== undefined ||
      (trick !== undefined && !(/^\d+$/.test(trick) && Number(trick) >= 1 && Number(trick) <= left))
    )
      refuse(
        'finding-trick',
        place,
        `${shown(text)} names a trick that is not played from here`,
        `a trick from 1 to ${left}, counted from the claim: "N:D2@1"`,
      );
    if (sideOf(seat) !== sideOf(by))
      refuse(
        'finding-seat',
        place,
        `${seatNames[seat]} is an opponent of the claimer`,
        `${right}; opponents may play anything legal`,
      );
    if (!hasCard(hands, seat, card))
      refuse('card-not-held', place, `${seatNames[seat]} does not hold ${cardName(card)}`, right);
    return { seat, card, ...(trick !== undefined && { trick: Number(trick) }) };
  });
}
