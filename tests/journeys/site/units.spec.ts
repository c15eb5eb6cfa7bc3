import { siteCalls } from '@fireline/api/site';
import { type Page, expect } from 'playwright/test';
import { test } from '../city.ts';
import { clientOf, goTo, logIn } from '../world.ts';

/** Chooses in a field that finds by text. */
async function choose(page: Page, field: string, text: string): Promise<void> {
  const box = page.getByRole('dialog').getByRole('combobox', { name: field });
  await box.fill(text);
  await page.getByRole('option', { name: text }).first().click();
}

test('a unit and a place of it are put on record, changed by two at once, and deleted in their order [SIT-02] [SIT-06] [SIT-05] [ROL-06]', async ({
  page,
  browser,
}) => {
  // six pages with two forms, and a second browser
  test.setTimeout(240_000);
  const [unit, place] = ['旅程物业有限公司', '旅程小店'];
  await logIn(page, 'platform', '/unit/list');
  await page.getByRole('button', { name: '新建单位' }).click();
  const form = page.getByRole('dialog', { name: '新建单位' });
  await form.getByRole('textbox', { name: '单位名称' }).fill(unit);
  await form.getByRole('textbox', { name: '联系人' }).fill('林经理');
  await form.getByRole('button', { name: '添加手机号' }).click();
  await form.getByRole('textbox', { name: /手机号/ }).fill('138 0013 8001');
  await choose(page, '所属机构', '南山区');
  await form.getByRole('textbox', { name: '地址', exact: true }).fill('后海大道2388号');
  await form.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page).toHaveURL(/\/unit\/details\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(unit);
  const unitAddress = page.url();

  // an inspector of the unit, removed by mistake and back again
  await page.getByRole('tab', { name: '人员' }).click();
  await page.getByRole('tab', { name: '巡检员' }).click();
  await page.getByRole('button', { name: '新建巡检员' }).click();
  const inspector = page.getByRole('dialog', { name: '新建巡检员' });
  await inspector.getByRole('textbox', { name: '姓名' }).fill('周强');
  await inspector.getByRole('textbox', { name: '手机号' }).fill('138 0013 8014');
  await inspector.getByRole('button', { name: '保存', exact: true }).click();
  const row = page.getByRole('gridcell', { name: '周强', exact: true });
  await expect(row).toBeVisible();
  await page.getByRole('button', { name: '删除 周强' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(row).toBeVisible();

  await goTo(page, '/place/list');
  await page.getByRole('button', { name: '新建场所' }).click();
  const placeForm = page.getByRole('dialog', { name: '新建场所' });
  await placeForm.getByRole('textbox', { name: '场所名称' }).fill(place);
  await placeForm.getByRole('combobox', { name: '类型' }).click();
  await page.getByRole('option', { name: '商场' }).click();
  await placeForm.getByRole('textbox', { name: '负责人' }).fill('赵店长');
  await placeForm.getByRole('textbox', { name: '报警电话' }).fill('13800138001');
  await placeForm.getByRole('button', { name: '添加手机号' }).click();
  await placeForm.getByRole('textbox', { name: /手机号/ }).fill('13800138001');
  await choose(page, '所属单位', unit);
  await placeForm.getByRole('textbox', { name: '地址', exact: true }).fill('后海大道2388号1层');
  await placeForm.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page).toHaveURL(/\/place\/details\/\d+/);
  await expect(page.getByRole('main')).toContainText(unit);
  const placeAddress = page.url();

  // somebody else has the form open already, and learns of the change
  const other = await browser.newPage();
  await logIn(other, 'platform', new URL(placeAddress).pathname);
  await other.getByRole('button', { name: '修改', exact: true }).click();
  await page.getByRole('button', { name: '修改', exact: true }).click();
  for (const one of [page, other])
    await one.getByRole('dialog').getByRole('textbox', { name: '负责人' }).fill('钱店长');
  await page.getByRole('dialog').getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByRole('main')).toContainText('钱店长');
  await other.getByRole('dialog').getByRole('button', { name: '保存', exact: true }).click();
  await expect(other.getByRole('dialog')).toContainText('平台值班长 修改了此记录');
  await expect(other.getByRole('dialog')).toContainText(/保存于 .*（\d+.*前）/);
  await expect(other.getByRole('dialog').getByRole('textbox', { name: '负责人' })).toHaveValue('钱店长');
  await other.close();

  // a unit is not deleted while a place hangs on it
  await goTo(page, unitAddress);
  const remove = async (): Promise<void> => {
    await page.getByRole('button', { name: /更多操作$/ }).click();
    await page.getByRole('menuitem', { name: '删除', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '删除', exact: true }).click();
  };
  await remove();
  await expect(page.getByText(/单位下还有 1 个场所/).first()).toBeVisible();
  await goTo(page, placeAddress);
  await remove();
  await expect(page).toHaveURL(/\/place\/list/);
  await goTo(page, unitAddress);
  await remove();
  await expect(page).toHaveURL(/\/unit\/list/);
});

test('a unit gets an account of its own, goes to another organisation and comes back, and two editors of the account learn of each other [SES-08] [SIT-06] [ORG-05]', async ({
  page,
  browser,
  city,
}) => {
  test.setTimeout(240_000);
  const username = `of_unit_${Date.now() % 1_000_000}`;
  await logIn(page, 'platform', '/unit/list?sort=name');
  const list = page.getByRole('main').getByRole('grid');
  const name = (await list.getByRole('row').nth(1).getByRole('gridcell').nth(1).textContent()) ?? '';
  await list.getByText(name, { exact: true }).first().click();
  await page.getByRole('tab', { name: '人员' }).click();
  await page.getByRole('button', { name: '创建关联用户' }).click();
  const form = page.getByRole('dialog', { name: '创建关联用户' });
  await expect(form.getByRole('combobox', { name: '归属' })).toBeDisabled();
  await form.getByRole('textbox', { name: '用户名' }).fill('platform');
  await form.getByRole('textbox', { name: '姓名' }).fill('值守员');
  await form.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText(/^创建关联用户失败/)).toBeVisible();
  await page.getByRole('button', { name: '关闭通知' }).first().click();
  await form.getByRole('textbox', { name: '用户名' }).fill(username);
  await form.getByRole('button', { name: '保存', exact: true }).click();
  await page.getByRole('button', { name: '已交给本人' }).click();
  await expect(page.getByRole('gridcell', { name: username })).toBeVisible();

  // the accounts of the unit, and two who change this one
  await page.getByRole('link', { name: '在用户管理中打开' }).click();
  await expect(page).toHaveURL(/\/system\/user\?unit=\d+/);
  const other = await browser.newPage();
  await logIn(other, 'platform', new URL(page.url()).pathname + new URL(page.url()).search);
  for (const one of [page, other]) {
    await one.getByRole('gridcell', { name: username }).click();
    await one.getByRole('dialog').getByRole('button', { name: '修改', exact: true }).click();
  }
  const save = (one: Page) => one.getByRole('dialog').getByRole('button', { name: '保存', exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: '姓名' }).fill('夜班值守');
  await save(page);
  await expect(page.getByText(`已保存账号“${username}”`)).toBeVisible();
  await other.getByRole('dialog').getByRole('textbox', { name: '手机号' }).fill('13800138066');
  await save(other);
  await expect(other.getByRole('dialog')).toContainText('修改了此账号');
  await expect(other.getByRole('dialog')).toContainText(/保存于 .*（\d+.*前）/);
  await other.getByRole('button', { name: '载入新内容' }).click();
  await expect(other.getByRole('dialog').getByRole('textbox', { name: '姓名' })).toHaveValue('夜班值守');
  await expect(other.getByRole('dialog').getByRole('textbox', { name: '手机号' })).toHaveValue('13800138066');
  await save(other);
  await expect(other.getByText(`已保存账号“${username}”`)).toBeVisible();
  await other.close();

  // moved by mistake
  await goTo(page, '/unit/list?sort=name');
  const moved = list.getByRole('row').nth(1);
  const movedName = (await moved.getByRole('gridcell').nth(1).textContent()) ?? '';
  const orgOf = async () => {
    const { rows } = await (await clientOf(city)).send(siteCalls.units, { search: movedName });
    return rows.find(({ name: one }) => one === movedName)?.orgName;
  };
  const before = await orgOf();
  await list.getByRole('checkbox').nth(1).check();
  await page.getByRole('button', { name: '转移', exact: true }).click();
  const move = page.getByRole('dialog');
  await choose(page, '所属机构', '南山区');
  await move.getByRole('button', { name: '转移', exact: true }).click();
  await expect.poll(orgOf).toBe('南山区');
  await page.getByRole('button', { name: '撤销', exact: true }).click();
  await expect(page.getByText('已撤销', { exact: true })).toBeVisible();
  expect(await orgOf()).toBe(before);
});
