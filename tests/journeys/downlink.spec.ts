import { readFileSync } from 'node:fs';
import { deviceCalls } from '@fireline/api/device';
import { expect, test } from 'playwright/test';
import { apiBase, clientOf, logIn, stateFile } from './world.ts';

test('a command is sent from the page of a device, fetched and answered by the device, and on record; an organisation only looks [DEV-13] [DEV-24] [DEV-16] [ALM-06] [ROL-03]', async ({
  page,
  browser,
}) => {
  await logIn(page, 'platform', '/main');
  const client = await clientOf(page);
  const { rows } = await client.send(deviceCalls.list, { deviceType: ['electric'], status: ['online'], pageSize: 1 });
  const [device] = rows;
  if (!device) throw new Error('The city has no electrical detector');
  const { deviceKey } = JSON.parse(readFileSync(stateFile, 'utf8')) as { deviceKey: string };
  const asDevice = async (path: string, data: object) => {
    const response = await page.request.post(apiBase + path, { headers: { authorization: deviceKey }, data });
    return ((await response.json()) as { data: unknown }).data;
  };

  await page.goto(`/device/detail/${device.deviceId}?part=control`);
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

  const looker = await browser.newPage();
  await logIn(looker, 'org', '/device/indexList?type=smoke&status=online');
  await looker.getByRole('row').nth(1).getByRole('gridcell').first().click();
  await looker.getByRole('tab', { name: '远程控制' }).click();
  await expect(looker.getByText('您没有向这台设备下发命令的权限')).toBeVisible();
  await expect(looker.getByRole('button', { name: '自检' })).toHaveCount(0);
  await looker.close();
});

test('a zone is added, the kit is armed every evening by a task, and the task is paused [DEV-15] [DEV-22]', async ({
  page,
}) => {
  await logIn(page, 'platform', '/device/indexList?type=multialarmkit&status=online');
  await page.getByRole('row').nth(1).getByRole('gridcell').nth(1).click();
  await page.getByRole('tab', { name: '防区', exact: true }).click();
  await page.getByRole('button', { name: '新建防区' }).click();
  const zone = page.getByRole('dialog');
  await zone.getByLabel('编号').fill('66');
  await zone.getByLabel('名称').fill('天台门');
  await zone.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('row').filter({ hasText: '天台门' })).toContainText('已布防');

  await page.goto('/device/tasks?state=waiting');
  await page.getByRole('gridcell', { name: '晚间布防' }).first().click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('grid', { name: '执行记录' })).toContainText('全部成功');
  await drawer.getByRole('button', { name: '暂停' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '暂停' }).click();
  await expect(drawer.getByRole('button', { name: '恢复' })).toBeVisible();
});

test('SOS numbers are pasted for a watch and sent; the batch says that the watch has still to fetch them [DEV-21]', async ({
  page,
}) => {
  await logIn(page, 'platform', '/device/indexList');
  const client = await clientOf(page);
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
