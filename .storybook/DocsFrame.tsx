import { fontStacks } from '@fireline/ui/tokens';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useSyncExternalStore } from 'react';
import { themes } from 'storybook/theming';

type Channel = DocsContainerProps['context']['channel'];

/** Told when the toolbar is used, and once at the start. */
const globalsEvents = ['globalsUpdated', 'setGlobals'];

function useThemeOfToolbar(channel: Channel): unknown {
  return useSyncExternalStore(
    (onChange) => {
      for (const event of globalsEvents) channel.on(event, onChange);
      return () => {
        for (const event of globalsEvents) channel.off(event, onChange);
      };
    },
    () => globalsEvents.map((event) => channel.last(event)?.[0]?.globals?.theme).find((theme) => theme !== undefined),
  );
}

// Storybook's own fonts have no Chinese, and the examples do
const fonts = { fontBase: fontStacks.cn, fontCode: `ui-monospace, Menlo, Consolas, monospace, ${fontStacks.cn}` };
const docsThemes = { light: { ...themes.light, ...fonts }, dark: { ...themes.dark, ...fonts } };

/** A documentation page in the toolbar's theme, like the stories on it. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = useThemeOfToolbar(context.channel);
  return (
    <DocsContainer context={context} theme={theme === 'dark' || theme === 'night' ? docsThemes.dark : docsThemes.light}>
      {children}
    </DocsContainer>
  );
}
