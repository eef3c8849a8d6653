// From what the grammar found to a tree without gaps: stretches not understood are taken out and listed.
// In a stretch with a strange word the steps beside it count, unless another word in it is known to the grammar: then the
// sense of the whole is open ("West discards the king") and none of it counts. Nothing is guessed.

import { type Condition, type NotUnderstood, negated, type Place, type Step } from './tree.ts';

/** What the grammar gives for a stretch that is no step. */
type Part =
  | Step
  | (Place & { readonly kind: 'word'; readonly strange?: boolean })
  | (Place & { readonly kind: 'filler' });
interface Unknown extends Place {
  readonly kind: 'unknown';
  readonly parts: readonly Part[];
}
/** A condition as found: a branch may be missing, "unless" is still to be turned round. */
interface Conditional extends Place {
  readonly kind: 'if' | 'unless';
  readonly when: Condition | Unknown;
  readonly do?: Found;
  readonly else?: Found;
}
/** Words that say nothing about the play: "whatever you lead". */
interface Idle extends Place {
  readonly kind: 'idle';
}
export type Found = Exclude<Step, { kind: 'if' }> | Unknown | Conditional | Idle;

const isConditional = (found: Found): found is Conditional => found.kind === 'if' || found.kind === 'unless';

/** Words without a sense of their own: they neither give nor take meaning. */
const small = new Set(
  'a an the my your his her to of in on at it is are be i we and with for by from so as this that de het een mijn jouw van in op aan bij met is zijn ik we wij en die dat deze dan nog'.split(
    ' ',
  ),
);

export class Lift {
  readonly notUnderstood: NotUnderstood[] = [];
  private readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  steps(found: readonly Found[]): Step[] {
    return found.flatMap((one) => this.step(one));
  }

  private step(found: Found): Step[] {
    if (found.kind === 'idle') return [];
    if (found.kind === 'unknown') return this.unknown(found);
    if (found.kind === 'then' || found.kind === 'and') {
      const steps = (found.steps as readonly Found[]).flatMap((one) => this.step(one));
      return steps.length < 2 ? steps : [{ ...found, steps }];
    }
    if (found.kind === 'or') {
      const before = this.notUnderstood.length;
      const steps = (found.steps as readonly Found[]).flatMap((one) => this.step(one));
      return this.notUnderstood.length > before ? [] : [{ ...found, steps }];
    }
    return isConditional(found) ? this.conditional(found) : [found];
  }

  /** Without a condition or a branch that is understood nothing is left of it: a step would count where it was not meant. */
  private conditional({ kind, when, do: then, else: other, at, length }: Conditional): Step[] {
    if (when.kind === 'unknown' || (then === undefined && other === undefined)) {
      this.point({ at, length });
      return [];
    }
    const [first] = then === undefined ? [] : this.step(then);
    const [second] = other === undefined ? [] : this.step(other);
    const holds = kind === 'if' ? when : negated(when);
    if (first === undefined)
      return second === undefined ? [] : [{ kind: 'if', at, length, when: negated(holds), do: second }];
    return [{ kind: 'if', at, length, when: holds, do: first, ...(second && { else: second }) }];
  }

  private unknown({ parts, ...place }: Unknown): Step[] {
    const words = parts.filter((part) => part.kind === 'word');
    const strange = words.filter((word) => word.strange);
    if (strange.length === 0) {
      this.point(place);
      return [];
    }
    for (const word of strange) this.point(word);
    if (words.some((word) => !word.strange && !small.has(this.text(word).toLowerCase()))) return [];
    return parts.filter((part): part is Step => part.kind !== 'word' && part.kind !== 'filler');
  }

  private point({ at, length }: Place): void {
    if (length > 0) this.notUnderstood.push({ at, length, text: this.text({ at, length }) });
  }

  private text({ at, length }: Place): string {
    return this.source.slice(at, at + length);
  }
}
