// `law70 score`: the score of a contract, and what a ruling does to it. The options are read like the keys of a case.

import { sideOf } from '../../cards/cards.ts';
import { parseBoardScore } from '../../claim/boardScore.ts';
import { explainScore } from '../../explain/effect.ts';
import { typedContract, typedSeat, typedVulnerable } from '../../explain/typed.ts';
import type { Lang } from '../../explain/words.ts';
import { isVulnerable, makeContract, score } from '../../play/contract.ts';
import { effectBetween } from '../../ruling/effect.ts';
import { problemText } from './batch.ts';
import type { Io } from './io.ts';

export interface ScoreOptions {
  readonly by: string;
  readonly tricks: string;
  readonly before?: string;
  readonly vulnerable?: string;
  readonly others?: string;
  readonly json?: boolean;
  readonly lang: Lang;
}

export async function scoreCommand(contract: string, options: ScoreOptions, io: Io): Promise<number> {
  const number = (text: string | undefined) =>
    text === undefined ? undefined : /^-?\d+$/.test(text.trim()) ? Number(text) : text;
  const { by, vulnerable: sides, lang } = options;
  const read = parseBoardScore({
    contract: typedContract(contract, lang),
    declarer: typedSeat(by, lang),
    vulnerable: sides === undefined ? undefined : typedVulnerable(sides, lang),
    tricks: number(options.tricks),
    recorded: number(options.before),
    others: options.others?.split(',').map(number),
  });
  if (!read.ok) {
    io.err(`${problemText(read.problem, read.problem.at, lang)}\n`);
    return 1;
  }
  const { tricks, recorded, ...board } = read.value;
  const vulnerable = isVulnerable(board.vulnerable, sideOf(board.declarer));
  const result = { contract: makeContract(board.contract), tricks, score: score(board.contract, vulnerable, tricks) };
  if (!options.json) await io.out(explainScore(board, result, recorded, lang));
  else {
    const effect = effectBetween(board, { tricks: recorded ?? tricks, from: 'recorded' }, tricks);
    await io.out(`${JSON.stringify({ result, effect })}\n`);
  }
  return 0;
}
