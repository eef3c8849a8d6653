// That a ruling is being computed, for how long, and how to stop it; or that it failed, and how to ask again.

import { useEffect, useState } from 'preact/hooks';
import { CaseProblem } from '../parts/diagnostic.tsx';
import { caseJson, rule, stopRuling, upToDate, work } from '../state/desk.ts';
import { texts } from '../words/words.ts';

/** An answer that comes at once needs no word about the waiting. */
const QUIET_MS = 250;

export function Progress() {
  const t = texts.value;
  const now = work.value;
  if (now.status === 'working') return <Working since={now.since} interim={now.interim?.atMost} />;
  if (now.status === 'failed' && !upToDate.value)
    return (
      <section class="panel" role="alert">
        <p class="problem">{t.progress.failed}</p>
        {now.problem ? (
          <CaseProblem of={now.problem} />
        ) : (
          <p class="hint" lang="en">
            {now.message}
          </p>
        )}
        <Again />
      </section>
    );
  if (caseJson.value && !upToDate.value && now.status === 'stopped')
    return (
      <section class="panel">
        <p>{t.progress.stopped}</p>
        <Again />
      </section>
    );
  return null;
}

const Again = () => (
  <button type="button" class="primary" onClick={() => void rule()}>
    {texts.value.progress.again}
  </button>
);

function Working({ since, interim }: { readonly since: number; readonly interim: number | undefined }) {
  const t = texts.value;
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), QUIET_MS);
    return () => clearInterval(timer);
  }, [since]);
  const elapsed = now - since;
  if (elapsed < QUIET_MS) return <div class="working quiet" />;
  return (
    <section class="panel working" role="status">
      <progress aria-label={t.progress.working} />
      <p>{t.progress.working}</p>
      {interim !== undefined && (
        <p>
          <b>{t.progress.atMost(interim)}</b>
        </p>
      )}
      <p class="hint">{t.progress.seconds(Math.floor(elapsed / 1000))}</p>
      <button type="button" onClick={stopRuling}>
        {t.progress.stop}
      </button>
    </section>
  );
}
