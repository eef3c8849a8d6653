// The third screen: the count first, then the line that decides, then everything that hangs on it. While a new answer is being
// computed the last one stays, greyed, so that the page never goes blank.

import { scoreText } from '../parts/contractText.tsx';
import { ProblemList } from '../parts/problemList.tsx';
import { Soon } from '../parts/soon.tsx';
import { answer, caseJson, upToDate } from '../state/desk.ts';
import { ruledOtherwise } from '../state/keeping.ts';
import { settings } from '../state/settings.ts';
import { texts } from '../words/words.ts';
import { Actions } from './actions.tsx';
import { Doubts } from './doubts.tsx';
import { Editions } from './editions.tsx';
import { Findings } from './findings.tsx';
import { Ladder } from './ladder.tsx';
import { LinePlayer } from './linePlayer.tsx';
import { OtherLines } from './otherLines.tsx';
import { Progress } from './progress.tsx';
import { Reasons } from './reasons.tsx';
import { Said } from './said.tsx';
import { hasLine } from './steps.ts';
import { Verdict } from './verdict.tsx';

/** A ruling that was kept, perhaps by an older version, and is not what comes out now. */
function Otherwise() {
  const kept = ruledOtherwise.value;
  if (!kept) return null;
  const { kept: t } = texts.value;
  const { tricks, remaining, result } = kept.given;
  const date = new Date(kept.at).toLocaleDateString(settings.value.lang, { dateStyle: 'medium' });
  const score = result && `, ${scoreText(result.score)}`;
  return (
    <p class="banner wrong" role="status">
      <span aria-hidden="true">⚠ </span>
      {t.otherwise(`${t.count(tricks.claimer, remaining)}${score ?? ''}`, date)}
    </p>
  );
}

export function RulingScreen() {
  const t = texts.value;
  const last = answer.value;
  return (
    <>
      <h1 tabIndex={-1}>{t.screens.ruling}</h1>
      {caseJson.value === undefined && <ProblemList />}
      <Progress />
      {last && (
        <div class={`ruling ${upToDate.value ? '' : 'old'}`} aria-busy={!upToDate.value}>
          <div class="first">
            <Otherwise />
            <Verdict answer={last} />
            {hasLine(last.ruling) && <LinePlayer answer={last} />}
          </div>
          <div class="second">
            <Soon>
              {hasLine(last.ruling) && <Doubts answer={last} />}
              <Said answer={last} />
              <Findings answer={last} />
              <Ladder ruling={last.ruling} />
              {hasLine(last.ruling) && <OtherLines answer={last} />}
              <Editions answer={last} />
              <Reasons answer={last} />
              <Actions answer={last} />
            </Soon>
          </div>
        </div>
      )}
    </>
  );
}
