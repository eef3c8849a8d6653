// Who is on lead, or led to the trick on the table: always said by the director, because a claim made on lead in the wrong hand is
// a ruling of its own.

import { seatOfTrick } from '../case/draft.ts';
import { setLeader } from '../case/edit.ts';
import { CardText } from '../parts/cards.tsx';
import { Choice } from '../parts/choice.tsx';
import { seatName, seatOptions } from '../parts/compass.tsx';
import { ProblemsAt } from '../parts/problem.tsx';
import { change, draft } from '../state/history.ts';
import { texts } from '../words/words.ts';

export function Lead() {
  const t = texts.value;
  const now = draft.value;
  return (
    <section class="panel">
      <h2>{now.trick.length === 0 ? t.lead.onLead : t.lead.led}</h2>
      <Choice
        legend={now.trick.length === 0 ? t.lead.onLead : t.lead.led}
        hideLegend
        value={now.leader}
        options={seatOptions()}
        onChange={(seat) => seat !== null && change((before) => setLeader(before, seat))}
      />
      {now.trick.length === 0 ? (
        <p class="hint">{t.lead.hint}</p>
      ) : (
        <p>
          {t.lead.onTable}{' '}
          {now.trick.map((card, i) => {
            const seat = seatOfTrick(now, i);
            return (
              <span key={card} class="said-card">
                {seat !== undefined && `${seatName(seat)} `}
                <CardText card={card} />
              </span>
            );
          })}
        </p>
      )}
      <ProblemsAt at="lead" />
    </section>
  );
}
