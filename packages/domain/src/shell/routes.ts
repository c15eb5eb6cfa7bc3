import type { AlarmSegment } from '../alarm/index.ts';
import type { DeviceType } from '../device/index.ts';
import { type Role, roles } from '../role/index.ts';
import { fillPath, type ParamNames, readPath } from './path.ts';
import { audiences } from './sitemap/audiences.ts';

/** One row of the table of pages. */
export interface Route {
  /** `{name}` stands for one segment. */
  readonly path: string;
  /** Who may open it. */
  readonly roles: readonly Role[];
  /** Opens without a login. @spec SHL-03 */
  readonly isPublic?: boolean;
  /** The id of its entry in the menu; absent when it has none. @spec SHL-13 */
  readonly menu?: string;
  /** The menu entry under which it is found. */
  readonly under?: 'device' | 'alarm' | 'watch' | 'site' | 'fire' | 'planCentre' | 'system';
}

/**
 * The pages that have a screen, by name: the router, the menu, the guard and every link read this table. `sitemap` has those to
 * come as well; a page moves here with its screen.
 * Decision: the children of the main frame hang under `/`, as `/main` itself does.
 * @spec SHL-02 SHL-06 SHL-07 SHL-13 PUB-01
 */
export const routes = {
  login: { path: '/login', roles, isPublic: true },
  setup: { path: '/setup', roles, isPublic: true },
  main: { path: '/main', roles, menu: 'main' },
  deviceList: { path: '/device/indexList', roles, menu: 'deviceList', under: 'device' },
  deviceDetail: { path: '/device/detail/{deviceId}', roles },
  deviceTrajectory: { path: '/device/trajectory/{deviceId}', roles },
  alarmList: { path: '/alarm-manage/alarmalrmlist', roles, menu: 'alarmList', under: 'alarm' },
  alarmHistory: { path: '/alarm-manage/alarmhislist', roles, menu: 'alarmHistory', under: 'alarm' },
  alarmDetail: { path: '/alarmDetails/{alarmId}/{segment}', roles },
  monitorPage: { path: '/monitor-page', roles, menu: 'monitorPage', under: 'watch' },
  planMonitor: { path: '/plan-monitor', roles, menu: 'planMonitor', under: 'watch' },
  planMonitorDetail: { path: '/plan-monitor-detail/{layerId}', roles },
  buildingList: { path: '/buildings/list', roles, menu: 'buildingList', under: 'site' },
  buildingFloors: { path: '/buildings/floor', roles, menu: 'buildingFloors', under: 'site' },
  buildingDetail: { path: '/buildings/details/{buildingId}', roles },
  fireBuildings: { path: '/fireresource/building', roles, menu: 'fireBuildings', under: 'fire' },
  fireFloors: { path: '/fireresource/floor', roles, menu: 'fireFloors', under: 'fire' },
  fireWater: { path: '/fireresource/water', roles, menu: 'fireWater', under: 'fire' },
  fireHydrants: { path: '/fireresource/hydrant', roles, menu: 'fireHydrants', under: 'fire' },
  fireTeams: { path: '/fireresource/fireteam', roles, menu: 'fireTeams', under: 'fire' },
  fireSites: { path: '/fireresource/firesite', roles, menu: 'fireSites', under: 'fire' },
  planLayers: { path: '/main/plan/layers', roles: audiences.managing, menu: 'planLayers', under: 'planCentre' },
  planList: { path: '/main/plan/list', roles, menu: 'planList', under: 'planCentre' },
  planPublishRecords: {
    path: '/main/plan/records',
    roles: audiences.managing,
    menu: 'planPublishRecords',
    under: 'planCentre',
  },
  planSamples: { path: '/main/plan/samples', roles: audiences.managing, menu: 'planSamples', under: 'planCentre' },
  mapCentre: { path: '/main/plan/map', roles, menu: 'mapCentre', under: 'planCentre' },
  systemUser: { path: '/system/user', roles: audiences.managing, menu: 'systemUser', under: 'system' },
  systemUserLog: { path: '/system/userLog', roles: audiences.platform, menu: 'systemUserLog', under: 'system' },
  systemRoles: { path: '/system/roles', roles: audiences.platform, menu: 'systemRoles', under: 'system' },
  systemEmpower: { path: '/system/empower', roles: audiences.platform, menu: 'systemEmpower', under: 'system' },
  publicDevice: { path: '/public/index/detail/{deviceId}/{deviceType}', roles, isPublic: true },
  publicAlarm: { path: '/public/index/alarmNotice/{alarmId}', roles, isPublic: true },
} as const satisfies Readonly<Record<string, Route>>;

export type RouteName = keyof typeof routes;

/** The parameters that are closed sets; all others are texts or numbers. */
export interface ParamTypes {
  readonly segment: AlarmSegment;
  readonly deviceType: DeviceType;
}

/** What a path pattern has to be filled with. */
export type PathParams<Path extends string> = {
  readonly [P in ParamNames<Path>]: P extends keyof ParamTypes ? ParamTypes[P] : number | string;
};

/** What the path of a route has to be filled with. */
export type RouteParams<Name extends RouteName> = PathParams<(typeof routes)[Name]['path']>;

/**
 * The path of a page, its parameters filled in and escaped.
 * @example pathTo('alarmDetail', { alarmId: 7, segment: 'current' }) // '/alarmDetails/7/current'
 */
export const pathTo = <Name extends RouteName>(
  name: Name,
  ...[params]: [ParamNames<(typeof routes)[Name]['path']>] extends [never] ? [] : [params: RouteParams<Name>]
): string => fillPath(routes[name].path, params);

/** Where `/` leads. @spec SHL-02 */
export const homePath = routes.main.path;

/** A page found by its path. */
export interface RouteMatch {
  readonly name: RouteName;
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/** The page that a pathname (without query) names, or nothing: then it is the 404 page. @spec SHL-01 */
export const matchRoute = (pathname: string): RouteMatch | undefined => {
  for (const [name, route] of Object.entries(routes)) {
    const params = readPath(route.path, pathname);
    if (params) return { name: name as RouteName, route, params };
  }
  return undefined;
};
