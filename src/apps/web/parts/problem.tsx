// What is missing or wrong in the draft, where it stands: a mistake has a sign before it, what is still to come has none.

import { cardName, seatLetters } from '../../../cards/cards.ts';
import type { DraftProblem, ProblemAt } from '../case/check.ts';
import { problems } from '../state/desk.ts';
import { names, say, texts } from '../words/words.ts';
import { nameOfSuit } from './cards.tsx';

export function problemText(problem: DraftProblem): string {
  const { problem: words } = texts.value;
  const { seats } = names.value;
  const name = (seat: number) => seats[seatLetters[seat as 0]];
  const { card, list } = say.value;
  switch (problem.code) {
    case 'card-twice':
      return words['card-twice'](card(cardName(problem.card)), list(problem.seats.map(name)));
    case 'card-on-table':
      return words['card-on-table'](card(cardName(problem.card)), list(problem.seats.map(name)));
    case 'out-elsewhere':
      return words['out-elsewhere'](card(cardName(problem.card)), list(problem.seats.map(name)));
    case 'out-too-few':
      return words['out-too-few'](problem.out, problem.room);
    case 'hand-size':
      return words['hand-size'](name(problem.seat), problem.has, problem.wants);
    case 'revoke':
      return words.revoke(name(problem.seat), card(cardName(problem.card)), nameOfSuit(problem.suit));
    case 'shown-out-holds':
      return words['shown-out-holds'](name(problem.seat), nameOfSuit(problem.suit));
    case 'won-too-many':
      return words['won-too-many'](problem.won, problem.most);
    case 'claimer-dummy':
      return words['claimer-dummy'](name(problem.seat));
    case 'claimed-too-many':
      return words['claimed-too-many'](problem.claimed, problem.most);
    case 'likely-too-many':
      return words['likely-too-many'](problem.likely, problem.most);
    case 'all-struck':
      return words['all-struck'](name(problem.seat));
    case 'scored-impossible':
      return words['scored-impossible'](problem.scored);
    case 'played-on-illegal':
      return words['played-on-illegal'](name(problem.seat), card(cardName(problem.card)));
    default:
      return words[problem.code];
  }
}

/** The problems of one place of the page. `only` narrows them further, to one seat for instance. */
export function ProblemsAt({
  at,
  only,
}: {
  readonly at: ProblemAt;
  readonly only?: (problem: DraftProblem) => boolean;
}) {
  const here = problems.value.filter((problem) => problem.at === at && problem.wrong && (only?.(problem) ?? true));
  return (
    <div class="problems" role="status">
      {here.map((problem) => (
        <p key={JSON.stringify(problem)} class="problem">
          <span aria-hidden="true">⚠ </span>
          {problemText(problem)}
        </p>
      ))}
    </div>
  );
}
