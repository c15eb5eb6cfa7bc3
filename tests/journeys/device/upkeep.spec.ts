import { expect } from 'playwright/test';
import { test } from '../city.ts';
import { goTo, logIn } from '../world.ts';

test('a round: a device that is overdue is tested by hand, put on record, and overdue no more [DEV-14] [DEV-13] [SIT-06]', async ({
  page,
}) => {
  await logIn(page, 'platform', '/device/Inspection?state=overdue');
  const rows = page.getByRole('main').getByRole('row');
  const cell = rows.nth(1).getByRole('gridcell').filter({ hasText: '自检逾期' });
  await expect(cell).toBeVisible();
  await cell.click();
  const drawer = page.getByRole('dialog').first();
  const name = (await drawer.getByRole('heading').first().innerText()).trim();
  await drawer.getByRole('button', { name: '登记维保' }).click();
  const form = page.getByRole('dialog', { name: `登记维保：${name}` });
  await form.getByRole('combobox', { name: '维保内容' }).click();
  await page.getByRole('option', { name: '现场测试' }).click();
  // one of the inspectors of its unit did it
  await form.getByRole('combobox', { name: '巡检员' }).click();
  const inspector = page.getByRole('listbox').getByRole('option').first();
  const did = (await inspector.innerText()).trim();
  await inspector.click();
  await form.getByRole('button', { name: '保存', exact: true }).click();
  await expect(drawer.getByRole('grid', { name: '维保记录' })).toContainText('现场测试');
  await expect(drawer.getByRole('grid', { name: '维保记录' })).toContainText(did);
  await goTo(page, `/device/Inspection?state=overdue&search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('main')).toContainText('没有');
});
