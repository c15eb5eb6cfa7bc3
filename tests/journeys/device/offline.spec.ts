import { expect } from 'playwright/test';
import { test } from '../city.ts';
import { logIn } from '../world.ts';

test('offline records: those that go on are found, opened and followed to the device [DEV-14] [SHL-06]', async ({
  page,
}) => {
  await logIn(page, 'platform', '/device/offlineRecord?state=ongoing');
  const rows = page.getByRole('row');
  await expect(rows.nth(1)).toContainText('离线中');
  // the number of the device stands below its name
  const [name = ''] = (await rows.nth(1).getByRole('gridcell').first().innerText()).trim().split('\n');
  await rows.nth(1).getByRole('gridcell').first().click();
  const drawer = page.getByRole('dialog', { name });
  await expect(drawer).toContainText('设备不在线');
  await drawer.getByRole('link', { name: '查看设备' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('tab', { name: '记录', exact: true }).click();
  await page.getByRole('tab', { name: '离线记录' }).click();
  await expect(page.getByRole('grid', { name: '离线记录' })).toContainText('离线中');
});
