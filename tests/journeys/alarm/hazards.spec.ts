import { alarmCalls } from '@fireline/api/alarm';
import { expect } from 'playwright/test';
import { test } from '../city.ts';
import { clientOf, goTo, logIn } from '../world.ts';

test('an alarm becomes a hazard, which is handed over and rectified; the alarm then leads to it [ALM-13] [ALM-11] [SHL-08]', async ({
  page,
  city,
}) => {
  await logIn(page, 'agent', '/solution/index');
  await expect(page.getByRole('group', { name: '已逾期' }).getByRole('link')).toHaveAttribute('href', /due=overdue/);
  const client = await clientOf(city, 'agent');
  const { rows } = await client.send(alarmCalls.list, { list: 'history', pageSize: 50 });
  const made = new Set((await client.send(alarmCalls.hazards, { pageSize: 100 })).rows.map(({ alarmId }) => alarmId));
  const alarm = rows.find(({ alarmId }) => !made.has(alarmId));
  await goTo(page, `/alarmDetails/${alarm?.alarmId}/close`);
  await page.getByRole('button', { name: '登记隐患' }).click();
  const form = page.getByRole('dialog', { name: '登记隐患' });
  await form.getByRole('textbox', { name: '隐患' }).fill('旅程隐患');
  await form.getByRole('textbox', { name: '责任人' }).fill('林经理');
  await form.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page).toHaveURL(/\/solution\/hazard\/detail\?id=\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('旅程隐患');

  await page.getByRole('button', { name: '移交', exact: true }).click();
  const over = page.getByRole('dialog', { name: '移交：旅程隐患' });
  await over.getByRole('button', { name: '移交', exact: true }).click();
  await expect(over.getByRole('textbox', { name: '移交给' })).toHaveAttribute('aria-invalid', 'true');
  await over.getByRole('textbox', { name: '移交给' }).fill('街道消防办');
  await over.getByRole('button', { name: '移交', exact: true }).click();
  const track = page.getByRole('list', { name: '整改经过' });
  await expect(track).toContainText('移交给 街道消防办');
  await page.getByRole('button', { name: '完成整改' }).click();
  const done = page.getByRole('dialog', { name: '完成整改：旅程隐患' });
  await done.getByRole('textbox', { name: '备注' }).fill('复测合格');
  await done.getByRole('button', { name: '完成整改', exact: true }).click();
  await expect(track).toContainText('复测合格');
  await expect(page.getByRole('button', { name: '完成整改' })).toHaveCount(0);
  await goTo(page, `/alarmDetails/${alarm?.alarmId}/close`);
  await page.getByRole('link', { name: '查看隐患' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('旅程隐患');
});
