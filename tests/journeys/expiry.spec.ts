import { expect, test } from 'playwright/test';
import { logIn } from './world.ts';

test('the end of service: the count of a term leads to the list that holds just these [DEV-14] [SHL-06]', async ({
  page,
}) => {
  await logIn(page, 'unit', '/device/expireTip');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('到期提醒');
  await page.getByRole('link', { name: /^已到期/ }).click();
  await expect(page).toHaveURL('/device/expiredlist');
  const [count] = /\d+$/.exec((await page.getByRole('link', { name: /^已到期 \d+$/ }).innerText()).trim()) ?? [];
  await expect(page.getByRole('main')).toContainText(`${count} 行`);
});
