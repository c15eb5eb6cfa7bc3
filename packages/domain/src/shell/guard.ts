import type { Role } from '../role/index.ts';
import { groupsOfCentre } from './centres.ts';
import type { EndingAction } from './actions.ts';
import { homePath, matchRoute, type Route, type RouteMatch, type RouteName, routes } from './routes.ts';

/** Where a visit to a path ends up. */
export type Destination =
  | { readonly kind: 'show'; readonly match: RouteMatch }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'forbidden'; readonly match: RouteMatch }
  | { readonly kind: 'notFound' };

const pathnameOf = (path: string): string => path.replace(/[?#].*$/s, '');

/** Pages that nobody comes back to after a login. */
const beforeLogin: ReadonlySet<RouteName> = new Set(['login', 'setup', 'register']);

/** The page to go back to must be one of ours: never another origin, never the pages before a login. */
const isOwnPage = (path: string): boolean => {
  // Browsers drop tabs and line ends and read `\` as `/`: `/\t/evil.example` would leave the origin.
  if (!path.startsWith('/') || path.startsWith('//') || /[\\\p{Cc}]/u.test(path)) return false;
  const pathname = pathnameOf(path);
  const match = matchRoute(pathname);
  if (!match) return groupsOfCentre(pathname) !== undefined;
  return !beforeLogin.has(match.name);
};

/**
 * The login page, remembering the page first asked for.
 * @param why `expired`: the reader was logged in and the token ran out, told as `back=1`; or the action that asks for a new login
 * @spec SHL-03 SHL-04 SES-09
 * @example loginPath('/device/indexList', 'expired') // '/login?back=1&to=%2Fdevice%2FindexList'
 */
export const loginPath = (askedFor?: string, why: 'noToken' | 'expired' | EndingAction = 'noToken'): string => {
  const query = [
    ...(why === 'noToken' ? [] : ['back=1']),
    ...(why === 'noToken' || why === 'expired' ? [] : [`why=${why}`]),
    ...(askedFor !== undefined && isOwnPage(askedFor) && askedFor !== homePath
      ? [`to=${encodeURIComponent(askedFor)}`]
      : []),
  ];
  return [routes.login.path, query.join('&')].filter((part) => part !== '').join('?');
};

interface Visitor {
  /** Whether a token is stored. */
  readonly hasToken: boolean;
  /** The kind of the role, when it is known. */
  readonly role?: Role | undefined;
  /** The permissions of the role; absent: all that its kind can have. */
  readonly granted?: ReadonlySet<string> | undefined;
}

const mayOpen = (name: RouteName, { role, granted }: Visitor): boolean => {
  const route: Route = routes[name];
  return role === undefined || (route.roles.includes(role) && (granted?.has(`${name}:view`) ?? true));
};

/** Where home is for a role that may not open the overview: the first page of its menu. */
const firstPage = (visitor: Visitor): string | undefined => {
  const names = Object.keys(routes) as RouteName[];
  const name = names.find((one) => routes[one].menu !== undefined && mayOpen(one, visitor));
  return name && routes[name].path;
};

/** Where a centre without a home of its own leads: the first page below it that the visitor may open, else the first of its groups, or home. */
const firstOfCentre = (pathname: string, visitor: Visitor): string | undefined => {
  const names = Object.keys(routes) as RouteName[];
  const groups = groupsOfCentre(pathname);
  const below = names.find((one) => {
    const { path, menu }: Route = routes[one];
    return menu !== undefined && path.startsWith(`${pathname.replace(/\/$/, '')}/`) && mayOpen(one, visitor);
  });
  const found = groups?.flatMap((group) => {
    const name = names.find((one) => (routes[one] as Route).under === group && mayOpen(one, visitor));
    return name ? [routes[name].path] : [];
  });
  return groups && (below ? routes[below].path : (found?.[0] ?? homePath));
};

/**
 * What a visit to a path leads to.
 * @param path with its query, which survives a detour over the login page
 * @spec SHL-02 SHL-03 SHL-13 SHL-14
 */
export const guard = (path: string, session: Visitor): Destination => {
  const pathname = pathnameOf(path);
  if (pathname === '/' || pathname === '') return { kind: 'redirect', to: session.hasToken ? homePath : loginPath() };
  const match = matchRoute(pathname);
  if (!match) {
    const to = firstOfCentre(pathname, session);
    if (to === undefined) return { kind: 'notFound' };
    return { kind: 'redirect', to: session.hasToken ? to : loginPath(path) };
  }
  if (match.route.isPublic) return { kind: 'show', match };
  if (!session.hasToken) return { kind: 'redirect', to: loginPath(path) };
  if (!mayOpen(match.name, session)) {
    // an account that may not open the home of a centre still finds the way into it
    const first = match.name === 'main' ? firstPage(session) : firstOfCentre(pathname, session);
    return first === undefined ? { kind: 'forbidden', match } : { kind: 'redirect', to: first };
  }
  return { kind: 'show', match };
};

/**
 * Where to go after a login: the page first asked for when it is one of ours, else the reader's first page while the role may open it, else
 * home. A page asked for that the role may not open says so itself.
 * @param query the login page's query, with or without `?`
 * @spec SHL-03 SHL-04 SHL-13 SHL-22
 */
export const pageAfterLogin = (query: string, visitor: Omit<Visitor, 'hasToken'>, first: string = homePath): string => {
  const askedFor = new URLSearchParams(query).get('to');
  if (askedFor !== null && isOwnPage(askedFor)) return askedFor;
  const mayStart = isOwnPage(first) && guard(first, { ...visitor, hasToken: true }).kind === 'show';
  return mayStart ? first : homePath;
};
