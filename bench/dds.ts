// DDS 2.9 as a peer, when its header and a C++ compiler are on the machine (Debian: libdds-dev, g++).
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

export interface DdsAnswer {
  /** CPU time of its process, user and system */
  readonly micros: number;
  readonly numbers: number[];
}

function build(): boolean {
  if (!existsSync('/usr/include/dds/dll.h')) return false;
  if (existsSync('bench/dds') && statSync('bench/dds').mtimeMs > statSync('bench/dds.cpp').mtimeMs) return true;
  try {
    execFileSync('g++', ['-O2', 'bench/dds.cpp', '-ldds', '-o', 'bench/dds'], { stdio: 'inherit' });
    return true;
  } catch {
    return false;
  }
}

let there: boolean | undefined;

/** Time and answers of DDS for each task (dds.cpp), or nothing when it is not there. A first task is run and not counted. */
export function dds(tasks: readonly string[]): DdsAnswer[] | undefined {
  there ??= build();
  if (!there) return undefined;
  const run = spawnSync('bench/dds', { input: `${[tasks[0], ...tasks].join('\n')}\n`, encoding: 'utf8' });
  if (run.status !== 0) return undefined;
  return run.stdout
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [micros, ...numbers] = line.split(' ').map(Number);
      return { micros: micros!, numbers };
    });
}
