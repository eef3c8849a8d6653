// The line that decides, card by card on the diagram: buttons, arrow keys, swipes, or a tap on a card of the table of tricks.

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { allSeats, type Seat, sideOf } from '../../../cards/cards.ts';
import { hasCard } from '../../../cards/hands.ts';
import { CardText } from '../parts/cards.tsx';
import { Compass, seatLetter, seatName } from '../parts/compass.tsx';
import { StepButtons } from '../parts/stepButtons.tsx';
import type { Answer } from '../state/desk.ts';
import { settings } from '../state/settings.ts';
import { names, ruleWords, texts } from '../words/words.ts';
import { PlayNote } from './playNote.tsx';
import { shownLine, shownStep } from './shownStep.ts';
import { asTheyLie, toPlayAt, type Walk, walkOf, wonUntil } from './steps.ts';

export function LinePlayer({ answer }: { readonly answer: Answer }) {
  const t = texts.value;
  const { ruling } = answer;
  const theCase = useMemo(() => asTheyLie(answer.case, ruling), [answer]);
  const other = shownLine.value?.of === ruling ? shownLine.value : undefined;
  const walk = useMemo(() => walkOf(theCase, other ? { line: other.line, doubts: [] } : ruling), [answer, other]);
  const last = walk.plays.length;
  const at = Math.min(shownStep.value, last);
  const to = (next: number) => {
    shownStep.value = Math.max(0, Math.min(last, next));
  };
  const swipe = useSwipe((steps) => to(shownStep.value + steps));
  const box = useRef<HTMLElement>(null);
  useArrowKeys((step) => to(step === 'first' ? 0 : step === 'last' ? last : shownStep.value + step));
  const position = walk.positions[at]!;
  const claimer = theCase.claim.by;
  const score = wonUntil(walk, at, claimer);
  return (
    <section class="panel line" ref={box}>
      <h2>{other ? `${ruleWords.value.accounts.headings.lines}: ${other.number}` : ruleWords.value.headings.line}</h2>
      {ruling.unseen && (
        <p class="unseen-said">
          <b>{ruleWords.value.unseen.heading}.</b> {ruleWords.value.unseen.reason(ruling.unseen)} {t.unseen.dotted}
        </p>
      )}
      <div class="swipe" {...swipe}>
        <Compass
          hands={position.hands}
          guessed={answer.case.unknown && ((seat, card) => !hasCard(answer.case.unknown!.known, seat, card))}
          played={settings.value.showPlayed ? playedUntil(walk, at) : undefined}
          trick={onTableAt(walk, at)}
          toPlay={toPlayAt(walk, at)}
          declarer={theCase.declarer}
          claimer={claimer}
          middle={<Won score={score} claimer={claimer} />}
        />
      </div>
      <StepButtons at={at} last={last} onStep={to}>
        {t.steps.at(at, last)}
      </StepButtons>
      {!other && <PlayNote answer={answer} walk={walk} at={at} />}
      <Tricks walk={walk} at={at} claimer={claimer} onPlay={(place) => to(place + 1)} />
    </section>
  );
}

function Won({ score, claimer }: { readonly score: { claimer: number; opponents: number }; readonly claimer: Seat }) {
  const northSouth = sideOf(claimer) === 0 ? score.claimer : score.opponents;
  const eastWest = sideOf(claimer) === 0 ? score.opponents : score.claimer;
  const { seatLetters: letter } = names.value;
  return (
    <small class="won">
      {letter.N}
      {letter.S}&nbsp;{northSouth} <span class="vh">, </span>
      {letter.E}
      {letter.W}&nbsp;{eastWest}
    </small>
  );
}

/** The cards of the trick in view: the one in progress, or the one just completed. */
function onTableAt({ tricks }: Walk, at: number) {
  const trick = tricks.find(({ plays }) => plays.some((play) => play.at === at - 1)) ?? tricks[0];
  return (trick?.plays ?? []).filter((play) => play.at < at);
}

/** Sixteen holdings of the cards played in the line so far. */
function playedUntil({ plays }: Walk, at: number): number[] {
  const played = Array.from({ length: 16 }, () => 0);
  for (const { seat, card } of plays.slice(0, at)) played[seat * 4 + Math.floor(card / 13)]! |= 1 << (card % 13);
  return played;
}

interface TricksProps {
  readonly walk: Walk;
  readonly at: number;
  readonly claimer: Seat;
  readonly onPlay: (at: number) => void;
}

/** One row a trick, a column for each seat; the lead is underlined, the winner bold, a doubtful play has a question mark. */
function Tricks({ walk, at, claimer, onPlay }: TricksProps) {
  const t = texts.value;
  return (
    <div class="scroll">
      <table class="tricks">
        <caption class="vh">{ruleWords.value.headings.line}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="vh">{t.trick}</span>
            </th>
            {allSeats.map((seat) => (
              <th key={seat} scope="col" class={sideOf(seat) === sideOf(claimer) ? 'ours' : ''}>
                <abbr title={seatName(seat)}>{seatLetter(seat)}</abbr>
              </th>
            ))}
            <th scope="col">{ruleWords.value.line.wonBy}</th>
          </tr>
        </thead>
        <tbody>
          {walk.tricks.map((trick, row) => (
            <tr key={trick.plays[0]!.card}>
              <th scope="row">{row + 1}</th>
              {allSeats.map((seat) => {
                const play = trick.plays.find((one) => one.seat === seat);
                if (!play) return <td key={seat} />;
                const kind = `${trick.plays[0] === play ? 'lead' : ''} ${trick.winner === seat ? 'winner' : ''} ${play.at === at - 1 ? 'now' : ''}`;
                return (
                  <td key={seat} class={kind}>
                    {play.at < 0 ? (
                      <span class="on-table">
                        <CardText card={play.card} />
                      </span>
                    ) : (
                      <button
                        type="button"
                        class="play"
                        aria-current={play.at === at - 1 ? 'step' : undefined}
                        onClick={() => onPlay(play.at)}
                      >
                        <CardText card={play.card} />
                        {play.doubtful && (
                          <span class="doubt-mark">
                            <span aria-hidden="true">?</span>
                            <span class="vh"> {ruleWords.value.line.doubtMark.slice(2)}</span>
                          </span>
                        )}
                      </button>
                    )}
                  </td>
                );
              })}
              <td class="won-by">{trick.winner !== undefined && seatLetter(trick.winner)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Left and right, Home and End, wherever the focus is, but in a field or a dialog. */
function useArrowKeys(to: (step: number | 'first' | 'last') => void): void {
  const latest = useRef(to);
  latest.current = to;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || !(event.target instanceof Element)) return;
      if (event.target.closest('input, textarea, select, dialog')) return;
      const steps = { ArrowLeft: -1, ArrowRight: 1, Home: 'first', End: 'last' } as const;
      if (!(event.key in steps)) return;
      event.preventDefault();
      latest.current(steps[event.key as keyof typeof steps]);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const SWIPE_PX = 40;

/** A swipe to the left goes on, to the right back. */
function useSwipe(move: (steps: number) => void) {
  const [start, setStart] = useState<{ x: number; y: number } | undefined>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => setStart({ x: event.clientX, y: event.clientY }),
    onPointerUp: (event: PointerEvent) => {
      if (!start) return;
      const across = event.clientX - start.x;
      if (Math.abs(across) > SWIPE_PX && Math.abs(across) > 2 * Math.abs(event.clientY - start.y))
        move(across < 0 ? 1 : -1);
      setStart(undefined);
    },
    onPointerCancel: () => setStart(undefined),
  };
}
