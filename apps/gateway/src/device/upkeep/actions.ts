import { checkUpkeep, selfTestDue, upkeepForm } from '@fireline/domain/device';
import { type Day, dayAt, daysBetween, ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { loggedChanges } from '@fireline/domain/log';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import type { Paging } from '../../lib/db/query/pageOf.ts';
import { followsOnly } from '../../lib/http/handlers.ts';
import { transact } from '../../lib/transact.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { logUse } from '../../session/userLog.ts';
import { lockDevice } from '../life/store.ts';
import { deviceById } from '../store.ts';
import { givePhotos } from './photos.ts';
import * as store from './store.ts';

const notFound: Problem = { code: 'device.notFound', field: 'deviceId' };
const todayOf = ({ deps }: Pick<SignedInAsks, 'deps'>): Day => dayAt(deps.clock());

async function testsPage(query: store.SelfTestQuery, asks: Pick<SignedInAsks, 'deps' | 'scope'>) {
  const today = todayOf(asks);
  const page = await store.selfTestsPage(asks.deps.database.db, asks.scope, today, query);
  return { ...page, rows: page.rows.map(({ sinceDay, ...row }) => ({ ...row, ...selfTestDue(sinceDay, today) })) };
}

async function batteriesPage(query: store.BatteryQuery, asks: Pick<SignedInAsks, 'deps' | 'scope'>) {
  const today = todayOf(asks);
  const page = await store.batteriesPage(asks.deps.database.db, asks.scope, today, query);
  const leftOf = ({ dueOn, urgency }: (typeof page.rows)[number]): number | null =>
    urgency === 'now' ? 0 : dueOn === null ? null : Math.max(0, daysBetween(today, dueOn));
  return {
    ...page,
    rows: page.rows.map((row) => {
      const { dueOn: _due, ...shown } = row;
      return { ...shown, daysLeft: leftOf(row) };
    }),
  };
}

/** @spec DEV-14 */
export const selfTests = async (query: store.SelfTestQuery, asks: SignedInAsks) => ok(await testsPage(query, asks));

/** @spec DEV-14 */
export const batteries = async (query: store.BatteryQuery, asks: SignedInAsks) => ok(await batteriesPage(query, asks));

/** @spec DEV-14 */
export const inspectionSummary = async (asks: SignedInAsks) =>
  ok(await store.summary(asks.deps.database.db, asks.scope, todayOf(asks)));

/** For other areas: how many self-tests are overdue among these devices, and the day of the last one. @spec DEV-14 */
export const selfTestsAmong = (filter: store.InspectionFilter, asks: SignedInAsks) =>
  store.selfTestsAmong(asks.deps.database.db, asks.scope, todayOf(asks), filter);

/** What a round looks at of one device. @spec DEV-13 DEV-14 */
export async function inspectionOf(deviceId: number, asks: SignedInAsks) {
  const { db } = asks.deps.database;
  if (!(await deviceById(db, asks.scope, deviceId))) return refuse(notFound);
  const one = { deviceId, order: 'asc', pageNo: 1, pageSize: 1 } as const;
  const [test] = (await testsPage({ ...one, sort: 'dueDay' }, asks)).rows;
  const [battery] = (await batteriesPage({ ...one, sort: 'urgency' }, asks)).rows;
  return ok({
    selfTest: test ? { lastDay: test.lastDay, dueDay: test.dueDay, state: test.state, days: test.days } : null,
    battery: battery
      ? {
          urgency: battery.urgency,
          ratioPercent: battery.ratioPercent,
          daysLeft: battery.daysLeft,
          lowPower: battery.lowPower,
          replacedDay: battery.replacedDay,
        }
      : null,
    tests: await store.testsOf(db, deviceId),
  });
}

/** @spec DEV-13 */
export async function upkeeps({ deviceId, ...paging }: Paging & { readonly deviceId: number }, asks: SignedInAsks) {
  const { db } = asks.deps.database;
  if (!(await deviceById(db, asks.scope, deviceId))) return refuse(notFound);
  return ok(await store.upkeepsPage(db, deviceId, paging));
}

/** @spec SIT-06 DEV-13 */
export async function upkeepInspectors(deviceId: number, { deps, scope }: SignedInAsks) {
  const { db } = deps.database;
  return (await deviceById(db, scope, deviceId))
    ? ok({ rows: await store.inspectorsAt(db, deviceId) })
    : refuse(notFound);
}

type Upkeep = Awaited<ReturnType<typeof store.insertUpkeep>>;

/** @spec DEV-13 DEV-14 */
export async function recordUpkeep(
  { deviceId, ...sent }: { readonly deviceId: number },
  asks: SignedInAsks,
): Promise<Result<Upkeep>> {
  const form = upkeepForm.check(sent);
  if (!form.ok) return form;
  const { kind, doneDay, inspectorId, remark, photos } = form.value;
  return transact(asks.deps.database, async ({ tx }): Promise<Result<Upkeep>> => {
    const device = await lockDevice(tx, asks.scope, deviceId);
    if (!device && (await deviceById(tx, asks.sees, deviceId))) followsOnly();
    if (!device) return refuse(notFound);
    const problem = checkUpkeep(kind, doneDay, device.deviceType, todayOf(asks));
    if (problem) return refuse(problem);
    const inspectors = inspectorId === undefined ? [] : await store.inspectorsAt(tx, deviceId);
    const inspector = inspectors.find((one) => one.inspectorId === inspectorId);
    if (inspectorId !== undefined && !inspector)
      return refuse({ code: 'device.upkeep.inspector', field: 'inspectorId' });
    const by = inspector?.realName ?? nameOf(asks.account);
    const row = {
      deviceId,
      kind,
      doneOn: doneDay,
      by,
      inspectorId: inspectorId ?? null,
      remark,
      createdAt: isoNow(asks.deps.clock),
    };
    const made = await store.insertUpkeep(tx, { ...row, photos: JSON.stringify(photos) });
    const gone = await givePhotos(tx, made.upkeepId, photos, asks);
    if (gone) return refuse(gone);
    if (kind === 'battery') await store.forgetForecast(tx, deviceId);
    const { inspectorId: _id, ...said } = form.value;
    const changes = loggedChanges({}, { ...said, photos: photos.length, ...(inspector && { by }) });
    await logUse(tx, asks, { detail: `${deviceId} ${device.name}`, changes, target: { kind: 'device', id: deviceId } });
    return ok(made);
  });
}
