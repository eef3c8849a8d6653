// The cards on the desk as the board doctor reads them: the hands, the recorded play as far as it has been stepped through, the hand
// record and the cards found elsewhere as they were typed.

import { allSeats, cardName, makeCardNumber, type Suit, seatLetters, strainLetters } from '../../../cards/cards.ts';
import { countBits } from '../../../cards/hands.ts';
import { fail, type Result } from '../../../cards/result.ts';
import { type FoundBoard, parseFoundBoard } from '../../../doctor/found.ts';
import type { Lang } from '../../../explain/explain.ts';
import type { Draft } from '../case/draft.ts';
import { readRanks } from '../case/ranks.ts';
import { handText } from '../case/toCase.ts';

export function boardAsFound(draft: Draft, lang: Lang): Result<FoundBoard> {
  const { edition, found, recorded, strain } = draft;
  const elsewhere = readCards(found.elsewhere, lang);
  if (!elsewhere.ok) return elsewhere;
  const play = recorded && recorded.at > 0 && strain !== null ? recorded : undefined;
  return parseFoundBoard({
    law70: 'board/1',
    edition,
    hands: Object.fromEntries(allSeats.map((seat) => [seatLetters[seat], handText(draft.hands, seat)])),
    elsewhere: elsewhere.value,
    ...(found.record.trim() !== '' && { record: found.record.trim() }),
    ...(play && {
      play: play.play.slice(0, play.at).map(cardName),
      opening: seatLetters[play.opening],
      strain: strainLetters[strain!],
    }),
  });
}

const suitsTyped: Readonly<Record<Lang, Readonly<Record<string, Suit>>>> = {
  en: { S: 0, H: 1, D: 2, C: 3, '♠': 0, '♥': 1, '♦': 2, '♣': 3 },
  nl: { S: 0, H: 1, R: 2, K: 3, D: 2, C: 3, '♠': 0, '♥': 1, '♦': 2, '♣': 3 },
};

/** "S7 HT", in Dutch "S7 HH R10". */
function readCards(text: string, lang: Lang): Result<string[]> {
  const cards: string[] = [];
  for (const typed of text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter((one) => one !== '')) {
    const suit = suitsTyped[lang][typed.charAt(0)];
    const { bits, strange } = readRanks(typed.slice(1), lang);
    if (suit === undefined || strange.length > 0 || countBits(bits) !== 1)
      return fail('unknown-card', 'elsewhere', typed.slice(0, 20), 'a suit and a rank');
    cards.push(cardName(makeCardNumber(suit, 31 - Math.clz32(bits))));
  }
  return { ok: true, value: cards };
}
