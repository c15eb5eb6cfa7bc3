import { deviceCalls } from '@fireline/api/device';
import { expect } from 'playwright/test';
import { test } from '../city.ts';
import { clientOf, goTo, logIn } from '../world.ts';

test('a package is uploaded, rolled out in waves, fails on one device that says why, is tried again and stands on the page of the device [DEV-18] [DEV-13]', async ({
  page,
  city,
}) => {
  await logIn(page, 'platform', '/main/upgrades');
  const client = await clientOf(city);
  const key = { headers: { authorization: city.deviceKey } };
  const { rows: devices } = await client.send(deviceCalls.list, {
    deviceType: ['firehost'],
    status: ['online'],
    pageSize: 3,
  });
  const [first, second] = devices;
  if (!first || !second) throw new Error('the city has no two fire panels');

  await page.getByRole('button', { name: '上传升级包' }).first().click();
  const form = page.getByRole('dialog', { name: '上传升级包' });
  const file = { name: 'panel.bin', mimeType: 'application/octet-stream', buffer: Buffer.from('panel firmware 9.1') };
  await form.locator('input[type=file]').setInputFiles(file);
  await form.getByRole('textbox', { name: '名称' }).fill('主机固件');
  await form.getByRole('textbox', { name: '版本' }).fill('V9.1');
  await form.getByRole('combobox', { name: '设备类型' }).click();
  await page.getByRole('option', { name: '消防主机' }).click();
  await page.keyboard.press('Escape');
  await form.getByRole('textbox', { name: '说明' }).fill('改进联动');
  await form.getByRole('button', { name: '保存' }).click();
  const drawer = page.getByRole('dialog', { name: '主机固件 V9.1' });
  await expect(drawer).toContainText('18 字节');

  await drawer.getByRole('button', { name: '发布升级' }).click();
  const plan = page.getByRole('dialog', { name: '发布 主机固件 V9.1' });
  await expect(plan).toContainText('将升级');
  await plan.getByRole('textbox', { name: '每批设备数' }).fill('1');
  await plan.getByRole('textbox', { name: '批次间隔' }).fill('0');
  await plan.getByRole('textbox', { name: '失败超过此比例即停止' }).fill('50');
  await plan.getByRole('button', { name: '发布升级' }).click();
  await expect(drawer).toContainText('进行中');

  // the first of them takes its file and fails, which is too many
  const inHand = async () => {
    const imeis = devices.map(({ imei }) => imei);
    await expect
      .poll(async () => (await client.send(deviceCalls.rollouts, { search: '主机固件' })).rows[0]?.counts.sent ?? 0)
      .toBeGreaterThan(0);
    const { commands } = await client.send(deviceCalls.takeCommands, { imeis }, key);
    const upgrade = commands.find(({ command }) => command === 'upgrade');
    if (!upgrade) throw new Error('no upgrade waits');
    return upgrade;
  };
  const failed = await inHand();
  const { blob } = await client.download(deviceCalls.packageFile, { commandId: failed.commandId }, key);
  expect(await blob.text()).toBe('panel firmware 9.1');
  const { commandId, imei } = failed;
  const acknowledgements = [{ commandId, imei, isDone: false, reason: '电量不足' }];
  await client.send(deviceCalls.acknowledge, { acknowledgements }, key);
  await expect(drawer).toContainText('失败过多，已停止');
  await expect(drawer.getByRole('grid')).toContainText('设备：电量不足');

  await drawer.getByRole('button', { name: '重试失败设备' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '重试失败设备' }).click();
  const again = await inHand();
  const report = { imei: again.imei, firmware: 'V9.1', readings: { signals: 25 } };
  await client.send(deviceCalls.ingest, { reports: [report] }, key);
  await expect(drawer.getByRole('grid')).toContainText('已升级');

  const upgraded = devices.find((device) => device.imei === again.imei);
  await goTo(page, `/device/detail/${upgraded?.deviceId}?part=upgrade`);
  const main = page.getByRole('main');
  await expect(main).toContainText('V9.1，自');
  await expect(main.getByRole('grid', { name: '升级记录' })).toContainText('主机固件 V9.1');
});
