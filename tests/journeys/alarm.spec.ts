import { alarmCalls } from '@fireline/api/alarm';
import { type WebSocketRoute, expect, test } from 'playwright/test';
import { clientOf, logIn, quietDevices, report, tokenOf } from './world.ts';

test('a smoke alarm arrives by push, pops up, is opened and handled; the second handler is told who was first [ALM-03, ALM-04, ALM-06]', async ({
  page,
}) => {
  const [device] = await quietDevices(page, 'smoke');
  if (!device) throw new Error('The city has no quiet smoke detector');
  await logIn(page, 'platform', '/main');
  await expect(page.getByText('实时', { exact: true }).first()).toBeVisible();

  await report(page, [{ imei: device.imei, readings: { smoke: 180 } }]);
  const popups = page.getByRole('region', { name: '新报警' });
  await expect(popups.getByText(device.placeName).first()).toBeVisible();

  await page.goto(`/alarm-manage/alarmalrmlist?search=${encodeURIComponent(device.name)}`);
  const row = page.getByRole('row').filter({ hasText: device.name }).filter({ hasText: device.placeName }).first();
  await expect(row).toContainText('180');
  await row.dblclick();
  await expect(page).toHaveURL(/\/alarmDetails\/\d+\/current/);
  const alarmId = Number(/alarmDetails\/(\d+)/.exec(page.url())?.[1]);

  const main = page.getByRole('main');
  await main.getByRole('button', { name: '确认', exact: true }).click();
  await expect(main.getByText('已确认').first()).toBeVisible();
  await page.getByRole('radio', { name: '误报' }).check();
  await page.getByRole('textbox', { name: /备注/ }).fill('厨房油烟');
  await page.locator('form').getByRole('button').last().click();
  await expect(page.getByText('报警已关闭')).toBeVisible();
  await expect(page.getByText('厨房油烟').first()).toBeVisible();

  const second = await page.request.post('/smkgw/api/v1.0.0/alarm/handle', {
    headers: { authorization: await tokenOf(page), 'accept-language': 'zh-CN' },
    form: { alarmId, closing: 'manual' },
  });
  expect((await second.json()) as unknown).toMatchObject({ code: 'alarm.alreadyHandled' });
});

test('a storm of alarms neither loses one nor freezes the screen [ALM-07]', async ({ page }) => {
  const devices = (await quietDevices(page, 'smoke')).slice(0, 60);
  await logIn(page, 'platform', '/alarm-manage/alarmalrmlist');
  const grid = page.getByRole('grid');
  await expect(page.getByText('实时', { exact: true }).first()).toBeVisible();
  await expect(grid).not.toHaveAttribute('aria-busy', 'true');
  const before = Number(await grid.getAttribute('aria-rowcount'));
  const { raised } = await report(
    page,
    devices.map(({ imei }) => ({ imei, readings: { smoke: 200 } })),
  );
  expect(raised).toBe(devices.length);
  await expect(grid).toHaveAttribute('aria-rowcount', String(before + raised));
  // still answers: the filter narrows at once
  await page.getByRole('searchbox', { name: /搜索/ }).fill('查无此处');
  await expect(page.getByText('没有符合', { exact: false }).first()).toBeVisible();
});

test('when the connection breaks the status bar says so, and after it is back nothing is missing [ALM-06, N04, N05]', async ({
  page,
}) => {
  const sockets: WebSocketRoute[] = [];
  let isCut = false;
  await page.routeWebSocket(/websock/, async (socket) => {
    if (isCut) return socket.close();
    socket.connectToServer();
    sockets.push(socket);
  });
  const [device] = (await quietDevices(page, 'electric')).slice(-1);
  if (!device) throw new Error('The city has no quiet electric detector');
  // narrowed: the list draws only the rows that are in view
  await logIn(page, 'platform', '/alarm-manage/alarmalrmlist?level=2');
  await expect(page.getByText('实时', { exact: true }).first()).toBeVisible();
  isCut = true;
  for (const socket of sockets) await socket.close();
  await expect(page.locator('[data-link]')).toHaveText(/轮询中|未更新/);
  await report(page, [{ imei: device.imei, readings: { leakage: 420 } }]);
  isCut = false;
  await expect(page.getByText('实时', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: device.name }).filter({ hasText: '420' })).toBeVisible();
  await expect(page.getByText(/已补收/)).toBeVisible();
});

test('an organisation sees alarms but is refused when it tries to handle one [ROL-03, SHL-17]', async ({ page }) => {
  await logIn(page, 'org', '/alarm-manage/alarmalrmlist');
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  const { rows } = await (await clientOf(page, 'org')).send(alarmCalls.list, { list: 'current' });
  await page.goto(`/alarmDetails/${rows[0]?.alarmId}/current`);
  await expect(page.getByText('您的角色只能查看报警')).toBeVisible();
  const refused = await page.request.post('/smkgw/api/v1.0.0/alarm/handle', {
    headers: { authorization: await tokenOf(page, 'org'), 'accept-language': 'en' },
    form: { alarmId: 1, closing: 'manual' },
  });
  expect(refused.status()).toBe(403);
  expect(((await refused.json()) as { message: string }).message).toBe('You have no operation permission');
});
