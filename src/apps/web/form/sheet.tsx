// The sheet of a ruling: what an appeals committee needs to follow it without the page. No colour carries anything.

import { cardName } from '../../../cards/cards.ts';
import type { Case } from '../../../claim/case.ts';
import { judgedText } from '../../../claim/findings.ts';
import { tableSentence } from '../../../explain/diagram.ts';
import { exactness } from '../../../explain/exactness.ts';
import { seatToPlay } from '../../../play/position.ts';
import type { About } from '../case/draft.ts';
import { Compass } from '../parts/compass.tsx';
import { summariesOf } from '../parts/law.tsx';
import { doubtText } from '../ruling/doubts.tsx';
import { hasLine, openIn } from '../ruling/steps.ts';
import { Scores } from '../ruling/verdict.tsx';
import { heard } from '../said/hearing.ts';
import type { Answer } from '../state/desk.ts';
import { ruleWords, say, texts } from '../words/words.ts';
import { LineTable } from './lineTable.tsx';
import { SheetFrame } from './sheetFrame.tsx';

interface Props {
  readonly answer: Answer;
  readonly about: About;
  readonly paper: 'A4' | 'A5';
}

export function Sheet({ answer, about, paper }: Props) {
  const t = texts.value.form;
  const words = ruleWords.value;
  const { ruling, case: theCase } = answer;
  const { position, declarer, claim } = theCase;
  return (
    <SheetFrame title={t.title} edition={ruling.edition} about={about} paper={paper} board={theCase}>
      <div class="two">
        <section>
          <h3>{t.position}</h3>
          <Compass
            hands={theCase.unknown?.known ?? position.hands}
            open={openIn(theCase)}
            trick={position.trick.map((card, i) => ({ seat: ((position.leader + i) & 3) as 0, card }))}
            toPlay={seatToPlay(position)}
            declarer={declarer}
            claimer={claim.by}
          />
          <p>{tableSentence(theCase, words)}</p>
        </section>
        <section>
          <h3>{t.claim}</h3>
          <p>{words.claim(ruling.claim, ruling.remaining)}</p>
          {heard.value && heard.value.steps.length > 0 && (
            <p>
              {t.understood}: {heard.value.steps.join(' ')}
            </p>
          )}
          <h3>{t.objection}</h3>
          <p class="written">{about.objection || t.noObjection}</p>
          <Findings answer={answer} />
        </section>
      </div>
      <section>
        <h3>{t.decision}</h3>
        <Decision answer={answer} />
      </section>
      {hasLine(ruling) && (
        <>
          <section>
            <h3>{t.line}</h3>
            {ruling.unseen && <p>{words.unseen.reason(ruling.unseen)}</p>}
            <LineTable answer={answer} />
          </section>
          <section>
            <h3>{words.headings.doubts}</h3>
            {ruling.doubts.length === 0 && <p>{words.noDoubts(ruling.exact)}</p>}
            <ol>
              {ruling.doubts.map((doubt) => (
                <li key={JSON.stringify(doubt)}>
                  {doubtText(doubt, answer)} {words.cost(doubt.cost)}. {words.cite(doubt.cite)}
                </li>
              ))}
            </ol>
          </section>
        </>
      )}
      <section>
        <h3>{t.laws}</h3>
        <ul class="plain">
          {ruling.citations.map((article) => (
            <li key={article}>
              <b>{article}</b>{' '}
              {citedIn(article, ruling.edition)
                .map(({ sentence, mark }) => sentence + (mark && ` [${mark}]`))
                .join(' ')}
            </li>
          ))}
        </ul>
        <p>{exactness(ruling, words)}</p>
      </section>
      <p class="footer">{t.footer}</p>
    </SheetFrame>
  );
}

/** What the article says in the edition itself; in another one only where that says all there is to say. */
function citedIn(article: string, edition: string) {
  const all = summariesOf(article, edition);
  const own = all.filter(({ own }) => own);
  return own.length > 0 ? own : all;
}

function Findings({ answer: { case: theCase } }: Pick<Props, 'answer'>) {
  const t = texts.value;
  const { findings } = theCase;
  const plays = (list: typeof findings.normal) => say.value.plays(list.map(judgedText));
  const said = [
    findings.awareOfTrump === true && t.form.knew,
    findings.awareOfTrump === false && t.form.didNotKnow,
    t.form.classOf(t.conditions.classes[findings.class].toLowerCase()),
    findings.notNormal.length > 0 && t.form.struck(plays(findings.notNormal)),
    findings.normal.length > 0 && t.form.allowed(plays(findings.normal)),
    ...happened(theCase),
  ].filter((one) => one !== false);
  return (
    <>
      <h3>{t.form.findings}</h3>
      <p>{said.join(' ')}</p>
    </>
  );
}

/** What else happened at the claim, in the words of the page where it was entered. */
function happened({ incidents = {}, playedOn }: Case): string[] {
  const t = texts.value.incidents;
  const yes = (['partnerObjected', 'shownToDeclarerOnly', 'forfeited'] as const).filter((key) => incidents[key]);
  const stages = (['revoke', 'wrongCards'] as const).flatMap((key) => {
    const stage = incidents[key];
    if (stage === undefined) return [];
    return [typeof stage === 'object' ? `${t[key]}.` : `${t[key]}: ${t.stages[stage].toLowerCase()}.`];
  });
  const on = playedOn ? [`${t.playedOn}: ${say.value.cards(playedOn.cards.map(cardName))}.`] : [];
  return [...yes.map((key) => `${t[key]}.`), ...stages, ...on, ...(playedOn?.agreed ? [`${t.agreed}.`] : [])];
}

function Decision({ answer }: Pick<Props, 'answer'>) {
  const { verdict, names, chapter } = ruleWords.value;
  const { tricks, remaining, claim } = answer.ruling;
  const others = names.sides[claim.by === 'N' || claim.by === 'S' ? 1 : 0];
  return (
    <>
      <p class="decision">
        <b>
          {verdict.claimerSide(claim.by)}: {verdict.of(tricks.claimer, remaining)}
        </b>{' '}
        · {others}: {tricks.opponents}
      </p>
      {answer.ruling.transfer && <p>{chapter.transfer(answer.ruling.transfer, claim.by)}.</p>}
      {answer.ruling.status && <p>{verdict.status[answer.ruling.status]}</p>}
      <Scores answer={answer} />
    </>
  );
}
