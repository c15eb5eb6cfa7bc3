import { expect } from 'playwright/test';
import { test } from '../city.ts';
import { goTo, logIn } from '../world.ts';

test('a patrol is planned, its first task is walked at the desk, and the item that fails is a hazard of the place [INS-04] [INS-05] [ALM-13]', async ({
  page,
}) => {
  const plan = '旅程每日巡检';
  await logIn(page, 'platform', '/main/inspection/plans?unit=1');
  await page.getByRole('button', { name: '新建计划' }).first().click();
  const form = page.getByRole('dialog', { name: '新建计划' });
  await form.getByRole('textbox', { name: '计划名称' }).fill(plan);
  const choose = async (field: string) => {
    await form.getByRole('combobox', { name: field }).click();
    await page.getByRole('option').last().click();
  };
  await choose('路线');
  await choose('巡检员');
  await form.getByRole('combobox', { name: '周期' }).click();
  await page.getByRole('option', { name: '每天' }).click();
  await form.getByRole('group', { name: '结束日期' }).getByRole('spinbutton').first().pressSequentially('20350101');
  await expect(form.getByRole('region', { name: '接下来的任务' }).getByRole('listitem')).toHaveCount(10);
  await form.getByRole('radio', { name: '生成隐患', exact: true }).check();
  await form.getByRole('combobox', { name: '隐患级别' }).click();
  await page.getByRole('option', { name: /严重$/ }).click();
  await form.getByRole('textbox', { name: '整改天数' }).fill('5');
  await form.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText(`已保存 ${plan}`)).toBeVisible();

  await goTo(page, `/main/inspection/tasks?standing=running&search=${encodeURIComponent(plan)}`);
  await page.getByRole('gridcell', { name: plan, exact: true }).click();
  const first = page.getByRole('main').getByRole('region').first();
  await first
    .getByRole('button', { name: /^记录 / })
    .first()
    .click();
  const result = page.getByRole('dialog', { name: /^记录 / });
  await result.getByRole('radio', { name: '不合格' }).check();
  await result.getByRole('textbox', { name: '说明' }).fill('旅程：压力不足');
  await result.getByRole('button', { name: '保存', exact: true }).click();
  await expect(first.getByText('旅程：压力不足')).toBeVisible();
  await first
    .getByRole('button', { name: /其余合格$/ })
    .first()
    .click();
  await expect(page.getByText(/^已记录 \d+ 项$/)).toBeVisible();
  await first.getByRole('link', { name: '查看隐患' }).click();
  await expect(page.getByText('由巡检发现')).toBeVisible();
  await expect(page.getByText('旅程：压力不足')).toBeVisible();
});
