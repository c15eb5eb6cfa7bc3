import { defineConfig } from 'playwright/test';
import { launch } from './tooling/chromium.ts';

const port = Number(process.env.FIRELINE_JOURNEYS_PORT ?? 4180);

/** Journeys run against the whole product: built apps, gateway, a fresh small city, and no life in it but what a journey makes. */
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results/journeys',
  workers: 1,
  // what is waited for comes by itself; how soon depends on the machine, and is measured in tests/bench
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // Node reads TypeScript by itself: to transpile every module that a journey imports takes 12 s more
  build: { external: ['**/*.ts'] },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/reports/journeys.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
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
  webServer: {
    command: 'node --conditions=fireline-source tests/journeys/server.ts',
    url: `http://127.0.0.1:${port}/login`,
    env: { PORT: String(port) },
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
