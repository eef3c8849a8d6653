// A ruling as text for other programs and people: the page of text, the case, and the board with the decisive line played out as
// PBN, LIN and a handviewer link. Loaded when it is asked for.

import { allSeats, nextSeat, parseCard, type Seat, seatLetters } from '../../../cards/cards.ts';
import { type Hands, handSize, withCard } from '../../../cards/hands.ts';
import type { Case } from '../../../claim/case.ts';
import { makeCase } from '../../../claim/caseJson.ts';
import { assumedText } from '../../../explain/assumed.ts';
import { explain, type Lang } from '../../../explain/explain.ts';
import type { Board, PartDeal } from '../../../formats/board.ts';
import { readCases } from '../../../formats/caseBoard.ts';
import { handviewerLink, writeLin } from '../../../formats/writeLin.ts';
import { pbnHead, writePbn } from '../../../formats/writePbn.ts';
import { tricksLeft } from '../../../play/position.ts';
import type { Answer } from '../state/desk.ts';
import { asTheyLie } from './steps.ts';

export function copyOf(form: 'text' | 'pbn' | 'lin' | 'handviewer' | 'json', answer: Answer, lang: Lang): string {
  const { ruling, case: theCase } = answer;
  switch (form) {
    case 'text':
      return explain(ruling, theCase, lang);
    case 'json':
      return `${JSON.stringify({ case: makeCase(theCase), ruling }, null, 2)}\n`;
    case 'pbn':
      return (
        pbnHead +
        writePbn(asClaimed(theCase), {
          tricks: ruling.result?.tricks ?? ruling.tricks.claimer,
          note: noteOf(answer, lang),
        })
      );
    case 'lin':
      return ruling.unseen ? linOfKnown(answer, lang) : writeLin(withLine(answer));
    case 'handviewer': {
      const board = withLine(answer);
      const at = board.play.length - ruling.line.length;
      return handviewerLink(board, ruling.unseen && { at, text: assumedText(ruling.unseen, lang) });
    }
  }
}

/** The board up to the claim. An ending counts as a deal of its own, led by whoever was on lead. */
function asClaimed(theCase: Case): Board {
  const [item] = readCases(JSON.stringify(makeCase(theCase)));
  if (!item || !('board' in item)) throw new Error('a case that was read is a board');
  const { board } = item;
  if (board.deal || board.part) return board;
  const { position, unknown } = theCase;
  const { leader, trick } = position;
  const hands = trick.reduce(
    (held, card, i) => withCard(held, nextSeat(leader, i), card),
    unknown?.known ?? position.hands,
  );
  const whole = allSeats.filter((seat) => !unknown || handSize(unknown.known, seat) === unknown.sizes[seat]);
  const known = whole.length === 4 ? { deal: hands } : { part: partWith(hands, whole, tricksLeft(position)) };
  return { ...board, ...known, opening: leader, play: trick };
}

const partWith = (hands: Hands, whole: readonly Seat[], size: number): PartDeal => ({
  hands,
  open: allSeats.map((seat) => (whole.includes(seat) ? 0 : 15)),
  size,
});

/** LIN has no leader of its own: it is the seat after declarer. So an ending gets the declarer who makes its leader lead; who
 *  really is declarer, the other forms say. */
function inLin(board: Board, { contract, position, played, declarer: own }: Case): Board {
  const declarer = played.length > 0 ? own : nextSeat(position.leader, 3);
  return {
    ...board,
    declarer,
    dealer: board.dealer ?? declarer,
    contract: contract ?? { level: 1, strain: position.strain, doubled: 0 },
  };
}

/** The board with the decisive line played to the end, every card where the ruling takes it to lie. */
function withLine({ case: given, ruling }: Answer): Board {
  const theCase = asTheyLie(given, ruling);
  const board = asClaimed(theCase);
  const line = ruling.line.map((text) => parseCard(text.slice(2))!);
  return { ...inLin(board, theCase), play: [...board.play, ...line], ending: 'played-out' };
}

/** The board up to the claim, hands that are not known left empty; the line, which needs them, is told in words. */
function linOfKnown(answer: Answer, lang: Lang): string {
  const { case: theCase, ruling } = answer;
  const board = inLin(asClaimed(theCase), theCase);
  const whole = theCase.played.length > 0 && ruling.result;
  const { recorded: _, ...rest } = board;
  return writeLin(whole ? { ...board, recorded: whole.tricks } : rest, {
    at: board.play.length,
    text: noteOf(answer, lang),
  });
}

/** The lie comes before the line, which may be cut. */
const noteOf = ({ ruling, case: theCase }: Answer, lang: Lang): string =>
  [
    `Law 70: ${ruling.tricks.claimer} of ${ruling.remaining} to ${seatLetters[theCase.claim.by]}`,
    ...(ruling.unseen ? [assumedText(ruling.unseen, lang)] : []),
    ruling.line.join(' '),
  ].join('; ');
