import { expect } from 'playwright/test';
import { test } from '../city.ts';
import { logIn, quietDevices, report } from '../world.ts';

test('the map lists what is in view and leads to the page of a device; a reported alarm appears on it by push [SIT-11, N09]', async ({
  page,
  city,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const device = (await quietDevices(city, 'smoke')).at(-1);
  if (!device) throw new Error('The city has no quiet smoke detector');
  await logIn(page, 'platform', '/monitor-page?layers=alarms,devices,places');
  await expect(page.getByText('实时', { exact: true }).first()).toBeVisible();

  await page.getByRole('button', { name: '列表', exact: true }).click();
  const list = page.getByRole('region', { name: /视野内 .+ 处/ });
  const find = list.getByRole('searchbox', { name: '在列表中查找' });
  await find.fill(device.placeName);
  await expect(list.getByRole('button', { name: device.placeName }).first()).toBeVisible();

  await find.fill(device.name);
  const row = list.getByRole('button', { name: device.name }).first();
  await expect(row).toBeVisible();
  await expect(row.getByRole('img')).toHaveCount(0);
  const standing = page.getByRole('group', { name: '未关闭报警' }).locator('[data-part="figure"]');
  const before = Number((await standing.textContent())?.replaceAll(',', ''));
  await report(city, [{ imei: device.imei, readings: { smoke: 180 } }]);
  await expect(standing).toHaveText(String(before + 1));
  await expect(list.getByRole('button', { name: device.name }).getByRole('img').first()).toBeVisible();

  await list.getByRole('button', { name: device.name }).first().click();
  await page.getByRole('region', { name: device.name }).getByRole('button', { name: '查看详情' }).click();
  await expect(page).toHaveURL(new RegExp(`/device/detail/${device.deviceId}`));
  expect(errors).toEqual([]);
});
