import { Source } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { useTheme } from 'storybook/theming';

type CodeProps = Readonly<Pick<ComponentProps<typeof Source>, 'code' | 'language'>>;

/** Code in the theme of its page: Storybook's own block is light on a dark page. */
export function Code({ code, language = 'tsx' }: CodeProps) {
  return <Source code={code} language={language} dark={useTheme().base === 'dark'} />;
}
