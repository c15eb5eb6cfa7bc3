import { checkUpkeep, selfTestDue, upkeepForm } from '@fireline/domain/device';
import { type Day, dayAt, daysBetween, ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { loggedChanges } from '@fireline/domain/session';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import type { Paging } from '../../lib/db/pageOf.ts';
import { followsOnly } from '../../lib/http/handlers.ts';
import { transact } from '../../lib/transact.ts';
import { nameOf } from '../../session/names.ts';
import { logUse } from '../../session/userLog.ts';
import { lockDevice } from '../life/store.ts';
import { deviceById } from '../store.ts';
import * as store from './store.ts';

const notFound: Problem = { code: 'device.notFound', field: 'deviceId' };
const todayOf = ({ deps }: Pick<SignedInAsks, 'deps'>): Day => dayAt(deps.clock());

/** @spec DEV-14 */
export async function selfTests(query: store.SelfTestQuery, asks: SignedInAsks) {
  const today = todayOf(asks);
  const page = await store.selfTestsPage(asks.deps.database.db, asks.scope, today, query);
  return ok({ ...page, rows: page.rows.map(({ sinceDay, ...row }) => ({ ...row, ...selfTestDue(sinceDay, today) })) });
}

/** @spec DEV-14 */
export async function batteries(query: store.BatteryQuery, asks: SignedInAsks) {
  const today = todayOf(asks);
  const page = await store.batteriesPage(asks.deps.database.db, asks.scope, today, query);
  const leftOf = ({ dueOn, urgency }: (typeof page.rows)[number]): number | null =>
    urgency === 'now' ? 0 : dueOn === null ? null : Math.max(0, daysBetween(today, dueOn));
  return ok({
    ...page,
    rows: page.rows.map((row) => {
      const { dueOn: _due, ...shown } = row;
      return { ...shown, daysLeft: leftOf(row) };
    }),
  });
}

/** @spec DEV-14 */
export const inspectionSummary = async (asks: SignedInAsks) =>
  ok(await store.summary(asks.deps.database.db, asks.scope, todayOf(asks)));

/** @spec DEV-13 */
export async function upkeeps({ deviceId, ...paging }: Paging & { readonly deviceId: number }, asks: SignedInAsks) {
  const { db } = asks.deps.database;
  if (!(await deviceById(db, asks.scope, deviceId))) return refuse(notFound);
  return ok(await store.upkeepsPage(db, deviceId, paging));
}

type Upkeep = Awaited<ReturnType<typeof store.insertUpkeep>>;

/** @spec DEV-13 DEV-14 */
export async function recordUpkeep(
  { deviceId, ...sent }: { readonly deviceId: number },
  asks: SignedInAsks,
): Promise<Result<Upkeep>> {
  const form = upkeepForm.check(sent);
  if (!form.ok) return form;
  const { kind, doneDay, remark } = form.value;
  return transact(asks.deps.database, async ({ tx }): Promise<Result<Upkeep>> => {
    const device = await lockDevice(tx, asks.scope, deviceId);
    if (!device && (await deviceById(tx, asks.sees, deviceId))) followsOnly();
    if (!device) return refuse(notFound);
    const problem = checkUpkeep(kind, doneDay, device.deviceType, todayOf(asks));
    if (problem) return refuse(problem);
    const by = nameOf(asks.account);
    const row = { deviceId, kind, doneOn: doneDay, by, remark, createdAt: isoNow(asks.deps.clock) };
    const made = await store.insertUpkeep(tx, row);
    if (kind === 'battery') await store.forgetForecast(tx, deviceId);
    const changes = loggedChanges({}, form.value);
    await logUse(tx, asks, { detail: `${deviceId} ${device.name}`, changes, target: { kind: 'device', id: deviceId } });
    return ok(made);
  });
}
