import { fontStacks } from '@fireline/ui/tokens';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState, useSyncExternalStore } from 'react';
import { themes } from 'storybook/theming';
import { keepScroll } from './keepScroll.ts';

type Channel = DocsContainerProps['context']['channel'];
type Globals = Readonly<Record<string, string>>;

// asked for once: stories in frames of their own tell of theirs on the same channel
let atStart: Globals | undefined;

/** What the toolbar says. */
function useGlobals(channel: Channel): Globals {
  return useSyncExternalStore(
    (onChange) => {
      channel.on('globalsUpdated', onChange);
      return () => channel.off('globalsUpdated', onChange);
    },
    () => {
      atStart ??= (channel.last('setGlobals')?.[0]?.globals ?? {}) as Globals;
      return (channel.last('globalsUpdated')?.[0]?.globals ?? atStart) as Globals;
    },
  );
}

/** Stories in frames of their own follow the toolbar too. */
function useGlobalsInFrames(globals: Globals): void {
  // Storybook's own globals are no plain words: in an address they would be read wrongly
  const query = ['theme', 'language', 'density'].map((name) => `${name}:${globals[name]}`).join(';');
  // where Storybook's blocks take the address of a frame from
  Object.assign(globalThis, { PREVIEW_URL: `iframe.html?globals=${query}` });
  useEffect(() => {
    for (const frame of document.querySelectorAll<HTMLIFrameElement>('.sbdocs-preview iframe')) {
      const url = new URL(frame.src);
      if (url.searchParams.get('globals') === query) continue;
      url.searchParams.set('globals', query);
      frame.src = url.href;
    }
  }, [query]);
}

// Storybook's own fonts have no Chinese, and the examples do
const fonts = { fontBase: fontStacks.cn, fontCode: `ui-monospace, Menlo, Consolas, monospace, ${fontStacks.cn}` };
const docsThemes = { light: { ...themes.light, ...fonts }, dark: { ...themes.dark, ...fonts } };

/** A documentation page in the toolbar's theme, like the stories on it. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals(context.channel);
  useGlobalsInFrames(globals);
  // before the examples are drawn
  const [end] = useState(keepScroll);
  useEffect(() => end, [end]);
  return (
    <DocsContainer
      context={context}
      theme={globals.theme === 'dark' || globals.theme === 'night' ? docsThemes.dark : docsThemes.light}
    >
      {children}
    </DocsContainer>
  );
}
