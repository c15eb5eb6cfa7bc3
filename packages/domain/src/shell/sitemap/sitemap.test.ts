import { alarmSegments } from '../../alarm/index.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deviceTypeNames } from '../../device/index.ts';
import { grantUnder, matrixOf, roles } from '../../role/index.ts';
import {
  type Entry,
  authorisedMenus,
  commercialMenus,
  embeddedPagesOf,
  embeddedPath,
  guard,
  matchEmbedded,
  matchPage,
  matchRoute,
  menuFor,
  menuGroups,
  pageNamed,
  pagePath,
  permissionTree,
  routeWords,
  sitemap,
  wholeMenu,
} from '../index.ts';

const paths = sitemap.map(({ path }) => path);
const has = (...wanted: string[]) => expect(paths).toEqual(expect.arrayContaining(wanted));
const below = (parent: string, children: string) => has(...children.split(' ').map((child) => `${parent}/${child}`));

const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
const value = (name: string): fc.Arbitrary<string> => {
  if (name === 'segment') return fc.constantFrom(...alarmSegments);
  return name === 'deviceType' ? fc.constantFrom(...deviceTypeNames) : word;
};
const paramsOf = (path: string): fc.Arbitrary<Record<string, string>> =>
  fc.record(Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, value(name)])));

describe('the table of pages', () => {
  it('has the top level [SHL-01]', () => {
    below('', 'login register changeUser payment report deviceService serviceCenter feeCenter tariffCenter');
    below('', 'configCenter/triggerRule workOrder helpCenter');
  });

  it('has the children of the main frame, the large-type one among them [SHL-27] [SHL-05] [SHL-06] [SHL-07] [SHL-08]', () => {
    below('', 'main old-main elderly-main workbench service/index renew/setmeal');
    below('/device', 'index indexList offlineRecord expireTip analysis Inspection statistics expiredlist order');
    below('/alarm-manage', 'index rules alarmalrmlist alarmhislist');
    below('/solution', 'index hazard hazard/detail');
    below('/system', 'user userLog roles empower orgs agent maint');
  });

  it('has sites, monitors, reports and fire resources [SHL-09] [SHL-10] [SIT-12] [PLN-06]', () => {
    has('/unit/details/{unitId}', '/place/details/{placeId}', '/buildings/details/{buildingId}');
    below('', 'unit/list place/list buildings/list buildings/floor project/list');
    below('/project', 'label/{projectId} device/{projectId} resource/{projectId}');
    below('', 'monitor-page plan-monitor plan-monitor-detail/{layerId} three-monitor three-manage videoTest');
    below('', 'three-monitor-detail/{modelId} guide/index standinfo feedback/index');
    below('', 'main/plan/map');
    below('/safetendency', 'report index OfflineCount');
    below('/fireresource', 'building floor water hydrant fireteam firesite');
  });

  it('has the public device pages [PUB-01] [PUB-02]', () => {
    below('/public/index', 'list/{deviceType} detail/{deviceId}/{deviceType} lifecycle alarmNotice/{alarmId}');
    below('/public/index', 'offlineNotice/{offlineId} maintain video sampling/{imei} defence timedTask resourceManage');
    below('/public/index', 'AIcloudList/{deviceId} alarmDetails/{alarmId}/{segment}/{deviceType} phonebook');
    below('/public/index', 'alarm/currentAlarm alarm/hisAlarm alarm/analysisAlarm sleepquality trajectory sleepstatus');
  });

  it('opens without a login only what is public: login, set-up, registration and the public pages [SHL-03]', () => {
    const open = sitemap.filter(({ isPublic, path }) => isPublic && !path.startsWith('/public/'));
    expect(open.map(({ path }) => path)).toEqual(['/login', '/setup', '/register']);
  });

  it('names every page in every language, and each path once [SHL-12] [SHL-13]', () => {
    for (const { title } of sitemap) expect(Object.keys(routeWords[title]), title).toEqual(['cn', 'hk', 'en']);
    expect(new Set(paths.map((path) => path.replaceAll(/\{\w+\}/g, '*'))).size).toBe(paths.length);
  });

  it('says which pages have their screen: those the console opens [SHL-05]', () => {
    for (const { path, hasScreen } of sitemap)
      expect(matchRoute(path.replaceAll(/\{\w+\}/g, '7')) !== undefined).toBe(hasScreen);
  });
});

describe('paths', () => {
  it.each(sitemap)('$path is read back as it was written [SHL-01]', (page) => {
    fc.assert(
      fc.property(paramsOf(page.path), (params) => {
        const path = (pagePath as (name: string, params: object) => string)(page.name, params);
        expect(matchPage(path)).toEqual({ page, params });
        expect(matchPage(`${path}/`)).toEqual({ page, params });
      }),
      { numRuns: 10 },
    );
  });

  it('are typed by what they need, and never throw [SHL-01]', () => {
    expect(pagePath('planMonitorDetail', { layerId: 7 })).toBe('/plan-monitor-detail/7');
    expect(pagePath('elderlyMain')).toBe('/elderly-main');
    expect(pagePath('unitDetail', { unitId: '\uD800' })).toBe('/unit/details/%EF%BF%BD');
    // @ts-expect-error a parameter is missing
    expect(() => pagePath('unitDetail')).not.toThrow();
    // @ts-expect-error no such segment
    pagePath('publicAlarmDetail', { alarmId: 1, segment: 'never', deviceType: 'smoke' });
  });

  it('with a value outside a closed set are no page [SHL-01] [PUB-02]', () => {
    expect(matchPage('/alarmDetails/7/current')?.page.name).toBe('alarmDetail');
    for (const path of [
      '/alarmDetails/7/never',
      '/public/index/list/kettle',
      '/public/index/list/constructor',
      '/x',
      '',
    ])
      expect(matchPage(path), path).toBeUndefined();
  });
});

describe('embedded apps', () => {
  const page = fc
    .constantFrom(...deviceTypeNames)
    .chain((type) =>
      fc
        .constantFrom(...embeddedPagesOf(type))
        .chain((path) => paramsOf(path).map((params) => ({ type, path, params }))),
    );

  it('are found by the paths they write, for every type and page [PUB-03] [PUB-04]', () => {
    fc.assert(
      fc.property(page, ({ type, path, params }) => {
        const written = (embeddedPath as (type: string, page: string, params: object) => string)(type, path, params);
        expect(matchEmbedded(written)).toEqual({ type, page: path, params });
      }),
    );
  });

  it('have the standard pages, and others only where the type has them [PUB-03] [PUB-04]', () => {
    expect(embeddedPath('electric', '/')).toBe('/mirco/elecfire');
    expect(embeddedPath('camera', '/detail/{id}', { id: 7 })).toBe('/mircoComplex/camera/detail/7');
    for (const type of deviceTypeNames)
      for (const path of [
        '',
        '/detail/1',
        '/alarm/currentAlarm',
        '/alarm/hisAlarm',
        '/alarm/analysisAlarm',
        '/alarmDetails/1/auto',
      ])
        expect(matchEmbedded(`${embeddedPath(type, '/')}${path}`)?.type).toBe(type);
    for (const path of [
      '/mirco/camera',
      '/mirco',
      '/mirco/smoke/alarmDetails/1/never',
      '/mirco/smoke/nothing',
      '/mirco/smokes',
    ])
      expect(matchEmbedded(path), path).toBeUndefined();
  });
});

describe('the whole menu', () => {
  type Any = Entry<string, string>;
  const idsOf = (entries: readonly Any[]): string[] => entries.flatMap(({ id, children }) => [id, ...idsOf(children)]);

  it('has the side menus of the commercial side, finance and prices within the tariff centre [SHL-11]', () => {
    const menu = wholeMenu('platform');
    expect(idsOf(menu)).toEqual(expect.arrayContaining([...commercialMenus]));
    const tariff = menu.find(({ id }) => id === 'tariff');
    expect(tariff?.children.filter(({ path }) => path === undefined).map(({ id }) => id)).toEqual(
      expect.arrayContaining(['finance', 'renewal', 'price', 'reconciliation', 'resource']),
    );
    for (const group of commercialMenus) expect(routeWords[`shell.menu.${group}`]).toBeDefined();
  });

  it('has the pages of a group together in the table, so that a page has its place before its screen [SHL-11] [SHL-13]', () => {
    const entries = sitemap.filter(({ menu }) => menu !== undefined).map(({ name }) => name as string);
    expect(idsOf(wholeMenu(undefined)).filter((id) => !(id in menuGroups))).toEqual(entries);
  });

  it('shows each page once to who may open it, and no empty group [SHL-13]', () => {
    for (const role of roles) {
      const ids = idsOf(wholeMenu(role));
      expect(new Set(ids).size).toBe(ids.length);
      const pages = sitemap.filter((page) => page.menu !== undefined && page.roles.includes(role));
      expect(ids.filter((id) => !(id in menuGroups)).toSorted()).toEqual(
        pages.map(({ name }) => name as string).toSorted(),
      );
      const groupsOf = (entries: readonly Any[]): Any[] =>
        entries.flatMap((entry) => (entry.path === undefined ? [entry, ...groupsOf(entry.children)] : []));
      for (const { children } of groupsOf(wholeMenu(role))) expect(children.length).toBeGreaterThan(0);
    }
  });

  it('shows everything where there is no user info [SHL-14]', () => {
    expect(idsOf(wholeMenu(undefined)).length).toBeGreaterThanOrEqual(idsOf(wholeMenu('platform')).length);
    expect(menuFor(undefined)).toEqual(menuFor('platform'));
    expect(guard('/device/indexList', { hasToken: true }).kind).toBe('show');
  });

  it('follows what a role was authorised for, by one click on a menu [SHL-13] [ROL-01]', () => {
    const tree = permissionTree();
    expect(tree.at(-1)?.children?.map(({ id }) => id)).toEqual(deviceTypeNames.map((type) => `device.${type}`));
    for (const group of tree.filter(({ children }) => children)) {
      for (const role of roles) {
        const shown = idsOf(wholeMenu(role, authorisedMenus(grantUnder(new Set(), group, role))));
        const inside = new Set(matrixOf([group], role, new Set()).map(({ id }) => id));
        const withParents = shown.filter((id) => !(id in menuGroups));
        expect(withParents.every((id) => inside.has(id))).toBe(true);
        expect(withParents).toEqual(idsOf(wholeMenu(role)).filter((id) => inside.has(id) && !(id in menuGroups)));
      }
    }
    expect(pageNamed('systemEmpower').buttons).toContain('authorize');
  });
});
