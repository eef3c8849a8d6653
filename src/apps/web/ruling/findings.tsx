// What the director has struck out or allowed, each to be taken back with a tap.

import type { SeatCard } from '../../../claim/case.ts';
import { toggleAllowed, toggleStruck } from '../case/edit.ts';
import { CardText } from '../parts/cards.tsx';
import { seatName } from '../parts/compass.tsx';
import { Icon } from '../parts/icon.tsx';
import { change, draft } from '../state/history.ts';
import { texts } from '../words/words.ts';

export function Findings() {
  const t = texts.value;
  const { struck, allowed } = draft.value;
  if (struck.length + allowed.length === 0) return null;
  return (
    <section class="panel">
      <h2>{t.findings.heading}</h2>
      <List plays={struck} label={t.findings.struck} onBack={(play) => change((now) => toggleStruck(now, play))} />
      <List plays={allowed} label={t.findings.allowed} onBack={(play) => change((now) => toggleAllowed(now, play))} />
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
