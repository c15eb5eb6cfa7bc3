import { expect, test } from 'playwright/test';
import { logIn } from './world.ts';

test('the guide says what is done and leads to where the rest is done; a standard is found by its number [SIT-12] [SHL-10]', async ({
  page,
}) => {
  await logIn(page, 'agent', '/guide/index');
  const steps = page.getByRole('region', { name: '开始使用' });
  await expect(steps.getByRole('img', { name: '已完成' }).first()).toBeVisible();
  await page.getByRole('searchbox', { name: '搜索指南' }).fill('锁定');
  await expect(page.getByText(/连续输错密码 5 次，账号锁定 15 分钟/)).toBeVisible();
  await page.getByRole('searchbox', { name: '搜索指南' }).fill('');
  await steps.getByRole('link', { name: '单位列表' }).click();
  await expect(page).toHaveURL('/unit/list');

  await page.goto('/standinfo?search=26875&state=upcoming');
  const grid = page.getByRole('main').getByRole('grid');
  await expect(grid.getByText('GB 26875.9-2026')).toBeVisible();
  await expect(grid.getByText('GB 26875.1-2011', { exact: true })).toHaveCount(0);
  await page.getByRole('tab', { name: '系统代码' }).click();
  await expect(page).toHaveURL(/part=codes/);
});

test('a centre without a home of its own leads to the first page below it that the role may see [SHL-01] [SHL-11]', async ({
  page,
}) => {
  await logIn(page, 'unit', '/serviceCenter');
  await expect(page).toHaveURL('/alarm-manage/alarmalrmlist');
  for (const path of ['/deviceService', '/feeCenter', '/tariffCenter', '/workOrder', '/helpCenter', '/report']) {
    await page.goto(path);
    await expect(page).not.toHaveURL(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText('');
  }
});
