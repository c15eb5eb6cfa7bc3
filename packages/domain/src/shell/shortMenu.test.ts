import { describe, expect, it } from 'vitest';
import { type Role, roles } from '../role/index.ts';
import {
  type ShortEntry,
  menuFor,
  pagesOfMenu,
  routeWords,
  sharedEntries,
  shortMenu,
  wayTo,
  wayToPage,
} from './index.ts';

const outline = (menu: readonly ShortEntry[]): unknown[] =>
  menu.map(({ id, children }) => (children.length > 0 ? [id, outline(children)] : id));
const every = (menu: readonly ShortEntry[]): ShortEntry[] => menu.flatMap((one) => [one, ...every(one.children)]);

describe('the menu as people see it', () => {
  it('has one entry for pages of one subject, and no group around a single entry [SHL-30]', () => {
    expect(outline(shortMenu(menuFor('org')))).toEqual([
      'main',
      [
        'device',
        [
          'deviceIndex',
          'deviceList',
          'deviceStatistics',
          'deviceAnalysis',
          'deviceOfflineRecord',
          'deviceExpireTip',
          'deviceExpired',
          'deviceInspection',
        ],
      ],
      ['alarm', ['alarmList', 'alarmIndex', 'alarmQuality', 'alarmHistory']],
      ['hazard', ['solution', 'hazards']],
      ['safety', ['safetyIndex', 'safetyReport', 'offlineCount']],
      ['message', ['messagePinned', 'messageAll', 'messageNotices', 'messageReceiving']],
      ['watch', ['monitorPage', 'planMonitor']],
      ['site', ['unitList', 'placeList', 'buildingList', 'buildingFloors']],
      'fireWater',
      ['planCentre', ['planList', 'mapCentre']],
      ['inspection', ['inspectionHome', 'inspectionTasks']],
      [
        'dataAnalysis',
        [
          'electricityStatistics',
          'occupancy',
          'placeUsage',
          'infraredRanking',
          'infraredUsage',
          'nbOffline',
          'dataStorage',
        ],
      ],
      ['help', ['guide', 'standardInfo', 'serviceIndex', 'feedback', 'helpChat', 'helpQuestions']],
    ]);
  });

  it('leads to every page that the menu of the role has, each from one entry [SHL-13] [SHL-30]', () => {
    for (const role of roles) {
      const pages = every(shortMenu(menuFor(role))).flatMap((entry) => entry.pages.map(({ id }) => id));
      expect(pages.toSorted()).toEqual(
        pagesOfMenu(menuFor(role))
          .map(({ id }) => id)
          .toSorted(),
      );
    }
  });

  it('is the first page that the role may open where pages share an entry, under its own name when it is alone [SHL-30]', () => {
    const find = (...authorised: string[]) => every(shortMenu(menuFor('platform', new Set(authorised))));
    expect(find('fireBuildings')).toMatchObject([{ id: 'fireBuildings', group: 'fire', hasTabs: false }]);
    expect(find('fireBuildings')[0]?.title).toBe('shell.route.fireBuildings');
    expect(find('buildingList', 'fireBuildings')).toMatchObject([
      { id: 'buildingList', path: '/buildings/list', title: 'shell.shared.buildings', hasTabs: false },
    ]);
    expect(find('planList', 'planPublishRecords')).toMatchObject([
      { path: '/main/plan/list', title: 'shell.shared.plans', hasTabs: true, pages: [{}, {}] },
    ]);
  });

  it('knows the way to a page, through its shared entry too [SHL-30]', () => {
    const menu = shortMenu(menuFor('platform'));
    expect(wayTo(menu, '/main/plan/records').map(({ id }) => id)).toEqual(['planCentre', 'planLayers']);
    expect(wayTo(menu, '/fireresource/floor').map(({ id }) => id)).toEqual(['site', 'buildingFloors']);
    expect(wayTo(menu, '/nothing')).toEqual([]);
  });

  it('knows what a page without an entry belongs to: a list, its shared entry, or a group [SHL-30]', () => {
    const ids = (...[name, role = 'platform']: [Parameters<typeof wayToPage>[1], Role?]) =>
      wayToPage(shortMenu(menuFor(role)), name).map(({ id }) => id);
    expect(ids('deviceDetail')).toEqual(['device', 'deviceList']);
    expect(ids('fireFloors')).toEqual(['site', 'buildingFloors']);
    expect(ids('payment')).toEqual(ids('tariff'));
    expect(ids('payment')).not.toEqual([]);
    expect(ids('oldMain')).toEqual([]);
    expect(ids('projectLabels', 'resident')).toEqual([]);
  });

  it('is named in every language, and no page shares two entries [SHL-12] [SHL-30]', () => {
    for (const { title } of every(shortMenu(menuFor('platform'))))
      expect(Object.keys(routeWords[title])).toEqual(['cn', 'hk', 'en']);
    const shared = Object.values(sharedEntries).flatMap(({ pages }): readonly string[] => pages);
    expect(new Set(shared).size).toBe(shared.length);
  });
});
