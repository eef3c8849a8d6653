// To the beginning, one back, one on, to the end: the same four buttons wherever cards are walked through.

import type { ComponentChildren } from 'preact';
import { texts } from '../words/words.ts';
import { Icon } from './icon.tsx';

interface Props {
  readonly at: number;
  readonly last: number;
  readonly onStep: (to: number) => void;
  /** Where it stands, in words. */
  readonly children: ComponentChildren;
}

export function StepButtons({ at, last, onStep, children }: Props) {
  const button = (name: 'first' | 'back' | 'on' | 'last', to: number, disabled: boolean) => (
    <button type="button" aria-label={texts.value.steps[name]} disabled={disabled} onClick={() => onStep(to)}>
      <Icon name={name} />
    </button>
  );
  return (
    <div class="steps">
      {button('first', 0, at === 0)}
      {button('back', at - 1, at === 0)}
      <output aria-live="off">{children}</output>
      {button('on', at + 1, at >= last)}
      {button('last', last, at >= last)}
    </div>
  );
}
