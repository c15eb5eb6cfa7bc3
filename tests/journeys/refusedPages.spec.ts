import { roleCalls } from '@fireline/api/role';
import { sessionCalls } from '@fireline/api/session';
import { type Role, permissionWords } from '@fireline/domain/role';
import { type RouteName, builtInRights, routeWords, routes } from '@fireline/domain/shell';
import { type Page, expect, test } from 'playwright/test';
import { apiBase, clientOf, logIn } from './world.ts';

const names = Object.keys(routes) as RouteName[];
/** Every page with a screen that is neither public nor granted, in the order of the menu. */
const refusedBy = (role: Role, granted: ReadonlySet<string>): RouteName[] =>
  names.filter((name) => {
    const { isPublic, roles } = routes[name];
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
    await page.evaluate((to) => history.pushState(null, '', to), address);
    const right = `${routeWords[`shell.route.${name}`].cn} · ${permissionWords['role.button.view'].cn}`;
    await expect(page.getByText(`缺少的权限：${right}。`), address).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(heading);
    await expect(page, address).toHaveURL(address);
  }
}

const menuPaths = (page: Page): Promise<string[]> =>
  page
    .getByRole('navigation', { name: '主菜单' })
    .locator('a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));

/** Addresses that neither role opens. */
const closedToBoth = [
  '/system/user',
  '/system/userLog',
  '/system/roles',
  '/system/empower',
  '/system/maint',
  '/system/keys',
  '/main/imports',
  '/main/upgrades',
  '/main/message/templates',
  '/project/label/1',
  '/project/resource/1',
  '/serviceCenter/sms',
  '/serviceCenter/voice',
  '/serviceCenter/rules',
  '/serviceCenter/triggers',
  '/configCenter/triggerRule',
  '/alarm-manage/drills',
  '/alarm-manage/silences',
  '/alarm-manage/duty',
  '/alarm-manage/duty/handover/1',
];

for (const [role, closed] of [
  ['resident', closedToBoth],
  ['org', [...closedToBoth, '/device/tasks']],
] as const)
  test(`every page that the role ${role} may not open says so, is not in its menu, and has no call refused [SHL-13] [ROL-03] [ROL-07]`, async ({
    page,
  }) => {
    const pages = refusedBy(role, builtInRights(role));
    const addresses = pages.map(addressOf);
    expect(addresses).toEqual(expect.arrayContaining([...closed]));
    const refused = refusedCalls(page);
    await logIn(page, role, '/changeUser');
    await expect(page.getByRole('navigation', { name: '主菜单' }).getByRole('link').first()).toBeVisible();
    expect((await menuPaths(page)).filter((path) => addresses.includes(path))).toEqual([]);
    await expectRefused(page, pages, '您没有权限打开此页面');
    expect(refused).toEqual([]);
  });

test('every page is closed to a role without rights, and none has a call refused [ROL-02] [ROL-07] [SHL-13]', async ({
  page,
}) => {
  await page.goto('/login');
  const platform = await clientOf(page);
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
  // the other journeys find the account as it was
  await platform.send(roleCalls.assign, { userId, revision: revision + 1 });
  await platform.send(roleCalls.delete, { roleId });
});
