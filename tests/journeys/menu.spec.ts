import { roles } from '@fireline/domain/role';
import { type ShortEntry, menuFor, routeWords, shortMenu } from '@fireline/domain/shell';
import { type Page, expect, test } from 'playwright/test';
import { logIn } from './world.ts';

/** The menu from top to bottom, every group opened. */
async function outline(page: Page): Promise<readonly string[]> {
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await expect(menu.getByRole('link', { name: '首页' })).toBeVisible();
  const closed = menu.getByRole('button', { expanded: false });
  while ((await closed.count()) > 0) await closed.first().click();
  return menu.locator('[data-menu-item]').allInnerTexts();
}

const titles = (menu: readonly ShortEntry[]): readonly string[] =>
  menu.flatMap(({ title, children }) => [routeWords[title].cn, ...titles(children)]);

for (const role of roles)
  test(`the menu has its entries for ${role}, and no others [SHL-13] [SHL-30]`, async ({ page }) => {
    await logIn(page, role, '/main');
    expect(await outline(page)).toEqual(titles(shortMenu(menuFor(role))));
  });

test('on a phone the menu lies over the page, finds pages by sound and closes on the page [SHL-30]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, 'platform', '/main');
  await page.getByRole('button', { name: '展开菜单' }).click();
  const menu = page.getByRole('dialog').getByRole('navigation', { name: '主菜单' });
  await menu.getByRole('textbox').fill('xhs');
  await menu.getByRole('link', { name: '消火栓' }).click();
  await expect(page).toHaveURL('/fireresource/hydrant');
  await expect(menu).toBeHidden();
  const views = page.getByRole('navigation', { name: '消防资源' });
  await expect(views.getByRole('link', { name: '消火栓' })).toHaveAttribute('aria-current', 'page');
  await views.getByRole('link', { name: '消防水源' }).click();
  await expect(page).toHaveURL('/fireresource/water');
});
