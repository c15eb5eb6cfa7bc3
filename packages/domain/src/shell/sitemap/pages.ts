import { alarmSegments } from '../../alarm/index.ts';
import { type DeviceType, deviceTypeNames, isDeviceType } from '../../device/index.ts';
import { type Button, type PermissionNode, type Role, devicePermissions, permissionOf } from '../../role/index.ts';
import { type Entry, type EntryPage, buildMenu } from '../menu.ts';
import { fillPath, type ParamNames, readPath } from '../path.ts';
import { type PathParams, type Route, type RouteName, routes } from '../routes.ts';
import { commercialPages } from './commercialPages.ts';
import { framePages } from './framePages.ts';
import { type MenuGroup, menuGroups } from './groups.ts';
import { publicPages } from './publicPages.ts';
import { type PageTuple, audiences, buttonSets } from './rows.ts';

const toCome = { ...framePages, ...commercialPages, ...publicPages } as const;
type ToCome = keyof typeof toCome;

export type PageName = RouteName | ToCome;
type PathOf<Name extends PageName> = Name extends RouteName
  ? (typeof routes)[Name]['path']
  : Name extends ToCome
    ? (typeof toCome)[Name][0]
    : never;

/** One page of the product, whether its screen exists yet or not. */
export interface Page {
  readonly name: PageName;
  readonly path: string;
  readonly roles: readonly Role[];
  readonly isPublic: boolean;
  /** The id of its menu entry, which is its name; absent when it has none. @spec SHL-13 */
  readonly menu?: PageName;
  readonly under?: MenuGroup;
  /** Key of its title in `routeWords` or `pageWords`. */
  readonly title: `shell.route.${PageName}`;
  /** What a role can be authorised for on it. @spec ROL-01 */
  readonly buttons: readonly Button[];
  readonly hasScreen: boolean;
}

const screenButtons: Readonly<Partial<Record<RouteName, keyof typeof buttonSets>>> = {
  deviceList: 'bulk',
  deviceDetail: 'act',
  alarmList: 'handle',
  alarmHistory: 'look',
  alarmDetail: 'handle',
  monitorPage: 'act',
  deviceTrajectory: 'look',
  buildingList: 'edit',
  buildingFloors: 'edit',
  buildingDetail: 'edit',
  fireBuildings: 'edit',
  fireFloors: 'edit',
  fireWater: 'edit',
  fireHydrants: 'edit',
  fireTeams: 'edit',
  fireSites: 'edit',
  planMonitorDetail: 'act',
  planLayers: 'plans',
  planList: 'plans',
  planPublishRecords: 'look',
  planSamples: 'look',
};

const ofRoute = (name: RouteName): Page => {
  const route: Route = routes[name];
  const set = screenButtons[name];
  return {
    name,
    path: route.path,
    roles: route.roles,
    isPublic: route.isPublic ?? false,
    ...(route.menu === undefined ? {} : { menu: name }),
    ...(route.under === undefined ? {} : { under: route.under }),
    title: `shell.route.${name}`,
    buttons: set ? buttonSets[set] : ['view'],
    hasScreen: true,
  };
};

const ofTuple = (name: ToCome): Page => {
  const [path, who, under = 'none', set]: PageTuple = toCome[name];
  return {
    name,
    path,
    roles: audiences[who],
    isPublic: who === 'anyone',
    ...(under === 'none' ? {} : { menu: name }),
    ...(under === 'none' || under === 'top' ? {} : { under }),
    title: `shell.route.${name}`,
    buttons: set ? buttonSets[set] : ['view'],
    hasScreen: false,
  };
};

function everyPage(): Page[] {
  return [...(Object.keys(routes) as RouteName[]).map(ofRoute), ...(Object.keys(toCome) as ToCome[]).map(ofTuple)];
}

function namesOf(pages: readonly Page[]): ReadonlyMap<string, Page> {
  return new Map(pages.map((page) => [page.name, page]));
}

/**
 * Every page of the product as data, those with a screen first: path, who may open it, menu entry, title and buttons.
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

const nodeOf = (entry: Entry<PageName, MenuGroup>): PermissionNode => {
  const page = byName.get(entry.id);
  return entry.path !== undefined && page
    ? { id: entry.id, roles: page.roles, buttons: page.buttons }
    : { id: entry.id, children: entry.children.map(nodeOf) };
};

/** What roles are authorised for: the menu with its pages and their buttons, then the types of device. @spec ROL-01 ROL-03 */
export const permissionTree = (types: readonly DeviceType[] = deviceTypeNames): PermissionNode[] => [
  ...wholeMenu(undefined).map(nodeOf),
  { id: 'deviceTypes', children: devicePermissions(types) },
];

/** The menu ids whose pages a role was authorised to look at. @spec SHL-13 ROL-01 */
export const authorisedMenus = (granted: ReadonlySet<string>): Set<string> =>
  new Set(entries().flatMap(({ name }) => (granted.has(permissionOf(name, 'view')) ? [name] : [])));
