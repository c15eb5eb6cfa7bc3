import type { MenuEntry } from './menu.ts';
import type { MenuGroup } from './sitemap/groups.ts';
import { partOf } from './sitemap/parts.ts';
import type { PageName } from './sitemap/table.ts';
import { type SharedEntry, sharedEntries, sharedEntryOf } from './sharedEntries.ts';

/** A page as an entry of the menu leads to it. */
export type MenuPage = MenuEntry & { readonly path: string };

/** An entry of the menu that people see. */
export interface ShortEntry {
  readonly id: MenuEntry['id'];
  /** Key of its title in `routeWords`. */
  readonly title: MenuEntry['title'] | `shell.shared.${SharedEntry}`;
  /** Where it leads; a group leads nowhere itself. */
  readonly path?: string;
  /** All pages that it stands for; a group has none of its own. */
  readonly pages: readonly MenuPage[];
  /** Whether its pages stand side by side as tabs. */
  readonly hasTabs: boolean;
  /** The group whose only entry it is. */
  readonly group?: MenuEntry['id'];
  readonly children: readonly ShortEntry[];
}

const isPage = (entry: MenuEntry): entry is MenuPage => entry.path !== undefined;

/** The pages of a menu in its order, without their groups. */
export const pagesOfMenu = (menu: readonly MenuEntry[]): readonly MenuPage[] =>
  menu.flatMap((entry) => [...(isPage(entry) ? [entry] : []), ...pagesOfMenu(entry.children)]);

function shortEntry(entry: MenuEntry, byId: ReadonlyMap<string, MenuPage>): ShortEntry[] {
  if (!isPage(entry)) {
    const children = entry.children.flatMap((child) => shortEntry(child, byId));
    const [only] = children;
    if (!only) return [];
    if (children.length === 1) return [{ ...only, group: only.group ?? entry.id }];
    return [{ id: entry.id, title: entry.title, pages: [], hasTabs: false, children }];
  }
  const shared = sharedEntryOf(entry.id);
  const set = shared && sharedEntries[shared];
  const pages = set ? set.pages.flatMap((name) => byId.get(name) ?? []) : [entry];
  if (pages[0]?.id !== entry.id) return [];
  const title = shared && pages.length > 1 ? (`shell.shared.${shared}` as const) : entry.title;
  const hasTabs = set?.kind === 'tabs' && pages.length > 1;
  return [{ id: entry.id, title, path: entry.path, pages, hasTabs, children: [] }];
}

/**
 * The menu as people see it: pages that share an entry are one, and a group with a single entry is that entry.
 * @spec SHL-13 SHL-30
 * @example shortMenu(menuFor('platform', authorisedMenus(granted)))
 */
export const shortMenu = (menu: readonly MenuEntry[]): ShortEntry[] => {
  const byId = new Map(pagesOfMenu(menu).map((page) => [page.id as string, page]));
  return menu.flatMap((entry) => shortEntry(entry, byId));
};

const wayWhere = (menu: readonly ShortEntry[], isIt: (entry: ShortEntry) => boolean): readonly ShortEntry[] => {
  for (const entry of menu) {
    if (isIt(entry)) return [entry];
    const rest = wayWhere(entry.children, isIt);
    if (rest.length > 0) return [entry, ...rest];
  }
  return [];
};

/** The entries on the way to a page, the outermost first; empty when the menu has none for it. @spec SHL-30 */
export const wayTo = (menu: readonly ShortEntry[], path: string): readonly ShortEntry[] =>
  wayWhere(menu, ({ pages }) => pages.some((page) => page.path === path));

/**
 * The entries on the way to a page, and for one without an entry, such as the page of one device, those on the way to what it belongs to.
 * @spec SHL-30
 * @example wayToPage(menu, 'deviceDetail').at(-1)?.id // 'deviceList'
 */
export const wayToPage = (menu: readonly ShortEntry[], name: PageName | MenuGroup): readonly ShortEntry[] => {
  const way = wayWhere(
    menu,
    ({ id, group, pages }) => id === name || group === name || pages.some((page) => page.id === name),
  );
  const over = partOf[name as PageName];
  return way.length > 0 || over === undefined ? way : wayToPage(menu, over);
};
