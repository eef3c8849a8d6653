// Law 14: a card is missing and no hand has too many. It has been in the hand all the time, so it may be a penalty card, and not having
// played it may be a revoke. From 2007 on it matters whether the opening lead was faced (A, B), and what replacing the card tells is
// unauthorised for partner (C).

import { ask, contradiction, end, type MakeRule, type Rule, type Step } from './guided.ts';

/** Once play has begun: `rules` stand with every end, `cite` is where penalty card and revoke stand, `revokeLaw` the law on revokes. */
export function putBack(by: MakeRule, name: string, rules: readonly Rule[], cite: string, revokeLaw: string): Step {
  const penalty = by('may-be-penalty-card', cite);
  const revoke = by('may-be-revoke', cite);
  const found = (what: string, extra: readonly Rule[], ...see: readonly string[]) =>
    end(`${name}-${what}`, see.length > 0 ? 'not-yet' : 'as-played', 'find-the-card', [...rules, ...extra], ...see);
  return ask('missingCard', {
    given: ask('ownerDefends', {
      yes: ask('failedToPlayIt', {
        yes: found('penalty-and-revoke', [penalty, revoke], '50', revokeLaw),
        no: found('penalty-card', [penalty], '50'),
      }),
      no: ask('failedToPlayIt', { yes: found('revoke', [revoke], revokeLaw), no: found('play-on', []) }),
    }),
  });
}

/** Among the played cards: the law on defective tricks, by its number. */
export const amongPlayed = (by: MakeRule, look: Rule, cite: string, law: string): Step =>
  end('defective-trick', 'not-yet', 'find-the-card', [look, by('played-is-defective-trick', cite, law)], law);

/** 2007 and 2017. */
export function lawOfFourteen(by: MakeRule): Step {
  const looked = (section: 'A' | 'B') => by('look-for-card', `14${section}`);
  const told = by('replacement-unauthorised', '14C');
  const before = (name: string, how: Rule): Step => {
    const rules = [looked('A'), how, by('calls-stand', '14A3'), by('always-in-hand', '14A3'), told];
    return ask('missingCard', { given: end(`before-${name}`, 'as-played', 'find-the-card', rules) });
  };
  const after = (name: string, how: Rule) =>
    putBack(by, name, [looked('B'), how, by('always-in-hand', '14B4'), told], '14B4', '64');
  return ask('handWithMore', {
    yes: end('a-hand-has-more', 'not-yet', 'count-your-cards', [by('only-when-none-has-more', '14')], '13'),
    no: ask('shortHand', {
      given: ask('beforeLead', {
        yes: ask('cardFound', {
          // nothing has been played before the opening lead
          'among-played': contradiction('before-lead-played', [looked('A')], 'beforeLead', 'cardFound'),
          elsewhere: before('found', by('restored-to-hand', '14A1')),
          'not-found': before('rebuilt', by('pack-rebuilt', '14A2')),
        }),
        no: ask('cardFound', {
          'among-played': amongPlayed(by, looked('B'), '14B1', '67'),
          elsewhere: after('found', by('restored-to-hand', '14B2')),
          'not-found': after('rebuilt', by('pack-rebuilt', '14B3')),
        }),
      }),
    }),
  });
}
