// Where authorities differ on what a statement commits to: each reading is a switch, and the ruling names the one used.
// The sources are in DECISIONS.md; the first value of each is the default, the reading that holds the claimer to his words.

export interface PlanSwitches {
  /** When a step cannot be followed: later steps that still apply bind (WBF Laws Committee, 2001), or nothing more does (the
   *  statement has broken down, and what is left is unstated play: 70D1, 70E1). */
  readonly afterBreakdown: 'later-steps' | 'nothing';
  /** "Run the clubs" when they do not break: to the last card, as said (a large majority in a published poll), or until a
   *  trick in the suit is lost (minute of the WBF Laws Committee: he may notice that they do not break). */
  readonly run: 'to-the-end' | 'until-it-loses';
  /** When a defender shows out of a suit that is being played while the other still has cards of it. */
  readonly afterShowOut: 'goes-on' | 'may-stop';
  /** Actions said one after another ("draw trumps, run the hearts"): in that order (68C asks for the order), or in any. */
  readonly listed: 'in-order' | 'any-order';
}

/** Every reading of each switch, the default first. */
export const planReadings = {
  afterBreakdown: ['later-steps', 'nothing'],
  run: ['to-the-end', 'until-it-loses'],
  afterShowOut: ['goes-on', 'may-stop'],
  listed: ['in-order', 'any-order'],
} as const satisfies { readonly [S in keyof PlanSwitches]: readonly PlanSwitches[S][] };

export const strictPlan: PlanSwitches = {
  afterBreakdown: 'later-steps',
  run: 'to-the-end',
  afterShowOut: 'goes-on',
  listed: 'in-order',
};
