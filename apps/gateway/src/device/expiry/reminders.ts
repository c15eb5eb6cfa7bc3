import { expiryReminderDays, expiryReminderFromHour, isReminderDue } from '@fireline/domain/device';
import { addDays, type Day, dayAt, hourMs, ok, refuse, startOfDay } from '@fireline/domain/lib';
import { anyId } from '../../lib/db/query/anyOf.ts';
import type { Deps, SignedInAsks } from '../../lib/context.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import { transact, type Work } from '../../lib/transact.ts';
import { remindByTenant } from '../../message/reminding/byTenant.ts';
import { sendServiceReminders } from '../../message/sending/reminding.ts';
import { logUse } from '../../session/userLog.ts';
import { lockDevice } from '../life/store.ts';
import { demandType } from '../typeRight.ts';

/** What the job is called in logs and metrics. */
export const remindersJob = 'reminders of the end of service';
const devicesPerRound = 200;
const daysNear = Math.max(...expiryReminderDays);

/** Devices whose service ends soon or ended lately. */
const near = (db: Db | Tx, today: Day) =>
  db
    .selectFrom('device')
    .where('dStatus', '<>', 0)
    .where('removedAt', 'is', null)
    .where('expiresOn', '>=', addDays(today, -daysNear))
    .where('expiresOn', '<=', addDays(today, daysNear))
    .where((eb) => eb.or([eb('remindedOn', 'is', null), eb('remindedOn', '<>', today)]));

/** Those after that one. */
const candidates = (db: Db, today: Day, after: number) =>
  near(db, today)
    .select(['deviceId as id', 'rentId'])
    .where('deviceId', '>', after)
    .orderBy('deviceId')
    .limit(devicesPerRound)
    .execute();

/** Of these those that are still so, held; what another gateway holds it reminds of. */
const held = (tx: Tx, today: Day, deviceIds: readonly number[]) =>
  near(tx, today)
    .select(['deviceId', 'expiresOn', 'remindedOn'])
    .where('deviceId', '=', anyId(deviceIds))
    .orderBy('deviceId')
    .forUpdate()
    .skipLocked()
    .execute();

const remember = (tx: Tx, deviceIds: readonly number[], today: Day) =>
  tx.updateTable('device').set({ remindedOn: today }).where('deviceId', '=', anyId(deviceIds)).execute();

/** Reminds of services of one tenant. @returns of how many */
async function remindTenant(work: Work, rentId: string, deviceIds: readonly number[], nowMs: number): Promise<number> {
  const today = dayAt(nowMs);
  const due = (await held(work.tx, today, deviceIds)).flatMap(({ deviceId, expiresOn, remindedOn }) =>
    expiresOn !== null && isReminderDue(expiresOn, remindedOn, today) ? [deviceId] : [],
  );
  if (due.length === 0) return 0;
  const reached = [...(await sendServiceReminders(work, rentId, due, new Date(nowMs).toISOString())).keys()];
  await remember(work.tx, reached, today);
  return reached.length;
}

/**
 * Reminds of services that end, once for each stage, from a morning hour on. What a gateway that was off missed is made up for by one
 * reminder, of the stage that is reached; a device for which nobody can be reached is tried again.
 * @returns how many devices were reminded of
 * @spec DEV-14 MSG-06
 */
export async function remindOfEnds(
  deps: Pick<Deps, 'database' | 'clock' | 'log'>,
  isStopped: () => boolean = () => false,
): Promise<number> {
  const nowMs = deps.clock();
  const today = dayAt(nowMs);
  if (nowMs - startOfDay(today) < expiryReminderFromHour * hourMs) return 0;
  return remindByTenant(deps, {
    what: 'ends of services',
    perPage: devicesPerRound,
    page: (after) => candidates(deps.database.db, today, after),
    remind: (work, rentId, ids) => remindTenant(work, rentId, ids, nowMs),
    isStopped,
  });
}

/** Reminds of the end of one service now, at most once a day. @spec DEV-14 MSG-06 */
export const remind = (deviceId: number, asks: SignedInAsks) =>
  transact(asks.deps.database, async (work) => {
    const { scope, deps } = asks;
    const nowMs = deps.clock();
    const today = dayAt(nowMs);
    const device = await lockDevice(work.tx, scope, deviceId);
    if (!device || device.removedAt !== null) return refuse({ code: 'device.notFound', field: 'deviceId' });
    demandType(asks, device.deviceType, 'modify');
    const { expiresOn, name } = device;
    if (expiresOn === null || expiresOn > addDays(today, daysNear))
      return refuse({ code: 'device.reminder.notNear', field: 'deviceId', args: { 0: daysNear } });
    if (device.remindedOn === today) return refuse({ code: 'device.reminder.today', field: 'deviceId' });
    const going = await sendServiceReminders(work, scope.rentId, [deviceId], new Date(nowMs).toISOString());
    const messages = going.get(deviceId) ?? 0;
    if (messages > 0) await remember(work.tx, [deviceId], today);
    await logUse(work.tx, asks, { detail: `${deviceId} ${name}`, target: { kind: 'device', id: deviceId } });
    return ok({ messages, remindedOn: messages > 0 ? today : device.remindedOn });
  });
