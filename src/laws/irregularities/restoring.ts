// Law 13 to 1997: hands with a wrong number of cards are restored from the record, else from what earlier players remember, else the
// board is dealt again. From 2007 on: the director judges, no consent is asked for, and a surplus card is taken out.

import { ask, end, type MakeRule, type Rule, type Step } from './guided.ts';

/** One hand short and the others right: Law 14 is the one. */
export const oneHandShort = (look: Rule): Step => end('one-hand-short', 'not-yet', 'count-your-cards', [look], '14');

/** `cites`: of the record, the earlier players and the new deal; `then`: what follows hands that were restored; `lost`: what follows
 *  when nothing restores them, a new deal unless the law has more to ask. */
export function restoring(
  by: MakeRule,
  cites: readonly [record: string, players: string, newDeal: string],
  prefix: string,
  then: (name: string, how: readonly Rule[]) => Step,
  lost: (tried: readonly Rule[]) => Step = (tried) => dealtAgain(prefix, tried, by('new-deal', cites[2])),
): Step {
  const record = by('restore-from-record', cites[0]);
  const players = by('ask-earlier-players', cites[1]);
  return ask('handRecord', {
    yes: then(`${prefix}record`, [record]),
    no: ask('earlierPlayersKnow', {
      yes: then(`${prefix}players`, [record, players]),
      no: lost([record, players]),
    }),
  });
}

export const dealtAgain = (prefix: string, tried: readonly Rule[], again: Rule): Step =>
  end(`${prefix}new-deal`, 'as-played', 'we-deal-again', [...tried, again]);

/** Where the rules of 2007 and 2017 stand. */
export interface JudgedCites {
  readonly surplus: string;
  readonly afterPlay: string;
  readonly teams: string;
  readonly callsStand: string;
  readonly notPlayable: readonly string[];
  /** The kind of adjusted score, where the law tells. */
  readonly notPlayableScore: 'assigned' | 'adjusted';
  readonly corrected: string;
}

/** `which` asks whether it is this law at all; `seen` is what a seen card leads to before a call; `always` and `moved` are rules
 *  that stand with every end, and with every restored hand. */
export function judged(
  by: MakeRule,
  cite: JudgedCites,
  which: (rest: Step) => Step,
  seen: Step,
  { always = [], moved = [] }: { readonly always?: readonly Rule[]; readonly moved?: readonly Rule[] },
): Step {
  const removed = by('surplus-removed', cite.surplus);
  const after = (rule: 'result-cancelled' | 'procedural-penalty') => by(rule, cite.afterPlay);
  const teams = by('team-results', cite.afterPlay, cite.teams);
  const cancelled = [...always, after('result-cancelled'), teams, after('procedural-penalty')];
  const stand = [by('calls-stand', cite.callsStand), by('may-adjust-after', cite.callsStand)];
  const not = [by('not-playable-adjust', ...cite.notPlayable), by('procedural-penalty', cite.notPlayable[0]!)];
  const rest = ask('foundWhen', {
    'after-play': end('cancelled', 'cancelled-then-artificial', 'board-cancelled', cancelled, '12', '86'),
    'after-call': ask('playable', {
      yes: end('calls-stand', 'as-played-unless-damage', 'restore-and-play', [...always, ...stand, ...moved], '12'),
      no: end('not-playable', cite.notPlayableScore, 'score-later', [...always, ...not], '12'),
    }),
    'before-call': ask('cardSeen', {
      no: end('corrected', 'as-played', 'restore-and-play', [...always, by('play-normally', cite.corrected), ...moved]),
      yes: seen,
    }),
  });
  return ask('surplusCard', {
    yes: ask('surplusPlayed', {
      no: end('surplus-removed', 'as-played', 'restore-and-play', [removed]),
      yes: end(
        'surplus-in-trick',
        'adjusted',
        'score-later',
        [removed, by('surplus-in-finished-trick', cite.surplus)],
        '12',
      ),
    }),
    no: which(rest),
  });
}
