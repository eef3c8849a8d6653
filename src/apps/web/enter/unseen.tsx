// What is known of cards that were not seen: suit by suit what is still out, typed like a hand, and other facts as a list. Only
// there when a hand is marked as not known.

import type { TargetedInputEvent } from 'preact';
import { useState } from 'preact/hooks';
import { allSuits, rankLetters, type Suit, seatLetters, suitLetters } from '../../../cards/cards.ts';
import { cardsOf } from '../../../cards/hands.ts';
import type { KnownJson } from '../../../claim/unknown.ts';
import { readRanks } from '../case/ranks.ts';
import { addFact, dropFact, openSeats, outIn, ranksOf, setOut } from '../case/unseen.ts';
import { nameOfSuit, Pip, rankText } from '../parts/cards.tsx';
import { Choice, Stepper } from '../parts/choice.tsx';
import { seatName } from '../parts/compass.tsx';
import { ProblemsAt } from '../parts/problem.tsx';
import { change, draft, endRun } from '../state/history.ts';
import { settings } from '../state/settings.ts';
import { names, say, texts } from '../words/words.ts';

export function Unseen() {
  const t = texts.value.unseen;
  const seats = openSeats(draft.value);
  if (seats.length === 0) return null;
  return (
    <section class="panel unseen">
      <h2>{t.heading}</h2>
      <p class="hint">{t.hint}</p>
      <fieldset class="choice">
        <legend>{t.out(say.value.list(seats.map(seatName)), seats.length > 1)}</legend>
        <div class="suit-boxes">
          {allSuits.map((suit) => (
            <OutBox key={suit} suit={suit} />
          ))}
        </div>
      </fieldset>
      <p class="hint">{t.outHint}</p>
      <Facts />
      <ProblemsAt at="unseen" />
    </section>
  );
}

const NONE = /^\s*[-–—]\s*$/;

function OutBox({ suit }: { readonly suit: Suit }) {
  const t = texts.value;
  const bits = outIn(draft.value, suit);
  const written =
    bits === null
      ? ''
      : bits === 0
        ? '–'
        : cardsOf(suit, bits)
            .map((card) => rankText(card % 13))
            .join(' ');
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const { lang } = settings.value;
  const strange = typed === undefined ? [] : readRanks(typed, lang).strange;
  const id = `out-${suit}`;
  const onInput = (event: TargetedInputEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget;
    setTyped(value);
    const read = readRanks(value, lang).bits;
    change((before) => setOut(before, suit, read === 0 && !NONE.test(value) ? null : read), id);
  };
  return (
    <div class="suit-box">
      <label for={id}>
        <Pip suit={suit} />
      </label>
      <input
        id={id}
        value={typed ?? written}
        placeholder={t.unseen.notSaid}
        onInput={onInput}
        onBlur={() => {
          setTyped(undefined);
          endRun();
        }}
        autocomplete="off"
        autocapitalize="characters"
        autocorrect="off"
        spellcheck={false}
        aria-describedby={`${id}-said`}
      />
      <div id={`${id}-said`} class="said-of-box">
        {strange.length > 0 && (
          <p class="problem" role="status">
            {t.noRank(strange.join(' '), [12, 11, 10, 9, 8].map(rankText).join(' '))}
          </p>
        )}
      </div>
    </div>
  );
}

function Facts() {
  const t = texts.value.unseen;
  const { known } = draft.value;
  return (
    <>
      {known.length > 0 && (
        <ul class="facts">
          {known.map((fact, at) => (
            <li key={`${at}${JSON.stringify(fact)}`}>
              <FactText fact={fact} />{' '}
              <button type="button" class="quiet" onClick={() => change((before) => dropFact(before, at))}>
                {t.drop}
              </button>
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary>{t.facts}</summary>
        <NewFact />
      </details>
    </>
  );
}

function FactText({ fact: { seats, suit, ranks, least, most } }: { readonly fact: KnownJson }) {
  const t = texts.value.unseen;
  const who = say.value.list([...seats].map((letter) => names.value.seats[letter as 'N']));
  const number =
    least === most
      ? `${t.kinds.exactly} ${least}`
      : most >= 13
        ? `${t.kinds.least} ${least}`
        : least === 0
          ? `${t.kinds.most} ${most}`
          : t.range(least, most);
  const shown = [...(ranks ?? '')]
    .map((letter) => rankLetters.indexOf(letter))
    .sort((a, b) => b - a)
    .map(rankText)
    .join(' ');
  return (
    <span>
      {who}
      {seats.length > 1 && ` (${t.together.toLowerCase()})`}: {number}{' '}
      {suit ? <Pip suit={suitLetters.indexOf(suit)} /> : shown === '' && `(${t.anySuit})`}
      {shown}
    </span>
  );
}

const kinds = ['least', 'most', 'exactly'] as const;

function NewFact() {
  const t = texts.value.unseen;
  const { lang } = settings.value;
  const all = openSeats(draft.value).map((seat) => seatLetters[seat]);
  const together = all.join('');
  const [chosen, setSeats] = useState<string | undefined>(undefined);
  const [kind, setKind] = useState<(typeof kinds)[number]>('least');
  const [number, setNumber] = useState(1);
  const [suit, setSuit] = useState<Suit | undefined>(0);
  const [ranks, setRanks] = useState('');
  const seats = chosen !== undefined && (chosen === together || all.includes(chosen as 'N')) ? chosen : together;
  const add = () => {
    const { bits } = readRanks(ranks, lang);
    change((before) =>
      addFact(before, {
        seats,
        ...(suit !== undefined && { suit: suitLetters[suit] }),
        ...(bits !== 0 && { ranks: ranksOf(bits) }),
        least: kind === 'most' ? 0 : number,
        most: kind === 'least' ? 52 : number,
      }),
    );
    setRanks('');
  };
  return (
    <div class="nested">
      <Choice
        legend={t.who}
        value={seats}
        options={[
          ...all.map((letter) => ({ value: letter as string, label: names.value.seats[letter] })),
          ...(all.length > 1 ? [{ value: together, label: t.together }] : []),
        ]}
        onChange={setSeats}
      />
      <Choice
        legend={t.howMany}
        value={kind}
        options={kinds.map((value) => ({ value, label: t.kinds[value] }))}
        onChange={setKind}
      />
      <Stepper
        label={t.number}
        value={number}
        least={0}
        most={13}
        less={texts.value.less}
        more={texts.value.more}
        onChange={setNumber}
      />
      <Choice<Suit | undefined>
        legend={t.suit}
        class="tight"
        value={suit}
        options={[
          { value: undefined, label: t.anySuit },
          ...allSuits.map((value) => ({ value, label: <Pip suit={value} />, name: nameOfSuit(value) })),
        ]}
        onChange={setSuit}
      />
      <label class="field">
        {t.ranks}
        <input
          value={ranks}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          onInput={(event) => setRanks(event.currentTarget.value)}
        />
      </label>
      <button type="button" onClick={add}>
        {t.add}
      </button>
    </div>
  );
}
