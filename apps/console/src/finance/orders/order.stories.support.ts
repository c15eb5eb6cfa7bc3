import { financeCalls } from '@fireline/api/finance';
import { tariffCalls } from '@fireline/api/tariff';
import { yuanText } from '@fireline/domain/lib';
import { newPress } from '../../lib/newPress.ts';
import { storyClient } from '../../lib/ConsoleStory.stories.support.tsx';

/** An order of the unit that waits to be paid. */
export async function unpaidOrder() {
  const unit = await storyClient('unit');
  const { packages } = await unit.send(tariffCalls.packages, {});
  const [pack] = packages;
  if (!pack) throw new Error('Nothing is on sale in the city');
  const { priceId, cents } = pack;
  return unit.send(financeCalls.placeOrder, { requestId: newPress(), lines: [{ priceId, count: 1, cents }] });
}

/** An order of the unit for which a cent less than asked has arrived. */
export async function misfitOrder() {
  const placed = await unpaidOrder();
  const unit = await storyClient('unit');
  const { orderId, payableCents: cents } = placed;
  const { code } = await unit.send(financeCalls.pay, { orderId, method: 'wechat', cents });
  await unit.send(financeCalls.actAtSandbox, { ref: code?.split('/').at(-1) ?? '', act: 'payLess' });
  return unit.send(financeCalls.checkPaid, { orderId });
}

/** A refund of the unit that had succeeded and came back. */
export async function bouncedOrder() {
  const placed = await unpaidOrder();
  const [unit, platform] = [await storyClient('unit'), await storyClient('platform')];
  const { orderId, payableCents: cents } = placed;
  const { code } = await unit.send(financeCalls.pay, { orderId, method: 'wechat', cents });
  const ref = code?.split('/').at(-1) ?? '';
  await unit.send(financeCalls.actAtSandbox, { ref, act: 'pay' });
  await unit.send(financeCalls.checkPaid, { orderId });
  const { revision, sold, refundableCents } = await unit.send(financeCalls.refundPreview, { orderId });
  const asked = { orderId, revision, reason: '买多了', contact: '13800138000', remark: '', evidence: [] };
  const refund = await unit.send(financeCalls.applyRefund, {
    ...asked,
    amount: yuanText(refundableCents),
    seenUnits: sold.unitsLeft,
  });
  const { refundId, units: seenUnits } = refund;
  await platform.send(financeCalls.approveRefund, { refundId, revision: refund.revision, seenUnits });
  for (let tries = 0; tries < 200; tries += 1) {
    const { state } = await unit.send(financeCalls.refund, { refundId });
    if (state === 'success') break;
  }
  await unit.send(financeCalls.bounceAtSandbox, { ref, refundNo: refund.refundNo });
  return placed;
}

/** An order of the unit that is paid. */
export async function paidOrder() {
  const placed = await unpaidOrder();
  const unit = await storyClient('unit');
  const { orderId, payableCents: cents } = placed;
  const { code } = await unit.send(financeCalls.pay, { orderId, method: 'wechat', cents });
  await unit.send(financeCalls.actAtSandbox, { ref: code?.split('/').at(-1) ?? '', act: 'pay' });
  return unit.send(financeCalls.checkPaid, { orderId });
}
