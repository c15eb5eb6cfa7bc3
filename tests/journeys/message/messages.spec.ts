import { expect } from 'playwright/test';
import { test } from '../city.ts';
import { logIn } from '../world.ts';

test('an announcement is submitted by one and approved by another; it comes to the partner’s letters at once, and is read [MSG-01] [MSG-02] [MSG-04]', async ({
  page,
  browser,
}) => {
  const title = '旅程演练通知';
  const reader = await browser.newPage();
  await logIn(reader, 'agent', '/main/message/all');
  const bell = reader.getByRole('link', { name: /^消息，未读 \d+ 条$/ });
  const unread = async () => Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0]);
  await expect(bell).toBeVisible();
  await reader.getByRole('button', { name: '全部标为已读' }).click();
  await expect.poll(unread).toBe(0);

  await logIn(page, 'agent', '/main/message/audit');
  // an empty list offers it twice
  await page.getByRole('button', { name: '新建公告' }).first().click();
  const form = page.getByRole('dialog', { name: '新建公告' });
  await form.getByRole('textbox', { name: '标题' }).fill(title);
  await form.getByRole('textbox', { name: '内容' }).fill('周五下午三点疏散演练');
  await form.getByRole('combobox', { name: '推送对象' }).fill('合作商');
  await page.getByRole('option', { name: '合作商' }).click();
  await form.getByRole('button', { name: '提交审核' }).click();
  await page.getByRole('gridcell', { name: title, exact: true }).click();
  const own = page.getByRole('dialog', { name: title });
  await expect(own.getByRole('button', { name: '通过', exact: true })).toBeDisabled();
  await expect(own).toContainText('公告由您提交，须由其他审核人员通过');

  await logIn(page, 'platform', '/main/message/audit');
  await page.getByRole('gridcell', { name: title, exact: true }).click();
  await page.getByRole('dialog', { name: title }).getByRole('button', { name: '通过', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '通过', exact: true }).click();
  await expect(page.getByText(`已通过 ${title}`)).toBeVisible();

  const row = reader.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('未读');
  await row.getByRole('gridcell', { name: title }).click();
  await expect(reader.getByRole('dialog', { name: title })).toContainText('周五下午三点疏散演练');
  await expect(row).toContainText('已读');
  await reader.close();
});
