import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig } from 'vite';
import { minifyStylesInVite } from '../tooling/minify-styles.ts';

const root = new URL('..', import.meta.url).pathname;

/** What reads the types of props knows no `readonly` before a list, and would call each of them "unknown". */
const listsForTheTables = {
  name: 'fireline-lists-for-the-tables',
  enforce: 'pre',
  transform: (code: string, id: string) =>
    /\/packages\/ui\/src\/[^?]+(?<!\.(?:stories|test))\.tsx$/.test(id)
      ? { code: code.replaceAll(/(?<=[:|<&,(=>[]\s*)readonly /g, (word) => ' '.repeat(word.length)), map: null }
      : undefined,
} as const;

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: [
    './guides/*.mdx',
    './guides/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/console/src/**/*.stories.tsx',
    '../apps/public-device/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) =>
    mergeConfig(
      { ...config, plugins: [listsForTheTables, config.plugins] },
      {
        // as they are shipped: the pictures prove that nothing of a style is lost
        plugins: [minifyStylesInVite()],
        resolve: { conditions: ['fireline-source', ...defaultClientConditions] },
        optimizeDeps: {
          // the embedded database finds its WebAssembly beside its own module
          exclude: ['@electric-sql/pglite'],
          // all dependencies are found before the first story is opened: one found later would reload the page under a test
          entries: [
            'packages/ui/src/**/*.stories.tsx',
            'packages/ui/src/*/*Worker.ts',
            'apps/*/src/**/*.stories.tsx',
            '.storybook/guides/*.stories.tsx',
          ].map((glob) => `${root}${glob}`),
        },
      },
    ),
};
export default config;
