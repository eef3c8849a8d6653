// What every form has: the facts of the board above, the signature and the space for an appeal below.

import type { ComponentChildren } from 'preact';
import { type Seat, type Strain, seatLetters } from '../../../cards/cards.ts';
import { type Contract, makeContract, type Vulnerability } from '../../../play/contract.ts';
import type { About } from '../case/draft.ts';
import { StrainText } from '../parts/cards.tsx';
import { contractText } from '../parts/contractText.tsx';
import { settings } from '../state/settings.ts';
import { names, ruleWords, texts } from '../words/words.ts';

/** As far as it is known. */
export interface BoardFacts {
  readonly contract?: Contract;
  readonly vulnerable: Vulnerability;
  readonly declarer: Seat;
  readonly position: { readonly strain: Strain };
}

interface Props {
  readonly title: string;
  readonly edition: string;
  readonly about: About;
  readonly paper: 'A4' | 'A5';
  readonly board?: BoardFacts | undefined;
  readonly children: ComponentChildren;
}

export function SheetFrame({ title, edition, about, paper, board, children }: Props) {
  return (
    <article class={`sheet ${paper}`} aria-label={title}>
      <div class="sheet-head">
        <h2>{title}</h2>
        <span>{ruleWords.value.table.edition(edition)}</span>
      </div>
      <Head about={about} board={board} />
      {children}
      <Signatures about={about} />
    </article>
  );
}

function Head({ board, about }: Pick<Props, 'board' | 'about'>) {
  const t = texts.value;
  const { seats } = names.value;
  const players = (
    [
      ['N', about.north],
      ['S', about.south],
      ['E', about.east],
      ['W', about.west],
    ] as const
  )
    .filter(([, name]) => name !== '')
    .map(([seat, name]) => `${seats[seat]} ${name}`)
    .join(' · ');
  const rows: readonly (readonly [string, ComponentChildren])[] = [
    [t.form.event, about.event],
    [t.form.board, about.board],
    [t.form.section, about.section],
    [t.form.table, about.table],
    [t.form.contract, board && <ContractCell board={board} />],
    [t.form.vulnerable, board && t.contract.vulnerabilities[board.vulnerable]],
    [t.form.date, new Date().toLocaleString(settings.value.lang, { dateStyle: 'medium', timeStyle: 'short' })],
    [t.form.names, players],
  ];
  return (
    <dl class="facts">
      {rows.map(([name, value]) => (
        <div key={name} class={name === t.form.names ? 'wide' : name === t.form.date ? 'half' : ''}>
          <dt>{name}</dt>
          <dd>{value || '\u00a0'}</dd>
        </div>
      ))}
    </dl>
  );
}

function ContractCell({ board: { contract, position, declarer } }: { readonly board: BoardFacts }) {
  return (
    <>
      {contract ? contractText(makeContract(contract)) : <StrainText strain={position.strain} />}{' '}
      {names.value.seats[seatLetters[declarer]]}
    </>
  );
}

function Signatures({ about }: Pick<Props, 'about'>) {
  const t = texts.value.form;
  return (
    <section class="signatures">
      <dl class="facts">
        <div class="half">
          <dt>{t.director}</dt>
          <dd>{about.director || '\u00a0'}</dd>
        </div>
        <div class="half room">
          <dt>{t.signature}</dt>
          <dd>{'\u00a0'}</dd>
        </div>
      </dl>
      <h3>{t.appeal}</h3>
      <dl class="facts appeal">
        <div class="wide">
          <dt>{t.appealBy}</dt>
          <dd>{'\u00a0'}</dd>
        </div>
        <div class="wide room">
          <dt>{t.appealGrounds}</dt>
          <dd>{'\u00a0'}</dd>
        </div>
        <div class="wide room">
          <dt>{t.appealDecision}</dt>
          <dd>{'\u00a0'}</dd>
        </div>
      </dl>
    </section>
  );
}
