import { expect } from 'playwright/test';
import { test } from '../city.ts';
import { goTo, logIn } from '../world.ts';

test('a partner makes a category and an item in it, changes both, and deletes the category once it is empty [INS-01] [SHL-23]', async ({
  page,
}) => {
  const category = '旅程配电间';
  await logIn(page, 'agent', '/main/inspection/categories');
  await page.getByRole('button', { name: '新建巡检分类' }).first().click();
  const form = page.getByRole('dialog', { name: '新建巡检分类' });
  await form.getByRole('radio', { name: '消防' }).check();
  await form.getByRole('textbox', { name: '分类名称' }).fill(category);
  await form.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText(`已保存 ${category}`)).toBeVisible();

  await goTo(page, '/main/inspection/items');
  // once the page stands: a banner that comes moves it under the press
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await page.getByRole('button', { name: '新建巡检项' }).first().click();
  const itemForm = page.getByRole('dialog', { name: '新建巡检项' });
  await itemForm.getByRole('combobox', { name: '分类' }).click();
  await page.getByRole('option', { name: `消防 · ${category}` }).click();
  await itemForm.getByRole('textbox', { name: '巡检内容' }).fill('旅程电缆桥架');
  await itemForm.getByRole('textbox', { name: '要求说明' }).fill('防火封堵完好');
  await itemForm.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('已保存 旅程电缆桥架')).toBeVisible();

  await goTo(page, `/main/inspection/items?search=${encodeURIComponent('防火封堵')}`);
  await page.getByRole('gridcell', { name: '旅程电缆桥架', exact: true }).click();
  await page.getByRole('dialog', { name: '旅程电缆桥架' }).getByRole('button', { name: '修改' }).click();
  const change = page.getByRole('dialog', { name: '修改 旅程电缆桥架' });
  await change.getByRole('textbox', { name: '操作指引' }).fill('example.com');
  await change.getByRole('button', { name: '保存', exact: true }).click();
  await expect(change.getByText('操作指引须为 http:// 或 https:// 开头的网址').first()).toBeVisible();
  await change.getByRole('textbox', { name: '操作指引' }).fill('https://example.com/tray');
  await change.getByRole('button', { name: '保存', exact: true }).click();
  const item = page.getByRole('dialog', { name: '旅程电缆桥架' });
  await expect(item.getByRole('link', { name: '打开操作指引' })).toHaveAttribute('href', 'https://example.com/tray');

  await goTo(page, `/main/inspection/categories?industry=firefighting&search=${encodeURIComponent('旅程')}`);
  await page.getByRole('gridcell', { name: category, exact: true }).click();
  const deleteIt = async (name: string) => {
    await page.getByRole('dialog', { name }).getByRole('button', { name: '删除' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  };
  await deleteIt(category);
  await expect(page.getByRole('alertdialog', { name: /^删除 / })).toContainText('巡检项数 1');
  await page.getByRole('alertdialog').getByRole('button', { name: '取消' }).click();
  await page.getByRole('dialog', { name: category }).getByRole('link', { name: '1', exact: true }).click();
  await expect(page).toHaveURL(/\/main\/inspection\/items\?category=\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('巡检项');
  await page.getByRole('gridcell', { name: '旅程电缆桥架', exact: true }).click();
  await deleteIt('旅程电缆桥架');
  await expect(page.getByText('已删除 旅程电缆桥架')).toBeVisible();

  await goTo(page, `/main/inspection/categories?search=${encodeURIComponent('旅程')}`);
  await page.getByRole('gridcell', { name: category, exact: true }).click();
  await deleteIt(category);
  await expect(page.getByText(`已删除 ${category}`)).toBeVisible();
  await expect(page.getByRole('gridcell', { name: category, exact: true })).toHaveCount(0);
});
