import { insertMany } from '../../../apps/gateway/src/lib/db/query/bulk.ts';
import { advanceIds, type OpenedDatabase } from '../../../apps/gateway/src/lib/db/opened.ts';
import { fillInspection } from '../../fixtures/inspection.ts';
import { accessSecret } from '../../fixtures/sending.ts';
import { fillTenants, imeiOf } from '../../fixtures/tenant.ts';

const numbered = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at);
/** Smoke detectors that burn, devices that get commands, and devices with timed ones. */
export const mixDevices = {
  fires: numbered(5000, 20),
  commands: numbered(6000, 60),
  tasks: numbered(7000, 40),
} as const;

/** More than any run sends: no limit holds a message back. */
const noLimit = 1_000_000;

/** The fixture's tenants with devices for each area, and a way out for SMS to the carrier at the address. */
export async function fillMix(database: OpenedDatabase, carrierUrl: string): Promise<void> {
  const { db } = database;
  await fillTenants(db);
  await fillInspection({ database });
  const like = (deviceId: number) =>
    db.selectFrom('device').selectAll().where('deviceId', '=', deviceId).executeTakeFirstOrThrow();
  const [smoke, gas] = [await like(1), await like(6)];
  const copies = (of: typeof smoke, ids: readonly number[], name: string) =>
    ids.map((deviceId) => ({
      ...of,
      deviceId,
      imei: imeiOf(deviceId),
      name: `${name}${deviceId}`,
      lastSeenAt: null,
      alarmLevel: null,
    }));
  const rule = { smsMessages: noLimit, smsHours: 1, voiceMessages: noLimit, voiceHours: 1, appMinutes: 0 };
  const settings = { ...rule, emailMinutes: 0, standingMinutes: 0, forcedChannels: [], forcedLevel: 1 };
  const access = { channel: 'sms', carrier: 'webhook', account: 'a', signature: '消防云', secret: accessSecret };
  await db.transaction().execute(async (tx) => {
    await insertMany(tx, 'device', copies(smoke, mixDevices.fires, '烟感'));
    await insertMany(tx, 'device', copies(gas, mixDevices.commands, '燃气'));
    await insertMany(tx, 'device', copies(gas, mixDevices.tasks, '定时'));
    await insertMany(tx, 'sendRule', [{ rentId: 'R001', partnerId: null, settings }]);
    await insertMany(tx, 'sendAccess', [
      { ...access, accessId: 1, url: carrierUrl, rentId: 'R001', partnerId: null, name: '短信', isEnabled: true },
    ]);
    await advanceIds(tx);
  });
}
