import { expect } from 'playwright/test';
import { test } from '../city.ts';
import { logIn } from '../world.ts';

test('settings follow an account to its other browser, and another account of this browser has its own [SHL-29] [SHL-22]', async ({
  page,
  browser,
}) => {
  const other = await browser.newContext();
  const there = await other.newPage();
  await logIn(page, 'unit');
  await logIn(there, 'unit');
  const scheme = (where: typeof page) => where.evaluate(() => document.documentElement.style.colorScheme);
  await expect.poll(async () => [await scheme(page), await scheme(there)]).toEqual(['light', 'light']);

  await page.getByRole('button', { name: '显示设置' }).click();
  await page.getByRole('menuitemradio', { name: '深色' }).click();
  await expect.poll(() => scheme(there)).toBe('dark');
  await other.close();

  await page.getByRole('button', { name: /^账号/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await logIn(page, 'org');
  await expect.poll(() => scheme(page)).toBe('light');
});
