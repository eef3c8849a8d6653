// What a reader has to say of a file: its place, a sentence in the language of the page, and the reader's own words.

import type { Problem } from '../../../cards/result.ts';
import { diagnosticParts } from '../../../explain/diagnostics.ts';
import type { Diagnostic } from '../../../formats/board.ts';
import { settings } from '../state/settings.ts';
import { texts } from '../words/words.ts';

type Said = Pick<Diagnostic, 'code' | 'wrong' | 'right' | 'line' | 'column'>;

/** What is wrong with a case that the page could not see by itself. */
export function CaseProblem({ of }: { readonly of: Problem }) {
  const { said, detail } = diagnosticParts(of, settings.value.lang);
  return (
    <p class="problem">
      <span aria-hidden="true">⚠ </span>
      {said}{' '}
      {said === '' ? (
        <span lang="en">{`${of.at}: ${detail}`}</span>
      ) : (
        <small lang="en">
          ({of.at}: {detail})
        </small>
      )}
    </p>
  );
}

export function DiagnosticText({ of, file }: { readonly of: Said; readonly file?: string }) {
  const { said, detail } = diagnosticParts(of, settings.value.lang);
  return (
    <p class="problem">
      <span aria-hidden="true">⚠ </span>
      {file !== undefined && `${file}. `}
      {texts.value.files.place(of.line, of.column)} {said}{' '}
      {said === '' ? <span lang="en">{detail}</span> : <small lang="en">({detail})</small>}
    </p>
  );
}
