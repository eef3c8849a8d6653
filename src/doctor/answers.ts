// What a diagnosis already answers of the questions in articles 13 and 14, so that only the rest is asked.

import { cardName, partnerOf, type Seat, type SeatLetter, seatLetters, sideOf } from '../cards/cards.ts';
import { type Article, articles } from '../laws/irregularities/vocabulary.ts';
import type { Answers, Irregularity } from '../ruling/irregularity.ts';
import type { Diagnosis, Finding } from './diagnosis.ts';
import type { FoundBoard } from './found.ts';

type Kind<K extends Finding['kind']> = Extract<Finding, { kind: K }>;

/** The guided ruling to go on with; undefined when none of articles 9 to 16 applies. */
export function rulingFrom(board: FoundBoard, diagnosis: Diagnosis): Irregularity | undefined {
  const article = diagnosis.laws.find((law): law is Article => (articles as readonly string[]).includes(law));
  if (article === undefined) return undefined;
  const answers = answersFrom(board, diagnosis);
  const seats = answers.shortHand === undefined ? shortHands(diagnosis) : undefined;
  const { edition, opening } = board;
  const defenders = opening !== undefined && [opening, partnerOf(opening)].map((seat) => seatLetters[seat]);
  return { edition, article, answers, ...(seats && { only: { shortHand: seats } }), ...(defenders && { defenders }) };
}

/** Whose hand can be short of the missing card: with thirteen cards in every hand, one that holds a card which is there twice. */
function shortHands({ counts, findings }: Diagnosis): readonly SeatLetter[] | undefined {
  if (counts.some((count) => count !== 13)) return undefined;
  const doubled = findings.flatMap((one) => (one.kind === 'duplicate' ? one.seats : []));
  return doubled.length === 0 ? undefined : seatLetters.filter((_, seat) => doubled.includes(seat as Seat));
}

export function answersFrom(
  { record, tricks, opening }: FoundBoard,
  { counts, findings, revokes }: Diagnosis,
): Answers {
  const all = <K extends Finding['kind']>(kind: K) => findings.filter((one): one is Kind<K> => one.kind === kind);
  const foreign = all('foreign');
  const absent = [...all('missing'), ...all('among-played')];
  const [card] = absent;
  const wrong = counts.flatMap((count, seat) => (count === 13 ? [] : [{ count, seat }]));
  const short = wrong.length === 1 && wrong[0]!.count < 13 ? wrong[0]!.seat : undefined;
  const owner = (short as Seat | undefined) ?? (absent.length === 1 ? card!.owner : undefined);
  const found = card === undefined ? undefined : card.kind === 'among-played' ? card.kind : card.where;
  return {
    // a card twice in hands of the right size: one of them is short of the card that is missing
    othersComplete: short !== undefined || (wrong.length === 0 && absent.length === 1),
    handWithMore: Math.max(...counts) > 13,
    cardsInHand: Math.max(...counts) > 13 ? Math.max(...counts) : Math.min(...counts),
    surplusCard: foreign.length > 0 && absent.length === 0,
    ...(foreign.length > 0 && { surplusPlayed: foreign.some(({ played }) => played) }),
    ...(record !== undefined && { handRecord: true }),
    ...(tricks.length > 0 && { beforeLead: false }),
    ...(owner !== undefined && opening !== undefined && { ownerDefends: sideOf(owner) === sideOf(opening) }),
    ...(short !== undefined && { shortHand: seatLetters[short] }),
    ...(found !== undefined && absent.length === 1 && { cardFound: found, missingCard: cardName(card!.card) }),
    // without the play nobody can tell
    ...(tricks.length > 0 &&
      absent.length > 0 &&
      absent.every(({ owner }) => owner !== undefined) && { failedToPlayIt: revokes.length > 0 }),
  };
}
