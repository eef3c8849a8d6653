// The commands as a user sees them: what comes out, what is said of bad input, the exit codes.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import example from '../../../examples/forgotten-trump.json';
import { main } from '../../../src/apps/cli/commands.ts';
import { parseCase } from '../../../src/claim/case.ts';
import { editionIds } from '../../../src/laws/editions.ts';
import { forgottenTrump } from '../../forgottenTrump.ts';
import { fakeIo, jsonLines } from './fakeIo.ts';

const folder = mkdtempSync(join(tmpdir(), 'law70-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function run(args: string, ...input: string[]) {
  const io = fakeIo(...input);
  const code = await main(args.split(' '), io);
  return { code, output: io.output, errors: io.errors };
}

function file(name: string, ...cases: unknown[]): string {
  const path = join(folder, name);
  writeFileSync(path, cases.map((value) => JSON.stringify(value)).join('\n'));
  return path;
}

// The case that the help shows: a trump forgotten, four tricks to go.
const shown = { ...forgottenTrump, edition: '2017' };
const shownFile = file('shown.json', shown);
const bad = { ...shown, declarer: 'Z' };

test('--lang nl: what is wrong with the input is said in Dutch, with the details in brackets', async () => {
  const { code, errors, output } = await run(`rule ${file('dutch.json', bad)} --lang nl`);
  expect(code).toBe(1);
  expect(output).toBe('');
  expect(errors).toContain('declarer: Dit is geen zitplaats.');
  expect(errors).toMatch(/\("Z" is not a seat; .*one of N, E, S, W\)/);
  expect((await run(`rule ${file('english.json', bad)}`)).errors).toContain('right would be: ');
  // for a program the problem is the same in either language
  const streamed = (lang: string) => run(`rule - --lang ${lang}`, `${JSON.stringify(bad)}\n`);
  expect((await streamed('nl')).output).toBe((await streamed('en')).output);
  expect((await run('score 4S --by X --tricks 9 --lang nl')).errors).toContain('Dit is geen zitplaats.');
  expect((await run('laws 99 --lang nl')).errors).toContain('article: Dit artikel is hier niet bekend.');
});

test('rule: text for a director, JSON for a program', async () => {
  const text = await run(`rule ${shownFile}`);
  expect(text).toMatchObject({ code: 0, errors: '' });
  expect(text.output).toContain('70C');
  const json = await run(`rule ${shownFile} --json`);
  expect(jsonLines(json.output)).toMatchObject([
    {
      law70: 'ruling/1',
      edition: '2017',
      remaining: 4,
      tricks: { claimer: 3, opponents: 1 },
      result: { tricks: 9, score: -50 },
    },
  ]);
  const dutch = await run(`rule ${shownFile} --lang nl`);
  expect(dutch.output).not.toBe(text.output);
});

test('rule --edition overrides the case', async () => {
  const { output } = await run(`rule ${shownFile} --json --edition 1997`);
  expect(jsonLines(output)).toMatchObject([{ edition: '1997' }]);
});

test('rule --edition all: the editions side by side', async () => {
  const text = await run(`rule ${shownFile} --edition all`);
  for (const edition of ['1963', '1975', '1987', '1997', '2007', '2017']) expect(text.output).toContain(edition);
  const { output } = await run(`rule ${shownFile} --edition all --json`);
  expect(jsonLines(output)).toMatchObject([{ law70: 'editions/1', rulings: { length: 6 }, differences: [] }]);
});

test('rule -: one answer a line, in order, an error line for a bad case', async () => {
  const lines = [JSON.stringify(shown), JSON.stringify(bad), '{', JSON.stringify(shown)];
  const { code, output, errors } = await run('rule -', `${lines.join('\r\n')}\r\n`);
  expect(code).toBe(1);
  expect(jsonLines(output)).toMatchObject([
    { law70: 'ruling/1' },
    { error: { code: 'unknown-seat', at: 'declarer', wrong: expect.any(String), right: expect.any(String) } },
    { error: { code: 'json', at: 'column 2' } },
    { law70: 'ruling/1' },
  ]);
  expect(errors).toContain('standard input, line 2: declarer: "Z" is not a seat');
  expect(errors).toContain('right would be');
});

test('rule -: a case written over many lines is met with how it is done', async () => {
  const { code, errors } = await run('rule -', JSON.stringify(shown, null, 2));
  expect(code).toBe(1);
  expect(errors).toMatch(/standard input, line 1: column 2: .*\n.*a whole case on one line/);
});

test('table: a hand that is not known is named, in the words of a deal', async () => {
  const { errors } = await run('table -', '{"deal":"N:AKQJ.AKQ.AKQ.AKQ - 6543.876.876.876 2.5432.5432.5432"}');
  expect(errors).toContain("deal.E: East's hand is not known");
  expect(errors).not.toContain('ruling needs');
});

test('rule FILE: a list, lines, several files, a missing one; each failure named with file and place', async () => {
  const lines = file('evening.jsonl', shown, bad, shown);
  const { code, output, errors } = await run(`rule ${lines} ${join(folder, 'missing.json')} ${folder}`);
  expect(code).toBe(1);
  expect(output.match(/evening\.jsonl, line \d/g)).toEqual(['evening.jsonl, line 1', 'evening.jsonl, line 3']);
  expect(errors).toContain(`${lines}, line 2: declarer`);
  expect(errors).toContain('missing.json: there is no such file');
  expect(errors).toContain(`${folder}: this is a folder`);
});

test('solve: every legal card of the seat to play', async () => {
  const position = { hands: 'N:.32.A2. ..QJ.QJ K.A.K3. 2..T9.2', strain: 'S', leader: 'S', trick: [] };
  const later = {
    hands: { N: '.32.A2.', E: '..QJ.QJ', S: 'K..K3.', W: '2..T9.2' },
    strain: 'S',
    leader: 'S',
    trick: ['HA'],
  };
  const { code, output } = await run('solve -', `${JSON.stringify(position)}\n${JSON.stringify(later)}\n{}\n`);
  expect(code).toBe(1);
  expect(jsonLines(output)).toMatchObject([
    { scores: { SK: 4, HA: 3, DK: 4, D3: 4 } },
    { scores: { S2: 1, DT: 0, D9: 0, C2: 0 } },
    { error: { code: 'missing' } },
  ]);
});

test('table: a deal of top cards, with par for all dealers and vulnerabilities', async () => {
  const deal = 'N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432';
  const { code, output } = await run('table --par -', JSON.stringify({ deal }));
  expect(code).toBe(0);
  const [answer] = jsonLines(output) as {
    ddTable: Record<string, Record<string, number>>;
    par: { dealer: string; vul: string; scoreNS: number; contracts: string[] }[];
  }[];
  expect(answer!.ddTable.N).toEqual({ C: 12, D: 12, H: 12, S: 13, NT: 13 });
  expect(answer!.par.length).toBe(16);
  expect(answer!.par[0]).toEqual({ dealer: 'N', vul: 'None', scoreNS: 1520, contracts: ['7N-NS'] });
  expect(answer!.par[4]).toMatchObject({ dealer: 'N', vul: 'Both', scoreNS: 2220 });
  expect(jsonLines((await run('table -', JSON.stringify({ deal }))).output)).toEqual([{ ddTable: answer!.ddTable }]);
});

test('start FILE rules on the file; the example itself can be read', async () => {
  const own = await run(`start ${shownFile}`);
  expect(own).toMatchObject({ code: 0, errors: '', output: (await run(`rule ${shownFile}`)).output });
  expect(parseCase(example)).toMatchObject({ ok: true });
});

test('laws: an edition, an article, and what is no article', async () => {
  const article = await run('laws 70 --edition 1963');
  expect(article).toMatchObject({ code: 0, errors: '' });
  expect(article.output).toContain('[nl-1963]');
  const all = await run('laws 70E2 --edition all --lang nl');
  expect(all.output.match(/Spelregels \d+/g)).toEqual(['Spelregels 2007', 'Spelregels 2017']);
  for (const part of ['70e', '70E', '70 e', 'Law 70E', '70(e)', 'art. 70e'])
    expect((await run(`laws ${part}`)).output, part).toContain('(Law 70E1)');
  expect(await run('laws 7')).toMatchObject({ code: 1, output: '' });
  expect(await run('laws 99')).toMatchObject({
    code: 1,
    output: '',
    errors: expect.stringContaining('one of 9, 10, 11, 12, 13'),
  });
});

test('is-claim: asks, and tells once nothing is left to ask', async () => {
  const asked = await run('is-claim byDeclarer=yes currentTrickOnly=no');
  expect(asked).toMatchObject({ code: 0, output: expect.stringContaining('[saidWinners]') });
  const told = await run('is-claim byDeclarer=yes currentTrickOnly=yes --edition 2017 --json');
  expect(jsonLines(told.output)).toMatchObject([{ kind: 'neither' }]);
  expect(await run('is-claim byDeclarer=maybe')).toMatchObject({ code: 1, output: '' });
  const dutch = await run('is-claim byDeclarer=ja currentTrickOnly=nee saidWinners=Ja --lang nl');
  expect(dutch).toMatchObject({ code: 0, output: expect.stringContaining('[saidLosers]') });
  for (const again of ['byDeclarer=yes byDeclarer=no', 'byDeclarer=yes bydeclarer=yes'])
    expect(await run(`is-claim ${again}`), again).toMatchObject({
      code: 1,
      output: '',
      errors: expect.stringContaining('answered twice'),
    });
  expect((await run('is-claim byDeclaer=yes')).errors).toContain('did you mean "byDeclarer"');
});

test('seats in small letters are read', async () => {
  expect((await run('score 4S --by s --tricks 9')).output).toBe('4♠ by South, 9 tricks: down 1, −50\n');
  const small = file('small.json', { ...shown, declarer: 's', leader: 's', claim: { ...shown.claim, by: 's' } });
  expect((await run(`rule ${small} --json`)).output).toBe((await run(`rule ${shownFile} --json`)).output);
});

test('score: points, swing, matchpoints against other tables', async () => {
  expect((await run('score 4S --by S --tricks 9')).output).toBe('4♠ by South, 9 tricks: down 1, −50\n');
  const { output } = await run('score 4SX --by E --vulnerable EW --tricks 10 --before 9 --others 100,-790,-620 --json');
  expect(jsonLines(output)).toEqual([
    {
      result: { contract: '4SX', tricks: 10, score: 790 },
      effect: {
        before: { tricks: 9, from: 'recorded', score: -200 },
        swing: { points: 990, imps: 14 },
        others: { tables: 3, top: 6, before: { matchpoints: 0, imps: -10 }, after: { matchpoints: 5, imps: 6 } },
      },
    },
  ]);
  const text = await run('score 3NT --by N --tricks 8 --before 9 --others 400,-50 --lang nl');
  expect(text.output).toContain('imps');
  for (const args of ['8S --by S --tricks 9', '4S --by Z --tricks 9', '4S --by S --tricks 14', '4S --by S --tricks x'])
    expect(await run(`score ${args}`), args).toMatchObject({
      code: 1,
      output: '',
      errors: expect.stringContaining('right'),
    });
  expect((await run('score 4S --by S')).code).toBe(2);
});

test('hearing: the steps of an edition', async () => {
  const { code, output } = await run('hearing --edition 1963');
  expect(code).toBe(0);
  expect(output).toContain('(Law 72a)');
  const all = await run('hearing --edition all --lang nl');
  expect(all.code).toBe(0);
  expect(all.output.match(/Spelregels \d+/g)).toEqual(editionIds.map((edition) => `Spelregels ${edition}`));
});

test('usage: help, version, and what is no command', async () => {
  const help = await run('--help');
  expect(help).toMatchObject({ code: 0, errors: '' });
  const helpCase = /\{ "law70"[\s\S]*?\} \}/.exec(help.output)![0];
  expect(JSON.parse(helpCase)).toEqual(shown);
  const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
  expect((await run('--version')).output).toBe(`${version}\n`);
  for (const args of ['judge', 'rule', 'rule - --edition 2018', 'rule - --lang fr', 'solve', 'rule - --jason'])
    expect(await run(args)).toMatchObject({ code: 2, output: '' });
  expect((await run('rule - --jason')).errors).toContain('--json');
});

test('a statement is read back in numbered steps, and what was not understood is pointed at', async () => {
  const io = fakeIo();
  expect(await main(['understand', 'draw trumps carefully, then the hearts from the top'], io)).toBe(1);
  expect(io.output.split('\n')).toEqual([
    ' 1. Will draw trumps.',
    ' 2. After that will cash the hearts from the top.',
    '  Not understood: “carefully” (character 13).',
    '      draw trumps carefully, then the hearts from the top',
    '                  ^^^^^^^^^',
    '',
  ]);
  const dutch = fakeIo();
  expect(await main(['understand', 'draw trumps', '--lang', 'nl'], dutch)).toBe(0);
  expect(dutch.output).toBe(' 1. Zal troef trekken.\n');
  const json = fakeIo();
  expect(await main(['understand', 'all good', '--json'], json)).toBe(0);
  expect(JSON.parse(json.output)).toMatchObject({
    lang: 'en',
    notUnderstood: [],
    understood: ['Says that everything is good.'],
  });
  const long = fakeIo();
  expect(await main(['understand', 'x'.repeat(2001)], long)).toBe(1);
  expect(long.errors).toContain('at most 2000 characters');
});

test('understand with a case tells which steps its hands make impossible', async () => {
  const on = async (...rest: string[]) => {
    const io = fakeIo();
    const code = await main(['understand', ...rest], io);
    return { code, lines: io.output.split('\n'), errors: io.errors };
  };
  const example = ['--case', 'examples/all-good.json'];
  expect(await on('draw the last trump, cash the club ace', ...example)).toMatchObject({
    code: 0,
    lines: [
      ' 1. Will draw the last trump.',
      " 2. Will play the ace of clubs. → impossible: the claimer's side does not hold what was",
      '    named',
      '',
    ],
  });
  expect((await on('klaverenaas', '--lang', 'nl', ...example)).lines[0]).toContain('→ onmogelijk: ');
  expect((await on(...example)).lines).toEqual([' 1. Says that everything is good.', '']);
  const json = await on('all good, then the club ace', '--json', ...example);
  expect(JSON.parse(json.lines[0]!).impossible).toEqual([{ step: 2, why: expect.stringContaining('impossible') }]);
  expect(JSON.parse((await on('all good', '--json')).lines[0]!)).not.toHaveProperty('impossible');
  expect(await on('all good', '--case', 'no-such-file.json')).toMatchObject({ code: 1 });
  expect(await on('all good', '--case', 'README.md')).toMatchObject({ code: 1 });
  expect(await on()).toMatchObject({ code: 2 });
});
