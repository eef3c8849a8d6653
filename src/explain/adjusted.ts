// An adjusted score as a page of text: the standard and its law, each side's score, and what it is worth in the field.

import type { Adjusted, AdjustedSide } from '../ruling/adjusted/adjust.ts';
import { contractText } from './effect.ts';
import { wordsOf } from './laws.ts';
import { page, wrap } from './layout.ts';
import type { AdjustedWords } from './words/adjusted.ts';
import { adjustedEn } from './words/adjustedEn.ts';
import { adjustedNl } from './words/adjustedNl.ts';
import { type Lang, makeSay, noBreak, percent, signed } from './words.ts';

export function explainAdjusted(adjusted: Adjusted, lang: Lang): string {
  const words = lang === 'nl' ? adjustedNl : adjustedEn;
  const all = wordsOf(lang);
  const { names, table, cite, laws } = all;
  const {
    edition,
    kind,
    standard,
    borrowed,
    borrowedCite = [],
    borrowedFor,
    sides,
    others,
    counts = [],
    knockOut,
    totals = [],
  } = adjusted;
  const number = numbersIn(lang);
  const say = makeSay(names);
  const mark = adjusted.read === 'text' ? '' : ` [${laws.secondHand}]`;
  const how = kind === 'assigned' && standard !== undefined ? ` ${words.standards[standard]}` : '';
  return page([
    [`${table.edition(edition)} · ${words.heading}`],
    wrap(`${words.kinds[kind]}${how} ${cite(adjusted.cite)}${borrowed === undefined ? mark : ''}`.trim()),
    kind === 'artificial' && adjusted.cite.includes('107') ? wrap(words.atLeast) : [],
    borrowed === undefined
      ? []
      : wrap(
          `${words.borrowed(borrowed, edition, borrowedFor === undefined ? undefined : names.sides[borrowedFor])} ${cite(borrowedCite)}${mark}`,
        ),
    counts.flatMap(({ contract, declarer, doubleDummy, worstNormal, exact }) =>
      wrap(words.counted(contractText(contract, all), say.seat(declarer), doubleDummy, worstNormal, exact !== false)),
    ),
    sides.flatMap((side, i) => wrap(sideText(side, words, number), `${names.sides[i as 0 | 1]}: `)),
    adjusted.instead === undefined ? [] : wrap(words.instead),
    knockOut === undefined
      ? []
      : [
          ...wrap(
            `${words.knockOut(number.signed(knockOut.imps[0]), number.signed(knockOut.imps[1]))} ${cite(knockOut.cite)}`,
          ),
          ...(knockOut.from === edition ? [] : wrap(words.knockOutFrom(knockOut.from, edition))),
        ],
    others.flatMap(({ before, after }, i) => {
      const shown = (worth: typeof before) =>
        worth.map(({ matchpoints }) => number.rounded(matchpoints)) as [string, string];
      return wrap(words.others(i + 1, shown(before), shown(after)));
    }),
    totals.flatMap(({ pair, top, before, after }) =>
      wrap(words.total(pair, top, number.rounded(before), number.rounded(after))),
    ),
  ]);
}

function sideText(
  { score, teamImps, before, after }: AdjustedSide,
  words: AdjustedWords,
  { rounded, signed }: Numbers,
): string {
  const parts =
    score.kind === 'artificial'
      ? [words.percent(percent(score.percent / 100))]
      : [words.points(score.parts.map((part) => partText(part.score, part.weight)).join(' + '))];
  if (after !== undefined) {
    const was = before === undefined ? undefined : rounded(before.matchpoints);
    parts.push(words.matchpoints(rounded(after.matchpoints), after.top, was), words.imps(signed(after.imps)));
  }
  if (teamImps !== undefined) parts.push(words.teamImps(signed(teamImps)));
  return `${parts.join('; ')}.`;
}

const partText = (score: number, weight: number) =>
  weight === 1 ? signed(score) : `${signed(score)}${noBreak}(${percent(weight)})`;

type Numbers = ReturnType<typeof numbersIn>;

/** Numbers with the decimal sign of the language; `rounded` to two decimals, without idle noughts. */
function numbersIn(lang: Lang) {
  const written = (text: string) => (lang === 'nl' ? text.replace('.', ',') : text);
  return {
    rounded: (number: number) => written(`${Math.round(number * 100) / 100}`),
    signed: (number: number) => written(signed(number)),
  };
}
