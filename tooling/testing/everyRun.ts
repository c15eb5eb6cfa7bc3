import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { launch } from '../chromium.ts';

const conditions = ['fireline-source'];

/** What all test runs have in common. */
export const everyRun = {
  resolve: { conditions: [...conditions, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [...conditions, ...defaultServerConditions] } },
};

export const reporters = process.env.CI
  ? ['default', ['junit', { outputFile: 'test-results/vitest.xml' }] as ['junit', { outputFile: string }]]
  : ['default'];

/** The browser of a project. Each project has an object of its own: vitest writes the project's name into it. */
export const chromium = () => ({
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
