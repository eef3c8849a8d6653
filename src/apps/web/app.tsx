// The frame of the page: name, undo and redo above, the three steps of a case, the other pages, and the screen itself.

import { useSignalEffect } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { emptyDraft } from './case/draft.ts';
import { CardsScreen } from './enter/cardsScreen.tsx';
import { DropZone } from './parts/dropZone.tsx';
import { Icon } from './parts/icon.tsx';
import { useKeys } from './parts/keys.ts';
import { later } from './parts/later.tsx';
import { Messages } from './parts/messages.tsx';
import { shownStep } from './ruling/shownStep.ts';
import { canRedo, canUndo, change, redo, undo } from './state/history.ts';
import { tell } from './state/notice.ts';
import { go, screen } from './state/route.ts';
import { type Screen, screens } from './state/screens.ts';
import { loadRules, texts } from './words/words.ts';

const views: Readonly<Record<Screen, ComponentType>> = {
  cards: CardsScreen,
  claim: later(loadClaim, giveFocus),
  ruling: later(loadRuling, giveFocus),
  form: later(() => withRules(async () => (await import('./form/formScreen.tsx')).FormScreen), giveFocus),
  kept: later(() => withRules(async () => (await import('./kept/keptScreen.tsx')).KeptScreen), giveFocus),
  irregularity: later(() =>
    withRules(async () => (await import('./irregularity/irregularityScreen.tsx')).IrregularityScreen),
  ),
  review: later(() => withRules(async () => (await import('./review/reviewScreen.tsx')).ReviewScreen), giveFocus),
  more: later(() => withRules(async () => (await import('./more/moreScreen.tsx')).MoreScreen), giveFocus),
};

/** The next screens are loaded ahead, as soon as the first one stands (main.tsx). */
export function loadClaim(): Promise<ComponentType> {
  return withRules(async () => (await import('./said/claimScreen.tsx')).ClaimScreen);
}

export function loadRuling(): Promise<ComponentType> {
  return withRules(async () => (await import('./ruling/rulingScreen.tsx')).RulingScreen);
}

async function withRules(load: () => Promise<ComponentType>): Promise<ComponentType> {
  const [view] = await Promise.all([load(), loadRules()]);
  return view;
}

/** Whoever goes to another screen by keys or by ear goes on at its heading, also when the screen is still to come. */
let headingDue = false;

function giveFocus(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!headingDue || !heading) return;
  headingDue = false;
  heading.focus();
}

const steps: readonly Screen[] = ['cards', 'claim', 'ruling'];

export function App() {
  const t = texts.value;
  const main = useRef<HTMLElement>(null);
  const View = views[screen.value];
  useKeys();
  useSignalEffect(() => {
    document.title = `${texts.value.screens[screen.value]} · law70`;
  });
  const first = useRef(true);
  useEffect(() => {
    if (first.current) first.current = false;
    else {
      scrollTo(0, 0);
      headingDue = true;
      giveFocus();
    }
  }, [screen.value]);
  return (
    <>
      <button type="button" class="skip" onClick={() => main.current?.focus()}>
        {t.skip}
      </button>
      <header>
        <p class="brand">
          <b>law70</b> <span>{t.tagline}</span>
        </p>
        <Tools />
      </header>
      <Tabs shown={steps} label={t.stepsName} class="steps-nav" numbered />
      <main ref={main} id="main" tabIndex={-1} class={`screen-${screen.value}`}>
        <Messages />
        <View />
      </main>
      <Tabs shown={screens.filter((one) => !steps.includes(one))} label={t.menuName} class="menu-nav" />
      <DropZone />
    </>
  );
}

function Tools() {
  const t = texts.value;
  const fresh = () => {
    change((before) => ({
      ...emptyDraft,
      edition: before.edition,
      regulations: before.regulations,
      about: {
        ...emptyDraft.about,
        event: before.about.event,
        section: before.about.section,
        director: before.about.director,
      },
    }));
    shownStep.value = 0;
    go('cards');
    tell({ text: (words) => words.newDone, action: { label: (words) => words.undo, run: undo } });
  };
  return (
    <div class="tools">
      <button type="button" class="icon" aria-label={t.undo} title={t.undo} disabled={!canUndo.value} onClick={undo}>
        <Icon name="undo" />
      </button>
      <button type="button" class="icon" aria-label={t.redo} title={t.redo} disabled={!canRedo.value} onClick={redo}>
        <Icon name="redo" />
      </button>
      <button type="button" class="quiet" onClick={fresh}>
        {t.newCase}
      </button>
    </div>
  );
}

interface TabsProps {
  readonly shown: readonly Screen[];
  readonly label: string;
  readonly class: string;
  readonly numbered?: boolean;
}

function Tabs({ shown, label, class: kind, numbered }: TabsProps) {
  return (
    <nav class={kind} aria-label={label}>
      {shown.map((one, i) => (
        <a key={one} href={`#/${one}`} aria-current={screen.value === one ? 'page' : undefined}>
          {numbered && <span class="number">{i + 1}</span>} {texts.value.tabs[one]}
        </a>
      ))}
    </nav>
  );
}
