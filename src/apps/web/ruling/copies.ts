// A ruling as text for other programs and people: the page of text, the case, and the board with the decisive line played out as
// PBN, LIN and a handviewer link. Loaded when it is asked for.

import { nextSeat, parseCard, seatLetters } from '../../../cards/cards.ts';
import { makeCase } from '../../../claim/caseJson.ts';
import { explain, type Lang } from '../../../explain/explain.ts';
import type { Board } from '../../../formats/board.ts';
import { readCases } from '../../../formats/caseBoard.ts';
import { handviewerLink, writeLin } from '../../../formats/writeLin.ts';
import { pbnHead, writePbn } from '../../../formats/writePbn.ts';
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
        writePbn(asClaimed(answer), { tricks: ruling.result?.tricks ?? ruling.tricks.claimer, note: noteOf(answer) })
      );
    case 'lin':
      return writeLin(withLine(answer));
    case 'handviewer':
      return handviewerLink(withLine(answer));
  }
}

/** The board up to the claim, with every card where the ruling takes it to lie. An ending counts as a deal of its own, led by whoever was on lead. */
function asClaimed({ case: given, ruling }: Answer): Board {
  const theCase = asTheyLie(given, ruling);
  const [item] = readCases(JSON.stringify(makeCase(theCase)));
  if (!item || !('board' in item)) throw new Error('a case that was read is a board');
  const { board } = item;
  if (board.deal) return board;
  const { position } = theCase;
  const deal = position.hands.slice();
  position.trick.forEach((card, i) => {
    deal[nextSeat(position.leader, i) * 4 + Math.floor(card / 13)]! |= 1 << (card % 13);
  });
  return { ...board, deal, opening: position.leader, play: position.trick };
}

/** The board with the decisive line played to the end. LIN has no leader of its own: it is the seat after declarer. So an ending
 *  gets the declarer who makes its leader lead; who really is declarer, the other forms say. */
function withLine(answer: Answer): Board {
  const board = asClaimed(answer);
  const { contract, position, played } = answer.case;
  const line = answer.ruling.line.map((text) => parseCard(text.slice(2))!);
  const declarer = played.length > 0 ? answer.case.declarer : nextSeat(position.leader, 3);
  return {
    ...board,
    declarer,
    dealer: board.dealer ?? declarer,
    contract: contract ?? { level: 1, strain: position.strain, doubled: 0 },
    play: [...board.play, ...line],
    ending: 'played-out',
  };
}

const noteOf = ({ ruling, case: theCase }: Answer): string =>
  `Law 70: ${ruling.tricks.claimer} of ${ruling.remaining} to ${seatLetters[theCase.claim.by]}; ${ruling.line.join(' ')}`;
