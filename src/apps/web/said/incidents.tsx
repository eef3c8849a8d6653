// What else happened at the claim: an objection, a right that was lost, another law that comes first, play that went on. Folded up,
// because most claims have none of it. A wrong number of cards leads to the guided ruling, and from there back.

import type { Card } from '../../../cards/cards.ts';
import type { Incidents as Found } from '../../../claim/incidents.ts';
import { claimerOf, type Draft } from '../case/draft.ts';
import { playOn } from '../case/playOn.ts';
import { CardText } from '../parts/cards.tsx';
import { Check, Choice } from '../parts/choice.tsx';
import { seatName } from '../parts/compass.tsx';
import { Meetings } from '../parts/meetings.tsx';
import { ProblemsAt } from '../parts/problem.tsx';
import { problems } from '../state/desk.ts';
import { change, draft } from '../state/history.ts';
import { texts } from '../words/words.ts';
import { RevokeFound } from './revoke.tsx';

const ofDefenders = ['partnerObjected', 'shownToDeclarerOnly'] as const;
const stages = ['none', 'open', 'found', 'settled'] as const;
type Stage = (typeof stages)[number];

export function Incidents() {
  const t = texts.value.incidents;
  const now = draft.value;
  const { incidents, declarer, playedOn } = now;
  const claimer = claimerOf(now);
  const defends = declarer !== null && claimer !== declarer;
  return (
    <details class="panel" open={Object.keys(incidents).length > 0 || playedOn !== null}>
      <summary>
        <h2>{t.heading}</h2>
      </summary>
      {[...(defends ? ofDefenders : []), 'forfeited' as const].map((key) => (
        <Check key={key} checked={incidents[key] === true} onChange={(found) => set(key, found || undefined)}>
          {t[key]}
        </Check>
      ))}
      <Choice<Stage>
        legend={t.revoke}
        class="tight"
        value={typeof incidents.revoke === 'object' ? 'found' : (incidents.revoke ?? 'none')}
        options={stages.map((value) => ({ value, label: t.stages[value] }))}
        onChange={(stage) => setStage('revoke', stage)}
      />
      {typeof incidents.revoke === 'object' && (
        <RevokeFound revoke={incidents.revoke} onChange={(revoke) => set('revoke', revoke)} />
      )}
      <Choice<Stage>
        legend={t.wrongCards}
        class="tight"
        value={incidents.wrongCards ?? 'none'}
        options={stages.filter((value) => value !== 'found').map((value) => ({ value, label: t.stages[value] }))}
        onChange={(stage) => setStage('wrongCards', stage)}
      />
      <Meetings />
      <PlayedOn draft={now} />
      <ProblemsAt at="incidents" />
    </details>
  );
}

const set = <K extends keyof Found>(key: K, value: Found[K] | undefined) =>
  change((before) => {
    const { [key]: _, ...rest } = before.incidents;
    return { ...before, incidents: value === undefined ? rest : { ...rest, [key]: value } };
  });

/** A revoke that is to be ruled on here begins with whose it was. */
function setStage(key: 'revoke' | 'wrongCards', stage: Stage): void {
  if (stage === 'found') set('revoke', { by: 'N' });
  else set(key, stage === 'none' ? undefined : stage);
}

function PlayedOn({ draft: now }: { readonly draft: Draft }) {
  const t = texts.value.incidents;
  const cards = now.playedOn?.cards ?? [];
  const ready = !problems.value.some(
    ({ at }) => at === 'cards' || at === 'table' || at === 'lead' || at === 'contract',
  );
  const walked = ready ? playOn(now, cards) : undefined;
  const play = (next: readonly Card[], agreed = now.playedOn?.agreed ?? false) =>
    change((before) => ({ ...before, playedOn: next.length === 0 ? null : { cards: next, agreed } }));
  return (
    <fieldset class="choice">
      <legend>{t.playedOn}</legend>
      <p class="hint">{walked ? t.playedOnHint : t.playedOnLater}</p>
      {walked && 'plays' in walked && walked.plays.length > 0 && (
        <p>
          {walked.plays.map(({ seat, card }) => (
            <span key={card} class="said-card">
              {seatName(seat)} <CardText card={card} />
            </span>
          ))}
        </p>
      )}
      {walked && 'legal' in walked && walked.legal.length > 0 && (
        <div class="row" role="group" aria-label={t.turn(seatName(walked.toPlay))}>
          <span>{t.turn(seatName(walked.toPlay))}</span>
          {walked.legal.map((card) => (
            <button key={card} type="button" class="chip" onClick={() => play([...cards, card])}>
              <CardText card={card} />
            </button>
          ))}
        </div>
      )}
      {cards.length > 0 && (
        <>
          <button type="button" class="quiet" onClick={() => play(cards.slice(0, -1))}>
            {t.takeLast}
          </button>
          <Check checked={now.playedOn?.agreed === true} onChange={(agreed) => play(cards, agreed)}>
            {t.agreed}
          </Check>
        </>
      )}
    </fieldset>
  );
}
