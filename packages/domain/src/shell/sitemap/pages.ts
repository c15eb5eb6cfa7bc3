import { alarmSegments } from '../../alarm/index.ts';
import { type DeviceType, deviceTypeNames, isDeviceType } from '../../device/index.ts';
import { type Button, type PermissionNode, type Role, devicePermissions, permissionOf } from '../../role/index.ts';
import { type Entry, type EntryPage, buildMenu } from '../menu.ts';
import { fillPath, type ParamNames, readPath } from '../path.ts';
import { type PathParams, routeOf } from '../routes.ts';
import { type MenuGroup, menuGroups } from './groups.ts';
import { partOf } from './parts.ts';
import { audiences } from './audiences.ts';
import { type ButtonAudiences, type PageRow, buttonSets, isOpenRow } from './rows.ts';
import { type PageName, type PathOf, type RowOf, pageTable } from './table.ts';

export type { PageName } from './table.ts';

/** One page of the product, whether its screen exists yet or not. */
export interface Page {
  readonly name: PageName;
  readonly path: string;
  readonly roles: readonly Role[];
  readonly isPublic: boolean;
  /** The id of its menu entry, which is its name; absent when it has none. @spec SHL-13 */
  readonly menu?: PageName;
  readonly under?: MenuGroup;
  /** Key of its title in `routeWords`. */
  readonly title: `shell.route.${PageName}`;
  /** What a role can be authorised for on it. @spec ROL-01 */
  readonly buttons: readonly Button[];
  /** The roles that single buttons of it are for, where those are fewer. @spec ROL-01 */
  readonly buttonRoles: Readonly<Partial<Record<Button, readonly Role[]>>>;
  readonly hasScreen: boolean;
}

type SetOf<Name extends PageName> =
  RowOf<Name> extends readonly [string, string, string, infer Set extends keyof typeof buttonSets, ...unknown[]]
    ? Set
    : never;
/** The buttons of a page. @spec ROL-01 */
export type ButtonOf<Name extends PageName> = [SetOf<Name>] extends [never]
  ? 'view'
  : (typeof buttonSets)[SetOf<Name>][number];
/** A button of a page, `alarmList:handle`; one that the page does not have does not compile. @spec ROL-01 ROL-07 */
export type PagePermission = { [Name in PageName]: `${Name}:${ButtonOf<Name>}` }[PageName];

const rolesOfButtons = (some: ButtonAudiences = {}): Page['buttonRoles'] =>
  Object.fromEntries(Object.entries(some).map(([button, audience]) => [button, audiences[audience]]));

const pageOf = (name: PageName): Page => {
  const marked: PageRow = pageTable[name];
  const hasScreen = isOpenRow(marked);
  const row = hasScreen ? marked : marked.toCome;
  const { menu, ...route } = routeOf(name, row);
  const [, , , set, buttonAudiences] = row;
  return {
    name,
    isPublic: false,
    ...route,
    ...(menu === undefined ? {} : { menu: name }),
    title: `shell.route.${name}`,
    buttons: set ? buttonSets[set] : ['view'],
    buttonRoles: rolesOfButtons(buttonAudiences),
    hasScreen,
  };
};

function everyPage(): Page[] {
  return (Object.keys(pageTable) as PageName[]).map(pageOf);
}

function namesOf(pages: readonly Page[]): ReadonlyMap<string, Page> {
  return new Map(pages.map((page) => [page.name, page]));
}

/**
 * Every page of the product as data, in the order of the menu: path, who may open it, menu entry, title and buttons.
 * @spec SHL-01 SHL-05 SHL-06 SHL-07 SHL-08 SHL-09 SHL-10 SHL-11 SHL-13 PUB-01 PUB-02
 */
export const sitemap: readonly Page[] = /* #__PURE__ */ everyPage();
const byName = /* #__PURE__ */ namesOf(sitemap);

/** The row of a page. */
export const pageNamed = (name: PageName): Page => byName.get(name) as Page;

/**
 * The path of any page, its parameters filled in and escaped.
 * @example pagePath('planMonitorDetail', { layerId: 7 }) // '/plan-monitor-detail/7'
 */
export const pagePath = <Name extends PageName>(
  name: Name,
  ...[params]: [ParamNames<PathOf<Name>>] extends [never] ? [] : [params: PathParams<PathOf<Name>>]
): string => fillPath(pageNamed(name).path, params);

/** A parameter that is a closed set holds one of it: `/alarmDetails/7/nonsense` is no page. */
const isFitting = (name: string, value: string): boolean => {
  if (name === 'segment') return (alarmSegments as readonly string[]).includes(value);
  return name !== 'deviceType' || isDeviceType(value);
};

/** A page found by its path. */
export interface PageMatch {
  readonly page: Page;
  readonly params: Readonly<Record<string, string>>;
}

/** The page that a pathname (without query) names, whether its screen exists yet or not. @spec SHL-01 */
export const matchPage = (pathname: string): PageMatch | undefined => {
  for (const page of sitemap) {
    const params = readPath(page.path, pathname);
    if (params && Object.entries(params).every(([name, value]) => isFitting(name, value))) return { page, params };
  }
  return undefined;
};

const entries = (): EntryPage<PageName, MenuGroup>[] => sitemap.filter(({ menu }) => menu !== undefined);

/** The whole menu of a role, pages to come included, groups within groups. @spec SHL-11 SHL-13 SHL-14 */
export const wholeMenu = (role: Role | undefined, authorised?: ReadonlySet<string>): Entry<PageName, MenuGroup>[] =>
  buildMenu<PageName, MenuGroup>(entries(), menuGroups, role, authorised);

const pageNode = ({ name, roles, buttons, buttonRoles }: Page): PermissionNode => ({
  id: name,
  roles,
  buttons,
  buttonRoles,
  children: partsOf(name),
});
/** The pages without a menu entry that are authorised beneath a page or group; at the top without one. */
const partsOf = (over: PageName | MenuGroup | undefined): PermissionNode[] =>
  sitemap
    .filter(({ menu, isPublic, hasScreen }) => hasScreen && menu === undefined && !isPublic)
    .filter(({ name }) => partOf[name] === over)
    .map(pageNode);

const nodeOf = (entry: Entry<PageName, MenuGroup>): PermissionNode => {
  const page = byName.get(entry.id);
  return entry.path !== undefined && page
    ? pageNode(page)
    : { id: entry.id, children: [...entry.children.map(nodeOf), ...partsOf(entry.id)] };
};

/** The menu without the pages that have no screen yet. */
const openMenu = (): Entry<PageName, MenuGroup>[] =>
  buildMenu<PageName, MenuGroup>(
    entries().filter(({ name }) => pageNamed(name).hasScreen),
    menuGroups,
    undefined,
  );

/**
 * What roles are authorised for: the menu with the pages that can be opened and their buttons, pages without an entry beneath those they belong to,
 * then the types of device.
 * @spec ROL-01 ROL-03
 */
export const permissionTree = (types: readonly DeviceType[] = deviceTypeNames): PermissionNode[] => [
  ...openMenu().map(nodeOf),
  ...partsOf(undefined),
  { id: 'deviceTypes', children: devicePermissions(types) },
];

/** The menu ids whose pages a role was authorised to look at. @spec SHL-13 ROL-01 */
export const authorisedMenus = (granted: ReadonlySet<string>): Set<string> =>
  new Set(entries().flatMap(({ name }) => (granted.has(permissionOf(name, 'view')) ? [name] : [])));
