import { type Page, expect, test } from 'playwright/test';
import { logIn } from './world.ts';

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

  await page.goto('/place/list');
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
  await expect(other.getByRole('dialog')).toContainText('platform 刚刚修改了此记录');
  await expect(other.getByRole('dialog').getByRole('textbox', { name: '负责人' })).toHaveValue('钱店长');
  await other.close();

  // a unit is not deleted while a place hangs on it
  await page.goto(unitAddress);
  const remove = async (): Promise<void> => {
    await page.getByRole('button', { name: '删除', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '删除', exact: true }).click();
  };
  await remove();
  await expect(page.getByText(/单位下还有 1 个场所/).first()).toBeVisible();
  await page.goto(placeAddress);
  await remove();
  await expect(page).toHaveURL(/\/place\/list/);
  await page.goto(unitAddress);
  await remove();
  await expect(page).toHaveURL(/\/unit\/list/);
});

test('units and places open for those who see them, and only theirs [SIT-02] [SIT-06] [ROL-06]', async ({ page }) => {
  await logIn(page, 'unit', '/unit/list');
  await expect(page.getByRole('main').getByRole('grid')).toHaveAttribute('aria-rowcount', '2');
  await expect(page.getByRole('button', { name: '新建单位' })).toHaveCount(0);
  await page.goto('/unit/details/999999');
  await expect(page.getByRole('main')).toContainText('单位不存在或无权查看');
  await page.goto('/place/details/999999');
  await expect(page.getByRole('main')).toContainText('场所不存在或无权查看');
});
