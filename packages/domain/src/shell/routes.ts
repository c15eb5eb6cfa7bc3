import type { AlarmSegment } from '../alarm/index.ts';
import type { DeviceType } from '../device/index.ts';
import type { Role } from '../role/index.ts';
import { fillPath, type ParamNames, readPath } from './path.ts';
import { audiences } from './sitemap/audiences.ts';
import type { MenuGroup } from './sitemap/groups.ts';
import { type PageTuple, isOpenRow } from './sitemap/rows.ts';
import { type PathOf, type RouteName, pageTable } from './sitemap/table.ts';

export type { RouteName } from './sitemap/table.ts';

/** A page as the router, the menu and the guard read it. */
export interface Route {
  /** `{name}` stands for one segment. */
  readonly path: string;
  /** Who may open it. */
  readonly roles: readonly Role[];
  /** Opens without a login. @spec SHL-03 */
  readonly isPublic?: boolean;
  /** The id of its entry in the menu; absent when it has none. @spec SHL-13 */
  readonly menu?: string;
  /** It stands without the menu; the alarms and the account are there all the same. @spec SHL-30 */
  readonly isBare?: boolean;
  /** The menu entry under which it is found. */
  readonly under?: MenuGroup;
}

/** A row of the table of pages, spelled out. */
export const routeOf = (name: string, [path, who, under = 'none']: PageTuple): Route => ({
  path,
  roles: audiences[who],
  ...(who === 'anyone' ? { isPublic: true } : {}),
  ...(under === 'bare' ? { isBare: true } : {}),
  ...(under === 'none' || under === 'bare' ? {} : { menu: name }),
  ...(under === 'none' || under === 'bare' || under === 'top' ? {} : { under }),
});

/**
 * The pages that have a screen, by name: the router, the menu, the guard and every link read this table. `sitemap` has those to
 * come as well.
 * @spec SHL-02 SHL-06 SHL-07 SHL-13 PUB-01
 */
export const routes = /* #__PURE__ */ Object.fromEntries(
  /* #__PURE__ */ Object.entries(pageTable).flatMap(([name, row]) =>
    isOpenRow(row) ? [[name, routeOf(name, row)]] : [],
  ),
) as { readonly [Name in RouteName]: Route & { readonly path: PathOf<Name> } };

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
export type RouteParams<Name extends RouteName> = PathParams<PathOf<Name>>;

/**
 * The path of a page, its parameters filled in and escaped.
 * @example pathTo('alarmDetail', { alarmId: 7, segment: 'current' }) // '/alarmDetails/7/current'
 */
export const pathTo = <Name extends RouteName>(
  name: Name,
  ...[params]: [ParamNames<PathOf<Name>>] extends [never] ? [] : [params: RouteParams<Name>]
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
