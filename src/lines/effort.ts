// How much is examined before a ruling is given. Up to eight tricks everything is, unless less is asked for; beyond that
// layouts are sampled and the search is cut when its allowance is spent, and the ruling says so. Counted in units of
// work, not in time, so that the same question gets the same answer on every machine.

export const effortNames = ['quick', 'normal', 'exhaustive'] as const;
export type EffortName = (typeof effortNames)[number];

export interface Effort {
  /** The most layouts that two plays are compared in. */
  readonly layouts: number;
  /** Units of work: a play in one layout of up to eight tricks, or a point of the sure game, is one. */
  readonly work: number;
}

const ALL: Effort = { layouts: Number.POSITIVE_INFINITY, work: Number.POSITIVE_INFINITY };

/** Up to this many tricks the normal effort examines everything. */
export const EXACT_UP_TO = 8;

export function effortFor(name: EffortName, tricksLeft: number): Effort {
  if (name === 'exhaustive' || (name === 'normal' && tricksLeft <= EXACT_UP_TO)) return ALL;
  // a layout of one trick more takes about twice as long to solve
  const size = 2 ** Math.max(0, tricksLeft - EXACT_UP_TO - 1);
  const layouts = Math.max(20, Math.round(500 / size));
  return name === 'normal' ? { layouts, work: 1_000_000 } : { layouts: Math.min(100, layouts), work: 50_000 };
}

/** What is left of the allowance, and what had to be left out. */
export class Allowance {
  readonly effort: Effort;
  /** The largest set of layouts that was sampled, and how many of it were looked at. */
  sampled: { readonly layouts: number; readonly examined: number } | undefined;
  /** Whether the search was cut. */
  cut = false;
  private spent = 0;

  constructor(effort: Effort) {
    this.effort = effort;
  }

  /** Units of work done. */
  get work(): number {
    return this.spent;
  }

  /** Units of work left, none when it was cut. */
  get left(): number {
    return Math.max(0, this.effort.work - this.spent);
  }

  /** Takes units of work; false when there is nothing left, and then something is left out. */
  spend(units: number): boolean {
    this.spent += units;
    if (this.spent <= this.effort.work) return true;
    this.cut = true;
    return false;
  }

  /** Takes the work of comparing so many plays in so many layouts. */
  spendOnLayouts(layouts: number, plays: number, tricksLeft: number): boolean {
    return this.spend(layouts * plays * 3 ** Math.max(0, tricksLeft - EXACT_UP_TO));
  }

  sample(layouts: number): number {
    const examined = Math.min(layouts, this.effort.layouts);
    if (examined < layouts && layouts > (this.sampled?.layouts ?? 0)) this.sampled = { layouts, examined };
    return examined;
  }
}

/** For a test that only saves work: it may give up early, and nothing is left out when it does. */
export const shortcut = (): Allowance => new Allowance({ layouts: 0, work: 50_000 });
