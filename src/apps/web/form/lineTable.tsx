// The decisive line on paper: a row a trick in order of play, as the text of a ruling has it.

import { sideOf } from '../../../cards/cards.ts';
import { CardText } from '../parts/cards.tsx';
import { seatLetter } from '../parts/compass.tsx';
import { asTheyLie, walkOf } from '../ruling/steps.ts';
import type { Answer } from '../state/desk.ts';
import { ruleWords, texts } from '../words/words.ts';

export function LineTable({ answer: { ruling, case: theCase } }: { readonly answer: Answer }) {
  const words = ruleWords.value;
  const { tricks } = walkOf(asTheyLie(theCase, ruling), ruling);
  const ours = (seat: number) => sideOf(seat as 0) === sideOf(theCase.claim.by);
  const laid = theCase.position.trick.length > 0;
  const doubtful = ruling.doubts.some(({ code }) => code === 'order');
  return (
    <>
      <table class="line-table">
        <tbody>
          {tricks.map((trick, row) => (
            <tr key={trick.plays[0]!.card}>
              <th scope="row">{row + 1}</th>
              {trick.plays.map((play) => (
                <td key={play.card}>
                  {seatLetter(play.seat)}
                  {ours(play.seat) ? '*' : ''} {play.at < 0 && '('}
                  <CardText card={play.card} />
                  {play.at < 0 && ')'}
                  {play.doubtful && '?'}
                </td>
              ))}
              <td>
                {trick.winner !== undefined &&
                  `${words.line.wonBy} ${seatLetter(trick.winner)}${ours(trick.winner) ? '*' : ''}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="legend">
        {[words.line.legend(ruling.claim.by), doubtful && words.line.doubtMark, laid && texts.value.form.onTable]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </>
  );
}
