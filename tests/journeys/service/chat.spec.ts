import { expect } from 'playwright/test';
import { test } from '../city.ts';
import { logIn } from '../world.ts';

test('a unit asks in the chat over a line that breaks, an agent takes it, answers and makes an order of it, and the unit rates [SRV-06] [SRV-01]', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const question = '星河路口的烟感一直离线，换过电池了';
  await logIn(page, 'unit', '/helpCenter');
  await expect(page).toHaveURL(/\/helpCenter\/chat$/);
  const asker = page.getByRole('region', { name: '与客服的对话' });
  const message = page.getByRole('textbox', { name: '消息' });

  // the line breaks while it is sent: it stays, and goes once
  await page.route('**/service/chats', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await message.fill(question);
  await message.press('Enter');
  await expect(asker.getByText('未发送')).toBeVisible();
  await expect(asker.getByText(question)).toBeVisible();
  await page.unroute('**/service/chats');
  await asker.getByRole('button', { name: '重新发送' }).click();
  await expect(asker.getByText('未发送')).toBeHidden();
  await expect(asker.getByText(question)).toHaveCount(1);
  // the system answers first
  await expect(asker.getByText('设备为什么离线？')).toBeVisible();

  const desk = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'zh-CN' });
  const agent = await desk.newPage();
  await logIn(agent, 'platform', '/helpCenter/chat');
  await agent.getByRole('button', { name: question }).click();
  await expect(agent.getByText('接入后即可回复')).toBeVisible();
  await agent.getByRole('button', { name: '接入', exact: true }).click();
  const answer = '请把设备移开金属柜再试';
  await agent.getByRole('textbox', { name: '消息' }).fill(answer);
  await agent.getByRole('textbox', { name: '消息' }).press('Enter');
  // it comes by itself
  await expect(asker.getByText(answer, { exact: true })).toBeVisible();
  await expect(page.getByText(/正在为您服务/)).toBeVisible();
  await message.fill('还是离线');
  await page.getByRole('button', { name: '发送', exact: true }).click();
  await expect(
    agent.getByRole('region', { name: /^与 .+ 的对话$/ }).getByText('还是离线', { exact: true }),
  ).toBeVisible();

  await agent.getByRole('link', { name: '生成工单' }).click();
  await expect(agent.getByLabel('问题描述')).toHaveValue(`${question}\n还是离线`);
  await agent.getByRole('combobox', { name: '类别' }).click();
  await agent.getByRole('option', { name: '设备', exact: true }).click();
  await agent.getByRole('radio', { name: /重要/ }).check();
  await agent.getByRole('combobox', { name: '通知方式' }).click();
  await agent.getByRole('option', { name: '短信' }).click();
  await agent.keyboard.press('Escape');
  await agent.getByRole('button', { name: '提交工单' }).click();
  await expect(agent).toHaveURL(/\/workOrder\/detail\/\d+$/);
  await expect(asker.getByRole('listitem').filter({ hasText: /已生成工单 W\d{6}-\d{4}/ })).toBeVisible();

  await agent.goto('/helpCenter/chat?list=mine');
  await agent.getByRole('button', { name: question }).click();
  await agent.getByRole('button', { name: '结束咨询' }).click();
  await expect(agent.getByText(/再次提问时会重新打开/)).toBeVisible();
  await page.getByRole('radio', { name: /^非常满意/ }).check({ force: true });
  await page.getByRole('button', { name: '提交评价' }).click();
  await expect(page.getByText('感谢评价')).toBeVisible();
  // the order of the chat is the unit's to read
  await page.getByRole('link', { name: /^工单 W\d{6}-\d{4}$/ }).click();
  await expect(page.getByText(question).first()).toBeVisible();
  await desk.close();
});
