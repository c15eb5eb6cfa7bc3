import { expect } from 'playwright/test';
import { test } from '../city.ts';
import { logIn } from '../world.ts';

test('at 200 % the large page is whole and without the menu, Tab reaches each part in reading order, and its figures are those of the main page [SHL-05] [SHL-27] [SHL-30]', async ({
  page,
}) => {
  // what a screen of 1366 px leaves at 200 %
  await page.setViewportSize({ width: 683, height: 384 });
  await logIn(page, 'platform', '/main');
  await page.getByRole('main').getByRole('link', { name: '大字版首页' }).click();
  const links = page.getByRole('main').getByRole('link');
  await expect(page.getByRole('link', { name: '全部功能' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '最严重的报警' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: '主菜单' })).toHaveCount(0);
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

  // the workbench keeps what was open
  await page.goto('/workbench');
  const opened = page.getByRole('region', { name: '最近打开' });
  await expect(opened.getByRole('link', { name: '首页', exact: true })).toHaveAttribute('href', '/main');
});
