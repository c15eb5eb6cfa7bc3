import { matchRoute, routeWords, shortMenu, wayToPage } from '@fireline/domain/shell';
import { Breadcrumbs } from '@fireline/ui/Breadcrumbs';
import { useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useMenuEntries } from '../session/useMay.ts';

/** The way to a page through the reader's menu, that page the last; its query is kept. @spec SHL-30 */
export function Crumbs({ to }: { readonly to: string }) {
  const t = useWords(routeWords);
  const entries = useMenuEntries();
  const menu = useMemo(() => shortMenu(entries), [entries]);
  const [path = ''] = to.split('?');
  const match = matchRoute(path);
  if (!match) return null;
  const way = wayToPage(menu, match.name);
  const isListed = way.at(-1)?.pages.some((page) => page.id === match.name) ?? false;
  const above = isListed ? way.slice(0, -1) : way;
  return (
    <Breadcrumbs
      items={[
        ...above.map(({ title, path: href }) => ({ label: t(title), href })),
        { label: t(`shell.route.${match.name}`), href: to },
      ]}
      isBeforeTitle
    />
  );
}
