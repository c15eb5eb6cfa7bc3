import { expect, test } from 'playwright/test';
import { logIn } from './world.ts';

test('the end of service: the count of a term leads to the list that holds just these [DEV-14] [SHL-06]', async ({
  page,
}) => {
  await logIn(page, 'unit', '/device/expireTip');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('到期提醒');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /^已到期 \d+$/ }).click();
  await expect(page).toHaveURL('/device/expiredlist');
  const [count] = /\d+$/.exec((await main.getByRole('link', { name: /^已到期 \d+$/ }).innerText()).trim()) ?? [];
  await expect(main).toContainText(`${count} 行`);
});
