// A draft as it was kept on the device, perhaps by an older version: read part by part, and what does not fit is left at its
// beginning. Never throws: a page that cannot open because of what it kept would be a dead end.

import { allSeats, type Card, type Seat, type Strain } from '../../../cards/cards.ts';
import { readAct } from '../../../claim/act.ts';
import { type JudgedPlay, playerClasses } from '../../../claim/findings.ts';
import { readIncidents } from '../../../claim/incidents.ts';
import { attempt, readFields } from '../../../claim/read.ts';
import { readRegulations } from '../../../claim/regulations.ts';
import { readKnown } from '../../../claim/unknown.ts';
import { readTime } from '../../../claim/withdrawal.ts';
import { editionIds } from '../../../laws/editions.ts';
import { vulnerabilities } from '../../../play/contract.ts';
import { type About, type Draft, emptyDraft, noAbout, type Recorded } from './draft.ts';

const whole = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
const isCard = (value: unknown): value is Card => whole(value, 51);
const isSeat = (value: unknown): value is Seat => whole(value, 3);
const listOf = <T>(value: unknown, fits: (one: unknown) => one is T, length?: number): value is T[] =>
  Array.isArray(value) && value.every(fits) && (length === undefined || value.length === length);
const isHolding = (value: unknown): value is number => whole(value, 0x1fff);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): boolean => typeof value === 'string';
const isPlay = (value: unknown): value is JudgedPlay =>
  isObject(value) &&
  isSeat(value.seat) &&
  isCard(value.card) &&
  (value.trick === undefined ||
    (Number.isInteger(value.trick) && Number(value.trick) >= 1 && Number(value.trick) <= 13));

const oneOf = (list: readonly unknown[]) => (one: unknown) => list.includes(one);

export function readDraft(value: unknown): Draft {
  if (!isObject(value)) return emptyDraft;
  const part = <K extends keyof Draft>(key: K, fits: (value: unknown) => boolean): Draft[K] =>
    fits(value[key]) ? (value[key] as Draft[K]) : emptyDraft[key];
  const orNull = (fits: (one: unknown) => boolean) => (one: unknown) => one === null || fits(one);
  return {
    hands: part('hands', (hands) => listOf(hands, isHolding, 16)),
    open: part('open', isSuitsBySeat),
    out: part('out', (out) => listOf(out, orNull(isHolding) as (one: unknown) => one is number | null, 4)),
    known: part('known', isKnown),
    strain: part(
      'strain',
      orNull((one): one is Strain => whole(one, 4)),
    ),
    level: part(
      'level',
      orNull((one) => whole(one, 7) && one > 0),
    ),
    doubled: part('doubled', oneOf([0, 1, 2])),
    declarer: part('declarer', orNull(isSeat)),
    vulnerable: part('vulnerable', oneOf(vulnerabilities)),
    leader: part('leader', orNull(isSeat)),
    trick: part('trick', (trick) => listOf(trick, isCard) && trick.length < 4),
    won: part(
      'won',
      orNull((one) => whole(one, 13)),
    ),
    shownOut: part('shownOut', isSuitsBySeat),
    shownOutFound: part('shownOutFound', isSuitsBySeat),
    recorded: part(
      'recorded',
      orNull((one) => isRecorded(one, isSuitsBySeat(value.open) && value.open.some((suits) => suits !== 0))),
    ),
    by: part('by', orNull(isSeat)),
    claimed: part(
      'claimed',
      orNull((one) => whole(one, 13)),
    ),
    statement: part('statement', isText),
    heard: part('heard', isText),
    afterObjection: part('afterObjection', isText),
    version: part('version', oneOf(['claimer', 'opponents', null])),
    saidInTime: part('saidInTime', oneOf([true, false, null])),
    incidents: part('incidents', isIncidents),
    act: part('act', isAct),
    playedOn: part('playedOn', orNull(isPlayedOn)),
    aware: part('aware', oneOf([true, false, null])),
    class: part('class', oneOf(playerClasses)),
    edition: part('edition', oneOf(editionIds)),
    regulations: part('regulations', isRegulations),
    withdrawal: part('withdrawal', orNull(isAskedBack)),
    scored: part(
      'scored',
      orNull((one) => whole(one, 13)),
    ),
    others: part('others', isText),
    struck: part('struck', (plays) => listOf(plays, isPlay)),
    allowed: part('allowed', (plays) => listOf(plays, isPlay)),
    about: readAbout(value.about),
    irregularity: part('irregularity', orNull(isIrregularity)),
    found: part('found', (found) => isObject(found) && isText(found.record) && isText(found.elsewhere)),
  };
}

/** As a case would have them: its own reader decides. */
const isRegulations = (value: unknown): boolean => attempt(() => readRegulations(value)).ok;

const isIncidents = (value: unknown): boolean =>
  attempt(() => readIncidents(readFields({ incidents: value }, '', 'a case'), 1, 0)).ok && isObject(value);

const isAct = (value: unknown): boolean =>
  attempt(() => readAct(readFields({ isClaim: value }, '', 'a case'))).ok && isObject(value);

const isPlayedOn = (value: unknown): boolean =>
  isObject(value) && listOf(value.cards, isCard) && typeof value.agreed === 'boolean';

/** Its shape only: the screen of irregularities reads the answers (the articles do not weigh on the first screen). */
const isIrregularity = (value: unknown): boolean =>
  isObject(value) &&
  oneOf(editionIds)(value.edition) &&
  isText(value.article) &&
  isObject(value.answers) &&
  (value.title === undefined || isText(value.title));

function isAskedBack(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { of, asked, available, handsReturned, shortTimePassed, calledNext, contractDone, likely, ...rest } = value;
  const optional = (one: unknown, type: string) => one === undefined || typeof one === type;
  return (
    (of === 'concession' || of === 'agreement') &&
    [asked, available].every((time) => attempt(() => readTime(time, '')).ok) &&
    [handsReturned, shortTimePassed, calledNext].every((one) => optional(one, 'boolean')) &&
    oneOf(['made', 'defeated', undefined])(contractDone) &&
    (likely === undefined || whole(likely, 13)) &&
    Object.keys(rest).length === 0
  );
}

/** By seat, suits as bits. */
const isSuitsBySeat = (value: unknown): value is number[] => listOf(value, (one): one is number => whole(one, 15), 4);

const isKnown = (value: unknown): boolean => attempt(() => readKnown(readFields({ known: value }, '', 'a case'))).ok;

/** `partly`: not every card of the deal is known. */
function isRecorded(value: unknown, partly: boolean): value is Recorded {
  if (!isObject(value)) return false;
  const { deal, opening, play, at, tricks } = value;
  const fits = listOf(deal, isHolding, 16) && isSeat(opening) && listOf(play, isCard) && whole(at, play.length);
  if (!fits) return false;
  // every card once: the holdings of each suit add up to the whole suit, or to no more than that
  const once = [0, 1, 2, 3].every((suit) => {
    const holdings = allSeats.map((seat) => deal[seat * 4 + suit]!);
    const sum = holdings.reduce((all, bits) => all + bits, 0);
    return partly ? sum === holdings.reduce((all, bits) => all | bits, 0) : sum === 0x1fff;
  });
  return once && (tricks === null || whole(tricks, 13));
}

/** A form has no room for more. */
const LONGEST_TEXT = 2_000;

/** The texts of a form; what is missing or no text stays empty. */
export function readAbout(value: unknown): About {
  const source = isObject(value) ? value : {};
  const text = (key: string) => (Object.hasOwn(source, key) && typeof source[key] === 'string' ? source[key] : '');
  const texts = Object.keys(noAbout).map((key) => [key, text(key).slice(0, LONGEST_TEXT)]);
  return Object.fromEntries(texts) as About;
}
