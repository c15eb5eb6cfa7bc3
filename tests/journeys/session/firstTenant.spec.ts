import { type Browser, type Page, expect, test } from 'playwright/test';
import { fillSetup, startEmpty } from '../emptyServer.ts';
import { goTo } from '../world.ts';

const formOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
type Form = ReturnType<typeof formOf>;

/** Chooses one of a short list, the first unless named. */
async function pick(form: Form, field: string, option?: string): Promise<void> {
  await form.getByRole('combobox', { name: field, exact: true }).click();
  const listed = form.page().getByRole('listbox').getByRole('option');
  await (option === undefined ? listed.first() : listed.filter({ hasText: option })).click();
}

/** Chooses in a field that finds by text. */
async function find(form: Form, field: string, text: string): Promise<void> {
  await form.getByRole('combobox', { name: field }).fill(text);
  await form.page().getByRole('option', { name: text }).first().click();
}

const save = (form: Form) => form.getByRole('button', { name: '保存', exact: true }).click();

async function fill(form: Form, typed: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(typed))
    await form.getByRole('textbox', { name: label, exact: true }).fill(text);
}

async function addMobile(form: Form, number: string): Promise<void> {
  await form.getByRole('button', { name: '添加手机号' }).click();
  await form.getByRole('textbox', { name: /手机号/ }).fill(number);
}

async function addOrg(page: Page, parent: string, name: string, level: string): Promise<void> {
  await page.getByRole('button', { name: '新建下级' }).click();
  const form = formOf(page, `在 ${parent} 下新建机构`);
  await fill(form, { 机构名称: name });
  await pick(form, '层级', level);
  await save(form);
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
}

interface Unit {
  readonly name: string;
  readonly org: string;
  readonly partner?: string;
  readonly place: string;
  readonly at: string;
  readonly building: string;
}

async function addUnit(page: Page, url: string, { name, org, partner }: Unit): Promise<void> {
  await goTo(page, `${url}unit/list`);
  await page.getByRole('button', { name: '新建单位' }).last().click();
  const form = formOf(page, '新建单位');
  await fill(form, { 单位名称: name, 联系人: '林经理', 地址: '海港路 1 号' });
  await addMobile(form, '13800138001');
  await find(form, '所属机构', org);
  if (partner) await find(form, '合作商', partner);
  await save(form);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

async function addPlace(page: Page, url: string, { name, org, place, partner, at }: Unit): Promise<void> {
  await goTo(page, `${url}place/list`);
  await page.getByRole('button', { name: '新建场所' }).last().click();
  const form = formOf(page, '新建场所');
  await fill(form, { 场所名称: place, 负责人: '赵店长', 报警电话: '13800138002', 地址: '海港路 2 号' });
  await pick(form, '类型', '商场');
  await addMobile(form, '13800138002');
  await find(form, '所属单位', name);
  if (partner) await find(form, '合作商', partner);
  const coordinates = form.getByRole('textbox', { name: '经纬度' });
  await coordinates.fill(at);
  await coordinates.press('Enter');
  await expect(form).toContainText(`深圳市 / ${org}`);
  await save(form);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(place);
}

async function addBuilding(page: Page, url: string, { place, building }: Unit): Promise<void> {
  await goTo(page, `${url}buildings/list`);
  await page.getByRole('button', { name: '新建建筑' }).last().click();
  const form = formOf(page, '新建建筑');
  await fill(form, { 建筑名称: building, 建筑编号: 'A-1', 地上层数: '3', 地下层数: '1' });
  await find(form, '所属场所', place);
  for (const field of [
    '状态',
    '建筑分类',
    '使用性质',
    '结构类型',
    '火灾危险性',
    '耐火等级',
    '抗震设防类别',
    '产权性质',
  ])
    await pick(form, field);
  await save(form);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(building);
}

interface User {
  readonly username: string;
  readonly kind: string;
  readonly node: string;
  readonly role?: string;
}

/** Creates an account, and returns the password that is shown once. */
async function addUser(page: Page, url: string, { username, kind, node, role }: User): Promise<string> {
  await goTo(page, `${url}system/user`);
  await page.getByRole('button', { name: '新建账号' }).click();
  const form = formOf(page, '新建账号');
  await fill(form, { 用户名: username, 姓名: '王值守' });
  await pick(form, '账号类型', kind);
  await find(form, '归属', node);
  if (role) await pick(form, '角色', role);
  await save(form);
  const shown = formOf(page, `“${username}”的一次性密码`);
  const password = (await shown.locator('p > span').first().textContent()) ?? '';
  await shown.getByRole('button', { name: '已交给本人' }).click();
  return password;
}

/** Logs in for the first time, with the password that has to be changed. */
async function firstLogin(browser: Browser, url: string, username: string, password: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`${url}login`);
  await page.getByLabel('用户名').fill(username);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  const change = formOf(page, '修改密码');
  await change.locator('[name=oldPassword]').fill(password);
  await change.locator('[name=password]').fill('Watch-2026!');
  await change.locator('[name=confirmation]').fill('Watch-2026!');
  await change.getByRole('button', { name: '修改密码' }).click();
  await expect(change).toBeHidden();
  return page;
}

/** The list at an address shows these, and nothing else. */
async function expectRows(page: Page, address: string, names: readonly string[]): Promise<void> {
  await goTo(page, address);
  const grid = page.getByRole('main').getByRole('grid');
  await expect(grid).toHaveAttribute('aria-rowcount', String(names.length + 1));
  // a building has its place under its name
  for (const name of names)
    await expect(grid.getByRole('gridcell', { name: new RegExp(`^${name}`) }).first()).toBeVisible();
}

const near: Unit = {
  name: '海港一期',
  org: '南山区',
  partner: '海港消防',
  place: '一期商场',
  at: '113.9304,22.5333',
  building: '一期主楼',
};
const far: Unit = {
  name: '山城二期',
  org: '福田区',
  place: '二期商场',
  at: '114.0579,22.5431',
  building: '二期主楼',
};

test('without any demo data one person makes a tenant with organisations, a partner, units, places, buildings, a role and three users, and each user sees its own part [SHL-31] [ORG-01] [ORG-05] [SIT-02] [SIT-06] [BLD-01] [ROL-02] [ROL-06] [SES-08]', async ({
  page,
  browser,
}) => {
  test.setTimeout(600_000);
  const { url, code, stop } = await startEmpty();
  try {
    await test.step('the tenant', async () => {
      await page.goto(url);
      await page.waitForURL('**/setup');
      await fillSetup(page, code);
      await page.getByRole('button', { name: '创建租户' }).click();
      await page.waitForURL('**/main');
    });

    await test.step('the guide begins with nothing done, and a form says what has to be there first', async () => {
      await page.getByRole('main').getByRole('link', { name: '使用指南' }).click();
      await expect(page.getByText('已完成 0 / 14')).toBeVisible();
      await goTo(page, `${url}buildings/list`);
      await page.getByRole('button', { name: '新建建筑' }).last().click();
      await formOf(page, '新建建筑').getByRole('combobox', { name: '所属场所' }).click();
      await expect(page.getByRole('status').filter({ hasText: '请先在“场所列表”中新建' })).toBeAttached();
    });

    await test.step('organisations', async () => {
      await goTo(page, `${url}system/orgs`);
      await addOrg(page, '海港物业', '深圳市', '市');
      await addOrg(page, '深圳市', near.org, '区县');
      await page.getByRole('navigation', { name: '所在位置' }).getByRole('link', { name: '深圳市' }).click();
      await addOrg(page, '深圳市', far.org, '区县');
    });

    await test.step('a partner', async () => {
      await goTo(page, `${url}system/agent`);
      await page.getByRole('button', { name: '新建合作商' }).last().click();
      const form = formOf(page, '新建合作商');
      await fill(form, { 合作商: '海港消防', 联系人: '陈经理', 电话: '0755 8611 2233', 地址: '海港路 3 号' });
      await save(form);
      await expectRows(page, `${url}system/agent`, ['海港消防']);
    });

    await test.step('two units, each with a place on the map and a building', async () => {
      for (const unit of [near, far]) {
        await addUnit(page, url, unit);
        await addPlace(page, url, unit);
        await addBuilding(page, url, unit);
      }
    });

    await test.step('a member of the first place', async () => {
      await goTo(page, `${url}place/list`);
      await page.getByRole('gridcell', { name: near.place, exact: true }).click();
      await page.getByRole('tab', { name: '人员' }).click();
      await page.getByRole('button', { name: '新增成员' }).click();
      const form = formOf(page, '新增成员');
      await fill(form, { 姓名: '周住户', 手机: '13800138003' });
      await save(form);
      await expect(page.getByRole('gridcell', { name: '周住户', exact: true })).toBeVisible();
    });

    await test.step('a role that sees places and buildings', async () => {
      await goTo(page, `${url}system/roles`);
      await page.getByRole('button', { name: '新建角色' }).click();
      const form = formOf(page, '新建角色');
      await fill(form, { 角色名称: '场所查看' });
      await pick(form, '角色类型', '联网单位');
      await save(form);
      await expect(page).toHaveURL(/\/system\/empower\?role=/);
      const matrix = page.getByRole('treegrid');
      for (const menu of ['场所列表', '建筑列表']) {
        await page.getByRole('searchbox', { name: '查找菜单' }).fill(menu);
        await matrix
          .getByRole('row')
          .filter({ has: page.getByRole('rowheader', { name: menu, exact: true }) })
          .getByRole('checkbox', { name: '查看' })
          .click();
      }
      await page.getByRole('button', { name: '授权', exact: true }).click();
      await expect(page.getByRole('button', { name: '授权', exact: true })).toHaveCount(0);
    });

    const users: readonly User[] = [
      { username: 'org_watch', kind: '监管机构', node: near.org },
      { username: 'partner_watch', kind: '合作商', node: '海港消防' },
      { username: 'unit_view', kind: '联网单位', node: near.name, role: '场所查看' },
    ];
    const passwords = new Map<string, string>();
    await test.step('three users', async () => {
      for (const user of users) passwords.set(user.username, await addUser(page, url, user));
    });

    await test.step('the guide has all of it done, in the order in which it was', async () => {
      await goTo(page, `${url}guide/index`);
      const steps = page.getByRole('region', { name: '开始使用' }).getByRole('listitem');
      const done = ['机构', '合作商', '单位', '场所', '定位', '电话', '成员', '建筑', '角色', '同事'];
      await expect(steps.filter({ has: page.getByRole('img', { name: '已完成' }) })).toContainText(done);
    });

    for (const { username, role } of users)
      await test.step(`${username} sees the first unit, and not the second`, async () => {
        const own = await firstLogin(browser, url, username, passwords.get(username) ?? '');
        const menu = own.getByRole('navigation', { name: '主菜单' });
        await expect(menu.getByRole('link').first()).toBeVisible();
        await expectRows(own, `${url}place/list`, [near.place]);
        await expectRows(own, `${url}buildings/list`, [near.building]);
        if (role) {
          await expect(menu.getByRole('link')).toHaveText(['场所列表', '建筑列表']);
          await goTo(own, `${url}unit/list`);
          await expect(own.getByRole('main')).toContainText(/没有/);
        } else await expectRows(own, `${url}unit/list`, [near.name]);
        await own.close();
      });
  } finally {
    await stop();
  }
});
