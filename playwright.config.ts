import { defineConfig } from 'playwright/test';
import { launch } from './tooling/chromium.ts';
import { maxWorkers } from './tooling/testing/workers.ts';

/** Journeys run against the whole product: built apps, and for each file a gateway of its own on a fresh small city (`tests/journeys/city.ts`). */
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results/journeys',
  globalSetup: './tests/journeys/keptCity.ts',
  workers: maxWorkers,
  // what is waited for comes by itself; how soon depends on the machine, and is measured in tests/bench
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // Node reads TypeScript by itself: to transpile every module that a journey imports takes 12 s more
  build: { external: ['**/*.ts'] },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/reports/journeys.json' }]],
  use: {
    // a third of the time: journeys compare no pixels, so frames need no WebGL and texts no fonts of the product
    launchOptions: { ...launch, args: [...launch.args, '--disable-gpu-compositing', '--disable-remote-fonts'] },
    // what was on the page at each step is kept by the second run of what failed: for all journeys it is a sixth of their time
    trace: 'off',
    screenshot: 'only-on-failure',
    // what blinks, breathes and slides is drawn sixty times a second by the processor, and a button is pressed once it stands still
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1366, height: 768 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  },
});
