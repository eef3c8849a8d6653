// Law 14 of 2007 and 2017: no hand has more than thirteen. Before the opening lead is faced (A) and afterwards (B); what replacing
// the card tells is unauthorised for partner (C).

import { end, type Rule, type Step } from './guided.ts';
import type { RuleId } from './vocabulary.ts';

export function lawOfFourteen(by: (rule: RuleId, ...cite: readonly string[]) => Rule): Step {
  const look = by('look-for-card', '14');
  const told = by('replacement-unauthorised', '14C');

  const before = (name: string, how: Rule): Step => ({
    ask: 'missingCard',
    on: {
      given: end(`before-${name}`, 'as-played', 'find-the-card', [
        look,
        how,
        by('calls-stand', '14A'),
        by('always-in-hand', '14A'),
        told,
      ]),
    },
  });

  const after = (name: string, how: Rule): Step => {
    const rules = [look, how, by('always-in-hand', '14B'), told];
    const penalty = by('may-be-penalty-card', '14B');
    const revoke = by('may-be-revoke', '14B');
    return {
      ask: 'missingCard',
      on: {
        given: {
          ask: 'ownerDefends',
          on: {
            yes: {
              ask: 'failedToPlayIt',
              on: {
                yes: end(`${name}-both`, 'not-yet', 'find-the-card', [...rules, penalty, revoke], '50', '64'),
                no: end(`${name}-penalty-card`, 'not-yet', 'find-the-card', [...rules, penalty], '50'),
              },
            },
            no: {
              ask: 'failedToPlayIt',
              on: {
                yes: end(`${name}-revoke`, 'not-yet', 'find-the-card', [...rules, revoke], '64'),
                no: end(`${name}-play-on`, 'as-played', 'find-the-card', rules),
              },
            },
          },
        },
      },
    };
  };

  return {
    ask: 'othersComplete',
    on: {
      no: end('more-than-one-wrong', 'not-yet', 'count-your-cards', [look], '13'),
      yes: {
        ask: 'shortHand',
        on: {
          given: {
            ask: 'beforeLead',
            on: {
              yes: {
                ask: 'cardFound',
                on: {
                  'among-played': end('before-lead-played', 'not-yet', 'find-the-card', [look]),
                  elsewhere: before('found', by('restored-to-hand', '14A')),
                  'not-found': before('rebuilt', by('pack-rebuilt', '14A')),
                },
              },
              no: {
                ask: 'cardFound',
                on: {
                  'among-played': end(
                    'defective-trick',
                    'not-yet',
                    'find-the-card',
                    [look, by('played-is-defective-trick', '14B', '67')],
                    '67',
                  ),
                  elsewhere: after('found', by('restored-to-hand', '14B')),
                  'not-found': after('rebuilt', by('pack-rebuilt', '14B')),
                },
              },
            },
          },
        },
      },
    },
  };
}
