// What a step of a plan allows: on lead, and when following to a trick.

import { allSuits, type Card, partnerOf, rankOf, type Seat, type Suit, suitOf } from '../../../cards/cards.ts';
import { beats } from '../../../play/position.ts';
import { entries } from './entries.ts';
import { anyOf, type Mark, marks } from './refer.ts';
import {
  controls,
  countIn,
  heldBy,
  highestIn,
  highestOut,
  isOwn,
  isVoid,
  lowestIn,
  ownSeats,
  type Scene,
  seatToPlay,
  winning,
} from './scene.ts';
import { firstWithSay, type Task } from './task.ts';
import { isTwoWay } from './twoWay.ts';

/** The plays that the first step that has a say allows; undefined when none has. */
export function allowedBy(todo: readonly Task[], plays: readonly Card[], scene: Scene): readonly Card[] | undefined {
  const task = firstWithSay(todo);
  if (task === undefined) return undefined;
  if (task.do === 'group' || task.do === 'choice') {
    const all = task.of.map((some) => allowedBy(some, plays, scene));
    if (task.do === 'choice' && all.includes(undefined)) return undefined;
    const said = all.filter((some) => some !== undefined).flat();
    return said.length === 0 ? undefined : plays.filter((card) => said.includes(card));
  }
  return scene.trick.length === 0 ? leads(task, plays, scene) : follow(task, plays, scene);
}

const among = (plays: readonly Card[], all: readonly Mark[]): Card[] => {
  const fits = all.flatMap((mark) =>
    sized(
      plays.filter((card) => marks(mark, card)),
      mark,
    ),
  );
  return plays.filter((card) => fits.includes(card));
};
const sized = (cards: readonly Card[], { which }: Mark): readonly Card[] =>
  which === 'low' ? lowestIn(cards) : which === 'high' ? highestIn(cards) : cards;

function leads(task: Task, plays: readonly Card[], scene: Scene): readonly Card[] | undefined {
  const seat = scene.leader;
  const partner = partnerOf(seat);
  switch (task.do) {
    case 'suit': {
      const cards = plays.filter((card) => suitOf(card) === task.suit);
      return task.top ? highestIn(cards) : cards;
    }
    case 'play':
      return task.from !== undefined && task.from !== seat ? undefined : among(plays, task.cards[0]!);
    case 'toward': {
      const there = controls(scene, partner) && heldBy(scene, partner, task.to).length > 0;
      return there ? among(plays, task.lead) : among(plays, [task.to]);
    }
    case 'ruff':
      return controls(scene, partner) ? leadsToRuff(task, plays, scene) : undefined;
    case 'cross': {
      const to = task.to ?? partner;
      return seat === to ? undefined : crossing(task, plays, scene, to);
    }
    case 'finesse': {
      const suits = suitsOfFinesse(task);
      if (suits === undefined || !controls(scene, partner)) return undefined;
      if ((finesseFrom(task, scene) ?? seat) !== seat) {
        // the lead must come from the other hand: there first, in another suit if that can be
        const others = plays.filter((card) => (suits & (1 << suitOf(card))) === 0);
        const ways = entries(scene, partner, others);
        return ways.length > 0 ? ways : entries(scene, partner, plays);
      }
      if (task.card && among(plays, [task.card]).length > 0) return among(plays, [task.card]);
      // led from here, or from the other hand when it can be taken that way too
      const others = isTwoWay(task, scene) ? plays.filter((card) => (suits & (1 << suitOf(card))) === 0) : [];
      const across = entries(scene, partner, others);
      return plays.filter(
        (card) =>
          across.includes(card) ||
          (suits & (1 << suitOf(card)) && isVoid(scene, partner, suitOf(card)) === (task.ruffing ?? false)),
      );
    }
    case 'overtake':
      return among(plays, [task.card]);
    case 'unblock':
      return among(highestIn(plays), [task.what]);
    case 'discard': {
      if (task.on.length === 0 || !controls(scene, partner) || task.from === seat) return undefined;
      const ready = among(plays, task.on).filter((card) => isVoid(scene, partner, suitOf(card)));
      return heldBy(scene, partner, anyOf(task.what[0]!)).length > 0 ? ready : undefined;
    }
    case 'lose':
      return among(plays, task.what[0]!);
    case 'tricks':
      return among(
        plays,
        task.items.filter(({ left }) => left > 0).map(({ what }) => what),
      );
    default:
      return undefined;
  }
}

const suitsOfFinesse = ({ suit, card, against }: Extract<Task, { do: 'finesse' }>): number | undefined =>
  suit !== undefined ? 1 << suit : (card ?? against)?.suits;

/** The hand that a finesse must be led from: the one said, or the one opposite the only card above the missing one. */
export function finesseFrom(task: Extract<Task, { do: 'finesse' }>, scene: Scene): Seat | undefined {
  const suits = suitsOfFinesse(task);
  const suit = allSuits.find((one) => suits === 1 << one);
  if (task.from !== undefined || task.ruffing || suit === undefined) return task.from;
  const missing = task.against?.rank ?? highestOut(scene, suit);
  const above = ownSeats(scene).filter((seat) =>
    heldBy(scene, seat, { suits: 1 << suit }).some((card) => rankOf(card) > missing),
  );
  return missing < 0 || above.length !== 1 ? undefined : partnerOf(above[0]!);
}

/** The leads that bring the other hand in as was said: with the cards said, in their suit when that hand holds them. */
export function crossing(
  task: Extract<Task, { do: 'cross' }>,
  cards: readonly Card[],
  scene: Scene,
  to: Seat,
): readonly Card[] {
  let said = cards;
  if (task.with.length > 0) {
    said = among(cards, task.with);
    if (said.length === 0) {
      const there = task.with.filter((mark) => heldBy(scene, to, mark).length > 0);
      said = among(
        cards,
        there.map(({ suits }) => ({ suits })),
      );
    }
  }
  // what the partner of a defender can win he does not see
  return controls(scene, to) ? entries(scene, to, said, task.ruff) : said;
}

/** Leads for the other hand to ruff; or, from the hand that is to ruff, across to the other, with the trumps it needs kept. */
function leadsToRuff(
  task: Extract<Task, { do: 'ruff' }>,
  plays: readonly Card[],
  scene: Scene,
): readonly Card[] | undefined {
  const { leader: seat, strain } = scene;
  const partner = partnerOf(seat);
  const what = anyOf(task.what);
  const side = (cards: readonly Card[]) => cards.filter((card) => suitOf(card) !== strain);
  if (task.in !== seat && !isVoid(scene, partner, strain)) {
    const cards = side(among(plays, [what])).filter(
      (card) => task.in !== undefined || countIn(scene, partner, suitOf(card)) < countIn(scene, seat, suitOf(card)),
    );
    const ready = cards.filter((card) => isVoid(scene, partner, suitOf(card)));
    if (ready.length > 0 || task.what.length === 0) return ready;
    if (cards.length > 0) return cards;
  }
  const here = task.in === seat || (task.in === undefined && side(heldBy(scene, partner, what)).length > 0);
  if (!here || task.what.length === 0) return undefined;
  const needed = task.times === 'always' ? 1 : task.times;
  const kept = countIn(scene, seat, strain as Suit) > needed ? plays : side(plays);
  const ways = entries(scene, partner, kept);
  return ways.length > 0 ? ways : kept;
}

function follow(task: Task, plays: readonly Card[], scene: Scene): readonly Card[] | undefined {
  const seat = seatToPlay(scene);
  const led = suitOf(scene.trick[0]!);
  const best = winning(scene)!;
  const follows = plays.some((card) => suitOf(card) === led);
  const third = isOwn(scene, scene.leader);
  switch (task.do) {
    case 'play': {
      const cards = task.from !== undefined && task.from !== seat ? [] : among(plays, task.cards[0]!);
      return follows ? cards.filter((card) => suitOf(card) === led) : undefined;
    }
    case 'toward': {
      if (!third || !task.led) return undefined;
      const named = among(plays, [task.to]);
      return isBeaten(named, plays, best, scene) ? undefined : named;
    }
    case 'ruff': {
      if (follows || (task.in !== undefined && task.in !== seat) || !(anyOf(task.what).suits & (1 << led)))
        return undefined;
      const trumps = plays.filter((card) => suitOf(card) === scene.strain);
      return task.with === undefined ? trumps : among(trumps, [task.with]);
    }
    case 'win': {
      const winners = plays.filter((card) => beats(card, best.card, scene.strain));
      // the other hand leaves the trick to the one named
      if (task.in !== undefined && task.in !== seat) return plays.filter((card) => !winners.includes(card));
      if (isOwn(scene, best.seat)) return undefined;
      return task.with === undefined ? winners : among(winners, [task.with]);
    }
    case 'cover': {
      if (isOwn(scene, best.seat) || (task.card && !marks(task.card, best.card))) return undefined;
      const over = plays.filter((card) => beats(card, best.card, scene.strain));
      return lowestIn(task.ruff ? over.filter((card) => suitOf(card) === scene.strain) : over);
    }
    case 'cross': {
      if (!third || (task.to !== undefined && seat !== task.to)) return undefined;
      const winners = plays.filter((card) => beats(card, best.card, scene.strain));
      const named = among(winners, task.with);
      return named.length > 0 ? named : winners;
    }
    case 'finesse':
      if ((task.from ?? scene.leader) !== scene.leader) return undefined;
      return third && (task.led || task.suit === undefined || task.suit === led)
        ? finesseCards(task, plays, led, best, scene)
        : undefined;
    case 'overtake':
      return third && task.led
        ? task.with
          ? among(plays, [task.with])
          : plays.filter((card) => beats(card, best.card, scene.strain))
        : undefined;
    case 'unblock':
      return follows ? among(highestIn(plays), [task.what]) : undefined;
    case 'discard': {
      if (task.from !== undefined && task.from !== seat) return undefined;
      const on =
        task.on.length === 0 ||
        task.on.some((mark) => marks(mark, best.card) || scene.trick.some((card) => marks(mark, card)));
      return follows || !on ? undefined : among(plays, task.what[0]!);
    }
    default:
      return undefined;
  }
}

/** Whether an opponent has beaten the card named, another would still win, and it was not named as a low card to duck with:
 *  then to play it makes no sense any more. */
function isBeaten(
  named: readonly Card[],
  plays: readonly Card[],
  best: { readonly seat: Seat; readonly card: Card },
  scene: Scene,
): boolean {
  const wins = (card: Card) => beats(card, best.card, scene.strain);
  return (
    named.length > 0 &&
    !isOwn(scene, best.seat) &&
    !named.some(wins) &&
    plays.some(wins) &&
    !lowestIn(plays).includes(named[0]!)
  );
}

/** A finesse plays the card named, or a card below the highest that is out, so that the missing one is caught or wins. */
function finesseCards(
  task: Extract<Task, { do: 'finesse' }>,
  plays: readonly Card[],
  led: Suit,
  best: { readonly seat: Seat; readonly card: Card },
  scene: Scene,
): readonly Card[] | undefined {
  const suit = plays.filter((card) => suitOf(card) === led);
  if (suit.length === 0) {
    if (!task.ruffing) return undefined;
    // a ruffing finesse ruffs only what was covered
    return plays.filter((card) => (suitOf(card) === scene.strain) !== isOwn(scene, best.seat));
  }
  if (task.card) {
    const named = among(suit, [task.card]);
    if (named.length > 0) return named;
  }
  const missing = task.against?.rank ?? highestOut(scene, led);
  if (!isOwn(scene, best.seat) && suitOf(best.card) === led && rankOf(best.card) >= missing) return undefined;
  const below = suit.filter((card) => rankOf(card) < missing);
  if (isOwn(scene, best.seat)) return below;
  const winners = below.filter((card) => beats(card, best.card, scene.strain));
  const taken = winners.length > 0 ? winners : below;
  // he may be crossing, to take it the other way
  return isTwoWay(task, scene, led) ? [...taken, ...suit.filter((card) => rankOf(card) > missing)] : taken;
}
