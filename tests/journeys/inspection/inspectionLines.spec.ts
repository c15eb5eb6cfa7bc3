import { expect } from 'playwright/test';
import { test } from '../city.ts';
import { goTo, logIn } from '../world.ts';

test('a point is made and put into a line with two others, the line is put in order, and a point of another unit is refused by name [INS-03] [INS-02]', async ({
  page,
}) => {
  const [point, line] = ['旅程消防水泵房', '旅程巡检线'];
  await logIn(page, 'platform', '/main/inspection/points?unit=1&inLine=no');
  await page.getByRole('button', { name: '新建巡检点' }).first().click();
  const form = page.getByRole('dialog', { name: '新建巡检点' });
  await form.getByRole('button', { name: '保存', exact: true }).click();
  await expect(form.getByText('请将信息填写完整').first()).toBeVisible();
  await form.getByRole('textbox', { name: '名称' }).fill(point);
  await form.getByRole('textbox', { name: '位置' }).fill('水泵房内');
  await form.getByRole('combobox', { name: '建筑' }).click();
  await page.getByRole('option', { name: '1栋' }).first().click();
  await form.getByRole('textbox', { name: '楼层' }).fill('-1');
  await form.getByRole('combobox', { name: '分类' }).click();
  await page.getByRole('option', { name: '消防 · 室内消火栓' }).click();
  await form.getByRole('combobox', { name: '巡检项' }).click();
  await page.getByRole('option', { name: /^消火栓箱门/ }).click();
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText(`已保存 ${point}`)).toBeVisible();

  // a line of its own, to which three points are set: two of them leave theirs
  await goTo(page, '/main/inspection/lines?unit=1');
  await page.getByRole('button', { name: '新建路线' }).first().click();
  const lineForm = page.getByRole('dialog', { name: '新建路线' });
  await lineForm.getByRole('textbox', { name: '路线名称' }).fill(line);
  await lineForm.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText(`已保存 ${line}`).last()).toBeVisible();
  const points = page.getByRole('main').getByRole('grid');
  const setTicked = async () => {
    await page.getByRole('button', { name: '设置到路线' }).click();
    const setting = page.getByRole('dialog', { name: /个巡检点设置到路线$/ });
    await setting.getByRole('combobox', { name: '路线' }).click();
    await page.getByRole('option', { name: line }).click();
    await setting.getByRole('button', { name: '设置到路线' }).click();
    return setting;
  };
  const tick = (row: number) => points.getByRole('row').nth(row).getByRole('checkbox').check();
  await goTo(page, `/main/inspection/points?unit=1&search=${encodeURIComponent(point)}`);
  await expect(points.getByRole('gridcell', { name: point, exact: true })).toBeVisible();
  await tick(1);
  await setTicked();
  await expect(page.getByText('路线现有 1 个巡检点')).toBeVisible();
  await goTo(page, '/main/inspection/points?unit=1&line=1&sort=line');
  await expect(points.getByRole('row').nth(2)).toBeVisible();
  for (const row of [1, 2]) await tick(row);
  await setTicked();
  await expect(page.getByText('路线现有 3 个巡检点')).toBeVisible();

  await goTo(page, `/main/inspection/lines?search=${encodeURIComponent(line)}`);
  await page.getByRole('gridcell', { name: new RegExp(`^${line}`) }).click();
  await page.getByRole('dialog', { name: line }).getByRole('button', { name: '修改' }).click();
  const editor = page.getByRole('dialog', { name: `修改 ${line}` });
  await editor.getByRole('button', { name: `移动 ${point}` }).focus();
  await page.keyboard.press('End');
  await expect(editor.getByText(`${point} 已移到第 3 位，共 3 位`)).toBeVisible();
  await editor.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText(`已保存 ${line}`).last()).toBeVisible();
  const drawer = page.getByRole('dialog', { name: line });
  // in order, unlike the floors that are drawn beside them
  await expect(drawer.locator('ol > li').nth(2)).toContainText(point);

  // a point of another unit is named
  await goTo(page, '/main/inspection/points?inLine=no&sort=unit');
  await expect(points.getByRole('row').nth(2)).toBeVisible();
  for (const row of [1, 2]) await tick(row);
  await page.getByRole('button', { name: '设置到路线' }).click();
  const setting = page.getByRole('dialog', { name: '将 2 个巡检点设置到路线' });
  await setting.getByRole('combobox', { name: '路线' }).click();
  await page.getByRole('option', { name: / · / }).first().click();
  await setting.getByRole('button', { name: '设置到路线' }).click();
  await expect(setting.getByText(/“.+”属于其他单位/).first()).toBeVisible();
});
