import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig } from 'vite';
import { shrinkInVite } from '../tooling/shrink.ts';
import { componentGroups } from './groups.ts';
import { propTypes } from './propTypes.ts';
import { samples } from './samples/samples.ts';

const root = new URL('..', import.meta.url).pathname;

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: [
    './guides/**/*.mdx',
    './guides/**/*.stories.tsx',
    ...Object.entries(componentGroups).map(([titlePrefix, members]) => ({
      directory: '../packages/ui/src',
      files: `@(${members.join('|')})/*.stories.tsx`,
      titlePrefix,
    })),
    '../apps/console/src/**/*.stories.tsx',
    '../apps/public-device/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // its own reader knows no lists that cannot be changed, no `Omit`, and no shapes of which one is taken
  typescript: { reactDocgen: false },
  viteFinal: (config) =>
    mergeConfig(
      { ...config, plugins: [propTypes, config.plugins, samples] },
      {
        // as they are shipped: the pictures prove that nothing of a style is lost
        plugins: [shrinkInVite({ hasGateway: true })],
        resolve: { conditions: ['fireline-source', ...defaultClientConditions] },
        optimizeDeps: {
          // the embedded database finds its WebAssembly beside its own module
          exclude: ['@electric-sql/pglite'],
          // all dependencies are found before the first story is opened: one found later would reload the page under a test
          entries: [
            'packages/ui/src/**/*.stories.tsx',
            'packages/ui/src/*/*Worker.ts',
            'apps/*/src/**/scan/*Worker.ts',
            'apps/*/src/**/*.stories.tsx',
            '.storybook/guides/**/*.stories.tsx',
          ].map((glob) => `${root}${glob}`),
        },
      },
    ),
};
export default config;
