// DDS 2.9 as a peer, when its header and a C++ compiler are on the machine (Debian: libdds-dev, g++).
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export interface DdsTime {
  readonly micros: number;
  readonly table: number[];
}

function build(): boolean {
  if (existsSync('bench/dds')) return true;
  if (!existsSync('/usr/include/dds/dll.h')) return false;
  try {
    execFileSync('g++', ['-O2', 'bench/dds.cpp', '-ldds', '-o', 'bench/dds'], { stdio: 'inherit' });
    return true;
  } catch {
    return false;
  }
}

/** User CPU time and results of DDS for each deal, or nothing when it is not there. */
export function ddsTables(deals: readonly string[]): DdsTime[] | undefined {
  if (!build()) return undefined;
  const run = spawnSync('bench/dds', { input: `${deals.join('\n')}\n`, encoding: 'utf8' });
  if (run.status !== 0) return undefined;
  return run.stdout
    .trim()
    .split('\n')
    .map((line) => {
      const [micros, ...table] = line.split(' ').map(Number);
      return { micros: micros!, table };
    });
}
