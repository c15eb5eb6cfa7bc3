import { deviceCalls } from '@fireline/api/device';
import { expect } from 'playwright/test';
import { test } from '../city.ts';
import { apiBase, clientOf, goTo, logIn } from '../world.ts';

test('a command is sent from the page of a device, fetched and answered by the device, and on record [DEV-13] [DEV-24] [DEV-16] [ALM-06]', async ({
  page,
  city,
}) => {
  await logIn(page, 'platform', '/main');
  const client = await clientOf(city);
  const { rows } = await client.send(deviceCalls.list, { deviceType: ['electric'], status: ['online'], pageSize: 1 });
  const [device] = rows;
  if (!device) throw new Error('The city has no electrical detector');
  const asDevice = async (path: string, data: object) => {
    const response = await page.request.post(apiBase + path, { headers: { authorization: city.deviceKey }, data });
    return ((await response.json()) as { data: unknown }).data;
  };

  await goTo(page, `/device/detail/${device.deviceId}?part=control`);
  await page.getByRole('button', { name: '消音' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '下发' }).click();
  const waiting = page.getByRole('list', { name: '等待中的命令' });
  await expect(waiting).toContainText('排队中，等待设备上报');

  const report = { imei: device.imei, readings: {} };
  const { commands } = (await asDevice('/ingest/readings', { reports: [report] })) as {
    commands: { commandId: number; command: string }[];
  };
  const mine = commands.find(({ command }) => command === 'silence');
  await expect(waiting).toContainText('已下发，等待响应');
  await expect(waiting.getByRole('progressbar')).toBeVisible();
  const answer = { commandId: mine?.commandId, imei: device.imei, isDone: true };
  await asDevice('/ingest/acknowledgements', { acknowledgements: [answer] });
  await expect(page.getByText('没有等待中的命令')).toBeVisible();

  await page.getByRole('switch', { name: /短信和语音限发/ }).click();
  await expect(page.getByText(/短信和语音限发已开启/)).toBeVisible();
  await page.getByRole('tab', { name: '命令记录' }).click();
  await expect(page).toHaveURL(/part=commands/);
  await expect(page.getByRole('grid', { name: '命令记录' }).getByRole('row').nth(1)).toContainText('设备已响应');
});

test('SOS numbers are pasted for a watch and sent; the batch says that the watch has still to fetch them [DEV-21]', async ({
  page,
  city,
}) => {
  await logIn(page, 'platform', '/device/indexList');
  const client = await clientOf(city);
  const { rows } = await client.send(deviceCalls.list, { deviceType: ['urgentcall'], status: ['online'], pageSize: 1 });
  const imei = rows[0]?.imei ?? '';
  await page.getByRole('button', { name: '批量设置 SOS 号码' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('SOS 第 1 组', { exact: true }).fill('119');
  await drawer.getByLabel('要添加的 IMEI').fill(imei);
  await drawer.getByRole('button', { name: '识别并添加' }).click();
  await drawer.getByRole('button', { name: '下发', exact: true }).click();
  await expect(drawer.getByRole('row').filter({ hasText: imei })).toContainText('排队中');
});
