import { expect } from 'playwright/test';
import { test } from '../city.ts';
import { goTo, logIn } from '../world.ts';

test('the guide says what is done and leads to where the rest is done; a standard is found by its number [SIT-12] [SHL-10]', async ({
  page,
}) => {
  await logIn(page, 'agent', '/guide/index');
  const steps = page.getByRole('region', { name: '开始使用' });
  await expect(steps.getByRole('img', { name: '已完成' }).first()).toBeVisible();
  await page.getByRole('searchbox', { name: '搜索指南' }).fill('锁定');
  await expect(page.getByText(/连续输错密码 5 次，账号锁定 15 分钟/)).toBeVisible();
  await page.getByRole('searchbox', { name: '搜索指南' }).fill('');
  await page.getByRole('button', { name: '打开快捷键列表' }).click();
  const keys = page.getByRole('dialog', { name: '键盘快捷键' });
  await expect(keys).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await steps.getByRole('link', { name: '单位列表' }).click();
  await expect(page).toHaveURL('/unit/list');

  await goTo(page, '/standinfo?search=26875&state=upcoming');
  const grid = page.getByRole('main').getByRole('grid');
  await expect(grid.getByText('GB 26875.9-2026')).toBeVisible();
  await expect(grid.getByText('GB 26875.1-2011', { exact: true })).toHaveCount(0);
  await page.getByRole('tab', { name: '系统代码' }).click();
  await expect(page).toHaveURL(/part=codes/);
});

test('a unit sends feedback, the tenant replies, and the unit reads the reply; nobody else sees it [SRV-07] [SHL-10]', async ({
  page,
  browser,
}) => {
  const content = '希望地图上显示消防通道';
  await logIn(page, 'unit', '/feedback/index?sort=at&order=desc');
  await page.getByRole('button', { name: '提交反馈' }).first().click();
  const form = page.getByRole('dialog', { name: '提交反馈' });
  await form.getByRole('textbox', { name: '内容' }).fill(content);
  await form.getByRole('button', { name: '提交', exact: true }).click();
  await expect(page.getByRole('gridcell', { name: content })).toBeVisible();

  const tenant = await browser.newPage();
  await logIn(tenant, 'platform', `/feedback/index?search=${encodeURIComponent(content)}`);
  await tenant.getByRole('gridcell', { name: content }).click();
  const drawer = tenant.getByRole('dialog');
  await drawer.getByRole('textbox', { name: '回复' }).fill('下个版本会加入');
  await drawer.getByRole('button', { name: '发送回复' }).click();
  await expect(tenant.getByRole('gridcell', { name: '下个版本会加入' })).toBeVisible();
  await logIn(tenant, 'maint', `/feedback/index?search=${encodeURIComponent(content)}`);
  await expect(tenant.getByRole('main').getByRole('gridcell', { name: content })).toHaveCount(0);
  await tenant.close();

  await page.reload();
  await page.getByRole('gridcell', { name: content }).click();
  await expect(page.getByRole('dialog')).toContainText('下个版本会加入');
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(0);
});
