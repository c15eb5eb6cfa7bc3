import { getJestConfig } from '@storybook/test-runner';
import { launch } from './tooling/chromium.ts';
const base = getJestConfig();
export default {
  ...base,
  // a grid is drawn and shot in three modes, on a busy machine too
  testTimeout: 90_000,
  roots: ['<rootDir>/tests/visual'],
  testMatch: ['<rootDir>/tests/visual/*.test.ts'],
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    'jest-playwright': {
      ...base.testEnvironmentOptions?.['jest-playwright'],
      launchOptions: { ...launch, headless: true },
      contextOptions: {
        viewport: { width: 1366, height: 768 },
        deviceScaleFactor: 1,
        reducedMotion: 'reduce',
        locale: 'en-GB',
        timezoneId: 'Asia/Shanghai',
      },
    },
  },
};
