// The boards of a file with several, to pick one from; and what could not be read, with its place. All texts from the file are
// shown as text.

import { useState } from 'preact/hooks';
import { strainLetters } from '../../../cards/cards.ts';
import type { Board } from '../../../formats/board.ts';
import { makeContract } from '../../../play/contract.ts';
import { seatName } from '../parts/compass.tsx';
import { contractText } from '../parts/contractText.tsx';
import { DiagnosticText } from '../parts/diagnostic.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { hasHands, pick, picking, toDoctor } from '../state/files.ts';
import { texts } from '../words/words.ts';

/** So many are listed at once; more are found by typing. */
const LISTED = 60;

export function BoardPicker() {
  const t = texts.value;
  const found = picking.value;
  const [wanted, setWanted] = useState('');
  if (!found) return null;
  const fits = found.boards.filter((board) => textOf(board).includes(wanted.toLowerCase()));
  const listed = fits.slice(0, LISTED);
  return (
    <Dialog title={found.name || t.files.pickHeading} onClose={() => (picking.value = undefined)}>
      {found.boards.length > 0 && <p>{t.files.pickHint(found.boards.length)}</p>}
      {found.boards.length > 8 && (
        <input
          type="search"
          value={wanted}
          aria-label={t.files.search}
          placeholder={t.files.search}
          onInput={(event) => setWanted(event.currentTarget.value)}
        />
      )}
      <ul class="pick-list">
        {listed.map((board) => (
          <li key={`${board.line}-${board.column}-${board.room}`}>
            <button type="button" disabled={!hasHands(board)} onClick={() => pick(board)}>
              <b>{t.files.board(board.number ?? `${board.line}`)}</b>
              {board.room && ` · ${board.room}`}
              {board.contract && ` · ${contractText(makeContract(board.contract))}`}
              {!board.contract && board.strain !== undefined && ` · ${strainLetters[board.strain]}`}
              {board.declarer !== undefined && ` · ${seatName(board.declarer)}`}
              <br />
              <small>
                {t.files.endings[board.ending]}
                {board.play.length > 0 && ` · ${t.files.cards(board.play.length)}`}
                {!hasHands(board) && ` · ${t.files.noHands}`}
                {board.part && ` · ${t.files.partHands}`}
              </small>
            </button>
            <Said board={board} />
          </li>
        ))}
      </ul>
      {(fits.length > LISTED || found.more) && <p class="hint">{t.files.moreThere(fits.length - listed.length)}</p>}
      {found.strays.slice(0, 20).map((stray) => (
        <DiagnosticText key={`${stray.line}:${stray.column}:${stray.code}`} of={stray} />
      ))}
      {found.boards.length === 0 && found.strays.length === 0 && <p class="problem">{t.files.nothing}</p>}
    </Dialog>
  );
}

function Said({ board }: { readonly board: Board }) {
  const problems = board.diagnostics.filter(({ weight }) => weight === 'problem');
  return (
    <>
      {problems.slice(0, 3).map((problem) => (
        <div key={problem.code + problem.column}>
          <DiagnosticText of={problem} />
          {problem.dealt && (
            <button type="button" onClick={() => toDoctor(board, problem.dealt!)}>
              {texts.value.files.doctor}
            </button>
          )}
        </div>
      ))}
    </>
  );
}

const textOf = (board: Board): string =>
  [board.number, board.room, board.table, ...board.names].filter(Boolean).join(' ').toLowerCase();
