import type { Decorator } from '@storybook/react-vite';
import type { Language } from '@fireline/domain/lib';
import { FirelineProvider } from '@fireline/ui/lib';
import type { Theme } from '@fireline/ui/tokens';
import { useGlobals } from 'storybook/preview-api';
import { PageFrame } from './PageFrame.tsx';

/** A phone held by a reader who sees large type, as in the app itself; its language buttons turn the toolbar's language. */
export const onPhone: Decorator = (Story, { globals, parameters, viewMode }) => {
  const [, updateGlobals] = useGlobals();
  return (
    <FirelineProvider
      language={globals.language as Language}
      theme={globals.theme as Theme}
      density="large"
      timeZone="Asia/Shanghai"
      clock={() => Date.parse(String(parameters.clockAt))}
      // a documentation page has no window of a phone
      style={viewMode === 'docs' ? { maxWidth: phoneWidth, marginInline: 'auto' } : { minHeight: '100vh' }}
    >
      <PageFrame onLanguage={(language) => updateGlobals({ language })}>
        <Story />
      </PageFrame>
    </FirelineProvider>
  );
};

const phoneWidth = 390;

/** The moment that the stories live in, and the window they are seen through. */
export const phone = {
  layout: 'fullscreen',
  clockAt: '2026-11-21T03:04:05Z',
  viewport: {
    options: { phone: { name: 'Phone', type: 'mobile', styles: { width: `${phoneWidth}px`, height: '844px' } } },
  },
};

export const phoneGlobals = { viewport: { value: 'phone', isRotated: false } };
