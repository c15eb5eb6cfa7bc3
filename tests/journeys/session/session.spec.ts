import { AxeBuilder } from '@axe-core/playwright';
import { sessionCalls } from '@fireline/api/session';
import { type Page, expect } from 'playwright/test';
import { test } from '../city.ts';
import { clientOf, goTo, logIn, logInByHand, password, quietDevices, report } from '../world.ts';

async function violationsOf(page: Page, part = 'html'): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}

test('without a login every page leads to the login page and then to where one wanted to go; an unknown one is said to be none, and the address alone leads to the overview [SHL-01, SHL-02, SHL-03, SES-01]', async ({
  page,
}) => {
  await logInByHand(page, 'unit', '/device/indexList?type=smoke');
  await expect(page).toHaveURL('/device/indexList?type=smoke');
  await expect(page.getByRole('grid')).toBeVisible();
  // an unknown address has a page of its own
  await goTo(page, '/no/such/page');
  await expect(page.getByText('页面不存在')).toBeVisible();
  await goTo(page, '/');
  await expect(page).toHaveURL('/main');
});

test('the login page is read in the language that is chosen on it, and so are the pages after it [SHL-12]', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByLabel('用户名').fill('unit');
  await page.getByRole('button', { name: 'English', exact: true }).click();
  await expect(page.getByLabel('User name')).toHaveValue('unit');
  await expect(page.locator('html, [data-fl-theme]').last()).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: '简体中文' }).click();
  await expect(page.getByLabel('用户名')).toHaveValue('unit');
  expect(await violationsOf(page)).toEqual([]);
});

test('a token that ran out leads to /login?back=1 and back again [SHL-04, SHL-16]', async ({ page }) => {
  await logIn(page, 'maint', '/alarm-manage/alarmhislist');
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('fireline.session') ?? '{}') as Record<string, unknown>;
    localStorage.setItem('fireline.session', JSON.stringify({ ...stored, token: 'x'.repeat(43) }));
  });
  await page.goto('/alarm-manage/alarmhislist');
  await expect(page).toHaveURL(/\/login\?back=1/);
  await page.getByLabel('用户名').fill('maint');
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL('/alarm-manage/alarmhislist');
});

test('the language changes without a reload and stays [SHL-12]', async ({ page }) => {
  await logIn(page, 'agent', '/device/indexList');
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await page.getByRole('button', { name: '语言' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('columnheader', { name: /Status/ })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: /Status/ })).toBeVisible();
});

test('a small window is warned of, and the warning can be dismissed [SHL-21]', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 700 });
  await logIn(page);
  const warning = page.getByText(/当前窗口小于 1366×768/);
  await expect(warning).toBeVisible();
  await page
    .getByRole('alert')
    .or(page.getByRole('main'))
    .getByRole('button', { name: '收起', exact: true })
    .first()
    .click();
  await expect(warning).toBeHidden();
});

test('five wrong passwords lock the account, for the right password too; how many are left is said [SES-01] [SES-06] [SHL-15]', async ({
  page,
  city,
}) => {
  const wrong = '登录失败：用户名或密码错误';
  const locked = '登录失败：密码输错次数过多，账号已锁定，请 15 分钟后再试，或联系管理员解锁';
  await page.goto('/login');
  await page.getByLabel('用户名').fill('resident');
  const tryWith = async (text: string): Promise<void> => {
    await page.getByLabel('密码', { exact: true }).fill(text);
    const answered = page.waitForResponse((response) => response.url().endsWith('/auths/weak/login'));
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await answered;
    await expect(page.getByRole('button', { name: '登录', exact: true })).not.toHaveAttribute('aria-disabled', 'true');
  };
  const told = [wrong, wrong, `${wrong}，再错 2 次账号将被锁定`, `${wrong}，再错 1 次账号将被锁定`, locked];
  for (const [attempt, text] of told.entries()) {
    await tryWith(`wrong-${attempt}-password`);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    // nothing typed is lost
    await expect(page.getByLabel('用户名')).toHaveValue('resident');
    await expect(page.getByLabel('密码', { exact: true })).toHaveValue(`wrong-${attempt}-password`);
  }
  await tryWith(password);
  await expect(page.getByText(locked, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  // an administrator unlocks it
  const platform = await clientOf(city);
  const { rows } = await platform.send(sessionCalls.users, { search: 'resident' });
  const { userId = 0 } = rows.find(({ username }) => username === 'resident') ?? {};
  await platform.send(sessionCalls.unlock, { userId });
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL('/main');
});

test('a changed password shuts the old one and every other browser out; this one stays [SES-02, SES-05]', async ({
  page,
  browser,
}) => {
  const changed = 'Changed-2026!';
  // an account that no other journey of this file uses
  const username = 'agent_head';
  const elsewhere = await browser.newPage();
  await logIn(elsewhere, username, '/device/indexList');
  await expect(elsewhere.getByRole('grid')).toBeVisible();
  await logIn(page, username);
  await page.getByRole('button', { name: /账号/ }).click();
  await page.getByRole('menuitem', { name: '修改密码' }).click();
  const dialog = page.getByRole('dialog', { name: '修改密码' });
  await dialog.getByLabel('原密码', { exact: true }).fill('wrong-1-password');
  await dialog.getByLabel('新密码', { exact: true }).fill(changed);
  await dialog.getByLabel('再次输入新密码').fill(changed);
  await dialog.getByRole('button', { name: '修改密码' }).click();
  await expect(dialog.getByText('原密码不正确')).toBeVisible();
  await expect(dialog.getByLabel('新密码', { exact: true })).toHaveValue(changed);
  expect(await violationsOf(page, '[role=dialog]')).toEqual([]);
  await dialog.getByLabel('原密码', { exact: true }).fill(password);
  await dialog.getByLabel('原密码', { exact: true }).press('Enter');
  await expect(page.getByText('其他设备上的登录已退出')).toBeVisible();
  await expect(dialog).toBeHidden();

  await expect(elsewhere).toHaveURL(/\/login\?back=1/);
  await elsewhere.getByLabel('用户名').fill(username);
  await elsewhere.getByLabel('密码', { exact: true }).fill(password);
  await elsewhere.getByRole('button', { name: '登录', exact: true }).click();
  await expect(elsewhere.getByText(/登录失败：/)).toBeVisible();
  await elsewhere.getByLabel('密码', { exact: true }).fill(changed);
  await elsewhere.getByRole('button', { name: '登录', exact: true }).click();
  await expect(elsewhere).toHaveURL('/device/indexList');
  await elsewhere.close();

  await page.reload();
  await expect(page.getByRole('button', { name: /账号/ })).toBeVisible();
});

test('on a phone new alarms take room above the page and cover none of it [SHL-13] [SHL-24] [ALM-04]', async ({
  page,
  city,
}) => {
  const [device] = await quietDevices(city, 'gas');
  if (!device) throw new Error('The city has no quiet gas detector');
  await report(city, [{ imei: device.imei, readings: { gas: 30 } }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, 'platform', '/main/plan/list');
  const popups = page.getByRole('region', { name: '新报警' });
  await expect(popups.getByRole('button', { expanded: false })).toBeVisible();
  const [over, under] = [await popups.boundingBox(), await page.getByRole('main').boundingBox()];
  expect(over?.height).toBeLessThanOrEqual(46);
  expect((over?.y ?? Infinity) + (over?.height ?? 0)).toBeLessThanOrEqual(under?.y ?? 0);
  const last = page.getByRole('main').getByRole('listitem').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('the main page and the lists of devices and alarms have no accessibility violation [N23]', async ({ page }) => {
  // four pages are judged whole
  test.setTimeout(240_000);
  await logIn(page, 'platform', '/main');
  for (const path of ['/main', '/device/indexList', '/alarm-manage/alarmalrmlist', '/alarm-manage/alarmhislist']) {
    await goTo(page, path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect(await violationsOf(page), path).toEqual([]);
  }
});
