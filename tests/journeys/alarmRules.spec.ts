import { alarmCalls } from '@fireline/api/alarm';
import { expect, test } from 'playwright/test';
import { clientOf, logIn } from './world.ts';

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

test('a trigger rule acts on an alarm, and its page shows what it looked at [ALM-12]', async ({ page }) => {
  await logIn(page, 'platform', '/configCenter/triggerRule');
  await expect(page.getByRole('main').getByRole('grid').getByRole('row').nth(1)).toBeVisible();
  const client = await clientOf(page, 'platform');
  const named = { name: '旅程触发', isEnabled: true, moment: 'closed', mildestLevel: 5 };
  const { trigger } = await client.send(alarmCalls.createTrigger, { ...named, actions: ['hazard'] });
  const { rows } = await client.send(alarmCalls.list, { list: 'current', pageSize: 1 });
  await client.send(alarmCalls.handle, { alarmId: rows[0]?.alarmId ?? 0, closing: 'manual', remark: '' });
  await page.goto(`/configCenter/triggerRule?search=旅程触发&open=${trigger.triggerId}`);
  await expect(page.getByRole('list', { name: '最近的执行记录' })).toContainText('已触发', { timeout: 60_000 });
});

test('a unit looks at rules and changes none [ALM-05] [ROL-03]', async ({ page }) => {
  await logIn(page, 'unit', '/alarm-manage/rules');
  await expect(page.getByRole('main').getByRole('grid').getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('button', { name: '新增规则' })).toHaveCount(0);
});
