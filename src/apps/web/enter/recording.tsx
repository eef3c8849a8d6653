// The recorded play of a board from a file: back and forth to the point of the claim.

import { stepTo } from '../case/fromBoard.ts';
import { StepButtons } from '../parts/stepButtons.tsx';
import { change, draft } from '../state/history.ts';
import { texts } from '../words/words.ts';

export function Recording() {
  const t = texts.value;
  const { recorded } = draft.value;
  if (!recorded) return null;
  const { at, play, tricks } = recorded;
  const to = (next: number) => change((before) => stepTo(before, next), 'step');
  const last = Math.min(play.length, 51);
  return (
    <section class="panel">
      <h2>{t.recording.heading}</h2>
      <p class="hint">{t.recording.hint}</p>
      <StepButtons at={at} last={last} onStep={to}>
        {t.recording.at(at, play.length)}
      </StepButtons>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t.recording.heading}
        onInput={(event) => to(Number(event.currentTarget.value))}
      />
      {tricks !== null && <p>{t.recording.result(tricks)}</p>}
    </section>
  );
}
