// What the director found, with the count before and after; plays struck out or allowed can be taken back with a tap.

import type { ComponentChildren } from 'preact';
import type { SeatCard } from '../../../claim/findings.ts';
import { findings, versions } from '../../../explain/explain.ts';
import { toggleAllowed, toggleStruck } from '../case/edit.ts';
import { CardText } from '../parts/cards.tsx';
import { seatName } from '../parts/compass.tsx';
import { Icon } from '../parts/icon.tsx';
import type { Answer } from '../state/desk.ts';
import { change, draft } from '../state/history.ts';
import { ruleWords, texts } from '../words/words.ts';

export function Findings({ answer: { ruling } }: { readonly answer: Answer }) {
  const t = texts.value;
  const { struck, allowed } = draft.value;
  const [found, ...rows] = findings(ruling, ruleWords.value);
  const [both, ...versionRows] = versions(ruling, ruleWords.value);
  return (
    <>
      {both !== undefined && <Said heading={both} rows={versionRows} />}
      {found !== undefined && (
        <Said heading={found} rows={rows}>
          <List plays={struck} label={t.findings.struck} onBack={(play) => change((now) => toggleStruck(now, play))} />
          <List
            plays={allowed}
            label={t.findings.allowed}
            onBack={(play) => change((now) => toggleAllowed(now, play))}
          />
        </Said>
      )}
    </>
  );
}

interface SaidProps {
  readonly heading: string;
  readonly rows: readonly string[];
  readonly children?: ComponentChildren;
}

/** Numbered sentences of the explanation, which come wrapped for a terminal. */
function Said({ heading, rows, children }: SaidProps) {
  const sentences = rows
    .join('\n')
    .split(/^ *\d+\. /m)
    .slice(1);
  return (
    <section class="panel">
      <h2>{heading}</h2>
      <ol class="reasons">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence.replace(/\s*\n\s*/g, ' ')}</li>
        ))}
      </ol>
      {children}
    </section>
  );
}

interface ListProps {
  readonly plays: readonly SeatCard[];
  readonly label: string;
  readonly onBack: (play: SeatCard) => void;
}

function List({ plays, label, onBack }: ListProps) {
  if (plays.length === 0) return null;
  return (
    <div class="row">
      <span>{label}</span>
      {plays.map((play) => (
        <button key={play.card} type="button" class="chip" onClick={() => onBack(play)}>
          {seatName(play.seat)} <CardText card={play.card} /> <Icon name="close" />
          <span class="vh"> {texts.value.findings.takeBack}</span>
        </button>
      ))}
    </div>
  );
}
