// Runs before `npm start` and `npm test`: installs what is missing and builds what is older than its source.
// May assume Node and npm only; says what it does and stops with the child's exit code when a step fails.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(fileURLToPath(import.meta.url));

function run(...args) {
  console.error(`> npm ${args.join(' ')}`);
  const child = spawnSync('npm', args, { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
  if (child.status !== 0) process.exit(child.status ?? 1);
}

/** Sources that the build itself writes. */
const written = /^(kernel(Debug)?Bytes|grammar(En|Nl))\.ts$/;

function newest(path) {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => (written.test(name) ? 0 : newest(join(path, name)))));
}

const at = (...parts) => join(root, ...parts);

if (newest(at('node_modules', '.package-lock.json')) < newest(at('package-lock.json'))) run('ci');

const sources = ['src', 'solver', 'workers', 'package.json', 'tsup.config.ts', 'vite.config.ts'].map((name) =>
  newest(at(name)),
);
const built = [at('dist', 'cli.js'), at('dist', 'web', 'sw.js')].map(newest);
if (Math.min(...built) < Math.max(...sources)) run('run', 'build');
