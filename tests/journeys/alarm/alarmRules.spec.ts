import { expect } from 'playwright/test';
import { test } from '../city.ts';
import { logIn } from '../world.ts';

test('a rule is rehearsed, changed and withdrawn before it takes effect [ALM-05] [N14] [SHL-07]', async ({ page }) => {
  await logIn(page, 'platform', '/alarm-manage/rules?kind=cableTemperature');
  const grid = page.getByRole('main').getByRole('grid');
  await grid.getByText('线缆温度过高').first().click();
  const drawer = page.getByRole('dialog', { name: '线缆温度过高' });
  await drawer.getByRole('button', { name: '演算', exact: true }).click();
  const rehearsal = page.getByRole('dialog', { name: '演算：线缆温度过高' });
  await rehearsal.getByRole('textbox', { name: '天数' }).fill('2');
  await rehearsal.getByRole('button', { name: '开始演算' }).click();
  await expect(drawer.getByText('已完成', { exact: false })).toBeVisible({ timeout: 60_000 });

  await drawer.getByRole('button', { name: '修改', exact: true }).click();
  const form = page.getByRole('dialog', { name: '修改规则：线缆温度过高' });
  await form.getByRole('textbox', { name: '阈值' }).fill('65');
  await form.getByRole('textbox', { name: '恢复值' }).fill('66');
  await form.getByRole('button', { name: '保存', exact: true }).click();
  await expect(form.getByRole('textbox', { name: '恢复值' })).toHaveAttribute('aria-invalid', 'true');
  await form.getByRole('textbox', { name: '恢复值' }).fill('55');
  await form.getByRole('textbox', { name: '恢复值' }).press('Tab');
  await expect(form.getByRole('textbox', { name: '恢复值' })).not.toHaveAttribute('aria-invalid', 'true');
  await form.getByRole('button', { name: '保存', exact: true }).click();
  await expect(drawer.getByRole('timer')).toContainText('后生效');

  await drawer.getByRole('button', { name: '撤回', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '撤回', exact: true }).click();
  await expect(drawer.getByText('生效中')).toBeVisible();
  await expect(drawer.getByRole('list', { name: '历史版本' })).toContainText('撤回');
});
