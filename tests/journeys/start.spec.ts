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

test('at 200 % the large page is whole, Tab reaches each part in reading order, and its figures are those of the main page [SHL-27]', async ({
  page,
}) => {
  // what a screen of 1366 px leaves at 200 %
  await page.setViewportSize({ width: 683, height: 384 });
  await logIn(page, 'platform', '/elderly-main');
  const links = page.getByRole('main').getByRole('link');
  await expect(page.getByRole('link', { name: '全部功能' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '最严重的报警' })).toBeVisible();
  // each figure becomes a link once it is there
  for (const figure of [/全部设备/, /我的场所/])
    await expect(page.getByRole('main').getByRole('link', { name: figure })).toBeVisible();
  const cut = await page.getByRole('main').evaluate((main) => main.scrollWidth - main.clientWidth);
  expect(cut).toBe(0);
  const read = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(read.length).toBeGreaterThan(4);
  const tops = await links.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));

  await links.first().focus();
  const reached: (string | null)[] = [];
  for (const _ of read) {
    const focused = page.locator(':focus');
    await expect(focused).toBeInViewport({ ratio: 0.9 });
    reached.push(await focused.getAttribute('href'));
    await page.keyboard.press('Tab');
  }
  expect(reached).toEqual(read);

  const large = await page.getByRole('main').innerText();
  const figureOf = (label: string) => new RegExp(`${label}\\s+([\\d,]+)`).exec(large)?.[1];
  const standing = large.includes('一切正常') ? '0' : /([\d,]+) 个报警未关闭/.exec(large)?.[1];
  await page.getByRole('link', { name: '全部功能' }).press('Enter');
  await expect(page).toHaveURL(/\/main$/);
  const main = page.getByRole('main');
  for (const [stat, figure] of [
    ['未关闭报警', standing],
    ['设备', figureOf('全部设备')],
    ['场所', figureOf('我的场所')],
  ] as const)
    await expect(main.getByRole('group', { name: stat, exact: true }).locator('[data-part=figure]')).toHaveText(
      figure ?? 'no figure',
    );
});
