import { financeCalls } from '@fireline/api/finance';
import { tariffCalls } from '@fireline/api/tariff';
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

/** An order of the unit that is paid. */
export async function paidOrder() {
  const placed = await unpaidOrder();
  const unit = await storyClient('unit');
  const { orderId, payableCents: cents } = placed;
  const { code } = await unit.send(financeCalls.pay, { orderId, method: 'wechat', cents });
  await unit.send(financeCalls.actAtSandbox, { ref: code?.split('/').at(-1) ?? '', act: 'pay' });
  return unit.send(financeCalls.checkPaid, { orderId });
}
