import { financeCalls, type OrderDetail } from '@fireline/api/finance';
import { tariffCalls } from '@fireline/api/tariff';
import { type Browser, expect, type Page, test } from 'playwright/test';
import { clientOf, logIn } from '../world.ts';
import { type Nights, openNights } from './nights.ts';

let city: Nights;
test.beforeAll(async () => {
  city = await openNights();
});
test.afterAll(() => city.close());

/** Somebody at a browser of the own. */
async function pageOf(browser: Browser, username: string, to: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: city.url });
  const page = await context.newPage();
  await logIn(page, username, to);
  return page;
}
/** What the transfers of an order leave on an account. */
const leftOn = ({ transfers }: OrderDetail, account: OrderDetail['transfers'][number]['debit']): number =>
  transfers.reduce(
    (sum, { debit, credit, cents }) => sum + (credit === account ? cents : 0) - (debit === account ? cents : 0),
    0,
  );

test('money that was paid back in the provider’s own console is a case the next morning; finance books it, a second person approves the rest, and nothing of the order is owed [TAR-10] [FIN-08] [FIN-09] [FIN-10] [TAR-09]', async ({
  browser,
}) => {
  test.setTimeout(420_000);
  const unit = await clientOf(city, 'unit');
  const { packages } = await unit.send(tariffCalls.packages, {});
  const pack = packages.find(({ resource }) => resource === 'sms');
  if (!pack) throw new Error('no messages are on sale in the city');
  const { priceId, cents } = pack;
  const { orderId, orderNo } = await unit.send(financeCalls.placeOrder, {
    requestId: 'journey-case',
    lines: [{ priceId, count: 1, cents }],
  });
  const { code } = await unit.send(financeCalls.pay, { orderId, method: 'wechat', cents });

  // the buyer pays, and somebody of the shop pays a part back there, where the system learns nothing of it
  const context = await browser.newContext({ baseURL: city.url });
  const cashier = await context.newPage();
  await cashier.goto(code ?? '');
  await cashier.getByRole('button', { name: /^支付 / }).click();
  await expect(cashier.getByRole('status')).toContainText('已支付');
  await cashier.getByText('渠道后台：退款 0 笔').click();
  await cashier.getByLabel('退款金额（元）').fill('2.00');
  await cashier.getByRole('button', { name: '在渠道后台退款' }).click();
  await expect(cashier.getByText('渠道后台：退款 1 笔')).toBeVisible();
  const read = (who = unit): Promise<OrderDetail> => who.send(financeCalls.order, { orderId });
  await expect.poll(async () => (await read()).state).toBe('success');
  expect((await read()).refundedCents).toBe(0);

  city.passDay();
  const platform = await clientOf(city, 'platform');
  await expect.poll(async () => (await read(platform)).cases.length, { timeout: 120_000 }).toBe(1);

  const finance = await pageOf(browser, 'platform', `/tariffCenter/finance/orders?misfit=yes&search=${orderNo}`);
  await finance.getByRole('gridcell', { name: orderNo }).click();
  const found = '支付渠道退回了 ¥2.00，本系统没有这笔退款';
  const settled = finance.getByRole('dialog', { name: orderNo });
  await expect(settled.getByText(found)).toBeVisible();
  await settled.getByRole('button', { name: '处理退款' }).click();
  const form = finance.getByRole('dialog', { name: found });
  await form.getByRole('radio', { name: '登记为本订单的退款' }).check();
  await form.getByRole('button', { name: '处理退款' }).click();
  // it takes a reason
  await expect(form.getByRole('link', { name: '原因：必填' })).toBeVisible();
  await form.getByLabel('原因').fill('客服在渠道后台退款');
  await form.getByRole('button', { name: '处理退款' }).click();
  await expect(form).toBeHidden();
  await expect(settled.getByText(found)).toBeHidden();
  await expect(settled.getByRole('list', { name: '订单经过' })).toContainText('退款成功');
  await expect(settled.getByText('待退款 → 渠道在途资金')).toBeVisible();
  const booked = await read(platform);
  expect([booked.refundedCents, leftOn(booked, 'refundDue'), booked.cases]).toEqual([200, 0, []]);

  // the buyer sees what was paid back, and asks for the rest
  const buyer = await pageOf(browser, 'unit', `/tariffCenter/finance/orders?search=${orderNo}`);
  await buyer.getByRole('gridcell', { name: orderNo }).click();
  const own = buyer.getByRole('dialog', { name: orderNo });
  await expect(own.getByText('¥2.00').first()).toBeVisible();
  await expect(own.getByRole('button', { name: '处理退款' })).toBeHidden();
  await own.getByRole('button', { name: '申请退款' }).click();
  const asking = buyer.getByRole('dialog').last();
  await expect(asking.getByLabel('退款金额')).toHaveValue(((cents - 200) / 100).toFixed(2));
  await asking.getByLabel('退款原因').fill('买多了，用不完');
  await asking.getByLabel('联系方式').fill('13800138000');
  await asking.getByRole('button', { name: '提交申请' }).click();
  await expect(own.getByText('审核中')).toBeVisible();

  const second = await pageOf(browser, 'platform_day', `/tariffCenter/finance/refunds?search=${orderNo}`);
  const desk = second.getByRole('region', { name: '审核台' });
  await expect(desk.getByText('买多了，用不完')).toBeVisible();
  await desk.getByRole('button', { name: /^同意退款/ }).click();
  await second
    .getByRole('alertdialog')
    .or(second.getByRole('dialog'))
    .getByRole('button', { name: /^同意退款/ })
    .click();
  await expect(desk.getByRole('list', { name: '退款进度' })).toContainText('退款成功', { timeout: 180_000 });
  await expect.poll(async () => (await read(platform)).refundedCents).toBe(cents);
  const whole = await read(platform);
  expect((['refundDue', 'splitDue', 'suspense'] as const).map((account) => leftOn(whole, account))).toEqual([0, 0, 0]);
  // all that came in has gone out, but for the fee of the provider
  expect(leftOn(whole, 'clearing') + leftOn(whole, 'fee')).toBe(0);
  expect([whole.hasPendingRefund, whole.cases]).toEqual([false, []]);
  const byOf = (wanted: string) => whole.track.find(({ event }) => event === wanted)?.by;
  expect(new Set(['refundAsked', 'refunded', 'refundApproved'].map(byOf)).size).toBe(3);
  // the pages of both turn by themselves: as much as was ordered is refunded
  const amount = new RegExp(`^¥${(cents / 100).toFixed(2)}$`);
  for (const open of [settled, own])
    await expect(open.getByRole('definition').filter({ hasText: amount })).toHaveCount(2);
});
