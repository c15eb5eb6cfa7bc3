import { alarmCalls } from '@fireline/api/alarm';
import { deviceCalls } from '@fireline/api/device';
import { sessionCalls } from '@fireline/api/session';
import { expect } from 'playwright/test';
import { test } from '../city.ts';
import { clientOf, logIn, quietDevices, report } from '../world.ts';

test('a drill marks the alarms of its unit and counts nowhere; when it is ended, the next report is a real alarm [N15] [ALM-10]', async ({
  page,
  city,
}) => {
  await logIn(page, 'unit', '/alarm-manage/drills');
  const client = await clientOf(city, 'unit');
  const own = new Set((await client.send(deviceCalls.list, { pageSize: 200 })).rows.map(({ deviceId }) => deviceId));
  const device = (await quietDevices(city, 'smoke')).find(({ deviceId }) => own.has(deviceId));
  if (!device) throw new Error('The unit has no quiet smoke detector');

  await page.getByRole('button', { name: '新建演练' }).click();
  const form = page.getByRole('dialog', { name: '新建演练' });
  await form.getByRole('textbox', { name: '演练名称' }).fill('旅程演练');
  await form.getByRole('combobox', { name: '单位' }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await form.getByRole('button', { name: '保存', exact: true }).click();
  const banner = page.locator('[data-banner=drill]');
  await expect(banner).toContainText('旅程演练');

  const before = await client.send(alarmCalls.summary, {});
  await report(city, [{ imei: device.imei, readings: { smoke: 180 } }]);
  const popups = page.getByRole('region', { name: '新报警' });
  await popups.getByRole('button', { expanded: false }).click();
  await expect(popups.getByText(/演练 · /).first()).toBeVisible();
  expect(await client.send(alarmCalls.summary, {})).toEqual(before);

  await page.reload();
  await page.getByRole('row').filter({ hasText: '旅程演练' }).click();
  const drawer = page.getByRole('dialog', { name: '旅程演练' });
  await drawer.getByRole('button', { name: '结束演练' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '结束演练' }).click();
  await expect(banner).toHaveCount(0);
  await report(city, [{ imei: device.imei, readings: { smoke: 190 } }]);
  const ofDevice = async () =>
    (await client.send(alarmCalls.list, { list: 'all', deviceId: device.deviceId, kind: ['smoke'], pageSize: 2 })).rows;
  await expect
    .poll(async () => (await ofDevice()).map(({ drillId, state }) => [drillId !== null, state]))
    .toEqual([
      [false, 'open'],
      [true, 'closed'],
    ]);
});

test('a shift is signed by who leaves and accepted by another account, which then is on duty [N16]', async ({
  page,
  city,
}) => {
  await logIn(page, 'platform', '/alarm-manage/duty');
  const platform = await clientOf(city, 'platform');
  const running = (await platform.send(alarmCalls.handovers, { state: 'draft' })).rows[0];
  const { rows } = await platform.send(sessionCalls.users, { kind: 'unit', pageSize: 100 });
  const leaves = rows.find(({ userId }) => userId === running?.outgoingId)?.username;
  if (!running || !leaves) throw new Error('Nobody is on duty in the city');
  const comes = leaves === 'unit' ? 'unit_night' : 'unit';

  await logIn(page, leaves, '/alarm-manage/duty');
  await page.getByRole('row').filter({ hasText: running.unitName }).click();
  await page.getByRole('dialog', { name: running.unitName }).getByRole('link', { name: '交接班单' }).click();
  await page.getByRole('textbox', { name: '备注' }).fill('旅程：已逐条交代');
  await page.getByRole('button', { name: '签字交班' }).click();
  await expect(page.getByText('交班人已签字').first()).toBeVisible();
  await page.getByRole('button', { name: '签字接班' }).click();
  await expect(page.getByText('接班人不能与交班人相同')).toBeVisible();

  await logIn(page, comes, `/alarm-manage/duty/handover/${running.handoverId}`);
  await expect(page.getByText('旅程：已逐条交代')).toBeVisible();
  await page.getByRole('button', { name: '签字接班' }).click();
  await expect(page.getByText('接班人已签字').first()).toBeVisible();
  const [next] = (await platform.send(alarmCalls.handovers, { state: 'draft', unitId: [running.unitId] })).rows;
  expect([next?.outgoingId, next?.handoverId]).not.toEqual([running.outgoingId, running.handoverId]);
});
