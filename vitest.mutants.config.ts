// The tests of the domain alone, for StrykerJS, which runs them once for each mutation.
import { defineConfig } from 'vitest/config';
import { everyRun } from './tooling/testing/everyRun.ts';

export default defineConfig({
  ...everyRun,
  test: {
    environment: 'node',
    env: { TZ: 'Asia/Shanghai' },
    include: ['packages/domain/src/**/*.test.ts'],
    restoreMocks: true,
    unstubGlobals: true,
  },
});
