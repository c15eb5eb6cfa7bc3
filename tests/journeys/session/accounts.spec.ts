import { sessionCalls } from '@fireline/api/session';
import { expect } from 'playwright/test';
import { test } from '../city.ts';
import { clientOf, goTo, logIn } from '../world.ts';

test('a new account logs in with its one-time password, changes it, and sees its unit; disabled, it is out at once, and the log says so [SES-05] [SES-08] [SES-10] [SES-11]', async ({
  page,
  browser,
  city,
}) => {
  await logIn(page, 'unit', '/system/user');
  await page.getByRole('button', { name: '新建账号' }).click();
  const form = page.getByRole('dialog', { name: '新建账号' });
  await form.getByLabel('用户名').fill('floor_watch');
  await form.getByLabel('姓名').fill('楼层值守');
  await form.getByLabel('手机号').fill('13812345678');
  await form.getByRole('combobox', { name: '账号类型' }).click();
  await page.getByRole('option', { name: '联网单位' }).click();
  await form.getByRole('combobox', { name: '归属' }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await form.getByRole('button', { name: '保存' }).click();
  const shown = page.getByRole('dialog', { name: '“floor_watch”的一次性密码' });
  const password = (await shown.locator('p > span').first().textContent()) ?? '';
  await shown.getByRole('button', { name: '已交给本人' }).click();

  // a phone, whose buttons of the account stand in a drawer, asks for the new password all the same
  const other = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const there = await other.newPage();
  await there.goto('/login');
  await there.getByLabel('用户名').fill('floor_watch');
  await there.getByLabel('密码', { exact: true }).fill(password);
  await there.getByRole('button', { name: '登录', exact: true }).click();
  const change = there.getByRole('dialog', { name: '修改密码' });
  await change.locator('[name=oldPassword]').fill(password);
  await change.locator('[name=password]').fill('Watch-2026!');
  await change.locator('[name=confirmation]').fill('Watch-2026!');
  await change.getByRole('button', { name: '修改密码' }).click();
  await expect(change).toBeHidden();
  await there.setViewportSize({ width: 1366, height: 768 });
  await expect(there.getByRole('navigation', { name: '主菜单' }).getByRole('link').first()).toBeVisible();

  const platform = await clientOf(city);
  const { rows } = await platform.send(sessionCalls.users, { search: 'floor_watch' });
  await platform.send(sessionCalls.disableUser, { userId: rows[0]?.userId ?? 0 });
  await expect(there).toHaveURL(/\/login\?back=1/);
  await other.close();

  await goTo(page, '/system/user?search=floor_watch');
  await expect(page.getByRole('grid').getByText('已停用')).toBeVisible();
  // a list shows a mask; a press shows the number, and the log says who looked at whose
  const row = page.getByRole('row').filter({ hasText: '楼层值守' });
  await expect(row.getByText('138****5678')).toBeVisible();
  await row.getByRole('button', { name: /显示楼层值守的完整手机号/ }).click();
  await expect(row.getByRole('link', { name: '13812345678' })).toHaveAttribute('href', 'tel:+8613812345678');
  await page.getByRole('searchbox').focus();
  await expect(row.getByText('138****5678')).toBeVisible();

  await logIn(page, 'platform', '/system/userLog');
  await expect(page.getByRole('grid').getByText('停用账号').first()).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '查看完整联系方式' }).first()).toContainText('楼层值守: mobile');
  await expect(page.getByRole('main')).not.toContainText('13812345678');
});

test('the people of a company: a channel that is switched stays as it was pressed, and a new account of the company is listed with its channels [SIT-07] [MSG-04] [SES-08]', async ({
  page,
}) => {
  await logIn(page, 'platform', '/system/maint?sort=users&order=desc');
  await page.getByRole('row').nth(1).click();
  const company = page.getByRole('dialog').first();
  const channel = company.getByRole('switch', { name: /APP 通知/ }).first();
  const before = (await channel.getAttribute('aria-checked')) === 'true';
  await channel.click();
  await expect(channel).not.toHaveAttribute('aria-busy');
  await page.reload();
  await expect(channel).toHaveAttribute('aria-checked', String(!before));

  await company.getByRole('button', { name: '创建关联用户' }).click();
  const form = page.getByRole('dialog', { name: '创建关联用户' });
  await form.getByRole('textbox', { name: '用户名' }).fill('patrol_new');
  await form.getByRole('textbox', { name: '姓名' }).fill('旅程巡检员');
  await form.getByRole('button', { name: '保存' }).click();
  const shown = page.getByRole('dialog', { name: '“patrol_new”的一次性密码' });
  await shown.getByRole('button', { name: '已交给本人' }).click();
  const added = company.getByRole('row').filter({ hasText: '旅程巡检员' });
  await expect(added.getByRole('switch', { name: /APP 通知/ })).toBeEnabled();
  // nobody is called who has left no number
  await expect(added.getByRole('switch', { name: /语音|电话/ })).toBeDisabled();
});
