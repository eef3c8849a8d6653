// What a review says of a finding, by language: the English sentences are those of the command line.

import type { Lang } from '../../../explain/explain.ts';
import { nl as nlWords } from '../../../explain/words/nl.ts';
import { makeSay } from '../../../explain/words.ts';
import type { Finding, Verdict } from '../../../review/finding.ts';
import { EARLY, MANY, type OperatorSign } from '../../../review/operator.ts';
import { endingNames, sentences, verdictNames } from '../../review/words.ts';
import { nl as nlTexts } from '../words/nl.ts';

interface ReviewWords {
  readonly verdicts: Readonly<Record<Verdict, string>>;
  readonly endings: typeof endingNames;
  readonly sentences: (finding: Finding) => readonly string[];
}

const signs: Readonly<Record<OperatorSign, string>> = {
  'lead-only': 'hoogstens één slag is vastgelegd',
  'vugraph-early': `door een vugraph-operator getypt, met nog ${EARLY} of meer slagen te gaan`,
  'vugraph-part': `door een vugraph-operator getypt, met nog ${MANY} of meer slagen te gaan, en niet alle of geen daarvan voor de leider`,
};

const { seat, cards } = makeSay(nlWords.names);

function dutchSentences(finding: Finding): string[] {
  const { verdict, recorded, by = 'S', claimed, remaining, ruled, aware, doubleDummy, why, forgotten, exact } = finding;
  const said: string[] = [];
  if (recorded !== undefined)
    said.push(`Vastgelegd: ${recorded} slagen, dus ${claimed} van de laatste ${remaining} voor ${seat(by)}.`);
  if (ruled !== undefined) {
    const knowing = aware === ruled ? '' : `, ${aware} als elke troef bekend was`;
    said.push(`Slechtste normale speelwijze: ${ruled}${knowing}. Met open kaarten: ${doubleDummy}.`);
  } else if (doubleDummy !== undefined) said.push(`Met open kaarten: ${doubleDummy}.`);
  if (verdict === 'more-than-possible' && doubleDummy !== undefined)
    said.push(
      'Er is meer vastgelegd dan met open kaarten kan: een foute claim, een fout van de tegenpartij of een tikfout.',
    );
  if (forgotten) said.push(`Blijft alleen staan als ${seat(by)} ${cards(forgotten.cards)} niet vergeten was.`);
  if (verdict === 'conceded') said.push('Geen normale speelwijze geeft de claimer zo weinig.');
  if (finding.signs && finding.signs.length > 0)
    said.push(
      `Tekenen dat de operator stopte: ${finding.signs.map((sign) => signs[sign]).join('; ')}. Niet over beslist.`,
    );
  if (why) said.push(`${why}.`);
  if (exact === false) said.push('Niet alles kon worden bekeken.');
  return said;
}

export const reviewWords: Record<Lang, ReviewWords> = {
  en: { verdicts: verdictNames, endings: endingNames, sentences },
  nl: {
    verdicts: {
      falls: 'valt op een normale speelwijze',
      'more-than-possible': 'meer vastgelegd dan mogelijk',
      'stands-only-if': 'blijft alleen staan als niets vergeten was',
      conceded: 'gaf een slag af die niet te verliezen was',
      stands: 'blijft staan bij elke normale speelwijze',
      'operator-stop': 'waarschijnlijk stopte de operator',
      'too-long': 'geen beslissing: te lang',
      failed: 'geen beslissing: mislukt',
      'left-out': 'niet te beoordelen',
    },
    endings: nlTexts.files.endings,
    sentences: dutchSentences,
  },
};
