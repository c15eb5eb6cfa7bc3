import { expect } from 'playwright/test';
import { test } from '../city.ts';
import { goTo, logIn } from '../world.ts';

test('a device is registered in a place, found, moved with others, the move is taken back, and it leaves [DEV-12] [DEV-21] [DEV-13] [N12]', async ({
  page,
}) => {
  await logIn(page, 'platform', '/device/index');
  await page.getByRole('button', { name: '登记设备' }).click();
  const form = page.getByRole('dialog', { name: '登记设备' });
  await form.getByRole('textbox', { name: 'IMEI' }).fill('490154203237519');
  await expect(form).toContainText('校验位不符');
  await form.getByRole('textbox', { name: 'IMEI' }).fill('490154203237518');
  await form.getByRole('combobox', { name: '设备类型' }).click();
  await page.getByRole('option', { name: '烟感探测器' }).click();
  await form.getByRole('textbox', { name: '设备名称' }).fill('旅程烟感');
  const place = form.getByRole('combobox', { name: '场所' });
  await place.fill('酒店');
  await page.getByRole('option', { name: /酒店/ }).first().click();
  await form.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('已登记 旅程烟感')).toBeVisible();

  await goTo(page, '/device/indexList?search=旅程烟感');
  const row = page.getByRole('row').filter({ hasText: '旅程烟感' });
  await expect(row).toContainText('未激活');
  await row.getByRole('checkbox').click();
  await page.getByRole('button', { name: '从场所取下' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '从场所取下' }).click();
  await expect(page.getByText('1 台设备已完成：从场所取下')).toBeVisible();
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(page.getByText('已撤销 1 台设备')).toBeVisible();
  await expect(row).toContainText('酒店');

  await row.getByRole('checkbox').click();
  await page.getByRole('button', { name: '移除', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '移除', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: '旅程烟感' })).toHaveCount(0);
});
