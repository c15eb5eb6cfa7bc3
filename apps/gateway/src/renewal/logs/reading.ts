import { orderStates, type PaymentMethod } from '@fireline/domain/finance';
import { dayAt, daysBetween, ok } from '@fireline/domain/lib';
import { checkRecharge, rechargeResultOf, type RechargeResult, startStopMisfit } from '@fireline/domain/renewal';
import { moneyFilter, payerName } from '../../finance/orders/scope.ts';
import type { SignedInAsks } from '../../lib/context.ts';
import { type RechargeFilter, rechargesPage } from './rechargeStore.ts';
import { type StartStopQuery, startStopsPage } from './startStopStore.ts';

const seenBy = ({ scope, account }: SignedInAsks) => moneyFilter(scope, account.userId);

/** Starts and stops of services; one that cannot follow those before says why. @spec REN-04 */
export async function startStops(query: StartStopQuery, asks: SignedInAsks) {
  const { rows, ...page } = await startStopsPage(asks.deps.database.db, asks.scope, query, seenBy(asks));
  return ok({
    ...page,
    rows: rows.map(({ same, cloudStorage, ...row }) => ({
      ...row,
      misfit: startStopMisfit(row, { same, cloudStorage }) ?? null,
    })),
  });
}

type Bought = Awaited<ReturnType<typeof rechargesPage>>['rows'][number];

/** What was left before and after: units as their movement says, and days from that on which they were delivered. */
function leftOf({ moved, fulfilledAt, dayBefore, dayAfter }: Bought) {
  if (moved) return moved;
  if (fulfilledAt === null || dayAfter === null) return { before: null, after: null };
  const today = dayAt(Date.parse(fulfilledAt));
  const left = (day: string | null): number => (day === null ? 0 : Math.max(0, daysBetween(today, day)));
  return { before: left(dayBefore), after: left(dayAfter) };
}

function shown(row: Bought) {
  const { lineId, at, orderId, orderNo, kind, resource, deviceId, placeName, amountCents, method, by } = row;
  const result: RechargeResult = rechargeResultOf[row.state];
  const left = leftOf(row);
  const quantity = kind === 'package' ? row.quantity * row.count : (row.days ?? row.quantity);
  const { before, after } = left;
  const problem =
    before === null || after === null
      ? undefined
      : checkRecharge({ channel: method, quantity, before, after, amountCents, result });
  return {
    lineId,
    at,
    orderId,
    orderNo,
    kind,
    resource,
    deviceId,
    amountCents,
    method,
    by,
    result,
    quantity,
    before,
    after,
    holderName: row.deviceName ?? row.payerName,
    placeName,
    isMisfit: problem !== undefined,
  };
}

interface RechargeQuery extends Omit<RechargeFilter, 'states'> {
  readonly result?: readonly RechargeResult[] | undefined;
  readonly method?: readonly PaymentMethod[] | undefined;
}

/** What was bought and how it was paid, a query over orders and what they moved. @spec REN-04 */
export async function recharges({ result, ...query }: RechargeQuery, asks: SignedInAsks) {
  const states = result?.length ? orderStates.filter((state) => result.includes(rechargeResultOf[state])) : undefined;
  const filter = { ...query, states };
  const { db } = asks.deps.database;
  const { rows, ...page } = await rechargesPage(db, asks.scope, filter, { seen: seenBy(asks), payerName });
  return ok({ ...page, rows: rows.map(shown) });
}
