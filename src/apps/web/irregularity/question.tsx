// The answers given so far, each of which can be changed, and the next question with a way to answer for each kind of fact.

import { useEffect, useRef, useState } from 'preact/hooks';
import { allSeats, allSuits, cardName, makeCardNumber, seatLetters } from '../../../cards/cards.ts';
import { answerText, branchText, factQuestion } from '../../../explain/irregularity.ts';
import type { Fact } from '../../../laws/irregularities/fact.ts';
import { facts } from '../../../laws/irregularities/vocabulary.ts';
import { type Answer, branchOf, type Walk } from '../../../ruling/irregularity.ts';
import { Pip, rankText } from '../parts/cards.tsx';
import { Choice, Stepper } from '../parts/choice.tsx';
import { seatName } from '../parts/compass.tsx';
import { settings } from '../state/settings.ts';
import { names, texts } from '../words/words.ts';
import { answer, backTo } from './onDesk.ts';
import { guided, lawWords } from './words.ts';

type FactId = keyof typeof facts;

export function Answered({ walk: { path } }: { readonly walk: Walk }) {
  const t = guided.value;
  const { lang } = settings.value;
  if (path.length === 0) return null;
  return (
    <>
      <h3>{t.answered}</h3>
      <ol class="path">
        {path.map(({ fact, answer: given }) => (
          <li key={fact}>
            <div>
              <span>
                {factQuestion(fact, lang)} <b>{answerText(fact, given, lang)}</b>
              </span>
              <button type="button" class="quiet" onClick={() => backTo(fact)}>
                {t.change}
                <span class="vh">: {factQuestion(fact, lang)}</span>
              </button>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

interface Asked {
  readonly fact: FactId;
  /** The answers that are possible; all when left out. */
  readonly among?: Walk['among'];
}

export function Question({ fact, among }: Asked) {
  const { lang } = settings.value;
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);
  // the next question takes the focus, but not when the screen opens
  useEffect(() => {
    if (!first.current || document.activeElement === document.body) heading.current?.focus({ preventScroll: false });
    first.current = false;
  }, [fact]);
  return (
    <div class="question">
      <h3 ref={heading} tabIndex={-1}>
        {factQuestion(fact, lang)}
      </h3>
      <p class="hint">({lawWords.value.asked[facts[fact].ask]})</p>
      <Answers fact={fact} among={among} />
    </div>
  );
}

function Answers({ fact, among }: Asked) {
  const it: Fact = facts[fact];
  const { lang } = settings.value;
  const possible = (given: Answer) => among === undefined || among.includes(given);
  switch (it.kind) {
    case 'yes-no':
      return (
        <div class="row answers">
          {[true, false].filter(possible).map((value) => (
            <button key={`${value}`} type="button" onClick={() => answer(fact, value)}>
              {capital(branchText(fact, value ? 'yes' : 'no', lang))}
            </button>
          ))}
        </div>
      );
    case 'choice':
      return (
        <div class="answers stacked-answers">
          {it.options.filter(possible).map((option) => (
            <button key={option} type="button" onClick={() => answer(fact, option)}>
              {capital(branchText(fact, option, lang))}
            </button>
          ))}
        </div>
      );
    case 'number':
      return <NumberAnswer fact={fact} bands={it.bands} />;
    case 'seat':
      return (
        <div class="row answers">
          {allSeats
            .filter((seat) => possible(seatLetters[seat]))
            .map((seat) => (
              <button key={seat} type="button" onClick={() => answer(fact, seatLetters[seat])}>
                {seatName(seat)}
              </button>
            ))}
        </div>
      );
    case 'card':
      return <CardAnswer fact={fact} />;
  }
}

interface NumberProps {
  readonly fact: FactId;
  readonly bands: Readonly<Record<string, readonly [number, number]>>;
}

function NumberAnswer({ fact, bands }: NumberProps) {
  const t = guided.value;
  const limits = Object.values(bands).flat();
  const [least, most] = [Math.min(...limits), Math.max(...limits)];
  const [number, setNumber] = useState(Math.min(13, most));
  return (
    <div class="row answers">
      <Stepper
        label={factQuestion(fact, settings.value.lang)}
        value={number}
        least={least}
        most={most}
        less={texts.value.less}
        more={texts.value.more}
        onChange={setNumber}
      />
      <button type="button" onClick={() => answer(fact, number)}>
        {t.which(number, branchText(fact, branchOf(fact, number), settings.value.lang))}
      </button>
    </div>
  );
}

function CardAnswer({ fact }: { readonly fact: FactId }) {
  const t = guided.value;
  const [suit, setSuit] = useState<number>(0);
  const { suits } = names.value;
  return (
    <>
      <Choice
        legend={t.suit}
        class="tight"
        value={suit}
        options={allSuits.map((value) => ({
          value: value as number,
          label: <Pip suit={value} />,
          name: suits[(['S', 'H', 'D', 'C'] as const)[value]],
        }))}
        onChange={setSuit}
      />
      <div class="row answers" role="group" aria-label={t.rank}>
        {Array.from({ length: 13 }, (_, i) => makeCardNumber(suit, 12 - i)).map((card) => (
          <button key={card} type="button" onClick={() => answer(fact, cardName(card))}>
            <Pip suit={suit} />
            {rankText(card % 13)}
          </button>
        ))}
      </div>
    </>
  );
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
