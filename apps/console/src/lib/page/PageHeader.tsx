import { shellWords } from '@fireline/domain/shell';
import { useFormat, useWords } from '@fireline/ui/lib';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'wouter';
import { useProductName } from '../brand.ts';
import { lazyPart } from '../loading/lazyPart.tsx';
import { Actions, Count, Root, Stale, Title, Way } from './PageHeader.styles.ts';
import { useSession } from '../session/useSession.ts';
import { rememberPage } from './recentPages.ts';

// pages before a login have no way to them, and go without what knows the menu
const Crumbs = lazyPart(() => import('./Crumbs.tsx').then((m) => m.Crumbs), { isSilent: true });

export interface PageHeaderProps {
  /** What is shown: the page's name, or that of the thing the page is about. Also names the document. */
  readonly title: string;
  /** The address of the list that a detail page belongs to: the way to it stands before the title. */
  readonly back?: string | undefined;
  /** What the page is about is not shown, not yet or not to this reader: it is none that was opened. Default false. */
  readonly isUnopened?: boolean;
  /** A symbol before the title. */
  readonly symbol?: ReactNode;
  /** How many there are of what the page lists; undefined while nobody knows. */
  readonly count?: number | undefined;
  /** Beside the title: the state of the thing. */
  readonly state?: ReactNode;
  /** Since when nothing of what is shown is known to be true; null: it is. */
  readonly staleSinceMs?: number | null;
  /** What can be done with all of it, the primary action last. */
  readonly actions?: ReactNode;
}

/** The id of the title: names the main landmark, which takes the focus when a page is opened. */
export const pageTitleId = 'page-title';

/** The first line of every page, 48 px: where one is, how much of it there is, whether it is true, what can be done. @spec SHL-30 */
export function PageHeader({
  title,
  back,
  isUnopened = false,
  symbol,
  count,
  state,
  staleSinceMs = null,
  actions,
}: PageHeaderProps) {
  const t = useWords(shellWords);
  const format = useFormat();
  const documentTitle = `${title} · ${useProductName()}`;
  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);
  const account = useSession()?.account;
  const [path] = useLocation();
  const reader = account && `${account.rentId}/${account.userId}`;
  useEffect(() => {
    if (reader !== undefined && !isUnopened) rememberPage(reader, { path, title, atMs: Date.now() });
  }, [reader, path, title, isUnopened]);
  return (
    <Root>
      {back !== undefined && (
        <Way>
          <Crumbs to={back} />
        </Way>
      )}
      <Title>
        {symbol}
        <h1 id={pageTitleId}>{title}</h1>
        {count !== undefined && <Count>{format.number(count)}</Count>}
      </Title>
      {state}
      {staleSinceMs !== null && <Stale>{t('shell.link.stale', { time: format.time(staleSinceMs) })}</Stale>}
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}
