// Where a claim meets an irregularity, and that the command which is printed goes there.

import { expect, test } from 'vitest';
import example from '../../../examples/forgotten-trump.json';
import { main } from '../../../src/apps/cli/commands.ts';
import { parseCase } from '../../../src/claim/case.ts';
import { commandFor, explainMeetings } from '../../../src/explain/irregularity.ts';
import { irregularitiesAt, type Route } from '../../../src/ruling/claimMeets.ts';
import { fakeIo, jsonLines } from '../apps/fakeIo.ts';

const at = (change: object) => {
  const read = parseCase({ ...example, ...change });
  if (!read.ok) throw new Error(`${read.problem.at}: ${read.problem.wrong}`);
  return irregularitiesAt(read.value);
};
const defender = { claim: { by: 'W', tricks: 1 } };
const articles = (change: object) => at(change).map(({ when, irregularity }) => `${when} ${irregularity.article}`);

test('wrong cards come first, until they are settled', () => {
  expect(articles({})).toEqual([]);
  expect(articles({ incidents: { wrongCards: 'open' } })).toEqual(['first 14']);
  expect(articles({ incidents: { wrongCards: 'settled' } })).toEqual([]);
});

test('what a defender showed or said goes to 16: always in 1963 unless only declarer saw it, later when partner objected', () => {
  expect(articles({ ...defender, edition: '1963' })).toEqual(['also 16']);
  expect(articles({ ...defender, edition: '1963', incidents: { shownToDeclarerOnly: true } })).toEqual([]);
  expect(articles({ ...defender, edition: '2017' })).toEqual([]);
  expect(articles({ ...defender, edition: '2017', incidents: { partnerObjected: true, wrongCards: 'open' } })).toEqual([
    'first 14',
    'also 16',
  ]);
});

test('the command that is printed leads to the next question, and the text back to the claim', async () => {
  const meetings = at({ edition: '1963', incidents: { wrongCards: 'open' } });
  const io = fakeIo();
  const [, ...args] = commandFor(meetings[0]!.irregularity).split(' ');
  expect(await main(args, io)).toBe(0);
  expect(io.output).toContain('[othersComplete]');
  for (const lang of ['en', 'nl'] as const) expect(explainMeetings(meetings, lang)).toContain('"settled"');
  expect(explainMeetings([], 'en')).toBe('');
});

test('the JSON of a ruling says where to go and what brings back to the claim, none when nothing is met', async () => {
  const rule = async (change: object) => {
    const io = fakeIo(`${JSON.stringify({ ...example, ...change })}\n`);
    expect(await main(['rule', '-'], io)).toBe(0);
    return jsonLines(io.output)[0] as { routes?: Route[] };
  };
  expect((await rule({})).routes).toBeUndefined();
  const cards = await rule({ edition: '2007', incidents: { wrongCards: 'open', revoke: 'open' } });
  expect(cards.routes).toEqual([
    {
      when: 'first',
      laws: ['14'],
      irregularity: { edition: '2007', article: '14', answers: { beforeLead: false, foundWhen: 'after-call' } },
      back: { incidents: { wrongCards: 'settled', revoke: 'open' } },
    },
    {
      when: 'first',
      laws: ['61', '62', '63', '64'],
      back: { incidents: { wrongCards: 'open', revoke: 'settled' } },
    },
  ]);
  const shown = await rule({ ...defender, edition: '1963' });
  expect(shown.routes).toMatchObject([{ when: 'also', laws: ['16'], irregularity: { article: '16' } }]);
  const io = fakeIo(`${JSON.stringify({ ...example, incidents: { wrongCards: 'open' } })}\n`);
  await main(['rule', '-', '--edition', 'all', '--effort', 'quick'], io);
  const [all] = jsonLines(io.output) as { rulings: { edition: string; routes: Route[] }[] }[];
  expect(all!.rulings.map(({ routes }) => routes[0]!.irregularity?.edition)).toEqual(
    all!.rulings.map(({ edition }) => edition),
  );
  // the way back is a case that is ruled on
  expect((await rule({ incidents: { wrongCards: 'settled', revoke: 'settled' } })).routes).toBeUndefined();
});
