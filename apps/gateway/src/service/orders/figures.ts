import { analysisDaysMax, customRangeForm } from '@fireline/domain/analysis';
import { addDays, dayAt, type DayRange, daysBetween, ok, startOfDay } from '@fireline/domain/lib';
import { type CountedOrder, orderFigures, orderFiguresBy } from '@fireline/domain/service';
import type { SignedInAsks } from '../../lib/context.ts';
import { readerOf } from './seen.ts';
import * as store from './store.ts';

const msOrNull = (at: string | null): number | null => (at === null ? null : Date.parse(at));

interface Counted extends CountedOrder {
  readonly day: string;
  readonly category: string;
  readonly level: string;
  readonly agentId: number | null;
  readonly agentName: string;
}

const countedOf = (row: Awaited<ReturnType<typeof store.ordersCreated>>[number]): Counted => ({
  ...row,
  day: dayAt(Date.parse(row.createdAt)),
  createdAtMs: Date.parse(row.createdAt),
  firstResponseAtMs: msOrNull(row.firstResponseAt),
  closedAtMs: msOrNull(row.closedAt),
});

/** Each of the days, one without an order as well. */
function byDay(orders: readonly Counted[], { from, to }: DayRange) {
  const found = new Map(orderFiguresBy(orders, ({ day }) => day).map(({ key, figures: own }) => [key, own]));
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at)).map((key) => ({
    key,
    figures: found.get(key) ?? orderFigures([]),
  }));
}

/** What the domain counts of the orders that were created in some days and that the caller sees. @spec SRV-03 */
export async function figures({ from, to }: DayRange, asks: SignedInAsks) {
  const { deps } = asks;
  const checked = customRangeForm({ today: dayAt(deps.clock()), daysMax: analysisDaysMax }).check({ from, to });
  if (!checked.ok) return checked;
  const within = {
    from: new Date(startOfDay(checked.value.from)).toISOString(),
    to: new Date(startOfDay(addDays(checked.value.to, 1))).toISOString(),
  };
  const orders = (await store.ordersCreated(deps.database.db, readerOf(asks), within)).map(countedOf);
  const nameOf = new Map(orders.map(({ agentId, agentName }) => [agentId, agentName]));
  return ok({
    figures: orderFigures(orders),
    days: byDay(orders, checked.value),
    categories: orderFiguresBy(orders, ({ category }) => category),
    levels: orderFiguresBy(orders, ({ level }) => level),
    agents: orderFiguresBy(orders, ({ agentId }) => (agentId === null ? undefined : String(agentId))).map(
      ({ key, figures: own }) => ({ userId: Number(key), name: nameOf.get(Number(key)) ?? '', figures: own }),
    ),
  });
}
