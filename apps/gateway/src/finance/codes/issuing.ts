import { checkIssuesCode, expiryOf } from '@fireline/domain/finance';
import { ok, type Problem } from '@fireline/domain/lib';
import { payCodeChars, payCodeOf } from '@fireline/domain/tariff';
import { sha256 } from 'hash-wasm';
import type { SignedInAsks } from '../../lib/context.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { transact, type Work } from '../../lib/transact.ts';
import { logEach } from '../../session/userLog.ts';
import * as orders from '../orders/store.ts';
import { tellOrder } from '../orders/telling.ts';
import { lockCodedOrders, type LockedCodedOrder, voidCodes } from './store.ts';

/** Writes a code for an order that waits; the order can be paid for as long as a code is good. @returns the code in clear */
async function issueOne({ tx }: Work, order: LockedCodedOrder, { deps, account, scope }: SignedInAsks) {
  const nowMs = deps.clock();
  const at = new Date(nowMs).toISOString();
  const { orderId, orderNo, payerName, payableCents: cents } = order;
  const code = payCodeOf(deps.random.bytes(payCodeChars));
  const by = nameOf(account);
  await voidCodes(tx, orderId, at);
  await tx
    .insertInto('payCode')
    .values({
      rentId: scope.rentId,
      orderId,
      codeHash: await sha256(code),
      lastFour: code.slice(-4),
      state: 'unused',
      issuerId: account.userId,
      issuedBy: by,
      issuedAt: at,
    })
    .execute();
  const expiresAt = new Date(Math.max(Date.parse(order.expiresAt), expiryOf(nowMs, 'offlineCode'))).toISOString();
  await orders.changeOrder(tx, orderId, { expiresAt });
  await orders.addTrack(tx, { orderId, at, by, event: 'codeIssued', cents });
  return { orderId, orderNo, payerName, cents, code, expiresAt };
}

/**
 * Hands out a pay code for each order that waits for one. Each is shown once and kept as a hash; a former one is void.
 * @spec TAR-05
 */
export async function issue({ orderIds }: { readonly orderIds: readonly number[] }, asks: SignedInAsks) {
  const { deps, scope, account } = asks;
  const by = { rentId: scope.rentId, userId: account.userId };
  return transact(deps.database, async (work) => {
    const locked = await lockCodedOrders(work.tx, scope.rentId, orderIds);
    const issued: Awaited<ReturnType<typeof issueOne>>[] = [];
    const refused: { orderId: number; orderNo: string; problem: Problem }[] = [];
    for (const order of locked) {
      const problem = checkIssuesCode(order, by);
      if (problem) refused.push({ orderId: order.orderId, orderNo: order.orderNo, problem });
      else issued.push(await issueOne(work, order, asks));
    }
    const known = new Set(locked.map(({ orderId }) => orderId));
    for (const orderId of new Set(orderIds))
      if (!known.has(orderId))
        refused.push({ orderId, orderNo: '', problem: { code: 'finance.order.notFound', field: 'orderIds' } });
    await logEach(
      work.tx,
      asks,
      issued.map(({ orderId, orderNo }) => ({ detail: orderNo, target: { kind: 'order', id: orderId } })),
    );
    for (const { orderId } of issued) await tellOrder(work, orderId);
    return ok({ issued, refused });
  });
}
