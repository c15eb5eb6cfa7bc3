import { type Page, expect } from 'playwright/test';
import { test } from '../city.ts';
import { goTo, logIn } from '../world.ts';

const openPartner = async (page: Page, name: string) => {
  await goTo(page, `/system/agent?search=${encodeURIComponent(name)}`);
  await page.getByRole('gridcell', { name, exact: true }).click();
  return page.getByRole('dialog', { name });
};

test('a partner puts another under itself; the tenant keeps a power back of it, disables and deletes it [ORG-05] [ORG-06] [SHL-08]', async ({
  page,
  browser,
}) => {
  const name = '旅程消防科技';
  await logIn(page, 'agent', '/system/agent');
  await page.getByRole('button', { name: '新建合作商' }).click();
  const form = page.getByRole('dialog', { name: '新建合作商' });
  await form.getByRole('textbox', { name: '合作商' }).fill(name);
  await form.getByRole('textbox', { name: '联系人' }).fill('陈经理');
  await form.getByRole('textbox', { name: '电话' }).fill('0755 8611 2233');
  await form.getByRole('textbox', { name: '地址' }).fill('后海大道2390号');
  await form.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText(`已保存 ${name}`)).toBeVisible();

  const tenant = await browser.newPage();
  await logIn(tenant, 'platform', '/system/agent');
  const drawer = await openPartner(tenant, name);
  await drawer.getByRole('button', { name: /^显示.*电话/ }).click();
  await expect(drawer).toContainText('0755-86112233');
  await drawer.getByRole('button', { name: '设置权限' }).click();
  const powers = tenant.getByRole('dialog', { name: `${name} 可做的事` });
  await powers.getByRole('checkbox', { name: '赠送资源' }).uncheck();
  await powers.getByRole('button', { name: '保存', exact: true }).click();
  await expect(tenant.getByRole('dialog', { name })).toContainText('7 / 8 项');

  // the partner above it sees what the tenant said
  await expect(await openPartner(page, name)).toContainText('7 / 8 项');

  const confirm = async (act: string): Promise<void> => {
    await tenant.getByRole('dialog', { name }).getByRole('button', { name: act, exact: true }).click();
    await tenant.getByRole('alertdialog').getByRole('button', { name: act, exact: true }).click();
  };
  await confirm('停用');
  await expect(tenant.getByRole('dialog', { name })).toContainText('已停用');
  await goTo(tenant, '/system/agent?state=disabled');
  await expect(tenant.getByRole('gridcell', { name, exact: true })).toBeVisible();
  await openPartner(tenant, name);
  await confirm('删除');
  await expect(tenant.getByText(`已删除 ${name}`)).toBeVisible();
  await tenant.close();
  await goTo(page, '/system/agent');
  await expect(page.getByRole('gridcell', { name, exact: true })).toHaveCount(0);
});
