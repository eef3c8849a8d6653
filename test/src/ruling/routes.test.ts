// The ways from a claim to the irregularity that comes first and back, walked as a director would, in the four editions that are known
// best: each command that is printed is run, and it leads to a question, to an outcome, or to a further command that does.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import example from '../../../examples/forgotten-trump.json';
import { main } from '../../../src/apps/cli/commands.ts';
import { parseCase } from '../../../src/claim/case.ts';
import { type EditionId, editionIds } from '../../../src/laws/editions.ts';
import { articleOf } from '../../../src/laws/irregularities/chapter.ts';
import { pathsOf } from '../../../src/laws/irregularities/paths.ts';
import { articles, type FactId, facts } from '../../../src/laws/irregularities/vocabulary.ts';
import { irregularitiesAt } from '../../../src/ruling/claimMeets.ts';
import { type Answers, walk } from '../../../src/ruling/irregularity.ts';
import { fakeIo, jsonLines } from '../apps/fakeIo.ts';

const walked = ['1963', '1997', '2007', '2017'] as const;

async function run(args: readonly string[], input = '') {
  const io = fakeIo(input);
  expect(await main(args, io), args.join(' ')).toBe(0);
  return io.output;
}

/** The commands printed in a text, those over several lines joined. */
const commandsIn = (text: string) =>
  [...text.replaceAll(/ \\\n +/g, ' ').matchAll(/^ {2}law70 (irregularity .+)$/gm)].map(([, args]) => args!.split(' '));

const asked = (text: string) => /→ .*\[(\w+)\]/s.exec(text)?.[1];

/** Answers what is asked as `how` says until an outcome is there; gives the articles passed and the last page. */
async function goOn(first: string[], how: Record<string, string>) {
  const passed: string[] = [];
  let args = first;
  for (let step = 0; step < 30; step++) {
    const text = await run(args);
    const place = `${args[args.indexOf('--article') + 1]} of ${args[args.indexOf('--edition') + 1]}`;
    if (passed.at(-1) !== place) passed.push(place);
    const question = asked(text);
    if (question !== undefined) {
      expect(how, `${place} asks ${question}`).toHaveProperty(question);
      args = [...args, `${question}=${how[question]}`];
      continue;
    }
    const next = commandsIn(text).find(
      (command) => !passed.includes(`${command[2]} of ${command[4]}`) && command[2] !== '12',
    );
    if (next === undefined) return { passed, text };
    args = next;
  }
  throw new Error('no end');
}

const caseWith = (edition: EditionId, change: object) => ({ ...example, edition, ...change });
const fromClaim = async (edition: EditionId, change: object) => {
  const text = await run(
    ['rule', '-', '--effort', 'quick', '--edition', edition],
    `${JSON.stringify(caseWith(edition, change))}\n`,
  );
  const routes =
    (jsonLines(text)[0] as { routes?: { irregularity?: object; back?: object; laws: string[] }[] }).routes ?? [];
  return routes;
};
const commandOf = ({ edition, article, answers }: { edition: string; article: string; answers: Answers }) => [
  'irregularity',
  '--article',
  article,
  '--edition',
  edition,
  ...Object.entries(answers).map(
    ([fact, answer]) => `${fact}=${answer === false ? 'no' : answer === true ? 'yes' : answer}`,
  ),
];
const meeting = (edition: EditionId, change: object) => {
  const read = parseCase(caseWith(edition, change));
  if (!read.ok) throw new Error(read.problem.wrong);
  return irregularitiesAt(read.value).map(({ irregularity }) => commandOf(irregularity));
};

const open = { incidents: { wrongCards: 'open' } };
const short = {
  othersComplete: 'yes',
  handWithMore: 'no',
  shortHand: 'E',
  cardFound: 'elsewhere',
  missingCard: 'SK',
  ownerDefends: 'yes',
  failedToPlayIt: 'no',
};
const more = {
  ...{ othersComplete: 'no', handWithMore: 'yes', surplusCard: 'no', cardsInHand: '14', cardSeen: 'no' },
  ...{ playable: 'no', handRecord: 'yes' },
};

describe('a wrong number of cards found at the claim', () => {
  it.each(walked)('%s: a hand is short', async (edition) => {
    const { passed, text } = await goOn(meeting(edition, open)[0]!, short);
    expect(passed.at(-1)).toBe(edition === '1997' ? '14 of 2007' : `14 of ${edition}`);
    expect(text).toContain('penalty card');
    expect(text).toMatch(/\(Laws? 14/);
  });

  it.each(walked)('%s: a hand has too many', async (edition) => {
    const { passed, text } = await goOn(meeting(edition, open)[0]!, more);
    expect(passed.at(-1)).toBe(`13 of ${edition}`);
    expect(text).toMatch(/\(Laws? 13/);
  });

  it.each(walked)('%s: and back to the claim, which is ruled on', async (edition) => {
    const [route] = await fromClaim(edition, open);
    expect(route!.back).toEqual({ incidents: { wrongCards: 'settled' } });
    const back = `${JSON.stringify(caseWith(edition, route!.back!))}\n`;
    const [ruling] = jsonLines(await run(['rule', '-', '--effort', 'quick'], back)) as {
      status?: string;
      routes?: unknown;
    }[];
    expect(ruling!.status).toBeUndefined();
    expect(ruling!.routes).toBeUndefined();
  });
});

describe('a revoke found at the claim', () => {
  it.each(walked)('%s: first the laws on revokes, then the count with what is transferred', async (edition) => {
    const [route] = await fromClaim(edition, { incidents: { revoke: 'open' } });
    expect(route).toMatchObject({ laws: ['61', '62', '63', '64'], back: { incidents: { revoke: 'settled' } } });
    // of 61, and of 62 in some editions, nothing is known to us
    for (const law of route!.laws.slice(2))
      expect((await run(['laws', law, '--edition', edition])).length).toBeGreaterThan(50);
    // a revoke of the claimer's side, won by the player, with a trick after it: two tricks in every edition that is used
    const revoke = { by: 'S', suit: 'H', wonBy: 'player', laterTricks: 1 };
    const told = `${JSON.stringify(caseWith(edition, { incidents: { revoke } }))}\n`;
    const [ruling] = jsonLines(await run(['rule', '-', '--effort', 'quick'], told)) as {
      transfer?: object;
      status?: string;
    }[];
    expect(ruling).toMatchObject({ transfer: { to: 'opponents', tricks: 2 } });
    expect(ruling!.status).toBeUndefined();
  });
});

it('the text of a ruling with an open revoke says how to tell of it, in a form that is read', async () => {
  const io = fakeIo();
  const folder = mkdtempSync(join(tmpdir(), 'law70-'));
  const file = join(folder, 'case.json');
  writeFileSync(file, JSON.stringify(caseWith('2017', { incidents: { revoke: 'open' } })));
  for (const lang of ['en', 'nl']) await main(['rule', file, '--effort', 'quick', '--lang', lang], io);
  rmSync(folder, { recursive: true });
  const forms = [...io.output.matchAll(/"revoke": (\{.+\})/g)].map(([, form]) => JSON.parse(form!));
  expect(forms.length).toBe(2);
  for (const revoke of forms) expect(parseCase(caseWith('2017', { incidents: { revoke } })).ok).toBe(true);
});

describe('cards of a defender that partner saw', () => {
  it.each(walked)('%s: on to 16, and from there to an outcome', async (edition) => {
    const change = { claim: { by: 'W', tricks: 1 }, incidents: { partnerObjected: true } };
    const [command] = meeting(edition, change);
    expect(command).toContain('informationFrom=partner');
    const how = { whichOption: 'reserve', logicalAlternative: 'yes', couldBeSuggested: 'yes' };
    const { passed, text } = await goOn(command!, how);
    expect(passed.at(-1)).toBe(edition === '2017' ? '16 of 2007' : `16 of ${edition}`);
    expect(text).toMatch(/\(Laws? 16/);
  });

  it('shown to declarer only: a rule of 1963; the other editions say that they have none', async () => {
    for (const edition of editionIds) {
      const change = { claim: { by: 'W', tricks: 1 }, incidents: { shownToDeclarerOnly: true } };
      const given = `${JSON.stringify(caseWith(edition, change))}\n`;
      const [ruling] = jsonLines(await run(['rule', '-', '--effort', 'quick'], given)) as {
        reasons: { code: string }[];
      }[];
      const codes = ruling!.reasons.map(({ code }) => code);
      expect(codes.includes('penalty-cards'), edition).toBe(edition === '1963');
      expect(codes.includes('shown-to-declarer-only'), edition).toBe(edition !== '1963');
    }
  });
});

describe('what leads on', () => {
  const sample = (fact: FactId, branch: string) => {
    const it = facts[fact] as { kind: string; bands?: Record<string, readonly number[]> };
    if (it.kind === 'yes-no') return branch === 'yes';
    if (it.kind === 'number') return it.bands![branch]![0]!;
    return it.kind === 'seat' ? 'E' : it.kind === 'card' ? 'SK' : branch;
  };

  it('an end that is not known to us names an edition in which the same answers lead on, or says that there is none', () => {
    let [named, none] = [0, 0];
    for (const edition of editionIds)
      for (const article of articles) {
        const start = articleOf(edition, article);
        for (const way of start === undefined ? [] : pathsOf(start)) {
          if (!way.outcome.notKnown) continue;
          const answers = Object.fromEntries(way.answers.map(([fact, branch]) => [fact, sample(fact, branch)]));
          const { lookIn } = walk({ edition, article, answers });
          const onward = lookIn === undefined ? undefined : walk({ edition: lookIn, article, answers });
          if (onward === undefined) none++;
          else {
            named++;
            expect(onward.ask !== undefined || onward.outcome?.notKnown !== true, `${edition} ${article}`).toBe(true);
          }
        }
      }
    expect(named).toBeGreaterThan(10);
    expect(none).toBeGreaterThan(0);
  });
});
