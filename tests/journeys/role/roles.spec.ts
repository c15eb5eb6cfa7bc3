import { roleCalls } from '@fireline/api/role';
import { sessionCalls } from '@fireline/api/session';
import { expect } from 'playwright/test';
import { test } from '../city.ts';
import { clientOf, goTo, logIn } from '../world.ts';

test('what a role is granted shows in the open console at once, and goes when it is taken back [ROL-02] [ROL-07] [SHL-13]', async ({
  page,
  city,
}) => {
  const platform = await clientOf(city);
  const { rows } = await platform.send(sessionCalls.users, { search: 'maint' });
  const { userId = 0, revision = 0 } = rows.find(({ username }) => username === 'maint') ?? {};
  const role = await platform.send(roleCalls.create, { roleName: '报警值班', role: 'maint' });
  const roleId = role.roleId ?? 0;
  await platform.send(roleCalls.assign, { userId, roleId, revision });

  await logIn(page, 'maint');
  const links = page.getByRole('navigation', { name: '主菜单' }).getByRole('link');
  await expect(page.getByText('您的角色尚无任何权限')).toBeVisible();
  await expect(links).toHaveCount(0);

  const permissions = ['alarmList:view', 'alarmHistory:view'];
  await platform.send(roleCalls.authorize, { roleId, revision: role.revision, permissions });
  await expect(links).toHaveCount(2);
  // home is the first page that may be opened
  await expect(page).toHaveURL('/alarm-manage/alarmalrmlist');
  await expect(page.getByRole('grid')).toBeVisible();

  await platform.send(roleCalls.authorize, { roleId, revision: role.revision + 1, permissions: [] });
  await expect(page.getByText('您的角色尚无任何权限')).toBeVisible();
  await expect(page.getByRole('grid')).toBeHidden();
  await expect(links).toHaveCount(0);

  // another role ends the session
  await platform.send(roleCalls.assign, { userId, revision: revision + 1 });
  await expect(page).toHaveURL(/\/login\?back=1/);
});

test('the operator above the tenants looks after its people, and no page shows it a device, an alarm or a place [ORG-06]', async ({
  page,
}) => {
  await logIn(page, 'platform@R000');
  await expect(page).toHaveURL('/tariffCenter/consumption');
  await goTo(page, '/system/user');
  const row = page.getByRole('row', { name: /finance/ });
  await expect(row).toBeVisible();
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await expect(menu.getByRole('link')).toHaveCount(4);
  await page.getByRole('button', { name: '显示设置' }).click();
  await expect(page.getByRole('menuitemradio', { name: '深色' })).toBeVisible();
  await expect(page.getByRole('menuitemcheckbox', { name: /新报警/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  for (const path of [
    '/alarm-manage/alarmalrmlist',
    '/device/indexList',
    '/buildings/list',
    '/alarmDetails/1/realInfo',
  ]) {
    await goTo(page, path);
    await expect(page.getByText('运营方看不到租户的设备、报警和场所')).toBeVisible();
  }
});

test('what the tenant withholds from partners goes from the open console of a partner at once, and comes back [ORG-05] [ROL-07]', async ({
  page,
  browser,
}) => {
  const partner = await browser.newPage();
  await logIn(partner, 'agent', '/system/user');
  const create = partner.getByRole('button', { name: '新建账号' });
  await expect(create).toBeVisible();

  await logIn(page, 'platform', '/system/roles');
  const save = async (manageUsers: boolean): Promise<void> => {
    await page.getByRole('button', { name: '合作商权限' }).click();
    const form = page.getByRole('dialog', { name: '合作商权限' });
    await form.getByRole('checkbox', { name: '管理用户' }).setChecked(manageUsers);
    await form.getByRole('button', { name: '保存' }).click();
    await expect(form).toBeHidden();
  };
  await save(false);
  await expect(create).toBeHidden();
  await expect(partner.getByRole('grid')).toBeVisible();
  await save(true);
  await expect(create).toBeVisible();
  await partner.close();
});

test('alarms that the tenant forces on all pop up for those who switched that off, and cannot be switched off [ROL-05]', async ({
  page,
  browser,
}) => {
  const other = await browser.newPage();
  await logIn(other, 'org');
  await other.getByRole('button', { name: '显示设置' }).click();
  await other.getByRole('menuitemcheckbox', { name: '新报警弹窗' }).click();
  await expect(other.getByRole('region', { name: '新报警' })).toBeHidden();

  await logIn(page, 'platform', '/system/roles');
  const save = async (popup: boolean): Promise<void> => {
    await page.getByRole('button', { name: '强制推送' }).click();
    const form = page.getByRole('dialog', { name: '强制推送' });
    await form.getByRole('checkbox', { name: '弹窗' }).setChecked(popup);
    await form.getByRole('button', { name: '保存' }).click();
    await expect(form).toBeHidden();
  };
  await save(true);
  await expect(other.getByRole('region', { name: '新报警' })).toBeVisible();
  await other.getByRole('button', { name: '显示设置' }).click();
  const locked = other.getByRole('menuitemcheckbox', { name: /新报警弹窗（租户强制推送 5 级及更严重的报警）/ });
  await expect(locked).toBeChecked();
  await expect(locked).toBeDisabled();
  await other.keyboard.press('Escape');

  await save(false);
  await expect(other.getByRole('region', { name: '新报警' })).toBeHidden();
  await other.close();
});
