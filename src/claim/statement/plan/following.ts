// A line of play card by card, with what the plan makes of each: which step a play follows, which step is done, which cannot
// be followed and why. For telling it afterwards; the search itself only asks what a step allows.

import { type Card, cardName, nextSeat, partnerOf, type Seat, suitOf } from '../../../cards/cards.ts';
import { hasCard, withCard } from '../../../cards/hands.ts';
import { invariant } from '../../../cards/result.ts';
import { afterPlay, legalPlays, type Position, winningPlace } from '../../../play/position.ts';
import { afterCard, banned, settled } from '../plan.ts';
import { allowedBy } from './allowed.ts';
import { ended } from './ends.ts';
import type { Obstacle } from './obstacle.ts';
import type { Progress } from './progress.ts';
import { marks, type Places } from './refer.ts';
import { controls, heldBy, isOwn, type Scene, seatToPlay } from './scene.ts';
import type { PlanSwitches } from './switches.ts';
import { firstWithSay, type Task } from './task.ts';

/** Where a line begins. */
export interface Start extends Places {
  readonly position: Position;
  readonly shownOut: readonly number[];
}

/** What was seen of a step. */
export class Record {
  readonly plays = new Set<number>();
  obstacle: Obstacle | undefined;
  /** Held up once, and followed later perhaps. */
  waited: Obstacle | undefined;
  done = false;
  held: boolean | undefined;
  /** Whether nothing was said for the case that came. */
  empty = false;
  /** Something not to be done, and not done. */
  kept = false;

  blocked(obstacle: Obstacle): void {
    this.obstacle ??= obstacle;
  }
}

export const sceneOf = (
  start: Start,
  { hands, leader, trick, strain }: Position,
  shownOut: readonly number[],
): Scene => ({
  claimer: start.claimer,
  declarer: start.declarer,
  strain,
  hands,
  leader,
  trick,
  shownOut,
  start: start.position.hands,
});

/** With the cards on the table at the claim counted as once held: "spent" is said of them, not "never held". */
export const withTable = (scene: Scene, { position: { trick, leader } }: Start): Scene => ({
  ...scene,
  start: trick.reduce((hands, card, i) => withCard(hands, nextSeat(leader, i), card), scene.start),
});

/** The steps that have a say about a play: the first, or the first of each that may be done in any order. */
function sayers(todo: readonly Task[]): Task[] {
  const task = firstWithSay(todo);
  if (task === undefined) return [];
  return task.do === 'group' || task.do === 'choice' ? task.of.flatMap(sayers) : [task];
}

/** A line as it is played, with what the plan makes of each card. */
export class Following {
  todo: readonly Task[];
  private progress: Progress;
  private position: Position;
  private readonly shownOut: number[];

  private readonly start: Start;
  private readonly switches: PlanSwitches;
  private readonly of: (task: Task) => Record;

  constructor(start: Start, switches: PlanSwitches, of: (task: Task) => Record, plan: Progress) {
    this.start = start;
    this.switches = switches;
    this.of = of;
    this.progress = plan;
    this.todo = plan.todo;
    this.position = start.position;
    this.shownOut = [...start.shownOut];
  }

  play(seat: Seat, card: Card, at: number): void {
    const scene = sceneOf(this.start, this.position, this.shownOut);
    invariant(
      seatToPlay(scene) === seat && hasCard(scene.hands, seat, card),
      `a line with ${cardName(card)} out of turn`,
    );
    this.todo = settled(this.progress.todo, this.progress.shown, scene, this.switches, (task, now) => {
      const record = this.of(task);
      if (now === 'done') this.finished(task, record);
      else if (typeof now === 'object') record.blocked(this.classified(task, now, scene));
      else if (task.do === 'if') {
        record.held = now;
        record.empty = (now ? task.yes : task.no).length === 0;
      }
    });
    if (controls(this.start, seat)) this.own(scene, card, at);
    const before = this.todo;
    this.progress = afterCard(card, { ...this.progress, todo: before }, scene, this.switches);
    if (scene.trick.length === 3) this.countTricks(before, scene, card, at);
    const [led] = scene.trick;
    if (led !== undefined && suitOf(led) !== suitOf(card))
      this.shownOut[seat] = this.shownOut[seat]! | (1 << suitOf(led));
    this.position = afterPlay(this.position, card).position;
    this.todo = this.progress.todo;
  }

  /** After the last card: what was begun and what is still left of it. */
  end(): void {
    const scene = sceneOf(this.start, this.position, this.shownOut);
    for (const task of this.todo) {
      if (task.do === 'never') this.of(task).kept = true;
      if (task.do === 'never' || task.do === 'if') continue;
      for (const one of task.do === 'group' || task.do === 'choice' ? task.of.flat() : [task]) {
        const record = this.of(one);
        const end = ended(one, scene, this.switches);
        if (record.plays.size === 0 && one.do !== 'tricks') continue;
        if (typeof end === 'object') record.blocked(end);
        else if (one.do === 'cross' && end === undefined)
          record.blocked({ code: 'no-entry', ...(one.to !== undefined && { seat: one.to }) });
        else if (end === 'done') this.finished(one, record);
      }
    }
  }

  /** Of a list of tricks nothing is left to play, but perhaps something to win. */
  private finished(task: Task, record: Record): void {
    if (task.do === 'tricks' && task.items.some(({ left }) => left > 0 && left < 13))
      record.blocked({ code: 'not-won' });
    else record.done = true;
  }

  private own(scene: Scene, card: Card, at: number): void {
    const legal = legalPlays(this.position);
    const never = this.todo.filter((task) => task.do === 'never');
    for (const task of never) if (banned(task, card, scene)) this.of(task).blocked({ code: 'only-play' });
    const free = legal.filter((one) => !never.some((task) => banned(task, one, scene)));
    for (const task of sayers(this.todo)) {
      const wanted = allowedBy([task], free.length > 0 ? free : legal, scene);
      if (wanted?.includes(card)) this.of(task).plays.add(at);
      else if (wanted === undefined || wanted.length === 0) {
        const obstacle = heldUp(task, scene);
        if (obstacle !== undefined) this.of(task).waited ??= obstacle;
      }
    }
  }

  /** A list of tricks is followed by whatever wins one of them. */
  private countTricks(before: readonly Task[], { trick, leader, strain }: Scene, card: Card, at: number): void {
    const left = (todo: readonly Task[]) =>
      sayers(todo)
        .flatMap((task) => (task.do === 'tricks' ? task.items : []))
        .reduce((sum, item) => sum + item.left, 0);
    if (left(this.progress.todo) >= left(before)) return;
    const place = winningPlace([...trick, card], strain);
    if (!isOwn(this.start, nextSeat(leader, place))) return;
    for (const task of sayers(before)) if (task.do === 'tricks') this.of(task).plays.add(Math.max(0, at - 3 + place));
  }

  private classified(task: Task, obstacle: Obstacle, scene: Scene): Obstacle {
    if (obstacle.code !== 'not-held') return obstacle;
    const end = ended(task, withTable(scene, this.start), this.switches);
    return typeof end === 'object' ? end : obstacle;
  }
}

/** Why the step that is to be followed cannot be by the hand that is to play. */
function heldUp(task: Task, scene: Scene): Obstacle | undefined {
  const seat = seatToPlay(scene);
  const { trick, leader, hands, strain } = scene;
  if (trick.length > 0) {
    const led = suitOf(trick[0]!);
    const ruffs = task.do === 'ruff' && task.what.length === 0 && task.times !== 'always' && (task.in ?? seat) === seat;
    return ruffs && led !== strain && heldBy(scene, seat, { suits: 1 << led }).length > 0
      ? { code: 'must-follow', seat }
      : undefined;
  }
  const other = partnerOf(leader);
  const there = (what: (card: Card) => boolean) =>
    controls(scene, other) && legalPlays({ hands, strain, leader: other, trick: [] }).some(what);
  const wrong =
    (task.do === 'suit' && there((card) => suitOf(card) === task.suit)) ||
    (task.do === 'play' && there((card) => task.cards[0]!.some((mark) => marks(mark, card)))) ||
    (task.do === 'lose' && there((card) => task.what[0]!.some((mark) => marks(mark, card)))) ||
    (task.do === 'toward' && there((card) => task.lead.some((mark) => marks(mark, card))));
  return wrong ? { code: 'wrong-hand', seat: leader } : undefined;
}
