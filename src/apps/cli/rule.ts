// `law70 rule` and `law70 start`: cases in, rulings out, as text for a director or as JSON lines.

import example from '../../../examples/forgotten-trump.json';
import { loadSolver } from '../../../solver/solver.ts';
import { ok, type Result } from '../../cards/result.ts';
import { type Case, parseCase } from '../../claim/case.ts';
import { explain, explainEditions, type Lang } from '../../explain/explain.ts';
import { explainMeetings } from '../../explain/irregularity.ts';
import type { EditionId } from '../../laws/editions.ts';
import type { AuthorityId } from '../../laws/regulations.ts';
import type { EffortName } from '../../lines/effort.ts';
import type { WhyCard } from '../../ruling/accounts.ts';
import { adjudicate } from '../../ruling/adjudicate.ts';
import { irregularitiesAt, routesFrom } from '../../ruling/claimMeets.ts';
import { compareEditions } from '../../ruling/compareEditions.ts';
import { exitCode, type Item, runBatch } from './batch.ts';
import { itemsOf } from './inputs.ts';
import type { Io } from './io.ts';
import { cliWords } from './words.ts';

export interface RuleOptions {
  readonly json?: boolean;
  readonly edition?: EditionId | 'all';
  readonly effort: EffortName;
  readonly authority?: AuthorityId;
  readonly lines?: number;
  readonly why?: readonly WhyCard[];
  readonly lang: Lang;
}

export async function rule(files: readonly string[], options: RuleOptions, io: Io): Promise<number> {
  if (options.edition === 'all' && (options.lines !== undefined || options.why !== undefined)) {
    io.err(`law70: ${cliWords(options.lang).oneRuling}\n`);
    return 2;
  }
  return runRule(itemsOf(files, io), files, options, io);
}

/** The first thing a newcomer runs: a ruling on a famous kind of claim, or on his own file. */
export async function start(file: string | undefined, options: RuleOptions, io: Io): Promise<number> {
  if (file !== undefined) return rule([file], options, io);
  await io.out(startText[options.lang].before);
  const code = await runRule(exampleItem(), [], options, io);
  await io.out(startText[options.lang].after);
  return code;
}

async function* exampleItem(): AsyncGenerator<Item> {
  yield { from: 'examples/forgotten-trump.json', input: ok(example), total: 1 };
}

async function runRule(
  items: AsyncIterable<Item>,
  files: readonly string[],
  { json, edition, effort, authority, lines, why, lang }: RuleOptions,
  io: Io,
): Promise<number> {
  const solver = await loadSolver();
  const asJson = (item: Item) => json === true || item.streamed === true;
  const headed = (item: Item) => files.length > 1 || (item.total ?? 1) > 1;
  const answerTo = (read: Case, item: Item) => {
    const given = authority === undefined ? read : { ...read, regulations: { ...read.regulations, authority } };
    if (edition === 'all') {
      const found = compareEditions(given, solver, effort);
      const rulings = found.rulings.map((one) => withRoutes(one, { ...given, edition: one.edition as EditionId }));
      return { found: { ...found, rulings }, text: () => explainEditions(found, given, lang) };
    }
    const theCase: Case = edition === undefined ? given : { ...given, edition };
    const found = adjudicate(theCase, solver, effort, {
      grounds: item.streamed !== true,
      ...(lines !== undefined && { lines }),
      ...(why !== undefined && { why }),
    });
    const met = explainMeetings(irregularitiesAt(theCase), lang, theCase.incidents?.revoke === 'open');
    return {
      found: withRoutes(found, theCase),
      text: () => [explain(found, theCase, lang), met].filter(Boolean).join('\n'),
    };
  };
  const answer = (input: unknown, item: Item): Result<string> => {
    const read = parseCase(input);
    if (!read.ok) return read;
    const { found, text } = answerTo(read.value, item);
    if (asJson(item)) return ok(`${JSON.stringify(found)}\n`);
    const heading = headed(item) ? `${item.from}\n\n` : '';
    return ok(`${heading}${text().trimEnd()}\n${headed(item) ? '\n' : ''}`);
  };
  return exitCode(await runBatch(items, { io, done: 'ruled', errorLine: asJson, answer, lang }));
}

/** A ruling with the other laws that the claim leads to, where there are any. */
function withRoutes<T extends object>(found: T, theCase: Case) {
  const routes = routesFrom(theCase);
  return routes.length === 0 ? found : { ...found, routes };
}

const startText: Record<Lang, { readonly before: string; readonly after: string }> = {
  en: {
    before: 'A claim with a trump still out. The case is examples/forgotten-trump.json; this is the ruling:\n\n',
    after: `
Rule on a case of your own: copy that file, change the cards and the claim, and run
  npm start -- my-case.json
  node dist/cli.js rule my-case.json --edition 2007 --lang nl
  node dist/cli.js --help
`,
  },
  nl: {
    before:
      'Een claim terwijl er nog een troef uit is. Het geval is examples/forgotten-trump.json; dit is de beslissing:\n\n',
    after: `
Een eigen geval: kopieer dat bestand, verander de kaarten en de claim, en geef
  npm start -- mijn-geval.json
  node dist/cli.js rule mijn-geval.json --edition 2007 --lang nl
  node dist/cli.js --help
`,
  },
};
