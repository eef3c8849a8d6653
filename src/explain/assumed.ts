// The lie that a ruling assumes of cards that were not known, in one sentence for the note or comment of a session file: hands as
// those files write them, with the letters that they have in every language.

import { seatLetters } from '../cards/cards.ts';
import type { UnseenFacts } from '../ruling/reason.ts';
import { wordsOf } from './laws.ts';
import type { Lang } from './words.ts';

export function assumedText({ seats, hands }: UnseenFacts, lang: Lang): string {
  const each = seats.map((seat) => `${seat} ${hands[seatLetters.indexOf(seat)]}`);
  return wordsOf(lang).unseen.assumed(each.join(', '));
}
