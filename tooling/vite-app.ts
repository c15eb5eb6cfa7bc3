import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { type AliasOptions, defaultClientConditions, type InlineConfig } from 'vite';
import { patrolWorker } from './patrol-worker.ts';
import { root } from './root.ts';
import { shrinkInVite } from './shrink.ts';
import { splitWords } from './split-words.ts';
import { type LoadStep, stepChunks } from './step-chunks.ts';

export const apps = {
  console: { base: '/', devPort: 5173 },
  'public-device': { base: '/public/', devPort: 5174 },
} as const;
export type AppName = keyof typeof apps;

/**
 * The phone's page is written in React and shipped on Preact, which draws it with a seventh of the JavaScript: see
 * docs/decisions/2026-11-public-page-weight.md.
 */
const onPreact: AliasOptions = [
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
].map(({ find, replacement }) => ({ find, replacement: `${root}apps/public-device/node_modules/${replacement}` }));

/** What React has had itself since version 18. */
const withoutShims: AliasOptions = [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }];

/** What draws the components: `react` is there for the public-device app so that the two can be measured against each other. */
export type Drawing = 'react' | 'preact';
const drawingOf = (app: AppName): Drawing => (app === 'public-device' ? 'preact' : 'react');

/** What an app shows to a reader who has not signed in, and to one who has; its other code and words come with its other screens. */
const steps: Partial<Record<AppName, readonly LoadStep[]>> = {
  console: [
    {
      name: 'first',
      modules: ['/session/LoginScreen.tsx', '/shell/screen/NotFoundScreen.tsx'],
    },
    {
      name: 'home',
      modules: [
        '/shell/frame/Frame.tsx',
        '/shell/home/MainScreen.tsx',
        // what these open by themselves, small, with words of its own
        '/DeviceStatusTag/WhyThisStatus.tsx',
        '/table/ReferenceLine.tsx',
      ],
    },
  ],
};

/** Of the 34 languages that react-aria speaks, those that the apps do: Hong Kong's words go by Taiwan's tag there. */
const ariaLocales = ['zh-CN', 'zh-TW', 'en-US'];

/** One Vite configuration for both apps, for building and for dev mode. */
export function appConfig(app: AppName, drawing: Drawing = drawingOf(app)): InlineConfig {
  const plain = plainConfig(app, drawing);
  const own = steps[app];
  return own ? { ...plain, plugins: [plain.plugins, stepChunks(own, () => plainConfig(app, drawing))] } : plain;
}

const plainConfig = (app: AppName, drawing: Drawing): InlineConfig => ({
  configFile: false,
  root: `${root}apps/${app}`,
  base: apps[app].base,
  cacheDir: `${root}node_modules/.cache/vite-${app}`,
  plugins: [
    shrinkInVite(),
    react(),
    splitWords(steps[app]),
    optimizeLocales.vite({ locales: ariaLocales }),
    app === 'public-device' && patrolWorker(`${root}apps/public-device/src/inspection/worker/serviceWorker.ts`),
  ],
  resolve: {
    conditions: ['fireline-source', ...defaultClientConditions],
    alias: drawing === 'preact' ? onPreact : withoutShims,
    dedupe: ['react', 'react-dom', 'styled-components'],
  },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    modulePreload: { polyfill: false },
    manifest: true,
  },
});
