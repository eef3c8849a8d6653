// Where authorities differ on what a statement commits to: each reading is a switch, and the ruling names the one used.

export interface PlanSwitches {
  /** When a step cannot be followed: later steps that still apply bind (WBF Laws Committee, 2001), or nothing more does. */
  readonly afterBreakdown: 'later-steps' | 'nothing';
  /** "Run the clubs" when they do not break: to the last card, or until a trick in the suit is lost. */
  readonly run: 'to-the-end' | 'until-it-loses';
  /** When a defender shows out of a suit that is being played while the other still has cards of it. */
  readonly afterShowOut: 'goes-on' | 'may-stop';
  /** Actions said one after another ("draw trumps, run the hearts"): in that order, or in any. */
  readonly listed: 'in-order' | 'any-order';
}

export const strictPlan: PlanSwitches = {
  afterBreakdown: 'later-steps',
  run: 'to-the-end',
  afterShowOut: 'goes-on',
  listed: 'in-order',
};
