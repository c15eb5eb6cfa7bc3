import { expect } from 'playwright/test';
import { test } from '../city.ts';
import { logIn } from '../world.ts';

test('on a phone the menu lies over the page, finds pages by sound and closes on the page [SHL-13] [SHL-30]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, 'platform', '/main');
  await expect(page.getByRole('navigation', { name: '主菜单' })).toHaveCount(0);
  await page.getByRole('button', { name: '展开菜单' }).click();
  const menu = page.getByRole('dialog').getByRole('navigation', { name: '主菜单' });
  await menu.getByRole('textbox').fill('xhs');
  await menu.getByRole('link', { name: '消火栓' }).click();
  await expect(page).toHaveURL('/fireresource/hydrant');
  await expect(menu).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const views = page.getByRole('navigation', { name: '消防资源' });
  await expect(views.getByRole('link', { name: '消火栓' })).toHaveAttribute('aria-current', 'page');
  await views.getByRole('link', { name: '消防水源' }).click();
  await expect(page).toHaveURL('/fireresource/water');
});
