import { addDays, dayAt } from '@fireline/domain/lib';
import { routes } from '@fireline/domain/shell';
import { type Page, expect } from 'playwright/test';
import { test } from '../city.ts';
import { differences, exportTable, readTable } from '../tables.ts';
import { goTo, logIn } from '../world.ts';

/** Pages of the menu that are no list, or show a list that has another address as well. */
const noLists = new Set<string>([
  '/main',
  '/workbench',
  '/solution/index',
  '/main/message/all',
  '/main/message/pinned',
  '/system/orgs',
  '/system/tenant',
  '/guide/index',
  '/service/index',
  '/monitor-page',
  '/videoTest',
  '/main/plan/samples',
  '/main/inspection/home',
  '/workOrder/create',
  '/workOrder/statistics',
  '/feeCenter/diagnosis',
  '/helpCenter/chat',
  '/helpCenter/faq',
  '/tariffCenter',
  '/tariffCenter/price/platform',
  '/renew/setmeal',
  '/tariffCenter/price/tenant',
  '/tariffCenter/price/device',
  '/tariffCenter/price/cloud',
  '/deviceService/price',
  '/deviceService/opening',
  '/feeCenter/renewal',
  '/tariffCenter/consumption',
  '/main/plan/map',
  '/system/empower',
  '/fireresource/building',
  '/fireresource/floor',
  '/device/index',
  '/device/statistics',
  '/device/analysis',
  '/alarm-manage/index',
  '/alarm-manage/quality',
  '/safetendency/index',
  '/main/message/receiving',
  '/serviceCenter/rules',
  '/serviceCenter/triggers',
  '/main/analysis/infraredUsage',
  '/main/analysis/nbOffline',
  '/main/analysis/storage',
  // orders that wait end within half an hour; it is the list of all orders, narrowed
  '/tariffCenter/finance/unpaid',
]);
/**
 * Their files say more than their cells: figures with all their digits, an instant in the place of a word, dates under other names, the address
 * of a link, a place in its parts.
 */
const finer = new Set<string>([
  '/main/inspection/items',
  '/main/inspection/lines',
  '/main/inspection/points',
  '/buildings/floor',
  '/main/inspection/plans',
  '/main/inspection/tasks',
  '/tariffCenter/resource/transactions',
  '/tariffCenter/finance/triggers',
  '/tariffCenter/finance/refunds',
  '/tariffCenter/price/query',
  '/tariffCenter/renewal/devices',
  '/tariffCenter/renewal/rechargeLog',
  '/device/order',
  '/deviceService/superiorPrice',
  '/deviceService/dealerPrice',
  '/alarm-manage/duty',
  '/alarm-manage/silences',
  '/main/upgrades',
  '/main/imports',
  '/safetendency/OfflineCount',
  '/alarm-manage/drills',
  '/alarm-manage/rules',
  '/configCenter/triggerRule',
  '/safetendency/report',
  '/serviceCenter/sms',
  '/serviceCenter/voice',
  '/main/analysis/electricity',
  '/main/analysis/occupancy',
  '/main/analysis/placeUsage',
  '/main/analysis/infraredRanking',
]);
const lists = Object.values(routes).flatMap((route) =>
  'menu' in route && !noLists.has(route.path) && !finer.has(route.path) ? [route.path] : [],
);

/** Columns whose cells say more or less than the file does in them: a second line, the first of several. */
const finerColumns: Readonly<Record<string, string>> = {
  '/alarm-manage/alarmalrmlist': '状态',
  '/buildings/list': '建筑',
  '/unit/list': '电话',
  ...Object.fromEntries(
    ['mine', 'unprocessed', 'processing', 'transfers', 'all'].map((list) => [`/workOrder/${list}`, '状态']),
  ),
};

/** Messages are written while a file is read, and silences grow: those until yesterday, and those that have ended, stay as they are. */
const still: Readonly<Record<string, string>> = {
  '/main/message/notices': `to=${addDays(dayAt(Date.now()), -1)}`,
  '/device/offlineRecord': 'state=ended',
};
const addressOf = (path: string) => (still[path] === undefined ? path : `${path}?${still[path]}`);

/** What the files of a list say otherwise than its table. */
async function wrongInFiles(page: Page, expected: { readonly sheetHasDates: boolean }): Promise<string[]> {
  const [csv, sheet] = [await exportTable(page, 'CSV'), await exportTable(page, 'XLSX')];
  await expect(page.getByText(/^已导出 [\d,]+ 行$/)).toBeAttached();
  const title = await page.getByRole('main').getByRole('grid').getAttribute('aria-label');
  expect(csv.name).toMatch(new RegExp(`^${title}_\\d{4}-\\d\\d-\\d\\d_\\d{4}\\.csv$`));
  expect(sheet.name).toMatch(new RegExp(`^${title}_\\d{4}-\\d\\d-\\d\\d_\\d{4}\\.xlsx$`));
  // the files were made from a page of ten rows; larger pages are read faster
  await goTo(page, `${new URL(page.url()).pathname}?${new URL(page.url()).searchParams}&size=100`);
  const table = await readTable(page);
  const hasDates = sheet.rows.some((row) => row.some((value) => value instanceof Date));
  const wrong = [...differences(table, csv), ...differences(table, sheet)].map((what) => `${title}: ${what}`);
  return hasDates === expected.sheetHasDates ? wrong : [...wrong, `${title}: dates in the sheet: ${hasDates}`];
}

// tall: a table is read faster that need not be scrolled
test.use({ viewport: { width: 1366, height: 2400 } });

test('the file of every list holds its columns, words, filter, order and all its rows [DEV-12] [ALM-01] [PLN-01] [BLD-05]', async ({
  page,
}) => {
  // it opens every list of the menu
  test.setTimeout(600_000);
  // every column there is, whatever is hidden by default
  await page.route('**/userconfig/hiddencolumns*', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { code: '0000', message: '', data: [] } })
      : route.continue(),
  );
  await logIn(page, 'platform', '/main');
  for (const path of lists) {
    const wrong = async (): Promise<string[]> => {
      await goTo(page, addressOf(path));
      const grid = page.getByRole('main').getByRole('grid');
      await expect(grid).toHaveAttribute('aria-rowcount', /^([2-9]|\d\d+)$/);
      const sortable = page.getByRole('main').locator('[role=columnheader][data-sortable]').last();
      if ((await sortable.count()) > 0) await sortable.click();
      const names = await grid.locator('[role=columnheader]').allTextContents();
      const all = await wrongInFiles(page, { sheetHasDates: names.some((name) => /时间|最近/.test(name)) });
      return all.filter((what) => !what.includes(` ${finerColumns[path] ?? '-'}: `));
    };
    const first = await wrong();
    // the city lives: a row may come, or change, between the file and the table
    if (first.length > 0) expect.soft(await wrong(), `${path}, at first: ${first.join(', ')}`).toEqual([]);
  }
});
