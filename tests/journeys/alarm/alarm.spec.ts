import { type WebSocketRoute, expect } from 'playwright/test';
import { test } from '../city.ts';
import { goTo, logIn, quietDevices, report, tokenOf } from '../world.ts';

test('a smoke alarm arrives by push, pops up, is opened and handled; the second handler is told who was first [ALM-03, ALM-04, ALM-06]', async ({
  page,
  city,
}) => {
  const [device] = await quietDevices(city, 'smoke');
  if (!device) throw new Error('The city has no quiet smoke detector');
  await logIn(page, 'platform', '/main');
  await expect(page.getByText('实时', { exact: true }).first()).toBeVisible();

  await report(city, [{ imei: device.imei, readings: { smoke: 180 } }]);
  const popups = page.getByRole('region', { name: '新报警' });
  await expect(popups.getByText(device.placeName).first()).toBeVisible();

  await goTo(page, `/alarm-manage/alarmalrmlist?search=${encodeURIComponent(device.name)}`);
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
    headers: { authorization: await tokenOf(city), 'accept-language': 'zh-CN' },
    form: { alarmId, closing: 'manual' },
  });
  expect((await second.json()) as unknown).toMatchObject({ code: 'alarm.alreadyHandled' });
});

test('when the connection breaks the status bar says so, and after it is back nothing is missing [ALM-06, N04, N05]', async ({
  page,
  city,
}) => {
  const sockets: WebSocketRoute[] = [];
  let isCut = false;
  await page.routeWebSocket(/websock/, async (socket) => {
    if (isCut) return socket.close();
    socket.connectToServer();
    sockets.push(socket);
  });
  const [device] = (await quietDevices(city, 'electric')).slice(-1);
  if (!device) throw new Error('The city has no quiet electric detector');
  // narrowed: the list draws only the rows that are in view
  await logIn(page, 'platform', '/alarm-manage/alarmalrmlist?level=2');
  await expect(page.getByText('实时', { exact: true }).first()).toBeVisible();
  isCut = true;
  for (const socket of sockets) await socket.close();
  await expect(page.locator('[data-link]')).toHaveText(/轮询中|未更新/);
  await report(city, [{ imei: device.imei, readings: { leakage: 420 } }]);
  isCut = false;
  await expect(page.getByText('实时', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: device.name }).filter({ hasText: '420' })).toBeVisible();
  await expect(page.getByText(/已补收/)).toBeVisible();
});
