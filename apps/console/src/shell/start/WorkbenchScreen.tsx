import { useCall } from '@fireline/api/react';
import { type Workbench, shellCalls } from '@fireline/api/shell';
import { matchRoute, pathTo, pendingLists, routeWords, shortMenu } from '@fireline/domain/shell';
import { Accordion } from '@fireline/ui/Accordion';
import { Card } from '@fireline/ui/Card';
import { EmptyState } from '@fireline/ui/EmptyState';
import { Link } from '@fireline/ui/Link';
import { TextField } from '@fireline/ui/TextField';
import { useFormat, useNow, useWords } from '@fireline/ui/lib';
import { useMemo, useState } from 'react';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { recentPages } from '../../lib/page/recentPages.ts';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { everyPage, findPages } from '../menu/findPages.ts';
import { useMenuEntries } from '../../lib/session/useMay.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { Columns, Opened, Quiet, Tiles, Waiting } from './Start.styles.ts';
import { workbenchWords } from './words.ts';

type Line = Workbench['pending'][number];

function Oldest({ at }: { readonly at: string }) {
  const t = useWords(workbenchWords);
  const format = useFormat();
  const now = useNow(10_000);
  return (
    <time dateTime={at} title={format.dateTime(at)}>
      {t('workbench.oldest', { age: format.age(at, now) })}
    </time>
  );
}

function Lines({ pending }: { readonly pending: readonly Line[] }) {
  const t = useWords(workbenchWords);
  const { number } = useFormat();
  const waiting = pending.filter(({ count }) => count > 0);
  if (waiting.length === 0) return <EmptyState title={t('workbench.nothing')} />;
  return (
    <>
      <Waiting>
        {waiting.map(({ name, count, oldestAt }) => {
          const { page, query } = pendingLists[name];
          return (
            <li key={name}>
              <strong>{number(count)}</strong>
              <Link href={`${pathTo(page)}?${query}`}>{t(`workbench.${name}`)}</Link>
              {oldestAt !== null && <Oldest at={oldestAt} />}
            </li>
          );
        })}
      </Waiting>
      {waiting.length < pending.length && <Quiet>{t('workbench.rest')}</Quiet>}
    </>
  );
}

function Pages() {
  const t = useWords(workbenchWords, routeWords);
  const entries = useMenuEntries();
  const [typed, setTyped] = useState('');
  const pages = useMemo(() => everyPage(shortMenu(entries), (title) => t(title)), [entries, t]);
  const found = findPages(pages, typed);
  return (
    <>
      <TextField
        label={t('workbench.filter')}
        isLabelHidden
        placeholder={t('workbench.filter')}
        type="search"
        value={typed}
        onChange={({ value }) => setTyped(value)}
      />
      {found.length === 0 && <Quiet>{t('workbench.noPage')}</Quiet>}
      <Tiles>
        {found.map(({ path, title, group }) => (
          <li key={`${path} ${title}`}>
            <Link href={path} isQuiet>
              {title}
              {group !== undefined && <small>{group}</small>}
            </Link>
          </li>
        ))}
      </Tiles>
    </>
  );
}

/** What the reader had open last; this page itself is none of them. */
function Recent() {
  const t = useWords(workbenchWords, routeWords);
  const format = useFormat();
  const now = useNow(60_000);
  const account = useSession()?.account;
  const [pages] = useState(() => recentPages(`${account?.rentId}/${account?.userId}`));
  const shown = pages.flatMap((page) => {
    const name = matchRoute(page.path)?.name;
    return name === undefined || name === 'workbench' ? [] : [{ ...page, kind: t(`shell.route.${name}`) }];
  });
  if (shown.length === 0) return <EmptyState title={t('workbench.noRecent')} />;
  return (
    <Opened>
      {shown.map(({ path, title, kind, atMs }) => (
        <li key={path}>
          <Link href={path}>{title}</Link>
          {kind !== title && <small>{kind}</small>}
          <time dateTime={new Date(atMs).toISOString()} title={format.dateTime(atMs)}>
            {format.age(atMs, now)}
          </time>
        </li>
      ))}
    </Opened>
  );
}

/** What waits to be done by the reader, each figure with the list that has exactly so many, what was open last, and every page of the menu on demand. @spec SHL-05 SHL-13 */
export function WorkbenchScreen() {
  const t = useWords(workbenchWords, routeWords);
  const call = useCall(shellCalls.workbench, {}, { isPolling: true });
  return (
    <>
      <PageHeader
        title={t('shell.route.workbench')}
        staleSinceMs={call.error && call.data ? call.dataUpdatedAt : null}
      />
      <Columns>
        <Card title={t('workbench.waiting')} headingLevel={2}>
          <Loaded call={call} action="query">
            {({ pending }) => <Lines pending={pending} />}
          </Loaded>
        </Card>
        <Card title={t('workbench.recent')} headingLevel={2}>
          <Recent />
        </Card>
      </Columns>
      <Accordion headingLevel={2} items={[{ value: 'pages', title: t('workbench.pages'), content: <Pages /> }]} />
    </>
  );
}
