// Doubtful points: the places where two normal plays or two admissible beliefs give different counts. Each is resolved
// against the claimer (70A; 1963: for the defenders, 72e) and listed with what it costs him.

import { cardName, sideOf } from '../cards/cards.ts';
import type { WorstLine } from '../lines/answer.ts';
import type { Question } from '../lines/policy.ts';
import type { Reading } from './lawBook.ts';
import { type Doubt, playText } from './ruling.ts';

/** Doubts on the decisive line `worst`: the belief it rests on, against that of a claimer who has forgotten nothing, and
 *  the forks of the line where another normal play gives more. An opponent's card on the line may be a mistake but for what the
 *  claimer does with it, so that more can be won there than the ending is worth: the cost is never more than up to `doubleDummy`. */
export function doubtsOf(
  worst: WorstLine,
  careful: WorstLine,
  doubleDummy: number,
  law: Reading,
  { claimer, declarer }: Pick<Question, 'claimer' | 'declarer'>,
): Doubt[] {
  const doubts: Doubt[] = [];
  if (worst !== careful && worst.tricks < careful.tricks) {
    doubts.push({
      code: worst.code,
      cost: careful.tricks - worst.tricks,
      cite: worst.code === 'trump-forgotten' ? law.cite('outstandingTrump') : law.cite('objectiveDoubt'),
      facts: { cards: worst.cards.map(cardName) },
    });
  }
  for (const { at, instead } of worst.tricks < doubleDummy ? worst.forks : []) {
    const { seat } = worst.line[at]!;
    // what partner of a claiming defender may do has a paragraph of its own where an edition gives no credit for it
    const partners = sideOf(claimer) !== sideOf(declarer) && seat !== claimer;
    const own = partners && law.answer('partnersChoice') === 'no-credit';
    doubts.push({
      code: 'order',
      cost: Math.min(doubleDummy - worst.tricks, Math.max(...instead.map(({ gain }) => gain))),
      cite: law.cite(own ? 'partnersChoice' : 'worstLine'),
      facts: {
        at,
        play: playText(worst.line[at]!),
        instead: instead.map(({ card }) => playText({ seat, card })),
      },
    });
  }
  return doubts;
}
