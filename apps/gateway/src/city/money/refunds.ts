import { minuteMs } from '@fireline/domain/lib';
import { insertMany } from '../../lib/db/query/bulk.ts';
import type { Tx } from '../../lib/db/schema.ts';
import type { Dice } from '../../lib/dice.ts';
import { dayMs, hourMs } from '../calendar.ts';
import type { City } from '../model.ts';
import type { Rows } from './orderRows.ts';
import { addRefund } from './refund/addRefund.ts';
import { addFound } from './refund/found.ts';
import type { RefundableRow, RefundRows } from './refund/rows.ts';
import type { SplitRows } from './splits.ts';

export type { RefundableRow } from './refund/rows.ts';

const beganDays = 360;
/** At most so many have ended, and at most a third of the orders; of few orders half, of a handful all. */
const handful = 8;
const few = 30;
const endedMax = 120;

/** How refunds end, one after the other: most succeed, some are refused, and a provider fails now and then. */
const courses = [
  'success',
  'refused',
  'success',
  'success',
  'failed',
  'success',
  'success',
  'refused',
  'success',
  'success',
] as const;

/** Since when the one waits whose recipient has spent its part. */
const stuckMs = 3 * dayMs;
/** Refunds that wait now: one for longer than three days, and the newest for less than an hour. */
const waitingMs = [4 * dayMs, 26 * hourMs, 5 * hourMs, 40 * minuteMs] as const;

/**
 * Refunds of some orders of a year in all states: some wait for finance, one waits for a recipient that has spent its part. Parts given back for those
 * that were stuck first are not repeated.
 * @spec FIN-08 FIN-09 FIN-10 N25
 */
export function addRefunds(
  rows: Rows,
  splits: SplitRows,
  city: City,
  all: readonly RefundableRow[],
  dice: Dice,
): RefundRows {
  const refunds: RefundRows = { refund: [], line: [], part: [], atProvider: [], returns: [], moved: [], cases: [] };
  const by = { dice, city };
  const isSplit = (one: RefundableRow): boolean =>
    splits.record.some(
      ({ orderId, result, cents }) => orderId === one.order.orderId && result === 'success' && cents > 0,
    );
  const isNew = (one: RefundableRow): boolean => city.now - one.paidMs < 45 * dayMs;
  const newest = all.filter(isNew).toReversed();
  const used = new Set<RefundableRow>();
  const waiting = waitingMs.map((ageMs, index) => {
    const askedMs = city.now - ageMs;
    const one = newest.find(
      (candidate) => !used.has(candidate) && candidate.paidMs < askedMs && city.now - candidate.paidMs > index * hourMs,
    );
    if (one) used.add(one);
    return { one, askedMs };
  });
  const couldBeStuck = all.filter((one) => !used.has(one) && city.now - one.paidMs > stuckMs && isSplit(one));
  const stuck =
    couldBeStuck.findLast(({ placed }) => placed.price.rentId === city.tenants[0]?.rentId) ?? couldBeStuck.at(-1);
  if (stuck) used.add(stuck);
  // what they brought is not drawn by anything else by then, and their refunds have ended
  const quiet = all.filter(
    (one) =>
      !used.has(one) &&
      city.now - one.paidMs < beganDays * dayMs &&
      city.now - one.paidMs > 3 * dayMs &&
      one.nextMs - one.paidMs > 3 * dayMs,
  );
  // its platform is whom people look around with
  const isFirst = ({ placed }: RefundableRow): boolean => placed.price.rentId === city.tenants[0]?.rentId;
  const back = quiet.findLast(isFirst) ?? quiet.at(-1);
  // it takes no units back until somebody books it
  const isFree = (one: RefundableRow): boolean =>
    !used.has(one) && !quiet.includes(one) && city.now - one.paidMs > dayMs;
  const found = all.findLast((one) => isFree(one) && isFirst(one)) ?? all.findLast(isFree);
  const others = quiet.filter((one) => one !== back);
  const share = others.length < handful ? 1 : others.length < few ? 2 : 3;
  const every = Math.max(share, Math.ceil(others.length / endedMax));
  for (const [index, one] of others.filter((_, at) => at % every === 0).entries()) {
    const askedMs = one.paidMs + Math.floor(dice.between(1, 20) * hourMs);
    const isAll = city.now - one.paidMs > 60 * dayMs && dice.between(0, 1) < 0.5;
    const part = isAll ? 1 : Math.round(dice.between(0.2, 0.7) * 20) / 20;
    const course = courses[index % courses.length] ?? 'success';
    addRefund(rows, splits, refunds, one, { course, askedMs, part }, by);
  }
  if (back) addRefund(rows, splits, refunds, back, { course: 'bounced', askedMs: back.paidMs + hourMs, part: 0.4 }, by);
  if (found) addFound(rows, splits, refunds, found, city);
  if (stuck) addRefund(rows, splits, refunds, stuck, { course: 'stuck', askedMs: city.now - stuckMs, part: 0.2 }, by);
  for (const { one, askedMs } of waiting)
    if (one) addRefund(rows, splits, refunds, one, { course: 'underReview', askedMs, part: 0.4 }, by);
  return refunds;
}

/** Writes refunds after the splits and the ledger that they rest on. */
export async function writeRefunds(
  tx: Tx,
  { refund, line, part, atProvider, returns, cases }: RefundRows,
): Promise<void> {
  await insertMany(tx, 'refund', refund);
  await insertMany(tx, 'refundLine', line);
  await insertMany(tx, 'refundReturn', part);
  await insertMany(tx, 'sandboxRefund', atProvider);
  await insertMany(tx, 'sandboxReturn', returns);
  await insertMany(tx, 'moneyCase', cases);
}
