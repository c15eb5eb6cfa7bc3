import { financeCalls, type RefundDetail } from '@fireline/api/finance';
import type { MeteredResource } from '@fireline/domain/tariff';
import { expect, vi } from 'vitest';
import type { FixtureGateway } from '../../fixtures/gateway.ts';
import { act, shownCode, type Unit } from './buying.ts';

/** An order of the unit that is paid at the sandbox. */
export async function paidOrder(w: FixtureGateway, unit: Unit, count = 1): Promise<number> {
  const { orderId, ref } = await shownCode(unit, count);
  await act(w, ref, 'pay');
  await vi.waitFor(async () => expect((await unit.send(financeCalls.order, { orderId })).state).toBe('success'));
  return orderId;
}

/** Asks for a refund of so many cents, as the form does. */
export async function askRefund(unit: Unit, orderId: number, cents: number, more: object = {}): Promise<RefundDetail> {
  const { revision, sold } = await unit.send(financeCalls.refundPreview, { orderId });
  const worth = Math.floor((sold.units * (sold.refundedCents + cents)) / sold.paidCents) - sold.takenUnits;
  return unit.send(financeCalls.applyRefund, {
    orderId,
    revision,
    amount: (cents / 100).toFixed(2),
    reason: '买多了',
    contact: '13800138000',
    remark: '',
    seenUnits: Math.max(0, worth),
    ...more,
  });
}

export const approve = (platform: Unit, { refundId, revision, units }: RefundDetail) =>
  platform.send(financeCalls.approveRefund, { refundId, revision, seenUnits: units });

export const readRefund = (unit: Unit, refundId: number) => unit.send(financeCalls.refund, { refundId });

/** Time goes on until the refund is in the state. */
export async function until(
  w: FixtureGateway,
  unit: Unit,
  refundId: number,
  isReached: (refund: RefundDetail) => boolean,
): Promise<RefundDetail> {
  for (let step = 0; step < 60; step += 1) {
    await w.gateway.idle();
    const refund = await readRefund(unit, refundId);
    if (isReached(refund)) return refund;
    w.time.advance(3000);
  }
  throw new Error('the refund goes on and on');
}

/** Units of a unit are used, as its messages do. */
export async function use({ database: { db } }: FixtureGateway, amount: number, resource: MeteredResource = 'sms') {
  const account = await db
    .selectFrom('resourceAccount')
    .selectAll()
    .where('holderKind', '=', 'unit')
    .where('resource', '=', resource)
    .executeTakeFirstOrThrow();
  const after = account.balance - amount;
  const seq = account.lastSeq + 1;
  await db
    .insertInto('resourceRecord')
    .values({
      accountId: account.accountId,
      rentId: account.rentId,
      seq,
      sellType: 'consume',
      amount,
      before: account.balance,
      after,
      orderId: null,
      deviceId: null,
      key: `used ${seq}`,
      at: account.lastAt ?? new Date().toISOString(),
      by: '',
      remark: '',
    })
    .execute();
  await db
    .updateTable('resourceAccount')
    .set({ balance: after, lastSeq: seq })
    .where('accountId', '=', account.accountId)
    .execute();
}

/** What the provider has paid back, by its numbers. */
export const refundsAtProvider = ({ database: { db } }: FixtureGateway) =>
  db.selectFrom('sandboxRefund').select(['outNo', 'cents']).orderBy('refundId').execute();
