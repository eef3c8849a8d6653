// A made-up session: random deals, played out at random but legally until a few tricks are left, with a result that can be.

import type { Seat } from '../../../src/cards/cards.ts';
import { emptyHands, withCard } from '../../../src/cards/hands.ts';
import type { Board } from '../../../src/formats/board.ts';
import { writePbn } from '../../../src/formats/writePbn.ts';
import { afterPlay, legalPlays, type Position } from '../../../src/play/position.ts';
import { randomFrom } from '../formats/mutants.ts';

const contracts = ['1C', '4S', '3NT', '6H', '2D'] as const;

export function madeUpSession(boards: number, tricksLeft: number, seed: number): string {
  const random = randomFrom(seed);
  let text = '';
  for (let number = 1; number <= boards; number++) text += writePbn(madeUpBoard(number, tricksLeft, random));
  return text;
}

function madeUpBoard(number: number, tricksLeft: number, random: (below: number) => number): Board {
  const cards = Array.from({ length: 52 }, (_, card) => card);
  for (let at = 51; at > 0; at--) {
    const other = random(at + 1);
    [cards[at], cards[other]] = [cards[other]!, cards[at]!];
  }
  let hands = emptyHands();
  cards.forEach((card, i) => {
    hands = withCard(hands, (i & 3) as Seat, card);
  });
  const declarer = random(4) as Seat;
  const text = contracts[random(contracts.length)]!;
  const strain = ({ C: 3, S: 0, N: 4, H: 1, D: 2 } as const)[text[1] as 'C'];
  const opening = ((declarer + 1) & 3) as Seat;
  let position: Position = { hands, strain, leader: opening, trick: [] };
  const play: number[] = [];
  let won = 0;
  while (play.length < (13 - tricksLeft) * 4) {
    const legal = legalPlays(position);
    const card = legal[random(legal.length)]!;
    play.push(card);
    const next = afterPlay(position, card);
    position = next.position;
    if (next.wonBy !== undefined && ((next.wonBy ^ declarer) & 1) === 0) won++;
  }
  return {
    format: 'pbn',
    line: 1,
    column: 1,
    number: String(number),
    names: ['Nan', 'Ed', 'Sue', 'Will'],
    dealer: 0,
    vulnerable: 'None',
    deal: hands,
    declarer,
    contract: { level: Number(text[0]), strain, doubled: 0 },
    strain,
    auction: [],
    play,
    opening,
    irregular: false,
    recorded: won + random(tricksLeft + 1),
    ending: 'claim',
    vugraph: false,
    diagnostics: [],
    tags: [],
  };
}
