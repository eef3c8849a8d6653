import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['**/*.slow.test.ts', 'node_modules'],
    testTimeout: 600_000,
    maxWorkers: 2,
  },
});
