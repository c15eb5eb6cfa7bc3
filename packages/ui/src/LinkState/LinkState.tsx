import { shellWords } from '@fireline/domain/shell';
import type { ComponentPropsWithRef } from 'react';
import { type Format, type Translate, useFormat, useWords } from '../lib/index.ts';
import { Root } from './LinkState.styles.ts';
import { linkStateWords } from './words.ts';

/** How what is on screen is kept true. `polling`: push is down, asked again on a timer. `stale`: nothing came since then. */
export type Link =
  | { readonly name: 'connecting' }
  | { readonly name: 'live' }
  | { readonly name: 'polling' }
  | { readonly name: 'stale'; readonly sinceMs: number };

export interface LinkStateProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  readonly link: Link;
}

// one symbol each, told apart without colour: waves, dots, a turning arrow, a broken chain
const symbols: Record<Link['name'], { readonly line: string; readonly solid?: string }> = {
  live: {
    line: 'M4.5 11.5a5 5 0 0 1 0-7M11.5 11.5a5 5 0 0 0 0-7M2 14A8.5 8.5 0 0 1 2 2M14 14a8.5 8.5 0 0 0 0-12',
    solid: 'M8 6.25a1.75 1.75 0 1 1 0 3.5 1.75 1.75 0 0 1 0-3.5z',
  },
  connecting: {
    line: '',
    solid:
      'M3 6.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zM8 6.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zM13 6.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z',
  },
  polling: { line: 'M13.5 8A5.5 5.5 0 1 1 11.6 3.8M12.25 1v3.25H9' },
  stale: {
    line: 'M6.5 4.5 8 3a3.5 3.5 0 0 1 5 5l-1.5 1.5M9.5 11.5 8 13a3.5 3.5 0 0 1-5-5l1.5-1.5M1.75 1.75l12.5 12.5',
  },
};

/** What the link says of itself in words, such as 'stale since 03:04:05'. */
export const linkText = (link: Link, t: Translate<keyof typeof shellWords>, format: Format): string =>
  link.name === 'stale' ? t('shell.link.stale', { time: format.time(link.sinceMs) }) : t(`shell.link.${link.name}`);

/**
 * The truth about the push link: quiet while live, loud when what is on screen may be old.
 * @spec N05
 * @example <LinkState link={{ name: 'stale', sinceMs }} />
 */
export function LinkState({ link, ...rest }: LinkStateProps) {
  const t = useWords(shellWords, linkStateWords);
  const format = useFormat();
  const { line, solid } = symbols[link.name];
  const text = linkText(link, t, format);
  return (
    <Root title={text} {...rest} data-link={link.name}>
      <svg viewBox="0 0 16 16" role="img" aria-label={t('LinkState.label')}>
        <path d={line} />
        {solid === undefined ? null : <path d={solid} data-solid="" />}
      </svg>
      <span data-part="words">{text}</span>
    </Root>
  );
}
