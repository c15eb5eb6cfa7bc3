import { expect } from 'playwright/test';
import { test } from '../city.ts';
import { logIn, password } from '../world.ts';

test('the service of a device is opened from its page, its opener logs in again and comes back to the record [DEV-13] [DEV-23] [SES-09]', async ({
  page,
}) => {
  await logIn(page, 'platform', '/device/indexList?status=notActivated');
  await page.getByRole('row').nth(1).getByRole('gridcell').nth(1).click();
  await page.getByRole('tab', { name: '记录', exact: true }).click();
  await page.getByRole('tab', { name: '生命周期' }).click();
  await page.getByRole('button', { name: '开通服务' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '开通服务' }).click();
  await expect(page).toHaveURL(/\/login\?back=1&why=openService/);
  await expect(page.getByText('开通服务成功，请重新登录')).toBeVisible();
  await page.getByLabel('用户名').fill('platform');
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('grid', { name: '生命周期记录' })).toContainText('开通服务');
  await expect(page.getByRole('button', { name: '停用', exact: true })).toBeVisible();
});
