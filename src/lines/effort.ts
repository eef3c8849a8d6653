// How much is examined before a ruling is given. Up to eight tricks everything is, unless less is asked for; beyond that everything
// if it takes no more than so much, else layouts are sampled and the search is cut when its allowance is spent, and the ruling says
// so. Counted in units of work, not in time, so that the same question gets the same answer on every machine.

export const effortNames = ['quick', 'normal', 'exhaustive'] as const;
export type EffortName = (typeof effortNames)[number];

export interface Effort {
  /** The most layouts that two plays are compared in. */
  readonly layouts: number;
  /** Units of work: a play in one layout of up to eight tricks, or a point of the sure game, is one. */
  readonly work: number;
  /** Trick starts of the comparison of plays: so many in all, and one comparison no more than a quarter of them. */
  readonly trickStarts?: number;
  /** Everything is examined if it takes no more than this. */
  readonly whole?: Whole;
}

/** What an attempt to examine everything may take. */
export interface Whole {
  /** The most layouts to list: with more it is not tried. */
  readonly layouts: number;
  /** Of the double-dummy search. */
  readonly trickStarts: number;
  /** Units of all other work, about as long as five trick starts each. */
  readonly work: number;
  /** Whether it comes before the look at some layouts, which with few tricks left is hardly less work. */
  readonly first: boolean;
}

const ALL: Effort = { layouts: Number.POSITIVE_INFINITY, work: Number.POSITIVE_INFINITY };

/** Up to this many tricks the normal effort examines everything. */
export const EXACT_UP_TO = 8;

export function effortFor(name: EffortName, tricksLeft: number): Effort {
  if (name === 'exhaustive' || (name === 'normal' && tricksLeft <= EXACT_UP_TO)) return ALL;
  // a layout of one trick more takes about twice as long to solve
  const size = 2 ** Math.max(0, tricksLeft - EXACT_UP_TO - 1);
  const layouts = Math.max(20, Math.round(500 / size));
  const first = tricksLeft <= EXACT_UP_TO;
  return name === 'normal'
    ? {
        layouts,
        work: 1_000_000,
        trickStarts: 32_000_000,
        whole: { layouts: 1_000_000, trickStarts: 16_000_000, work: 3_000_000, first },
      }
    : {
        layouts: Math.min(100, layouts),
        work: 50_000,
        trickStarts: 3_200_000,
        whole: { layouts: 50_000, trickStarts: 300_000, work: 60_000, first },
      };
}

/** For a ruling on one of many ways in which cards that nobody knows can lie. */
export function effortForOneWay(name: EffortName, tricksLeft: number): Effort {
  const { whole: _, ...some } = effortFor(name, tricksLeft);
  return some;
}

/** What is left of the allowance, and what had to be left out. */
export class Allowance {
  readonly effort: Effort;
  /** The largest set of layouts that was sampled, and how many of it were looked at. */
  sampled: { readonly layouts: number; readonly examined: number } | undefined;
  /** Whether the search was cut. */
  cut = false;
  private spent = 0;
  private trickStarts = 0;

  constructor(effort: Effort) {
    this.effort = effort;
  }

  /** Units of work done. */
  get work(): number {
    return this.spent;
  }

  /** Units of work left, none when it was cut. */
  get left(): number {
    return this.cut ? 0 : Math.max(0, this.effort.work - this.spent);
  }

  /** Trick starts that the next comparison of plays may take; a few even when the search is cut, to end the line. */
  get trickStartsForOne(): number {
    const { trickStarts: all = Number.POSITIVE_INFINITY } = this.effort;
    return this.cut ? all / 100 : Math.min(all / 4, all - this.trickStarts);
  }

  /** Takes the trick starts of a comparison of plays, which got to some of the layouts at hand. */
  compared(layouts: number, examined: number, trickStarts: number): void {
    const { trickStarts: all = Number.POSITIVE_INFINITY } = this.effort;
    this.trickStarts += trickStarts;
    if (this.trickStarts >= all) this.cut = true;
    if (examined === layouts) return;
    const { sampled } = this;
    if (sampled === undefined) this.sampled = { layouts, examined };
    else if (sampled.examined === layouts) this.sampled = { layouts: sampled.layouts, examined };
  }

  /** Takes units of work; false when there is nothing left, and then something is left out. */
  spend(units: number): boolean {
    this.spent += units;
    if (this.spent > this.effort.work) this.cut = true;
    return !this.cut;
  }

  /** Takes the work of comparing so many plays in so many layouts. */
  spendOnLayouts(layouts: number, plays: number, tricksLeft: number): boolean {
    return this.spend(layouts * plays * 3 ** Math.max(0, tricksLeft - EXACT_UP_TO));
  }

  /** Takes the time of going through lists of layouts, which are short where layouts are sampled. */
  lookedThrough(_layouts: number): void {}

  sample(layouts: number): number {
    const examined = Math.min(layouts, this.effort.layouts);
    if (examined < layouts && layouts > (this.sampled?.layouts ?? 0)) this.sampled = { layouts, examined };
    return examined;
  }
}

const GIVEN_UP = new Error('to examine everything takes too much');

/** For an attempt to examine everything: when that takes too much an exception ends it, caught here. */
export class WholeAllowance extends Allowance {
  /** What is asked later of an answer that was found is not limited. */
  private found = false;

  constructor({ layouts, work }: Whole) {
    super({ layouts, work });
  }

  override get left(): number {
    return this.found ? Number.POSITIVE_INFINITY : super.left;
  }

  override spend(units: number): boolean {
    if (!this.found && !super.spend(units)) throw GIVEN_UP;
    return true;
  }

  override spendOnLayouts(layouts: number, plays: number): boolean {
    return this.spend(30 + (layouts * plays) / 16);
  }

  override lookedThrough(layouts: number): void {
    this.spend(layouts / 32);
  }

  override sample(layouts: number): number {
    if (!this.found && layouts > this.effort.layouts) throw GIVEN_UP;
    return layouts;
  }

  /** The answer of an attempt with this allowance, or undefined. */
  wholly<T>(attempt: () => T): T | undefined {
    try {
      const answer = attempt();
      this.found = true;
      return answer;
    } catch (thrown) {
      if (thrown !== GIVEN_UP) throw thrown;
      return undefined;
    }
  }
}

/** For a test that only saves work: it may give up early, and nothing is left out when it does. */
export const shortcut = (): Allowance => new Allowance({ layouts: 0, work: 50_000 });
