import { financeCalls } from '@fireline/api/finance';
import { tariffCalls } from '@fireline/api/tariff';
import { expect } from 'playwright/test';
import { test } from '../city.ts';
import { clientOf, logIn } from '../world.ts';

test('a unit asks for its money back, somebody else of finance approves it, the provider pays, and the balance is gone on the open page [FIN-08] [FIN-09] [FIN-10]', async ({
  page,
  browser,
  city,
}) => {
  test.setTimeout(300_000);
  const unit = await clientOf(city, 'unit');
  const left = async (): Promise<number> =>
    (await unit.send(tariffCalls.balances, {})).balances.find(({ resource }) => resource === 'sms')?.balance ?? 0;
  const before = await left();
  const { packages } = await unit.send(tariffCalls.packages, {});
  const pack = packages.find(({ resource }) => resource === 'sms');
  if (!pack) throw new Error('no messages are on sale in the city');
  const { priceId, cents, quantity } = pack;
  const { orderId, orderNo } = await unit.send(financeCalls.placeOrder, {
    requestId: 'journey-refund',
    lines: [{ priceId, count: 1, cents }],
  });
  const { code } = await unit.send(financeCalls.pay, { orderId, method: 'wechat', cents });
  await unit.send(financeCalls.actAtSandbox, { ref: code?.split('/').at(-1) ?? '', act: 'pay' });
  await unit.send(financeCalls.checkPaid, { orderId });
  // messages of the city draw on it meanwhile
  const gained = async (): Promise<number> => (await left()) - before;
  expect(await gained()).toBeGreaterThan(quantity * 0.9);

  await logIn(page, 'unit', `/tariffCenter/finance/orders?search=${orderNo}`);
  await page.getByRole('gridcell', { name: orderNo }).click();
  const order = page.getByRole('dialog').first();
  await order.getByRole('button', { name: '申请退款' }).click();
  const form = page.getByRole('dialog').last();
  await expect(form.getByText(`将收回 ${quantity.toLocaleString('en')} 条短信`)).toBeVisible();
  await form.getByLabel('退款原因').fill('买多了，用不完');
  await form.getByLabel('联系方式').fill('13800138000');
  await form.getByRole('button', { name: '提交申请' }).click();
  await expect(order.getByText('审核中')).toBeVisible();

  const desk = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'zh-CN' });
  const finance = await desk.newPage();
  await logIn(finance, 'platform', `/tariffCenter/finance/refunds?search=${orderNo}`);
  const shown = finance.getByRole('region', { name: '审核台' });
  await expect(shown.getByText('买多了，用不完')).toBeVisible();
  await shown.getByRole('button', { name: /^同意退款/ }).click();
  await finance
    .getByRole('alertdialog')
    .or(finance.getByRole('dialog'))
    .getByRole('button', { name: /^同意退款/ })
    .click();
  // the order is split a minute after it was paid, and only then does its money come back
  await expect(shown.getByRole('list', { name: '退款进度' })).toContainText('退款成功', { timeout: 180_000 });

  // the buyer's page turns by itself
  await expect(order.getByRole('list', { name: '订单经过' })).toContainText('退款成功');
  await expect.poll(gained).toBeLessThanOrEqual(0);
  expect(await gained()).toBeGreaterThan(-quantity * 0.1);
  await desk.close();
});
