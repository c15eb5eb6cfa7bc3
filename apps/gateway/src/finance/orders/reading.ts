import { checkSettles, checkSettlesCase, openAttempts, waysOfCase } from '@fireline/domain/finance';
import { renewedUntil } from '@fireline/domain/device';
import { dayAt, ok, refuse } from '@fireline/domain/lib';
import { isStorage } from '@fireline/domain/tariff';
import type { SignedInAsks } from '../../lib/context.ts';
import type { Paging } from '../../lib/db/query/pageOf.ts';
import { transfersOf } from '../ledger/store.ts';
import { openCasesOf } from '../refund/caseStore.ts';
import { callersParty } from './party.ts';
import * as orders from './store.ts';

const readerOf = ({ scope, account }: SignedInAsks) => ({ scope, userId: account.userId });

function shownOf(
  { creatorId, payerId, payeeRentId, cancelBy, ...row }: orders.OrderRow,
  payer: { kind: string; id: string } | undefined,
  { scope, account }: SignedInAsks,
) {
  const isPayer = payer?.kind === row.payerKind && payer.id === payerId;
  const by = { rentId: scope.rentId, userId: account.userId };
  const maySettle = checkSettles({ payeeRentId, creatorId }, by) === undefined;
  return { ...row, isPayer, maySettle, isBeingCancelled: cancelBy !== null };
}

/** @spec FIN-01 */
export async function list(query: orders.OrderFilter & orders.OrderOrder & Paging, asks: SignedInAsks) {
  const { db } = asks.deps.database;
  const payer = await callersParty(db, asks);
  const page = await orders.ordersPage(db, readerOf(asks), query);
  return ok({ ...page, rows: page.rows.map((row) => shownOf(row, payer, asks)) });
}

/** Cases of an order, for the people of its payee alone. */
async function casesOf({ orderId, payeeRentId, creatorId }: orders.OrderRow, { deps, scope, account }: SignedInAsks) {
  if (payeeRentId !== scope.rentId || scope.role !== 'platform') return [];
  const by = { rentId: scope.rentId, userId: account.userId };
  return (await openCasesOf(deps.database.db, orderId)).map(({ askedById, ...one }) => {
    const who = { kind: one.kind, payeeRentId, creatorId, askedById: askedById ?? undefined };
    return { ...one, maySettle: checkSettlesCase(who, by, waysOfCase[one.kind][0], 1) === undefined };
  });
}

/** An order with its attempts, its track and its transfers, and the moment by the gateway's clock: the page counts down from there. @spec FIN-01 FIN-12 TAR-09 */
export async function detail(orderId: number, asks: SignedInAsks) {
  const { db } = asks.deps.database;
  const row = await orders.orderById(db, readerOf(asks), orderId);
  if (!row) return refuse({ code: 'finance.order.notFound', field: 'orderId' });
  const payer = await callersParty(db, asks);
  const attempts = await orders.attemptsOf(db, orderId);
  const goingBack = await orders.goingBack(db).where('orderId', '=', orderId).execute();
  const shown = shownOf(row, payer, asks);
  // a code is shown to those who pay, while it may be paid and nobody ends it
  const isPayable = shown.isPayer && row.state === 'paying' && row.cancelBy === null;
  const open = isPayable ? openAttempts(attempts).at(-1) : undefined;
  return ok({
    ...shown,
    now: new Date(asks.deps.clock()).toISOString(),
    code: open?.codeUrl ?? null,
    attempts: attempts.map(
      ({ paymentId, attemptNo, method, state, cents, paidCents, givenBackCents, createdAt, endedAt }) => ({
        attemptNo,
        method,
        state,
        cents,
        paidCents,
        givenBackCents,
        isGoingBack: goingBack.some((one) => one.paymentId === paymentId),
        createdAt,
        endedAt,
      }),
    ),
    devices: (await orders.servedDevices(db, asks.scope, orderId)).map(
      ({ deviceId, name, resource, quantity, amountCents, fulfilledAt, dayBefore, dayAfter, ...now }) => ({
        deviceId,
        name,
        resource,
        amountCents,
        // until it is delivered it would end as if it were today
        dayBefore: fulfilledAt === null ? now.expiresOn : dayBefore,
        dayAfter:
          dayAfter ?? renewedUntil(now, dayAt(asks.deps.clock()), isStorage(resource) ? quantity : quantity * 12),
      }),
    ),
    track: await orders.trackOf(db, orderId),
    cases: await casesOf(row, asks),
    transfers: await transfersOf(db, orderId),
  });
}
export type OrderDetail = Extract<Awaited<ReturnType<typeof detail>>, { ok: true }>['value'];
