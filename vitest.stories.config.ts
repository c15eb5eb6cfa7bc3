// The stories as tests: `vitest run --config vitest.stories.config.ts`. Apart from vitest.config.ts, because every run that reads this file
// loads Storybook, whichever project it runs.
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { runAsTests } from './.storybook/proved.ts';
import { bundledWorkers } from './tooling/bundled-workers.ts';
import { chromium, everyRun, reporters } from './tooling/testing/everyRun.ts';
import { maxWorkers } from './tooling/testing/workers.ts';

export default defineConfig({
  ...everyRun,
  test: {
    maxWorkers,
    reporters,
    projects: [
      {
        extends: true,
        plugins: [
          bundledWorkers(),
          storybookTest({
            configDir: new URL('.storybook', import.meta.url).pathname,
            storybookScript: 'pnpm storybook --no-open',
            tags: { include: [...runAsTests] },
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
