import '@fontsource-variable/inter';
import '@fontsource-variable/noto-sans-hk';
import '@fontsource-variable/noto-sans-sc';
import { type Language, languages } from '@fireline/domain/lib';
import { FirelineProvider } from '@fireline/ui/lib';
import { type Density, type Theme, densityNames, themes } from '@fireline/ui/tokens';
import type { Decorator, Preview } from '@storybook/react-vite';
import { type ComponentProps, Suspense, lazy } from 'react';
import { addons } from 'storybook/preview-api';
import { freezeDate } from './freezeDate.ts';
import { judgeOnce } from './judged.ts';
import { keepScroll } from './keepScroll.ts';
import { readablePropTable } from './propTable.ts';
import { contentLanguage, followLanguage } from './samples/sample.ts';
import { settleActs } from './settled.ts';
import { storyClockAt } from './storyClock.ts';
import { readableSource } from './storySource.ts';

// what draws documentation is large, and a story alone needs none of it
const docs = { frame: () => import('./DocsFrame.tsx'), page: () => import('./ComponentDocs.tsx') };
const DocsFrame = lazy(async () => ({ default: (await docs.frame()).DocsFrame }));
const ComponentDocs = lazy(async () => ({ default: (await docs.page()).ComponentDocs }));
// a documentation page needs it for certain: it is fetched beside the list of stories, and not after it
if (new URLSearchParams(location.search).get('viewMode') === 'docs')
  Promise.all([docs.frame(), docs.page()]).catch(console.error);

// in a frame of a documentation page, which would scroll with the focus
if (globalThis.frameElement?.closest('.sbdocs')) keepScroll();

const isTest = '__vitest_browser_runner__' in globalThis;

addons
  .ready()
  .then(
    (channel) =>
      channel.on('globalsUpdated', ({ globals }: { readonly globals: object }) => followLanguage({ ...globals })),
    console.error,
  );

const choices = (values: readonly string[], titles: Readonly<Record<string, string>>) =>
  values.map((value) => ({ value, title: titles[value] ?? value }));

const room = { padded: 24, centered: 24, fullscreen: 0 } as const;

/** Every story stands in a provider with the toolbar's choices and a clock that does not move, so that ages never change. */
const inProvider: Decorator = (Story, { globals, parameters, viewMode }) => {
  const layout = (parameters.layout ?? 'padded') as keyof typeof room;
  const clock = () => storyClockAt(parameters);
  return (
    <FirelineProvider
      language={globals.language as Language}
      theme={globals.theme as Theme}
      density={globals.density as Density}
      timeZone="Asia/Shanghai"
      clock={clock}
      style={{
        padding: room[layout],
        minHeight: viewMode === 'story' ? '100vh' : undefined,
        ...(layout === 'centered' ? { display: 'grid', placeItems: 'center', width: '100%' } : {}),
      }}
    >
      <Story />
    </FirelineProvider>
  );
};

const preview: Preview = {
  argTypesEnhancers: [readablePropTable],
  tags: ['autodocs'],
  decorators: [inProvider],
  beforeAll: settleActs,
  // only stories that read `new Date()` themselves ask for this; everything of ours takes the provider's clock
  beforeEach: ({ parameters }) => (parameters.freezeDate ? freezeDate(storyClockAt(parameters)) : undefined),
  ...(isTest && { afterEach: judgeOnce }),
  initialGlobals: { theme: 'light', language: contentLanguage, density: 'comfortable' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: choices(themes, { light: 'Light', dark: 'Dark', contrast: 'High contrast', night: 'Night' }),
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: choices(languages, { cn: '简体中文', hk: '繁體中文（香港）', en: 'English' }),
      },
    },
    density: {
      description: 'Density',
      toolbar: {
        icon: 'component',
        dynamicTitle: true,
        items: choices(densityNames, { compact: 'Compact', comfortable: 'Comfortable', large: 'Large' }),
      },
    },
  },
  parameters: {
    // the provider's own padding stands in for Storybook's, which would show the page behind the theme
    layout: 'padded',
    // the panel shows all that axe found; a test wants what is wrong, and no 200 MB of what is right
    a11y: { test: 'error', options: isTest ? { resultTypes: ['violations'] } : {} },
    controls: { expanded: true },
    docs: {
      source: { transform: readableSource },
      container: (props: ComponentProps<typeof DocsFrame>) => (
        <Suspense>
          <DocsFrame {...props} />
        </Suspense>
      ),
      page: () => (
        <Suspense>
          <ComponentDocs />
        </Suspense>
      ),
    },
    options: {
      storySort: {
        order: [
          'Start',
          ['Welcome', 'Search', 'First page', 'The packages', 'Forms', 'Brand and theme', 'Live data', '*'],
          'Foundations',
          'Patterns',
          'Actions',
          'Inputs',
          'Overlays',
          'Layout and state',
          'Data',
          'Charts',
          'Alarms',
          'Devices',
          'Maps and plans',
          'Money',
          'People and service',
          'Screens',
          '*',
          'Rules',
          'Contribute',
        ],
      },
    },
  },
};
export default preview;
