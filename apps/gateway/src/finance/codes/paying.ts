import { orderStep, postAtTill } from '@fireline/domain/finance';
import { minuteMs, ok, refuse, type Result, yuanText } from '@fireline/domain/lib';
import { checkPayCodeTries, payCode, payCodeTryMin, redeemPayCode } from '@fireline/domain/tariff';
import { sha256 } from 'hash-wasm';
import type { SignedInAsks } from '../../lib/context.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { transact, type Work } from '../../lib/transact.ts';
import { logUse } from '../../session/userLog.ts';
import { post } from '../ledger/store.ts';
import { detail, type OrderDetail } from '../orders/reading.ts';
import * as orders from '../orders/store.ts';
import { tellOrder } from '../orders/telling.ts';
import { lockOwn } from '../paying/actions.ts';
import { complete } from '../paying/applying.ts';
import { contextOf, payeeOf } from '../paying/facts.ts';
import { codeOf, endCode, triesOf } from './store.ts';

interface PaysByCode {
  readonly orderId: number;
  readonly code: string;
  /** What the page showed. */
  readonly cents: number;
}

/** Counts a try before it is made, so that many at once are no way round the limit. @returns the try, which a right code takes back */
const beginTry = ({ deps, account: { userId } }: SignedInAsks): Promise<Result<number>> =>
  transact(deps.database, async ({ tx }): Promise<Result<number>> => {
    const nowMs = deps.clock();
    // tries of one account wait for each other
    await tx.selectFrom('appUser').select('userId').where('userId', '=', userId).forUpdate().executeTakeFirst();
    const problem = checkPayCodeTries(await triesOf(tx, userId), nowMs);
    if (problem) return refuse(problem);
    const old = new Date(nowMs - payCodeTryMin * minuteMs).toISOString();
    await tx.deleteFrom('payCodeTry').where('userId', '=', userId).where('at', '<=', old).execute();
    const { tryId } = await tx
      .insertInto('payCodeTry')
      .values({ userId, at: new Date(nowMs).toISOString() })
      .returning('tryId')
      .executeTakeFirstOrThrow();
    return ok(tryId);
  });

async function redeem(work: Work, { orderId, code, cents }: PaysByCode, asks: SignedInAsks): Promise<Result<unknown>> {
  const { tx } = work;
  const by = { by: nameOf(asks.account), nowMs: asks.deps.clock() };
  const at = new Date(by.nowMs).toISOString();
  const locked = await lockOwn(work, orderId, asks);
  if (!locked.ok) return locked;
  const order = locked.value;
  if (cents !== order.payableCents)
    return refuse({
      code: 'finance.order.amount',
      args: { paid: yuanText(cents), payable: yuanText(order.payableCents) },
    });
  if (order.cancelBy !== null) return refuse({ code: 'finance.order.cancelled' });
  const context = contextOf(order, by.nowMs);
  // it must wait to be paid, and no other payment of it may be under way
  const paying = orderStep(order.state, 'pay', context);
  if (!paying.ok) return paying;
  if (order.state === 'paying') return refuse({ code: 'finance.order.paying' });
  const known = await codeOf(tx, orderId, await sha256(code));
  const kept = known && { orderId: String(known.orderId), state: known.state, expiresAtMs: context.expiresAtMs };
  const used = redeemPayCode({ orderId: String(orderId), nowMs: by.nowMs }, kept);
  if (!used.ok || !known) return used.ok ? refuse({ code: 'tariff.payCode.wrong', field: 'code' }) : used;
  await endCode(tx, known.codeId, used.value, at);
  const posting = postAtTill({ orderId: String(orderId), payee: payeeOf(order), cents });
  await post(tx, order.payeeRentId, posting, { by: by.by, at });
  await orders.changeOrder(tx, orderId, { method: 'offlineCode' });
  await complete(work, order, by, undefined);
  await logUse(tx, asks, { detail: order.orderNo, target: { kind: 'order', id: orderId } });
  await tellOrder(work, orderId);
  return ok(undefined);
}

/** Pays an order by the code that its payee handed out for money at the till. @spec TAR-05 FIN-01 */
export async function payWithCode(sent: PaysByCode, asks: SignedInAsks): Promise<Result<OrderDetail>> {
  const code = payCode(sent.code, 'code');
  if (!code.ok) return code;
  const begun = await beginTry(asks);
  if (!begun.ok) return begun;
  const { database } = asks.deps;
  const done = await transact(database, (work) => redeem(work, { ...sent, code: code.value }, asks));
  // only a code that is none of this order counts as a guess
  const isGuess = !done.ok && done.problems.some(({ code: problem }) => problem === 'tariff.payCode.wrong');
  if (!isGuess) await database.db.deleteFrom('payCodeTry').where('tryId', '=', begun.value).execute();
  return done.ok ? detail(sent.orderId, asks) : done;
}
