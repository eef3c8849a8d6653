// The first screen: the cards with the keys to enter them, which together fill a phone; below them the contract, who is on lead, what
// was won, who has shown out. A file or a link saves most of it.

import { tricksToGo } from '../case/draft.ts';
import { setWon } from '../case/edit.ts';
import { Stepper } from '../parts/choice.tsx';
import { seatName } from '../parts/compass.tsx';
import { ProblemsAt, problemText } from '../parts/problem.tsx';
import { Soon } from '../parts/soon.tsx';
import { problems } from '../state/desk.ts';
import { change, draft } from '../state/history.ts';
import { go } from '../state/route.ts';
import { texts } from '../words/words.ts';
import { Contract } from './contract.tsx';
import { FromFile } from './fromFile.tsx';
import { Hands } from './hands.tsx';
import { Lead } from './lead.tsx';
import { Recording } from './recording.tsx';
import { ShownOut } from './shownOut.tsx';
import { Unseen } from './unseen.tsx';

export function CardsScreen() {
  const t = texts.value;
  return (
    <>
      <div class="title-row">
        <h1 tabIndex={-1}>{t.screens.cards}</h1>
        <FromFile />
      </div>
      {draft.value.recorded && <Recording />}
      <Hands />
      <Soon>
        <Unseen />
        <Contract />
        <Lead />
        <Won />
        <ShownOut />
        <Onward />
      </Soon>
    </>
  );
}

function Won() {
  const t = texts.value;
  const { declarer, won } = draft.value;
  const toGo = tricksToGo(draft.value);
  const most = toGo === 0 ? 13 : 13 - toGo;
  return (
    <section class="panel">
      <h2>{t.won.heading}</h2>
      <div class="row">
        <Stepper
          label={t.won.by(declarer === null ? t.roles.declarer : seatName(declarer))}
          value={won}
          least={0}
          most={most}
          less={t.less}
          more={t.more}
          onChange={(value) => change((before) => setWon(before, value), 'won')}
        />
        <p class="hint">
          {t.won.by(declarer === null ? t.roles.declarer : seatName(declarer))}
          {toGo > 0 && ` ${t.won.ofThose(most, toGo)}`}
        </p>
      </div>
      <ProblemsAt at="won" />
    </section>
  );
}

/** What is still missing for a ruling, and the way on. */
function Onward() {
  const t = texts.value;
  const open = problems.value.filter(({ at }) => at !== 'claim');
  return (
    <div class="onward">
      {open.length > 0 && (
        <details>
          <summary>{t.stillOpen(open.length)}</summary>
          <ul>
            {open.map((problem) => (
              <li key={JSON.stringify(problem)}>{problemText(problem)}</li>
            ))}
          </ul>
        </details>
      )}
      <button type="button" class="primary" onClick={() => go('claim')}>
        {t.toClaim}
      </button>
    </div>
  );
}
