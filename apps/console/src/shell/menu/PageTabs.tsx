import { type RouteMatch, routeWords, shortMenu, wayTo } from '@fireline/domain/shell';
import { useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { useMenuEntries } from '../../lib/session/useMay.ts';
import { Tab, Tabs } from './PageTabs.styles.ts';

/** The other views of the subject of a page, above it; nothing for a page that stands alone. @spec SHL-30 */
export function PageTabs({ match }: { readonly match: RouteMatch }) {
  const t = useWords(routeWords);
  const entries = useMenuEntries();
  const { path } = match.route;
  const entry = useMemo(() => wayTo(shortMenu(entries), path).at(-1), [entries, path]);
  if (!entry?.hasTabs) return null;
  return (
    <Tabs aria-label={t(entry.title)}>
      {entry.pages.map((page) => (
        <Tab as={Link} key={page.id} href={page.path} aria-current={page.path === path ? 'page' : undefined}>
          {t(page.title)}
        </Tab>
      ))}
    </Tabs>
  );
}
