import { alarmKinds, maySilence } from '@fireline/domain/alarm';
import { type BulkRow, insertMany } from '../../lib/db/query/bulk.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { dayMs, dayOf, dayStart, hourMs } from '../calendar.ts';
import type { City, Ms } from '../model.ts';

const iso = (ms: Ms): string => new Date(ms).toISOString();

interface QuietTime {
  readonly reason: string;
  readonly from: Ms;
  readonly to: Ms;
  readonly deviceId?: number | undefined;
  readonly placeId?: number | null;
}

/** Of a tenant: one on a device that runs, one of its place to come, and one that is over. */
function quietTimesOf(city: City, rentId: string): QuietTime[] {
  const account = city.accounts.find((one) => one.rentId === rentId && one.role === 'unit');
  const mild = new Set(
    city.standing.flatMap(({ deviceId, kind }) => (maySilence(alarmKinds[kind].level) ? [deviceId] : [])),
  );
  const devices = city.devices.filter(
    (one) => one.rentId === rentId && one.activatedAt !== null && one.placeId !== null,
  );
  const inUnit = devices.filter(({ unitId }) => unitId === account?.unitId);
  const device = [...inUnit, ...devices].find(({ deviceId }) => mild.has(deviceId)) ?? inUnit[0] ?? devices[0];
  if (!device) return [];
  const { deviceId, placeId } = inUnit[0] ?? device;
  const morning = (day: number): Ms => dayStart(dayOf(city.now) + day) + 9 * hourMs;
  return [
    { reason: '设备检修', from: city.now - hourMs, to: city.now + 4 * hourMs, deviceId: device.deviceId },
    { reason: '消防管网改造', from: morning(1), to: morning(1) + 3 * hourMs, placeId },
    { reason: '探测器清洗', from: morning(-3), to: morning(-3) + 2 * hourMs, deviceId },
  ];
}

/** Silences in each tenant, and what stands under the one that runs. @spec ALM-12 N25 */
export async function writeSilences(tx: Tx, city: City): Promise<void> {
  const rows: BulkRow<'alarmSilence'>[] = [];
  const running: { readonly silenceId: number; readonly deviceId: number; readonly endsAt: string }[] = [];
  for (const { rentId } of city.tenants)
    for (const { reason, from, to, deviceId = null, placeId = null } of quietTimesOf(city, rentId)) {
      const silenceId = rows.length + 1;
      if (deviceId !== null && to > city.now) running.push({ silenceId, deviceId, endsAt: iso(to) });
      rows.push({
        silenceId,
        rentId,
        deviceId,
        placeId,
        ruleId: null,
        reason,
        startsAt: iso(from),
        endsAt: iso(to),
        cancelledAt: null,
        endedBy: '',
        createdBy: '平台管理员',
        createdRole: 'platform',
        createdAt: iso(Math.min(city.now, from) - dayMs),
        appliedAt: from > city.now ? null : iso(from),
      });
    }
  await insertMany(tx, 'alarmSilence', rows);
  for (const { silenceId, deviceId, endsAt } of running)
    await tx
      .updateTable('alarm')
      .set({ silenceId, silencedUntil: endsAt })
      .where('deviceId', '=', deviceId)
      .where('state', '<>', 'closed')
      .where('level', '>', 1)
      .execute();
}
