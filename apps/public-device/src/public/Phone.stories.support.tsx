import type { Decorator } from '@storybook/react-vite';
import type { Language } from '@fireline/domain/lib';
import { FirelineProvider } from '@fireline/ui/lib';
import type { Theme } from '@fireline/ui/tokens';
import { PageFrame } from './PageFrame.tsx';

/** A phone held by a reader who sees large type, as in the app itself. */
export const onPhone: Decorator = (Story, { globals, parameters }) => (
  <FirelineProvider
    language={globals.language as Language}
    theme={globals.theme as Theme}
    density="large"
    timeZone="Asia/Shanghai"
    clock={() => Date.parse(String(parameters.clockAt))}
    style={{ minHeight: '100vh' }}
  >
    <PageFrame onLanguage={() => {}}>
      <Story />
    </PageFrame>
  </FirelineProvider>
);

/** The moment that the stories live in, and the window they are seen through. */
export const phone = {
  layout: 'fullscreen',
  clockAt: '2026-11-21T03:04:05Z',
  viewport: { options: { phone: { name: 'Phone', type: 'mobile', styles: { width: '390px', height: '844px' } } } },
};

export const phoneGlobals = { viewport: { value: 'phone', isRotated: false } };
