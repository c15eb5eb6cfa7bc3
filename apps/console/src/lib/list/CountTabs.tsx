import { useFormat } from '@fireline/ui/lib';
import { Link, useLocation } from 'wouter';
import { Tab, Tabs } from '../page/PageTabs.styles.ts';
import type { UrlQuery } from '../page/useUrlQuery.ts';

export interface CountTab {
  readonly key: string;
  readonly label: string;
  /** The filters of the list that it sets, as the address names them. */
  readonly set: Readonly<Record<string, string>>;
  /** How many rows it finds; undefined until it is known. */
  readonly count: number | undefined;
}

export interface CountTabsProps {
  /** What they part. */
  readonly label: string;
  /** The first tab, which sets none of the filters. */
  readonly all: string;
  readonly tabs: readonly CountTab[];
  readonly url: UrlQuery;
}

/** Filters of a list as tabs, each with how many rows it finds; the address names the one that is shown. @spec SHL-23 */
export function CountTabs({ label, all, tabs, url }: CountTabsProps) {
  const { number } = useFormat();
  const [path] = useLocation();
  const names = [...new Set(tabs.flatMap(({ set }) => Object.keys(set)))];
  const linkOf = (set: CountTab['set']) => {
    const params = new URLSearchParams(url.text);
    for (const gone of ['page', ...names]) params.delete(gone);
    for (const [name, value] of Object.entries(set)) params.set(name, value);
    const text = params.toString();
    const isShown = names.every((name) => url.get(name) === (set[name] ?? ''));
    return { as: Link, href: path + (text && `?${text}`), 'aria-current': isShown ? ('page' as const) : undefined };
  };
  return (
    <Tabs aria-label={label}>
      <Tab {...linkOf({})}>{all}</Tab>
      {tabs.map(({ key, label: name, set, count }) => (
        <Tab key={key} {...linkOf(set)}>
          {name} {count !== undefined && number(count)}
        </Tab>
      ))}
    </Tabs>
  );
}
