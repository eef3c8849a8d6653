// `law70 irregularity`: the list, questions and outcomes, JSON in and out, a conversation, and what is said of bad input.

import { expect, test } from 'vitest';
import { problemText } from '../../../src/apps/cli/batch.ts';
import { main } from '../../../src/apps/cli/commands.ts';
import { fakeIo, jsonLines } from './fakeIo.ts';

async function run(args: string, { interactive = false, input = [] as string[] } = {}) {
  const io = { ...fakeIo(...input), interactive };
  let [output, errors] = ['', ''];
  io.out = (text) => {
    output += text;
  };
  io.err = (text) => {
    errors += text;
  };
  const code = await main(args.split(' '), io);
  return { code, output, errors };
}

const start = 'irregularity --article 13 --edition 1997';

test('alone it lists the articles with the editions that are known', async () => {
  const json = JSON.parse((await run('irregularity --json')).output);
  expect(json.articles).toContainEqual({ article: '14', editions: ['1963', '2007', '2017'] });
  const { code, output } = await run('irregularity');
  expect(code).toBe(0);
  expect(output).toMatch(/13 {2}A wrong number of cards: 1963, 1987, 1997, 2007, 2017/);
});

test('the next question, and the outcome once nothing is left to ask', async () => {
  const first = await run(start);
  expect(first.output).toContain('[othersComplete]');
  const done = await run(
    `${start} othersComplete=no foundWhen=before-call CARDSEEN=yes seenMatters=no allFourConsent=no`,
  );
  expect(done.code).toBe(0);
  expect(done.output).toContain('(Law 13B2)');
  expect(done.output).toContain('artificial adjusted score');
  const dutch = await run(`${start} othersComplete=yes --lang nl`);
  expect(dutch.output).toContain('Ga verder met artikel 14');
});

test('answers that cannot all be right: which, and what to establish anew', async () => {
  for (const edition of ['2007', '2017']) {
    const asked = `irregularity --article 14 --edition ${edition} handWithMore=no shortHand=N beforeLead=yes cardFound=among-played`;
    const english = (await run(asked)).output.replaceAll(/\s+/g, ' ');
    expect(english).toContain(
      'These answers cannot all be right: “Was it found before the opening lead was faced? yes”;',
    );
    expect(english).toContain('establish one of them anew (beforeLead or cardFound)');
    const dutch = (await run(`${asked} --lang nl`)).output.replaceAll(/\s+/g, ' ');
    expect(dutch).toContain('Deze antwoorden kunnen niet alle waar zijn:');
    const json = JSON.parse((await run(`${asked} --json`)).output);
    expect(json.outcome).toMatchObject({ score: 'not-yet', contradicts: ['beforeLead', 'cardFound'] });
  }
});

test('seat and card are named in the rules', async () => {
  const { output } = await run(
    'irregularity --article 14 --edition 1963 othersComplete=yes shortHand=E cardFound=elsewhere missingCard=hq ownerDefends=yes failedToPlayIt=yes',
  );
  expect(output.replaceAll(/\s+/g, ' ')).toContain('That East did not play ♥Q earlier may be a revoke.');
});

test('the letters to type for a seat and a card are named in the language', async () => {
  const asked = await run('irregularity --article 14 --edition 2017 handWithMore=no --lang nl');
  expect(asked.output).toContain('Z: Zuid');
  expect((await run(`${start} --lang nl`)).output).toContain('ja / nee');
  const card = await run(
    'irregularity --article 14 --edition 2017 handWithMore=no shortHand=S beforeLead=yes cardFound=elsewhere',
  );
  expect(card.output).toContain('DA … D2 (♦)');
});

const dutch = 'irregularity --article 14 --edition 2017 --lang nl';

test.each([
  ['O', 'VS', 'ergens anders', undefined],
  ['O', 'SV', 'ergens anders', 'SQ'],
  ['oost', '♠V', 'erg', 'SQ'],
  ['E', 'SQ', 'elsewhere', 'SQ'],
  ['o', 'schoppen v', 'elsewhere', 'SQ'],
  ['O', 'r10', 'elsewhere', 'DT'],
  ['O', 'KB', 'elsewhere', 'CJ'],
  ['O', 'HH', 'elsewhere', 'HK'],
])('a Dutch conversation takes %s and %s', async (seat, card, where, read) => {
  const input = [`nee\n${seat}\nnee\n${where}\n${card}\n`];
  const { errors } = await run(dutch, { interactive: true, input });
  const asked = 'law70 irregularity --article 14 --edition 2017 handWithMore=no shortHand=E beforeLead=no';
  const end = `${asked} cardFound=elsewhere${read === undefined ? '' : ` missingCard=${read}`}\n`;
  expect(errors.endsWith(end), errors).toBe(true);
});

test('what Dutch calls a seat or an honour is nothing in English; in both the question comes again', async () => {
  const asked = { interactive: true, input: ['no\nO\nE\nno\nelse\nSV\n'] };
  const { output, errors } = await run('irregularity --article 14 --edition 2017', asked);
  expect(errors).toContain('"O" is no answer');
  expect(errors).toContain('"SV" is no answer');
  expect(output.split('[shortHand]').length).toBe(3);
  const given = await run(`${dutch} handWithMore=nee shortHand=Z`);
  expect(given.output).toContain('[beforeLead]');
});

test('the edition on the command line goes before the one in JSON', async () => {
  const input = ['{"edition":"2017","article":13}\n'];
  const read = async (more: string) =>
    jsonLines((await run(`irregularity --from -${more}`, { input: [...input] })).output)[0];
  expect(await read('')).toMatchObject({ edition: '2017' });
  expect(await read(' --edition 1963')).toMatchObject({ edition: '1963' });
});

test('JSON: the answers there are, a seat by its name, and the answers that this way does not ask for', async () => {
  const input = ['{"edition":"1963","article":"14","answers":{"shortHand":"East","misdealt":true}}\n'];
  const [asked] = jsonLines((await run('irregularity --from -', { input })).output);
  expect(asked).toMatchObject({
    ask: { fact: 'othersComplete', options: [true, false] },
    unused: ['misdealt', 'shortHand'],
  });
  const on = ['{"edition":"1963","article":"14","answers":{"othersComplete":true,"shortHand":"East"}}\n'];
  const [further] = jsonLines((await run('irregularity --from -', { input: on })).output);
  expect(further).toMatchObject({ path: [{ fact: 'othersComplete' }, { fact: 'shortHand', answer: 'E' }] });
  expect(further).not.toHaveProperty('unused');
});

test('JSON: one ruling a line, an error line for a bad one', async () => {
  const input = [
    '{"law70":"irregularity/1","edition":"2017","article":13,"answers":{"surplusCard":false,"cardsInHand":14,"foundWhen":"after-play"}}\n',
    '{"edition":"1963","article":"14"}\n',
    '{"edition":"1987","article":"10"}\n',
    '{"edition":"2017","article":"13","answers":{"cardSeen":"perhaps"}}\n',
    '{"edition":"2017","article":"13","answers":{"cardsSeen":true}}\n',
    '{"edition":"2017","article":"19"}\n',
  ];
  const { code, output, errors } = await run('irregularity --from -', { input });
  expect(code).toBe(1);
  expect(jsonLines(output)).toMatchObject([
    { law70: 'irregularity-ruling/1', outcome: { outcome: 'cancelled', score: 'cancelled-then-artificial' } },
    { ask: { fact: 'othersComplete', kind: 'yes-no', of: 'director', answers: 'yes or no' } },
    { path: [], lookIn: '1997' },
    { error: { at: 'answers.cardSeen' } },
    { error: { at: 'answers.cardsSeen', right: expect.stringContaining('"cardSeen"') } },
    { error: { code: 'unknown-article', at: 'article' } },
  ]);
  expect(errors).toContain('yes or no');
});

test('a conversation asks until the outcome; a wrong answer is asked again; stopping tells how to go on', async () => {
  const input = ['no\nbefore-', 'call\nmaybe\nno\nyes\n'];
  const whole = await run(start, { interactive: true, input });
  expect(whole.code).toBe(0);
  expect(whole.errors).toContain('"maybe" is no answer');
  expect(whole.output).toContain('(Law 13A1)');
  const half = await run(start, { interactive: true, input: ['no\nafter-call\n'] });
  expect(half.errors).toBe('law70 irregularity --article 13 --edition 1997 othersComplete=no foundWhen=after-call\n');
});

test.each([
  ['irregularity --article 13 handRecord', 'has no answer'],
  ['irregularity --article 13 handrecords=no', 'did you mean "handRecord"'],
  ['irregularity --article 13 cardsInHand=70', 'a whole number from 0 to 53'],
  ['irregularity handRecord=no', 'no article is given'],
  ['irregularity --article 14 shortHand=X', 'a seat: N, E, S, W'],
])('%s', async (args, message) => {
  const { code, errors } = await run(args);
  expect(code).toBe(1);
  expect(errors).toContain(message);
});

test('what is known by its article only says so, once, in both languages; what is known by its part does not', async () => {
  const said = 'known to us by their article only';
  const flat = async (args: string) => (await run(args)).output.replaceAll(/\s+/g, ' ');
  const old = await flat('irregularity --article 10 --edition 1963 playersSettled=yes');
  expect(old.split(said).length).toBe(2);
  expect(await flat('irregularity --article 9 --edition 2007 onlyPrevents=yes')).toContain(said);
  expect(await flat('irregularity --article 10 --edition 1963 playersSettled=yes --lang nl')).toContain(
    'alleen het artikel',
  );
  const prevented = await flat('irregularity --article 9 --edition 2017 onlyPrevents=yes');
  expect(prevented).toContain('(Law 9A3)');
  expect(prevented).not.toContain(said);
});

test('--paths lists every way, and says what is not known', async () => {
  const { output } = await run('irregularity --article 13 --edition 1997 --paths');
  expect(output).toMatch(/\d+ ways through this law/);
  expect((await run('irregularity --article 16 --edition 1987 --paths')).output).toContain('not known to us');
});

test('what is wrong with an answer, and what would be right, is said in Dutch', async () => {
  const asked = await run(`${dutch} handWithMore=nee`, { interactive: true, input: ['P\nZ\n'] });
  expect(asked.errors).toContain('law70: „P” is geen antwoord op deze vraag\n');
  expect(asked.errors).not.toMatch(/is no answer|right would be/);
  // the question follows once more, with the letters that can be typed
  expect(asked.output.split('Z: Zuid').length).toBe(3);
  const given = await run('irregularity --article 14 shortHand=X --lang nl');
  expect(given.code).toBe(1);
  expect(given.errors).toContain('law70: shortHand: Dit is geen antwoord op deze vraag.\n');
  expect(given.errors).not.toContain('right would be');
  // a kind of trouble that has no Dutch sentence keeps the reader's words, between Dutch ones
  const problem = { code: 'no-such-code', at: 'hands', wrong: 'w', right: 'r' };
  expect(problemText(problem, 'x.json', 'nl')).toBe('law70: x.json: hands: w\n       goed zou zijn: r');
  expect(problemText(problem, 'x.json')).toContain('right would be: r');
});

test.each(['back', ' Terug '])(
  'in a conversation %j takes the last answer back, and the first question stays',
  async (back) => {
    const input = [back, 'no', back, 'no', 'before-call', back, 'before-call', 'no', 'yes'].map((line) => `${line}\n`);
    const { code, output, errors } = await run(start, { interactive: true, input });
    expect([code, errors]).toEqual([0, '']);
    expect(output.match(/\[othersComplete\]/g)).toHaveLength(3);
    expect(output.match(/\[foundWhen\]/g)).toHaveLength(3);
    expect(output).toContain('(Law 13A1)');
  },
);
