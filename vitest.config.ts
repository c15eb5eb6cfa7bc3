import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { baseMaps } from './packages/ui/src/MapBase/baseMaps.test.support.ts';
import { bundledWorkers } from './tooling/bundled-workers.ts';
import { launch } from './tooling/chromium.ts';

const conditions = ['fireline-source'];
const patience = 'tests/fixtures/patience.ts';
/** Of its own for each project: vitest writes the project's name into it. */
const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    // nothing here compares pixels: frames are put together without the emulated graphics card, which maps go on to draw with
    launchOptions: { ...launch, args: [...launch.args, '--disable-gpu-compositing'] },
    contextOptions: { reducedMotion: 'reduce', deviceScaleFactor: 1, locale: 'en-GB', timezoneId: 'Asia/Shanghai' },
  }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1366, height: 768 } }],
});

// what tests and workers import is found before the first test: found later it would reload the page under them
const optimizeDeps = { entries: ['packages/ui/src/*/*Worker.ts', '{packages,apps}/*/src/**/*.test.tsx'] };
/** Begins where nothing was loaded yet: what a map has loaded once is kept for all maps of its page. */
const apart = ['packages/ui/src/MapBase/baseMaps.test.tsx'];
const inBrowser = () => ({
  setupFiles: [patience, 'tests/browser/settled.ts'],
  // what a test waits for comes at once on a free machine, and later on a busy one
  expect: { poll: { timeout: 10_000 } },
  testTimeout: 60_000,
  browser: chromium(),
});

export default defineConfig({
  resolve: { conditions: [...conditions, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [...conditions, ...defaultServerConditions] } },
  test: {
    // its own choice leaves one core free, which on two is half of them; much of a test is waiting
    maxWorkers: Math.max(2, availableParallelism() - 1),
    reporters: process.env.CI ? ['default', ['junit', { outputFile: 'test-results/vitest.xml' }]] : ['default'],
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.{ts,tsx}'],
      exclude: ['**/*.stories.tsx', '**/*.test.*'],
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          env: { TZ: 'Asia/Shanghai' },
          // properties run many cases, and machines differ
          testTimeout: 30_000,
          expect: { poll: { timeout: 20_000 } },
          // a hook makes a database beside whatever else the machine does
          hookTimeout: 60_000,
          // a worker loads a module, and compiles PGlite, once for all its files; what a test replaces is put back after it
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
          setupFiles: [patience],
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
          expect: { poll: { timeout: 20_000 } },
          testTimeout: 300_000,
          hookTimeout: 60_000,
          fileParallelism: false,
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
      {
        extends: true,
        plugins: [
          bundledWorkers(),
          storybookTest({
            configDir: new URL('.storybook', import.meta.url).pathname,
            storybookScript: 'pnpm storybook --no-open',
          }),
        ],
        // one page after another shows them all, as Storybook's own does: what they are made of is loaded once. A screen's story opens a
        // database in the page first
        test: {
          name: 'storybook',
          setupFiles: ['tests/browser/openCity.ts'],
          browser: chromium(),
          testTimeout: 90_000,
          isolate: false,
        },
      },
    ],
  },
});
