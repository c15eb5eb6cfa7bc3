import { expiryReminderDays, expiryReminderFromHour, isReminderDue } from '@fireline/domain/device';
import { addDays, type Day, dayAt, hourMs, ok, refuse, startOfDay } from '@fireline/domain/lib';
import { anyId } from '../../lib/db/anyOf.ts';
import type { Deps, SignedInAsks } from '../../lib/context.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { transact } from '../../lib/transact.ts';
import { sendServiceReminders } from '../../message/sending/reminding.ts';
import { logUse } from '../../session/userLog.ts';
import { lockDevice } from '../life/store.ts';
import { demandType } from '../typeRight.ts';

/** What the job is called in logs and metrics. */
export const remindersJob = 'reminders of the end of service';
const devicesPerRound = 200;
const daysNear = Math.max(...expiryReminderDays);

/** Devices after that one whose service ends soon or ended lately, held; another gateway takes others. */
const candidates = (tx: Tx, today: Day, after: number) =>
  tx
    .selectFrom('device')
    .select(['deviceId', 'rentId', 'expiresOn', 'remindedOn'])
    .where('deviceId', '>', after)
    .where('dStatus', '<>', 0)
    .where('removedAt', 'is', null)
    .where('expiresOn', '>=', addDays(today, -daysNear))
    .where('expiresOn', '<=', addDays(today, daysNear))
    .where((eb) => eb.or([eb('remindedOn', 'is', null), eb('remindedOn', '<>', today)]))
    .orderBy('deviceId')
    .limit(devicesPerRound)
    .forUpdate()
    .skipLocked()
    .execute();

const remember = (tx: Tx, deviceIds: readonly number[], today: Day) =>
  tx.updateTable('device').set({ remindedOn: today }).where('deviceId', '=', anyId(deviceIds)).execute();

/**
 * Reminds of services that end, once for each stage, from a morning hour on. What a gateway that was off missed is made up for by one
 * reminder, of the stage that is reached; a device for which nobody can be reached is tried again.
 * @returns how many devices were reminded of
 * @spec DEV-14 MSG-06
 */
export async function remindOfEnds(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  isStopped: () => boolean = () => false,
): Promise<number> {
  const nowMs = clock();
  const now = new Date(nowMs).toISOString();
  const today = dayAt(nowMs);
  if (nowMs - startOfDay(today) < expiryReminderFromHour * hourMs) return 0;
  let reminded = 0;
  for (let after = 0; !isStopped();) {
    const found = await transact(database, async (work) => {
      const devices = await candidates(work.tx, today, after);
      const due = devices.filter(
        ({ expiresOn, remindedOn }) => expiresOn !== null && isReminderDue(expiresOn, remindedOn, today),
      );
      for (const [rentId, own] of Map.groupBy(due, (device) => device.rentId)) {
        const deviceIds = own.map(({ deviceId }) => deviceId);
        const reached = [...(await sendServiceReminders(work, rentId, deviceIds, now)).keys()];
        await remember(work.tx, reached, today);
        reminded += reached.length;
      }
      return devices;
    });
    if (found.length < devicesPerRound) break;
    after = found.at(-1)?.deviceId ?? after;
  }
  return reminded;
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
