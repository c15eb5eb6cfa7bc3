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
import { partOf } from './parts.ts';
import { audiences } from './audiences.ts';
import { type ButtonAudiences, type PageTuple, buttonSets } from './rows.ts';

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
  /** The roles that single buttons of it are for, where those are fewer. @spec ROL-01 */
  readonly buttonRoles: Readonly<Partial<Record<Button, readonly Role[]>>>;
  readonly hasScreen: boolean;
}

const ownersEdit = { add: 'owning', modify: 'owning', delete: 'owning' } as const;
const keepersEdit = { add: 'managing', modify: 'managing', delete: 'managing' } as const;
const planButtons = { ...ownersEdit, publish: 'owning', bind: 'managing' } as const;

const screenButtons = {
  deviceList: ['bulk'],
  deviceDetail: ['device'],
  alarmList: ['handle'],
  alarmHistory: ['look'],
  alarmDetail: ['alarm'],
  monitorPage: ['act'],
  deviceTrajectory: ['look'],
  buildingList: ['edit', ownersEdit],
  buildingFloors: ['edit', ownersEdit],
  buildingDetail: ['edit', ownersEdit],
  fireBuildings: ['edit', keepersEdit],
  fireFloors: ['edit', keepersEdit],
  fireWater: ['edit', keepersEdit],
  fireHydrants: ['edit', keepersEdit],
  fireTeams: ['edit', keepersEdit],
  fireSites: ['edit', keepersEdit],
  planMonitorDetail: ['act'],
  planLayers: ['plans', planButtons],
  planList: ['plans', planButtons],
  planPublishRecords: ['look'],
  planSamples: ['look'],
  systemUser: ['users'],
  systemUserLog: ['look'],
  systemRoles: ['edit'],
  systemEmpower: ['rights'],
} as const satisfies Readonly<
  Partial<Record<RouteName, readonly [set: keyof typeof buttonSets, audiences?: ButtonAudiences]>>
>;

type SetOf<Name extends PageName> = Name extends keyof typeof screenButtons
  ? (typeof screenButtons)[Name][0]
  : Name extends ToCome
    ? (typeof toCome)[Name] extends readonly [
        string,
        string,
        string,
        infer Set extends keyof typeof buttonSets,
        ...unknown[],
      ]
      ? Set
      : never
    : never;
/** The buttons of a page. @spec ROL-01 */
export type ButtonOf<Name extends PageName> = [SetOf<Name>] extends [never]
  ? 'view'
  : (typeof buttonSets)[SetOf<Name>][number];
/** A button of a page, `alarmList:handle`; one that the page does not have does not compile. @spec ROL-01 ROL-07 */
export type PagePermission = { [Name in PageName]: `${Name}:${ButtonOf<Name>}` }[PageName];

const rolesOfButtons = (some: ButtonAudiences = {}): Page['buttonRoles'] =>
  Object.fromEntries(Object.entries(some).map(([button, audience]) => [button, audiences[audience]]));

const ofRoute = (name: RouteName): Page => {
  const route: Route = routes[name];
  const [set, buttonAudiences]: readonly [set?: keyof typeof buttonSets, audiences?: ButtonAudiences] =
    name in screenButtons ? screenButtons[name as keyof typeof screenButtons] : [];
  return {
    name,
    path: route.path,
    roles: route.roles,
    isPublic: route.isPublic ?? false,
    ...(route.menu === undefined ? {} : { menu: name }),
    ...(route.under === undefined ? {} : { under: route.under }),
    title: `shell.route.${name}`,
    buttons: set ? buttonSets[set] : ['view'],
    buttonRoles: rolesOfButtons(buttonAudiences),
    hasScreen: true,
  };
};

const ofTuple = (name: ToCome): Page => {
  const [path, who, under = 'none', set, buttonAudiences]: PageTuple = toCome[name];
  return {
    name,
    path,
    roles: audiences[who],
    isPublic: who === 'anyone',
    ...(under === 'none' ? {} : { menu: name }),
    ...(under === 'none' || under === 'top' ? {} : { under }),
    title: `shell.route.${name}`,
    buttons: set ? buttonSets[set] : ['view'],
    buttonRoles: rolesOfButtons(buttonAudiences),
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
    .filter(
      ({ name, menu, isPublic }) => menu === undefined && !isPublic && partOf[name as keyof typeof partOf] === over,
    )
    .map(pageNode);

const nodeOf = (entry: Entry<PageName, MenuGroup>): PermissionNode => {
  const page = byName.get(entry.id);
  return entry.path !== undefined && page
    ? pageNode(page)
    : { id: entry.id, children: [...entry.children.map(nodeOf), ...partsOf(entry.id)] };
};

/**
 * What roles are authorised for: the menu with its pages and their buttons, pages without an entry beneath those they belong to, then the
 * types of device.
 * @spec ROL-01 ROL-03
 */
export const permissionTree = (types: readonly DeviceType[] = deviceTypeNames): PermissionNode[] => [
  ...wholeMenu(undefined).map(nodeOf),
  ...partsOf(undefined),
  { id: 'deviceTypes', children: devicePermissions(types) },
];

/** The menu ids whose pages a role was authorised to look at. @spec SHL-13 ROL-01 */
export const authorisedMenus = (granted: ReadonlySet<string>): Set<string> =>
  new Set(entries().flatMap(({ name }) => (granted.has(permissionOf(name, 'view')) ? [name] : [])));
