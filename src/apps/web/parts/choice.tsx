// One of a few, by tap or arrow keys: radio buttons that look like one row of buttons. And a number by minus and plus.

import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { texts } from '../words/words.ts';

export interface Option<T> {
  readonly value: T;
  readonly label: ComponentChildren;
  /** What is read aloud when the label is a symbol. */
  readonly name?: string;
}

export interface ChoiceProps<T> {
  readonly legend: ComponentChildren;
  readonly value: T;
  readonly options: readonly Option<T>[];
  readonly onChange: (value: T) => void;
  readonly hideLegend?: boolean;
  readonly class?: string;
}

export function Choice<T>({ legend, value, options, onChange, hideLegend, class: kind }: ChoiceProps<T>) {
  const id = useId();
  return (
    <fieldset class={`choice ${kind ?? ''}`}>
      <legend class={hideLegend ? 'vh' : ''}>{legend}</legend>
      <div class="options">
        {options.map((option, i) => (
          <label key={i}>
            <input
              type="radio"
              name={id}
              checked={option.value === value}
              aria-label={option.name}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface OpenProps<T> {
  readonly legend: string;
  readonly value: T | undefined;
  /** What it is called that nothing is said. */
  readonly open: string;
  readonly onChange: (value: T | undefined) => void;
}

/** Yes, no, or not found out. */
export function YesNo({ open, ...rest }: OpenProps<boolean>) {
  const { yes, no } = texts.value.askedBack;
  const options = [
    { value: undefined, label: open },
    { value: true, label: yes },
    { value: false, label: no },
  ];
  return <Choice<boolean | undefined> class="tight" options={options} {...rest} />;
}

/** A number from 0 to `most`, or not found out. */
export function HowMany({ open, most, ...rest }: OpenProps<number> & { readonly most: number }) {
  const numbers = Array.from({ length: most + 1 }, (_, value) => ({ value, label: value }));
  const options = [{ value: undefined, label: open }, ...numbers];
  return <Choice<number | undefined> class="tight" options={options} {...rest} />;
}

interface CheckProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ComponentChildren;
}

export function Check({ checked, onChange, children }: CheckProps) {
  return (
    <label class="check">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{children}</span>
    </label>
  );
}

interface StepperProps {
  readonly label: string;
  readonly value: number | null;
  readonly least: number;
  readonly most: number;
  readonly less: string;
  readonly more: string;
  readonly onChange: (value: number) => void;
}

export function Stepper({ label, value, least, most, less, more, onChange }: StepperProps) {
  const to = (next: number) => onChange(Math.max(least, Math.min(most, next)));
  return (
    <div class="stepper" role="group" aria-label={label}>
      <button
        type="button"
        aria-label={less}
        disabled={value !== null && value <= least}
        onClick={() => to((value ?? least + 1) - 1)}
      >
        −
      </button>
      <output>{value ?? '–'}</output>
      <button
        type="button"
        aria-label={more}
        disabled={value !== null && value >= most}
        onClick={() => to((value ?? least - 1) + 1)}
      >
        +
      </button>
    </div>
  );
}
