// Builds the kernel: AssemblyScript to WebAssembly, written as base64 into kernelBytes.ts (and, with asserts kept, into
// kernelDebugBytes.ts for the tests). Skips what is newer than its source, so it may run before every command.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const asc = join(dirname(createRequire(import.meta.url).resolve('assemblyscript/package.json')), 'bin', 'asc.js');
const common = [
  '--runtime',
  'stub',
  '--enable',
  'simd',
  '--memoryBase',
  '1024',
  '--initialMemory',
  '32',
  '--use',
  'abort=',
];
const builds = [
  { file: 'kernelBytes.ts', flags: ['-O3', '--noAssert'] },
  { file: 'kernelDebugBytes.ts', flags: ['-O2'] },
];

const age = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const sources = readdirSync(join(here, 'assembly')).map((name) => age(join(here, 'assembly', name)));
const newest = Math.max(age(fileURLToPath(import.meta.url)), ...sources);

for (const { file, flags } of builds) {
  const target = join(here, file);
  if (age(target) > newest) continue;
  const work = mkdtempSync(join(tmpdir(), 'law70-kernel-'));
  try {
    const wasm = join(work, 'kernel.wasm');
    execFileSync(process.execPath, [asc, 'assembly/kernel.ts', ...common, ...flags, '-o', wasm], {
      cwd: here,
      stdio: ['ignore', 2, 2],
    });
    const bytes = readFileSync(wasm);
    const text = `// Built by build.mjs from assembly/; do not edit.\nexport const kernelBase64 =\n  '${bytes.toString('base64')}';\n`;
    writeFileSync(target, text);
    console.error(`${file}: ${bytes.length} bytes of WebAssembly`);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
