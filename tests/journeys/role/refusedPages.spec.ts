import { roleCalls } from '@fireline/api/role';
import { sessionCalls } from '@fireline/api/session';
import { alarmCalls } from '@fireline/api/alarm';
import { deviceCalls } from '@fireline/api/device';
import { type Role, permissionWords, roles } from '@fireline/domain/role';
import {
  type RouteName,
  type ShortEntry,
  builtInRights,
  menuFor,
  routeWords,
  routes,
  shortMenu,
} from '@fireline/domain/shell';
import { type Locator, type Page, expect } from 'playwright/test';
import { test } from '../city.ts';
import { apiBase, clientOf, goTo, logIn } from '../world.ts';

const names = Object.keys(routes) as RouteName[];
/** Every page with a screen that is neither public nor granted, in the order of the menu. */
const refusedBy = (role: Role, granted: ReadonlySet<string>): RouteName[] =>
  names.filter((name) => {
    const { isPublic, roles } = routes[name];
    // the home of a centre leads on into it an account that may not open it
    if (name === 'tariffCentreHome') return false;
    return !isPublic && !(roles.includes(role) && granted.has(`${name}:view`));
  });
const addressOf = (name: RouteName): string => routes[name].path.replaceAll(/\{\w+\}/g, '1');

/** Calls that fail from now on. */
function refusedCalls(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith(apiBase) && !response.ok()) refused.push(`${response.status()} ${pathname}`);
  });
  return refused;
}

/** Opens the pages inside the app, one after the other: each has the heading of a refusal, keeps its address and names the missing right. */
async function expectRefused(page: Page, pages: readonly RouteName[], heading: string): Promise<void> {
  for (const name of pages) {
    const address = addressOf(name);
    await goTo(page, address);
    const right = `${routeWords[`shell.route.${name}`].cn} · ${permissionWords['role.button.view'].cn}`;
    await expect(page.getByText(`缺少的权限：${right}。`), address).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(heading);
    await expect(page, address).toHaveURL(address);
  }
}

/** The entries of a list of the menu and of its groups, from top to bottom. Opened from the last on: a group closes those beside it. */
async function entriesOf(list: Locator): Promise<readonly string[]> {
  const items = await list.locator('> li').all();
  const entries: (readonly string[])[] = [];
  for (const item of items.toReversed()) {
    const entry = item.locator('[data-menu-item]').first();
    if ((await entry.getAttribute('aria-expanded')) === 'false') await entry.click();
    const isGroup = (await entry.getAttribute('aria-expanded')) !== null;
    entries.push([await entry.innerText(), ...(isGroup ? await entriesOf(item.locator('> ul')) : [])]);
  }
  return entries.toReversed().flat();
}

/** The menu from top to bottom, every group opened in its turn. */
async function outline(page: Page): Promise<readonly string[]> {
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await expect(menu.getByRole('link').first()).toBeVisible();
  return entriesOf(menu.locator('> ul').last());
}

const titles = (menu: readonly ShortEntry[]): readonly string[] =>
  menu.flatMap(({ title, children }) => [routeWords[title].cn, ...titles(children)]);

/** Addresses that are for the tenant and its partners alone. */
const ofTenant = [
  '/system/roles',
  '/system/empower',
  '/system/agent',
  '/main/upgrades',
  '/main/message/audit',
  '/main/message/templates',
  '/serviceCenter/sms',
  '/serviceCenter/voice',
  '/serviceCenter/rules',
  '/serviceCenter/triggers',
];
/** Those that a role may not open besides, as far as they are easily opened by mistake. */
const closedTo: Readonly<Record<Role, readonly string[]>> = {
  platform: [],
  agent: [],
  unit: ofTenant,
  maint: ofTenant,
  org: [...ofTenant, '/system/orgs', '/system/user', '/system/keys', '/device/tasks', '/alarm-manage/duty'],
  resident: [...ofTenant, '/system/orgs', '/system/user', '/system/keys', '/project/list', '/project/device/1'],
};

for (const role of roles)
  test(`the menu of the role ${role} is whole, and every page that it may not open says so, is not in it, and has no call refused [SHL-13] [SHL-30] [ROL-03] [ROL-07]`, async ({
    page,
  }) => {
    const pages = refusedBy(role, builtInRights(role));
    const addresses = pages.map(addressOf);
    expect(addresses).toEqual(expect.arrayContaining([...closedTo[role]]));
    const refused = refusedCalls(page);
    await logIn(page, role, '/changeUser');
    expect(await outline(page)).toEqual(titles(shortMenu(menuFor(role))));
    const links = page.getByRole('navigation', { name: '主菜单' }).locator('a');
    const shown = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
    expect(shown.filter((path) => addresses.includes(path))).toEqual([]);
    await expectRefused(page, pages, '您没有权限打开此页面');
    expect(refused).toEqual([]);
  });

test('every page is closed to a role without rights, and none has a call refused [ROL-02] [ROL-07] [SHL-13]', async ({
  page,
  city,
}) => {
  const platform = await clientOf(city);
  const { rows } = await platform.send(sessionCalls.users, { search: 'maint' });
  const { userId = 0, revision = 0 } = rows.find(({ username }) => username === 'maint') ?? {};
  const role = await platform.send(roleCalls.create, { roleName: '无权限', role: 'maint' });
  const roleId = role.roleId ?? 0;
  await platform.send(roleCalls.assign, { userId, roleId, revision });
  const refused = refusedCalls(page);
  await logIn(page, 'maint', '/system/user');
  await expectRefused(page, refusedBy('maint', new Set()), '您的角色尚无任何权限');
  await expect(page.getByRole('navigation', { name: '主菜单' }).getByRole('link')).toHaveCount(0);
  expect(refused).toEqual([]);
});

test('an organisation looks at alarms, hazards and devices, and is offered nothing that changes them [ROL-03] [SHL-17] [ALM-13] [DEV-13] [DEV-14] [DEV-23]', async ({
  page,
  city,
}) => {
  const main = page.getByRole('main');
  const firstRow = main.getByRole('row').nth(1);
  await logIn(page, 'org', '/alarm-manage/alarmalrmlist');
  await expect(firstRow).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  const client = await clientOf(city, 'org');
  const { rows } = await client.send(alarmCalls.list, { list: 'current', pageSize: 1 });
  await goTo(page, `/alarmDetails/${rows[0]?.alarmId}/current`);
  await expect(page.getByText('您的角色只能查看报警')).toBeVisible();

  await goTo(page, '/solution/hazard');
  await expect(firstRow).toBeVisible();
  await expect(page.getByRole('button', { name: '登记隐患' })).toHaveCount(0);

  const { rows: devices } = await client.send(deviceCalls.list, {
    deviceType: ['smoke'],
    status: ['online'],
    pageSize: 1,
  });
  await goTo(page, `/device/detail/${devices[0]?.deviceId}?part=control`);
  await expect(page.getByText('您没有向这台设备下发命令的权限')).toBeVisible();
  await expect(page.getByRole('button', { name: '自检' })).toHaveCount(0);
  await page.getByRole('tab', { name: '记录', exact: true }).click();
  await page.getByRole('tab', { name: '生命周期' }).click();
  await expect(page.getByRole('grid', { name: '生命周期记录' })).toContainText('开通服务');
  await expect(page.getByRole('button', { name: '停用', exact: true })).toHaveCount(0);

  await goTo(page, '/device/Inspection?list=batteries');
  await firstRow.getByRole('gridcell').filter({ hasText: '电池' }).first().click();
  await expect(page.getByRole('dialog').getByRole('grid', { name: '维保记录' })).toBeVisible();
  await expect(page.getByRole('button', { name: '登记维保' })).toHaveCount(0);
});

test('a unit looks at its rules and at itself alone, and is offered no new ones [ALM-05] [SIT-06] [ROL-03] [ROL-06]', async ({
  page,
}) => {
  const grid = page.getByRole('main').getByRole('grid');
  await logIn(page, 'unit', '/alarm-manage/rules');
  await expect(grid.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('button', { name: '新建规则' })).toHaveCount(0);
  await goTo(page, '/unit/list');
  await expect(grid).toHaveAttribute('aria-rowcount', '2');
  await expect(page.getByRole('button', { name: '新建单位' })).toHaveCount(0);
});
