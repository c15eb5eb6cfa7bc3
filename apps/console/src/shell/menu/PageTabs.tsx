import { type PageName, type RouteMatch, routeWords, shortMenu, wayTo } from '@fireline/domain/shell';
import { useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { Tab, Tabs, What } from '../../lib/page/PageTabs.styles.ts';
import { useMenuEntries } from '../../lib/session/useMay.ts';
import { tabWords } from '../words.ts';

/** The pages that say in a sentence what they are for, next to others that sound alike. */
const said: Readonly<Partial<Record<PageName, keyof typeof tabWords>>> = {
  alarmRules: 'shell.tab.alarmRules',
  triggerRule: 'shell.tab.triggerRule',
  serviceRules: 'shell.tab.serviceRules',
  serviceTriggers: 'shell.tab.serviceTriggers',
};

/** The other views of the subject of a page, above it; nothing for a page that stands alone. @spec SHL-30 */
export function PageTabs({ match }: { readonly match: RouteMatch }) {
  const t = useWords(routeWords, tabWords);
  const entries = useMenuEntries();
  const { path } = match.route;
  const entry = useMemo(() => wayTo(shortMenu(entries), path).at(-1), [entries, path]);
  if (!entry?.hasTabs) return null;
  const what = said[match.name];
  return (
    <>
      <Tabs aria-label={t(entry.title)}>
        {entry.pages.map((page) => (
          <Tab as={Link} key={page.id} href={page.path} aria-current={page.path === path ? 'page' : undefined}>
            {t(page.title)}
          </Tab>
        ))}
      </Tabs>
      {what && <What>{t(what)}</What>}
    </>
  );
}
