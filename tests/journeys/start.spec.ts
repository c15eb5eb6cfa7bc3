import { expect, test } from 'playwright/test';
import { logIn } from './world.ts';

test('the start pages say the same as their lists, in words and figures [SHL-05] [SHL-27] [SHL-13]', async ({
  page,
}) => {
  await logIn(page, 'platform', '/workbench');
  const line = page.getByRole('listitem').filter({ hasText: '低电量设备' });
  const count = (await line.locator('strong').textContent()) ?? '';
  await line.getByRole('link').click();
  await expect(page).toHaveURL(/status=lowBattery/);
  await expect(page.getByRole('main').getByText(count, { exact: true }).first()).toBeVisible();

  await page.goto('/main');
  await page.getByRole('main').getByRole('link', { name: '大字版首页' }).click();
  await expect(page.getByText(/(一切正常|个报警未关闭)/)).toBeVisible();
  await expect(page.getByRole('link', { name: '全部功能' })).toBeVisible();

  await page.goto('/old-main');
  const devices = page.getByRole('grid', { name: '设备类型与状态' });
  const figure = devices.getByRole('link').first();
  const shown = (await figure.textContent()) ?? '';
  await figure.click();
  await expect(page).toHaveURL(/type=smoke&status=online/);
  await expect(page.getByRole('main').getByText(shown, { exact: true }).first()).toBeVisible();
});

test('an organisation opens the large page, which stands without the menu, and finds no workbench [SHL-27] [SHL-30] [ROL-06]', async ({
  page,
}) => {
  await logIn(page, 'org', '/elderly-main');
  await expect(page.getByRole('link', { name: '全部功能' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: '主菜单' })).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('link', { name: '全部功能' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.goto('/workbench');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('工作台');
});
