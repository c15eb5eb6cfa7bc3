import { ExternalLink } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { VisuallyHidden } from '../lib/VisuallyHidden.tsx';
import { useFireline } from '../lib/context.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Root } from './Link.styles.ts';
import { linkWords } from './words.ts';

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  readonly href: string;
  /** Opens in a new window, and says so. */
  readonly isExternal?: boolean;
  /** The colour of the text around it, for links in tables where every row has one. */
  readonly isQuiet?: boolean;
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * A real link. Inside an app the provider's `navigate` follows it without a page load; with a modifier key, or to another
 * window, the browser does.
 * @spec LIB-01
 * @example <Link href="/device/861234">3 号楼烟感</Link>
 */
export function Link({ isExternal = false, isQuiet = false, onClick, children, ...rest }: LinkProps) {
  const t = useWords(linkWords);
  const { navigate } = useFireline();
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!navigate || isExternal || rest.target || rest.download !== undefined) return;
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    navigate({ href: rest.href });
  };
  return (
    <Root
      {...rest}
      {...(isExternal ? { target: '_blank', rel: 'noreferrer' } : {})}
      data-quiet={isQuiet || undefined}
      onClick={follow}
    >
      {children}
      {isExternal && (
        <>
          <ExternalLink aria-hidden />
          <VisuallyHidden>{t('Link.newWindow')}</VisuallyHidden>
        </>
      )}
    </Root>
  );
}
