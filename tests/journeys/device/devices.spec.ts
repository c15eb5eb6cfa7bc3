import { expect } from 'playwright/test';
import { test } from '../city.ts';
import { differences, exportTable, readTable } from '../tables.ts';
import { logIn, quietDevices } from '../world.ts';

test('devices are found, filtered by the address, their columns hidden for good, and exported [DEV-12, SHL-23]', async ({
  page,
  browser,
  city,
}) => {
  const [device] = await quietDevices(city, 'hydrant');
  if (!device) throw new Error('The city has no quiet hydrant');
  await logIn(page, 'platform', '/device/indexList');
  await page.getByRole('searchbox', { name: /搜索/ }).fill(device.imei);
  await expect(page).toHaveURL(new RegExp(`search=${device.imei}`));
  await expect(page.getByRole('row').filter({ hasText: device.name })).toBeVisible();
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '2');

  await page.getByRole('button', { name: '列', exact: true }).click();
  await page.getByRole('checkbox', { name: '信号' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: /信号/ })).toHaveCount(0);

  const [csv, sheet] = [await exportTable(page, 'CSV'), await exportTable(page, 'XLSX')];
  const table = await readTable(page);
  expect(csv.rows).toHaveLength(2);
  expect(csv.rows[0]).not.toContain('信号');
  expect(differences(table, csv)).toEqual([]);
  expect(differences(table, sheet)).toEqual([]);

  // the same account in another browser
  const other = await browser.newPage();
  await logIn(other, 'platform', '/device/indexList');
  await expect(other.getByRole('columnheader', { name: /状态/ })).toBeVisible();
  await expect(other.getByRole('columnheader', { name: /信号/ })).toHaveCount(0);
  await other.close();
});

test('a device shows its status with the reason, its readings and their curve [DEV-13, N13, N05]', async ({
  page,
  city,
}) => {
  const [device] = await quietDevices(city, 'gas');
  if (!device) throw new Error('The city has no quiet gas detector');
  await logIn(page, 'platform', `/device/detail/${device.deviceId}`);
  await expect(page.getByRole('heading', { name: device.name })).toBeVisible();
  await page.getByRole('button', { name: /在线/ }).click();
  const why = page.getByRole('dialog');
  await expect(why).toContainText(/在线，.+上报（应每 1 小时一次）/);
  await expect(why).not.toContainText('online');
  await why.getByText('判定过程').click();
  await expect(why.getByRole('row', { name: '设备在线 是 成立 → 在线' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('figure', { name: /曲线/ })).toBeVisible();
  // a long part is scrolled in the page, which stays as high as the window
  const isLonger = (element: Element) => element.scrollHeight > element.clientHeight;
  expect(await page.getByRole('main').evaluate(isLonger)).toBe(true);
  expect(await page.locator('html').evaluate(isLonger)).toBe(false);
  await page.getByRole('tab', { name: '记录', exact: true }).click();
  await page.getByRole('tab', { name: '生命周期' }).click();
  await expect(page.getByRole('main').getByText('服务状态', { exact: true })).toBeVisible();
});

test('a public link opens one device on a phone and nothing else [PUB-01, PUB-05]', async ({ page, browser, city }) => {
  const [device, foreign] = await quietDevices(city, 'smoke');
  if (!device || !foreign) throw new Error('The city has too few quiet smoke detectors');
  await logIn(page, 'platform', `/device/detail/${device.deviceId}`);
  await page.getByRole('button', { name: '公开链接' }).click();
  const drawer = page.getByRole('dialog', { name: '公开链接' });
  const links = drawer.getByRole('listitem');
  await expect(drawer.getByText('没有有效的公开链接')).toBeVisible();
  const made = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith('/public/link'));
  await drawer.getByRole('button', { name: '生成公开链接' }).click();
  const { data } = (await (await made).json()) as { data: { path: string; token: string } };

  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' });
  await phone.goto(data.path);
  await expect(phone.getByText(device.name).first()).toBeVisible();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  const other = await phone.request.get(
    `/smkgw/api/v1.0.0/public/device/${foreign.deviceId}?token=${encodeURIComponent(data.token)}`,
  );
  expect(((await other.json()) as { code: string }).code).not.toBe('0000');

  await expect(links.getByRole('img', { name: /公开链接/ })).toBeVisible();
  await expect(links).toContainText('尚未打开');
  await links.getByRole('button', { name: '撤销链接' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '撤销链接' }).click();
  await expect(links).toHaveCount(0);
  await phone.reload();
  await expect(phone.getByText(device.name)).toHaveCount(0);
  await phone.close();
});

test('Back returns to the order, the place and the row of a list that was left [SHL-23, SHL-24]', async ({ page }) => {
  await logIn(page, 'platform', '/device/indexList');
  const grid = page.getByRole('grid');
  await expect(grid).not.toHaveAttribute('aria-busy', 'true');
  const scrolled = () => grid.evaluate((element) => element.scrollTop);
  await grid.evaluate((element) => void (element.scrollTop = 3000));
  await expect.poll(scrolled).toBe(3000);
  const header = page.getByRole('columnheader', { name: /电量/ });
  await header.click();
  await header.click();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/sort=-battery/);
  // another order begins at its first row
  await expect.poll(scrolled).toBe(0);

  await header.press('ArrowDown');
  for (let pages = 0; pages < 3; pages += 1) await page.keyboard.press('PageDown');
  const focused = page.locator('[role=row]:focus-within');
  // its name: ages of readings go on
  const nameOf = async () => (await focused.innerText()).split('\n')[0];
  const [row, top] = [await nameOf(), await scrolled()];
  expect(top).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/device\/detail\//);
  await page.goBack();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(nameOf).toBe(row);
  expect(await scrolled()).toBe(top);
});
