import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Role, roles } from '../role/index.ts';
import {
  type RouteName,
  guard,
  homePath,
  loginPath,
  matchRoute,
  menuFor,
  pageAfterLogin,
  pathTo,
  routeWords,
  routes,
} from './index.ts';
import { menuGroups } from './sitemap/groups.ts';

const names = Object.keys(routes) as RouteName[];
const here = { hasToken: true };
const stranger = { hasToken: false };
const sampleOf = (name: RouteName) => routes[name].path.replaceAll(/\{(\w+)\}/g, '7');

describe('paths', () => {
  it('fills and escapes parameters', () => {
    expect(pathTo('main')).toBe('/main');
    expect(pathTo('alarmDetail', { alarmId: 7, segment: 'current' })).toBe('/alarmDetails/7/current');
    expect(pathTo('publicDevice', { deviceId: 'a/b?', deviceType: 'smoke' })).toBe(
      '/public/index/detail/a%2Fb%3F/smoke',
    );
  });

  it('reads back what it wrote', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (deviceId) => {
        expect(matchRoute(pathTo('deviceDetail', { deviceId }))).toMatchObject({
          name: 'deviceDetail',
          params: { deviceId },
        });
      }),
    );
  });

  it.each(names)('finds %s by its path alone, with or without a slash at the end', (name) => {
    expect(matchRoute(sampleOf(name))?.name).toBe(name);
    expect(matchRoute(`${sampleOf(name)}/`)?.name).toBe(name);
  });

  it.each(['/nothing', '/main/more', '/device/detail/', '/device/detail/%E0%A4%A', '/constructor', ''])(
    'knows no page at %j',
    (path) => {
      expect(matchRoute(path)).toBeUndefined();
    },
  );
});

describe('guard', () => {
  it('leads from the root to the main page, by way of the login without a token [SHL-02] [SHL-03]', () => {
    expect(guard('/', here)).toEqual({ kind: 'redirect', to: '/main' });
    expect(guard('/', stranger)).toEqual({ kind: 'redirect', to: '/login' });
  });

  it('leads from a centre without a home to the first page of its groups that the role may open, else home [SHL-01] [SHL-11]', () => {
    const visit = (path: string, granted?: readonly string[]) =>
      guard(path, { ...here, role: 'unit', granted: granted && new Set(granted) });
    expect(visit('/serviceCenter')).toEqual({ kind: 'redirect', to: pathTo('alarmList') });
    expect(visit('/serviceCenter/', ['alarmHistory:view'])).toEqual({ kind: 'redirect', to: pathTo('alarmHistory') });
    expect(visit('/serviceCenter', ['main:view'])).toEqual({ kind: 'redirect', to: homePath });
    // help: the chat, or else the questions, or else the first page of the group
    expect(visit('/helpCenter')).toEqual({ kind: 'redirect', to: pathTo('helpChat') });
    expect(visit('/helpCenter', ['helpQuestions:view'])).toEqual({ kind: 'redirect', to: pathTo('helpQuestions') });
    expect(visit('/helpCenter', ['guide:view'])).toEqual({ kind: 'redirect', to: pathTo('guide') });
    expect(visit('/workOrder')).toEqual({ kind: 'redirect', to: pathTo('workOrdersMine') });
    expect(visit('/feeCenter', ['diagnosisRecords:view'])).toEqual({
      kind: 'redirect',
      to: pathTo('diagnosisRecords'),
    });
    expect(guard('/helpCenter?x=1', stranger)).toEqual({ kind: 'redirect', to: loginPath('/helpCenter?x=1') });
    expect(loginPath('/helpCenter')).toContain('to=%2FhelpCenter');
    expect(visit('/helpCenters').kind).toBe('notFound');
  });

  it.each(names)('opens %s with a token, and without one only if it is public [SHL-03]', (name) => {
    expect(guard(sampleOf(name), here).kind).toBe('show');
    expect(guard(sampleOf(name), stranger).kind).toBe('isPublic' in routes[name] ? 'show' : 'redirect');
  });

  it('has no public page but login, set-up, registration and those under /public [SHL-03]', () => {
    const open = names.filter((name) => 'isPublic' in routes[name]).map((name) => routes[name].path);
    expect(open.filter((path) => !path.startsWith('/public/'))).toEqual(['/login', '/setup', '/register']);
  });

  it('remembers the page first asked for, with its query, and comes back to it [SHL-03] [SHL-04]', () => {
    const asked = '/device/indexList?status=lowBattery,offline&pageNo=2';
    const visit = guard(asked, stranger);
    expect(visit).toEqual({ kind: 'redirect', to: `/login?to=${encodeURIComponent(asked)}` });
    expect(visit.kind === 'redirect' && pageAfterLogin(visit.to.slice('/login'.length), {})).toBe(asked);
  });

  it('tells an expired token from a missing one by back=1 [SHL-04]', () => {
    expect(loginPath('/device/indexList', 'expired')).toBe('/login?back=1&to=%2Fdevice%2FindexList');
    expect(loginPath(undefined, 'expired')).toBe('/login?back=1');
    expect(loginPath(undefined, 'openService')).toBe('/login?back=1&why=openService');
    expect(loginPath('/login?back=1', 'expired')).toBe('/login?back=1');
  });

  it('tells a role that a page is not for it [SHL-13]', () => {
    expect(guard('/main', { hasToken: true, role: 'visitor' as Role }).kind).toBe('forbidden');
  });

  it('shows what the role was granted; home is then the first page of its menu, if it has one [SHL-13] [ROL-07]', () => {
    const granted = (...permissions: string[]) =>
      ({ hasToken: true, role: 'agent', granted: new Set(permissions) }) as const;
    const alarms = granted('alarmHistory:view', 'alarmDetail:view');
    expect(guard('/alarm-manage/alarmhislist', alarms).kind).toBe('show');
    expect(guard('/device/indexList', alarms).kind).toBe('forbidden');
    expect(guard('/', alarms)).toEqual({ kind: 'redirect', to: '/main' });
    expect(guard('/main', alarms)).toEqual({ kind: 'redirect', to: '/alarm-manage/alarmhislist' });
    expect(guard('/main', granted()).kind).toBe('forbidden');
    expect(guard('/main', granted('main:view')).kind).toBe('show');
  });

  it('shows the 404 page for anything else, token or not [SHL-01]', () => {
    expect(guard('/no/such/page', here)).toEqual({ kind: 'notFound' });
    expect(guard('/no/such/page', stranger)).toEqual({ kind: 'notFound' });
  });
});

describe('pageAfterLogin', () => {
  it.each([
    'https://evil.example/main',
    '//evil.example/main',
    '/\\evil.example/main',
    '/\t/evil.example/main',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/login',
    '/nothing',
    'main',
  ])('does not follow %j: only a page of ours [SHL-04]', (target) => {
    expect(pageAfterLogin(`?to=${encodeURIComponent(target)}`, {})).toBe(homePath);
    expect(loginPath(target)).toBe('/login');
  });

  it("falls back to the reader's first page [SHL-22]", () => {
    expect(pageAfterLogin('', {}, '/alarm-manage/alarmalrmlist')).toBe('/alarm-manage/alarmalrmlist');
    expect(pageAfterLogin('?to=//evil.example', {}, '/gone')).toBe(homePath);
  });

  it('starts at home when the role may not open the first page any more [SHL-13] [SHL-22]', () => {
    const first = '/alarm-manage/alarmalrmlist';
    expect(pageAfterLogin('', { role: 'unit', granted: new Set(['alarmList:view']) }, first)).toBe(first);
    expect(pageAfterLogin('', { role: 'unit', granted: new Set(['deviceList:view']) }, first)).toBe(homePath);
    expect(pageAfterLogin('', { role: 'resident' }, '/system/userLog')).toBe(homePath);
  });
});

describe('menuFor', () => {
  const ids = (menu: ReturnType<typeof menuFor>): string[] =>
    menu.flatMap(({ id, children }) => [id, ...ids(children as ReturnType<typeof menuFor>)]);

  it('has its groups in order, in each the pages as their table has them, all with a title in every language [SHL-12] [SHL-13]', () => {
    const menu = menuFor('platform');
    const groups = names.flatMap((name) => routes[name].menu && (routes[name].under ?? name));
    const above: Readonly<Record<string, string | undefined>> = menuGroups;
    const outermost = groups.flatMap((group) => (group ? [above[group] ?? group] : []));
    expect(menu.map(({ id }) => id)).toEqual([...new Set(outermost)]);
    expect(ids(menu).filter((id) => id in routes)).toEqual(names.filter((name) => routes[name].menu));
    for (const entry of [...menu, ...menu.flatMap(({ children }) => children)]) {
      expect(Object.keys(routeWords[entry.title])).toEqual(['cn', 'hk', 'en']);
    }
  });

  it('shows a role only pages that it may open [SHL-13]', () => {
    const pathsOf = (entries: ReturnType<typeof menuFor>): string[] =>
      entries.flatMap((entry) => (entry.path === undefined ? pathsOf([...entry.children]) : entry.path));
    for (const role of roles)
      for (const path of pathsOf(menuFor(role))) expect(guard(path, { hasToken: true, role }).kind, path).toBe('show');
  });

  it('shows only what the role was authorised for, and no empty group [SHL-13]', () => {
    expect(ids(menuFor('agent', new Set(['main', 'alarmHistory'])))).toEqual(['main', 'alarm', 'alarmHistory']);
    expect(menuFor('agent', new Set())).toEqual([]);
  });
});
