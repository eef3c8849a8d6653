// Which readings were used where the law leaves a choice: those that the case or its authority set, and what the authority
// is not known to have settled.

import { type Regulations, regulated, switchNames } from '../laws/regulations.ts';
import type { Reason } from './reason.ts';

export function regulationReasons(regulations: Regulations): Reason[] {
  const { authority } = regulations;
  const used = switchNames.map((name) => ({ name, ...regulated(regulations, name) }));
  const reasons: Reason[] = used
    .filter(({ from }) => from !== 'default')
    .map(({ name, value, source }) => ({
      code: 'regulation',
      facts: { name, value, ...(authority !== undefined && source !== undefined && { authority, source }) },
      cite: [],
    }));
  const unknown = used.filter(({ from }) => from === 'default').map(({ name }) => name);
  if (authority !== undefined && unknown.length > 0)
    reasons.push({ code: 'not-regulated', facts: { authority, names: unknown }, cite: [] });
  return reasons;
}
