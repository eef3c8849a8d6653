import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { cli: 'src/apps/cli.ts', index: 'src/index.ts', solver: 'solver/solver.ts', lane: 'workers/nodeLane.ts' },
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  clean: true,
  external: [/^node:/, 'commander', 'comlink'],
});
