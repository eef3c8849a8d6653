// Which of the two rulings on the desk the form shows when there are both: the one from which it was asked for.

import { signal } from '@preact/signals';

export const printed = signal<'claim' | 'irregularity'>('claim');
