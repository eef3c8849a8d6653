// A contract, its text, and the duplicate score (Law 77).
// Text as PBN writes it ("4S", "3NTX"); reading is lenient in what occurs in real files ("2Dx", "1N", "4♠").

import { NT, parseStrain, type Side, type Strain, strainLetters } from '../cards/cards.ts';

export interface Contract {
  /** 1 to 7. */
  readonly level: number;
  readonly strain: Strain;
  /** 1 doubled, 2 redoubled. */
  readonly doubled: 0 | 1 | 2;
}

export const vulnerabilities = ['None', 'NS', 'EW', 'Both'] as const;
export type Vulnerability = (typeof vulnerabilities)[number];

const namesOfVulnerability: Readonly<Record<string, Vulnerability>> = {
  none: 'None',
  love: 'None',
  '-': 'None',
  ns: 'NS',
  ew: 'EW',
  both: 'Both',
  all: 'Both',
};

/** As people and files write it, capitals or not: "None", "love", "-", "NS", "n-s", "EW", "E/W", "Both", "all". */
export function parseVulnerability(text: string): Vulnerability | undefined {
  const word = text.trim().toLowerCase();
  const name = word.length > 1 ? word.replaceAll(/[\s/&-]/g, '') : word;
  return Object.hasOwn(namesOfVulnerability, name) ? namesOfVulnerability[name] : undefined;
}

export function parseContract(text: string): Contract | undefined {
  const parts = /^\s*([1-7])\s*(S|H|D|C|[♠♥♦♣]|NT?)\s*(XX?)?\s*$/.exec(text.toUpperCase());
  if (!parts) return undefined;
  const sign = '♠♥♦♣'.indexOf(parts[2]!);
  const strain = sign >= 0 ? (sign as Strain) : parseStrain(parts[2] === 'N' ? 'NT' : parts[2]!)!;
  return { level: Number(parts[1]), strain, doubled: (parts[3]?.length ?? 0) as 0 | 1 | 2 };
}

export const makeContract = ({ level, strain, doubled }: Contract): string =>
  `${level}${strainLetters[strain]}${'X'.repeat(doubled)}`;

export const isVulnerable = (vulnerable: Vulnerability, side: Side): boolean =>
  vulnerable === 'Both' || vulnerable === (side === 0 ? 'NS' : 'EW');

/** The duplicate score for declarer's side when declarer takes `tricks` of the thirteen. */
export function score({ level, strain, doubled }: Contract, vulnerable: boolean, tricks: number): number {
  const over = tricks - 6 - level;
  if (over < 0) return -undertricks(-over, vulnerable, doubled);
  const minor = strain === 2 || strain === 3;
  const perTrick = minor ? 20 : 30;
  const contractPoints = (level * perTrick + (strain === NT ? 10 : 0)) << doubled;
  const perOvertrick = doubled === 0 ? perTrick : 100 * doubled * (vulnerable ? 2 : 1);
  const game = contractPoints >= 100 ? (vulnerable ? 500 : 300) : 50;
  const slam = level === 7 ? (vulnerable ? 1500 : 1000) : level === 6 ? (vulnerable ? 750 : 500) : 0;
  return contractPoints + over * perOvertrick + game + slam + 50 * doubled;
}

function undertricks(down: number, vulnerable: boolean, doubled: 0 | 1 | 2): number {
  if (doubled === 0) return down * (vulnerable ? 100 : 50);
  const single = vulnerable ? 300 * down - 100 : down <= 3 ? 200 * down - 100 : 300 * down - 400;
  return single * doubled;
}

/** Every score that North-South can have on a board: with a vulnerability given on that board, otherwise on any. Zero is a
 *  board that was passed out. */
export function possibleScores(vulnerable?: Vulnerability): ReadonlySet<number> {
  const found = new Set([0]);
  for (const zone of vulnerable === undefined ? vulnerabilities : [vulnerable])
    for (const side of [0, 1] as const)
      for (let level = 1; level <= 7; level++)
        for (const strain of [NT, 0, 2] as const)
          for (const doubled of [0, 1, 2] as const)
            for (let tricks = 0; tricks <= 13; tricks++) {
              const points = score({ level, strain, doubled }, isVulnerable(zone, side), tricks);
              found.add(side === 0 ? points : -points);
            }
  return found;
}
