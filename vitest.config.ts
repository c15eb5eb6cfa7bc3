import { defineConfig } from 'vitest/config';
import { baseMaps } from './packages/ui/src/MapBase/tiles/baseMaps.test.support.ts';
import { bundledWorkers } from './tooling/bundled-workers.ts';
import { chromium, everyRun, reporters } from './tooling/testing/everyRun.ts';
import { maxWorkers } from './tooling/testing/workers.ts';

const patience = 'tests/fixtures/patience.ts';
const testServer = 'tests/fixtures/testServer.ts';

// what tests and workers import is found before the first test: found later it would reload the page under them
const optimizeDeps = { entries: ['packages/ui/src/*/*Worker.ts', '{packages,apps}/*/src/**/*.test.tsx'] };
/** Begins where nothing was loaded yet: what a map has loaded once is kept for all maps of its page. */
const apart = ['packages/ui/src/MapBase/tiles/baseMaps.test.tsx'];
const inBrowser = () => ({
  setupFiles: [patience, 'tests/browser/settled.ts'],
  // what a test waits for comes at once on a free machine, and later on a busy one
  expect: { poll: { timeout: 10_000 } },
  testTimeout: 60_000,
  browser: chromium(),
});

export default defineConfig({
  ...everyRun,
  test: {
    maxWorkers,
    reporters,
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.{ts,tsx}'],
      exclude: ['**/*.stories.tsx', '**/*.example.tsx', '**/*.test.*'],
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          env: { TZ: 'Asia/Shanghai' },
          // properties and contract tests run many cases, and machines differ
          testTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
          // the first hook of a worker makes a database beside whatever else the machine does
          hookTimeout: 240_000,
          // a worker loads a module, and compiles PGlite, once for all its files; what a test replaces is put back after it
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
          setupFiles: [patience],
          globalSetup: testServer,
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/*/src/**/*.test.ts',
            'tests/rules/**/*.test.ts',
            'tests/contract/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          environment: 'node',
          include: ['tests/faults/**/*.test.ts'],
          setupFiles: [patience],
          globalSetup: [testServer, 'tests/faults/builtMains.ts'],
          expect: { poll: { timeout: 20_000 } },
          testTimeout: 300_000,
          // a hook may start a gateway from source beside two others
          hookTimeout: 180_000,
          // mostly its files wait for connections to be missed
          maxWorkers: 3,
        },
      },
      {
        extends: true,
        test: {
          name: 'packed',
          environment: 'node',
          include: ['tests/packed/**/*.test.ts'],
          // both files build the packages first
          fileParallelism: false,
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        extends: true,
        plugins: [bundledWorkers()],
        optimizeDeps,
        test: {
          ...inBrowser(),
          name: 'browser',
          include: ['packages/*/src/**/*.test.tsx', 'apps/*/src/**/*.test.tsx'],
          exclude: apart,
          // a page loads a module once for all its files; a test unmounts what it mounts
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [baseMaps(), bundledWorkers()],
        optimizeDeps,
        test: { ...inBrowser(), name: 'browser-apart', include: apart },
      },
    ],
  },
});
