// Language, colours, keys, and what the page keeps where.

import { CardText } from '../parts/cards.tsx';
import { Choice } from '../parts/choice.tsx';
import { set, settings, themes } from '../state/settings.ts';
import { offlineReady } from '../state/update.ts';
import { texts } from '../words/words.ts';

const sample = [12, 23, 36, 47];

export function MoreScreen() {
  const t = texts.value.settings;
  const { lang, theme, suitColours, showPlayed } = settings.value;
  return (
    <>
      <h1 tabIndex={-1}>{texts.value.screens.more}</h1>
      <section class="panel fields">
        <Choice
          legend={t.language}
          value={lang}
          options={[
            { value: 'en', label: <span lang="en">English</span> },
            { value: 'nl', label: <span lang="nl">Nederlands</span> },
          ]}
          onChange={(value) => set({ lang: value as 'en' | 'nl' })}
        />
        <Choice
          legend={t.theme}
          value={theme}
          options={themes.map((value) => ({ value, label: t.themes[value] }))}
          onChange={(value) => set({ theme: value })}
        />
        <Choice
          legend={t.suits}
          value={suitColours}
          options={[
            { value: 2, label: t.two },
            { value: 4, label: t.four },
          ]}
          onChange={(value) => set({ suitColours: value as 2 | 4 })}
        />
        <p>
          {t.sample}{' '}
          {sample.map((card) => (
            <span key={card} class="said-card">
              <CardText card={card} />{' '}
            </span>
          ))}
        </p>
        <Choice
          legend={t.played}
          value={showPlayed}
          options={[
            { value: true, label: t.playedShown },
            { value: false, label: t.playedGone },
          ]}
          onChange={(value) => set({ showPlayed: value })}
        />
      </section>
      <section class="panel">
        <h2>{t.offline}</h2>
        <p>{offlineReady.value ? t.offlineReady : t.offlineNot}</p>
        <p>{t.private}</p>
      </section>
      <section class="panel">
        <h2>{t.keys}</h2>
        <dl class="keys">
          {t.keyList.map(([keys, what]) => (
            <div key={keys}>
              <dt>{keys}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section class="panel">
        <h2>{t.about}</h2>
        <p>{t.aboutText}</p>
      </section>
    </>
  );
}
