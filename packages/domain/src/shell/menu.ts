import type { Role } from '../role/index.ts';
import { type RouteName, routes } from './routes.ts';
import { menuGroups } from './sitemap/groups.ts';
import type { RowOf } from './sitemap/table.ts';

type UnderOf<Name extends RouteName> =
  RowOf<Name> extends readonly [string, string, infer Under extends string, ...unknown[]] ? Under : 'none';
type EntryRoute = { [Name in RouteName]: UnderOf<Name> extends 'none' | 'bare' ? never : Name }[RouteName];
type GroupOfPages = Exclude<{ [Name in RouteName]: UnderOf<Name> }[RouteName], 'none' | 'top' | 'bare'>;
/** Groups of pages, and those that they hang under. */
type Group = GroupOfPages | Exclude<(typeof menuGroups)[GroupOfPages], undefined>;

/** The id of a menu entry: what a role is authorised for. @spec SHL-13 ROL-01 */
export type MenuId = EntryRoute | Group;

/** An entry of a menu of any pages and groups. */
export interface Entry<Page extends string, Group extends string> {
  readonly id: Page | Group;
  /** Key of its title in the words of routes. */
  readonly title: `shell.route.${Page}` | `shell.menu.${Group}`;
  /** Where it leads; a group leads nowhere itself. */
  readonly path?: string;
  readonly children: readonly Entry<Page, Group>[];
}
export type MenuEntry = Entry<EntryRoute, Group>;

/** A page that has an entry. */
export interface EntryPage<Page extends string, Group extends string> {
  readonly name: Page;
  readonly path: string;
  readonly roles: readonly Role[];
  readonly under?: Group | undefined;
}

type Open<Page extends string, Group extends string> = Entry<Page, Group> & { children: Open<Page, Group>[] };

/**
 * A menu out of pages in table order; groups stand where their first page would, and one without pages is left out.
 * @param groups under which other group each hangs
 * @param role absent where there is no user info: then every page is there
 * @spec SHL-13 SHL-14
 */
export const buildMenu = <Page extends string, Group extends string>(
  pages: readonly EntryPage<Page, Group>[],
  groups: Readonly<Record<Group, Group | undefined>>,
  role: Role | undefined,
  authorised?: ReadonlySet<string>,
): Entry<Page, Group>[] => {
  const menu: Open<Page, Group>[] = [];
  const opened = new Map<Group, Open<Page, Group>>();
  const listOf = (group: Group | undefined): Open<Page, Group>[] => {
    if (group === undefined) return menu;
    const open = opened.get(group);
    if (open) return open.children;
    const entry: Open<Page, Group> = { id: group, title: `shell.menu.${group}`, children: [] };
    opened.set(group, entry);
    listOf(groups[group]).push(entry);
    return entry.children;
  };
  for (const { name, path, roles, under } of pages) {
    const isOpen = (role === undefined || roles.includes(role)) && (authorised?.has(name) ?? true);
    if (isOpen) listOf(under).push({ id: name, title: `shell.route.${name}`, path, children: [] });
  }
  return menu;
};

const entries = (): EntryPage<EntryRoute, Group>[] =>
  Object.entries(routes).flatMap(([name, { path, roles, menu, under }]) =>
    menu === undefined ? [] : [{ name: name as EntryRoute, path, roles, under: under as Group | undefined }],
  );

/**
 * The menu of a role with the pages that have a screen, in table order; a group without entries is left out.
 * @param authorised the ids the role was authorised for; absent: every id the role supports
 * @spec SHL-13 SHL-14
 */
export const menuFor = (role: Role | undefined, authorised?: ReadonlySet<string>): MenuEntry[] =>
  buildMenu<EntryRoute, Group>(entries(), menuGroups, role, authorised);
