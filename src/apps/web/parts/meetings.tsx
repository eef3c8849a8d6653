// The guided rulings that the claim meets (a wrong number of cards, what a defender told his partner), each a tap away.

import { dummyOf } from '../../../claim/case.ts';
import { irregularitiesAt } from '../../../ruling/claimMeets.ts';
import { toGuidedRuling } from '../state/guided.ts';
import { draft } from '../state/history.ts';
import { ruleWords, texts } from '../words/words.ts';

export function Meetings() {
  const t = texts.value.incidents;
  const { edition, declarer, incidents, ...now } = draft.value;
  const by = now.by ?? declarer;
  if (declarer === null || by === null || by === dummyOf({ declarer })) return null;
  const met = irregularitiesAt({ edition, declarer, claim: { by }, incidents });
  return (
    <>
      {met.map(({ when, irregularity }) => (
        <p key={irregularity.article} class="meets">
          {t.meets[when]}{' '}
          <button type="button" onClick={() => toGuidedRuling(irregularity)}>
            {t.toRuling}: {ruleWords.value.laws.article(irregularity.article)}
          </button>
        </p>
      ))}
    </>
  );
}
