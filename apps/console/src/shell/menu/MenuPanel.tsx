import {
  type MenuGroup as MenuGroupId,
  type ShortEntry,
  matchRoute,
  routeWords,
  wayToPage,
} from '@fireline/domain/shell';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { frameWords } from '../words.ts';
import { everyPage, findPages } from './findPages.ts';
import { iconOf } from './icons.ts';
import { MenuGroup, MenuItem, type MenuItemProps } from './MenuItem.tsx';
import { Filter, Heading, List, Nav, Nothing } from './Menu.styles.ts';
import { usePinnedPages } from './pinnedPages.ts';
import { useMenuKeys } from './useMenuKeys.ts';

export interface MenuPanelProps {
  readonly menu: readonly ShortEntry[];
  /** Whose pinned pages are shown. */
  readonly account: string;
  /** Symbols only; a group opens the menu with itself. */
  readonly isFolded: boolean;
  readonly onUnfold: () => void;
}

/** The groups that are open: the one the reader opened last with those around it, until another page is opened; then those on its way. */
function useOpenGroups(menu: readonly ShortEntry[], way: readonly ShortEntry[], path: string) {
  const idsOf = (entries: readonly ShortEntry[]) => new Set(entries.map(({ id }): string => id));
  const [state, setState] = useState({ path, open: idsOf(way) });
  let { open } = state;
  if (state.path !== path) {
    open = idsOf(way);
    setState({ path, open });
  }
  const toggle = (id: MenuGroupId, isOpen: boolean): void => {
    const around = wayToPage(menu, id);
    setState({ path, open: idsOf(isOpen ? around : around.slice(0, -1)) });
  };
  return { open, toggle };
}

interface TreeProps extends MenuPanelProps {
  readonly path: string;
  readonly pin: MenuItemProps['pin'];
}

function Tree({ menu, isFolded, onUnfold, path, pin }: TreeProps) {
  const t = useWords(routeWords);
  const page = matchRoute(path)?.name;
  const way = page ? wayToPage(menu, page) : [];
  const { open, toggle } = useOpenGroups(menu, way, path);
  const listed = (entries: readonly ShortEntry[], isTop: boolean) =>
    entries.map((entry) => {
      const Icon = isTop ? iconOf(entry.group ?? entry.id) : undefined;
      const title = t(entry.title);
      const hasCurrent = way.includes(entry);
      if (entry.path !== undefined) {
        return (
          <li key={entry.id}>
            <MenuItem
              path={entry.path}
              title={title}
              Icon={Icon}
              current={hasCurrent ? (entry.pages.some((one) => one.path === path) ? 'page' : 'location') : undefined}
              pin={isFolded ? undefined : pin}
            />
          </li>
        );
      }
      const isOpen = open.has(entry.id) && !isFolded;
      return (
        <MenuGroup
          key={entry.id}
          title={title}
          Icon={Icon}
          isOpen={isOpen}
          hasCurrent={hasCurrent}
          onToggle={() => {
            toggle(entry.id as MenuGroupId, !isOpen);
            if (isFolded) onUnfold();
          }}
        >
          {listed(entry.children, false)}
        </MenuGroup>
      );
    });
  return <List>{listed(menu, true)}</List>;
}

/** The menu: pinned pages, groups that open one by one, and a filter over all pages by title or sound. @spec SHL-13 SHL-30 */
export function MenuPanel(props: MenuPanelProps) {
  const { menu, account, isFolded } = props;
  const t = useWords(frameWords, routeWords);
  const [path, navigate] = useLocation();
  const [{ typed, at }, setFilter] = useState({ typed: '', at: path });
  const setTyped = (text: string): void => setFilter({ typed: text, at: path });
  // a page was chosen
  if (at !== path) setTyped('');
  const filter = useRef<HTMLInputElement>(null);
  const pins = usePinnedPages(account);
  const onKeyDown = useMenuKeys(filter);
  const pages = useMemo(() => everyPage(menu, t), [menu, t]);
  const isFiltering = typed.trim() !== '' && !isFolded;
  const found = isFiltering ? findPages(pages, typed) : [];
  const pinned = pins.pinned.flatMap((one) => pages.findLast((page) => page.path === one) ?? []);
  const pin = {
    name: pages.findLast((page) => page.path === path)?.title ?? '',
    isPinned: pins.pinned.includes(path),
    onToggle: () => pins.toggle(path),
  };
  const open = (event: KeyboardEvent): void => {
    const [first] = found;
    if (event.key === 'Escape') setTyped('');
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !first) return;
    navigate(first.path);
  };
  return (
    <Nav aria-label={t('shell.frame.menu')} data-folded={isFolded || undefined} onKeyDown={onKeyDown}>
      {!isFolded && menu.length > 0 && (
        <Filter onKeyDown={open}>
          <TextField
            type="text"
            label={t('shell.frame.menu.filter')}
            isLabelHidden
            placeholder={t('shell.frame.menu.filter')}
            prefix={<Search size={14} aria-hidden />}
            value={typed}
            onChange={({ value }) => setTyped(value)}
            inputRef={filter}
          />
        </Filter>
      )}
      {isFiltering ? (
        <List>
          {found.map((page) => (
            <li key={`${page.path} ${page.title}`}>
              <MenuItem {...page} current={page.path === path ? 'page' : undefined} />
            </li>
          ))}
        </List>
      ) : (
        <>
          {pinned.length > 0 && !isFolded && (
            <>
              <Heading>{t('shell.frame.menu.pinned')}</Heading>
              <List>
                {pinned.map((page) => (
                  <li key={page.path}>
                    <MenuItem path={page.path} title={page.title} current={undefined} />
                  </li>
                ))}
              </List>
              <Heading>{t('shell.frame.menu.all')}</Heading>
            </>
          )}
          <Tree {...props} path={path} pin={pin} />
        </>
      )}
      <Nothing role="status">
        {isFiltering &&
          t(found.length === 0 ? 'shell.frame.menu.nothing' : 'shell.frame.menu.found', { count: found.length })}
      </Nothing>
    </Nav>
  );
}
