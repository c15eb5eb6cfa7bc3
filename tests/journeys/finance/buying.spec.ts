import { expect } from 'playwright/test';
import { test } from '../city.ts';
import { logIn } from '../world.ts';

test('a unit buys 1 000 messages by a code that a phone pays, and the balance rises on the open page [FIN-01] [FIN-12] [TAR-05] [TAR-07]', async ({
  page,
  browser,
}) => {
  await logIn(page, 'unit', '/payment');
  const left = page.getByText('短信余额').locator('..');
  await expect(left).toContainText(/\d/);
  const count = async () => Number((await left.innerText()).replaceAll(/\D/g, ''));
  const before = await count();
  await page.getByRole('radio', { name: /1,000 条短信/ }).check();
  await page.getByRole('button', { name: /^下单 .*45\.00/ }).click();
  await page.getByRole('button', { name: '显示二维码' }).click();
  await expect(page.getByRole('img', { name: /支付二维码/ })).toBeVisible();
  const cashier = await page.getByRole('link', { name: '在本机支付' }).getAttribute('href');

  // the phone that has scanned the code
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' });
  const paying = await phone.newPage();
  await paying.goto(cashier ?? '');
  await paying.getByRole('button', { name: /^支付 .*45\.00/ }).click();
  await expect(paying.getByRole('status')).toContainText('已支付');

  await expect(page.getByText('支付成功，已到账')).toBeVisible();
  // alarms of the unit go on sending messages meanwhile
  await expect.poll(count).toBeGreaterThan(before + 900);
  await page.getByRole('link', { name: '查看我的订单' }).click();
  await page.getByRole('gridcell', { name: '支付成功' }).first().click();
  const order = page.getByRole('dialog');
  await expect(order.getByRole('list', { name: '订单经过' })).toContainText('已到账');
  await expect(order).toContainText('45.00');
  await phone.close();
});
