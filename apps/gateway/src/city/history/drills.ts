import { alarmKinds } from '@fireline/domain/alarm';
import { sql } from 'kysely';
import { type BulkRow, insertMany } from '../../lib/db/query/bulk.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { dayMs, dayOf, dayStart, hourMs, minuteMs } from '../calendar.ts';
import { createDice, type Dice } from '../../lib/dice.ts';
import type { City, CityDevice, Ms } from '../model.ts';

const iso = (ms: Ms): string => new Date(ms).toISOString();

interface DrillSeed {
  readonly name: string;
  /** Days from today, and the hour of that day. */
  readonly day: number;
  readonly hour: number;
  readonly minutes: number;
  /** Kept to the floor of one device. */
  readonly isFloor: boolean;
  readonly isCancelled?: boolean;
}
const seeds: readonly DrillSeed[] = [
  { name: '季度疏散演练', day: -18, hour: 10, minutes: 60, isFloor: false },
  { name: '报警联动测试', day: -6, hour: 15, minutes: 30, isFloor: true },
  { name: '夜间疏散演练', day: -3, hour: 20, minutes: 45, isFloor: false, isCancelled: true },
  { name: '年终消防演练', day: 9, hour: 10, minutes: 90, isFloor: false },
];
/** Detectors that are set off in a drill. */
const setOffMax = 8;

interface Written {
  readonly drills: BulkRow<'drill'>[];
  readonly alarms: BulkRow<'alarm'>[];
  readonly tracks: BulkRow<'alarmTrack'>[];
}
interface Held {
  readonly drillId: number;
  readonly startsAt: Ms;
  readonly endsAt: Ms;
  readonly name: string;
  readonly by: string;
}

/** A detector that somebody sets off: acknowledged while the drill runs, and closed at its end at the latest. */
function writeAlarm(device: CityDevice, drill: Held, dice: Dice, who: string, to: Written, firstId: number): void {
  const { deviceId, deviceType, rentId, orgPath, partnerId, unitId, maintId, placeId } = device;
  const raised = drill.startsAt + Math.round(dice.between(1, 12) * minuteMs);
  const seen = raised + Math.round(dice.between(15, 150) * 1000);
  const alarmId = firstId + to.alarms.length;
  const isClosedByHand = dice.chance(0.5);
  const closedAt = isClosedByHand ? seen + 4 * minuteMs : drill.endsAt;
  const closedBy = isClosedByHand ? who : drill.by;
  const { level, category } = alarmKinds.smoke;
  to.alarms.push({
    alarmId,
    revision: 3,
    rentId,
    orgPath,
    partnerId,
    unitId,
    maintId,
    placeId,
    deviceId,
    deviceType,
    level,
    category,
    kind: 'smoke',
    state: 'closed',
    closesByItself: false,
    measurement: null,
    value: null,
    count: 1,
    alarmTime: iso(raised),
    receivedAt: iso(raised),
    lastTime: iso(raised),
    recoveredAt: null,
    acknowledgedBy: who,
    acknowledgedAt: iso(seen),
    closing: 'reset',
    clearType: 'manual',
    handledBy: closedBy,
    handledAt: iso(closedAt),
    remark: drill.name,
    drillId: drill.drillId,
  });
  const base = { rentId, alarmId, by: null, closing: null, remark: '', value: null };
  to.tracks.push(
    { ...base, at: iso(raised), event: 'raised' },
    { ...base, at: iso(seen), event: 'acknowledged', by: who },
    { ...base, at: iso(closedAt), event: 'handled', by: closedBy, closing: 'reset', remark: drill.name },
  );
}

/** The drills of a tenant, in the unit of its unit's account: people of that unit see them. */
function writeDrillsOf(city: City, rentId: string, to: Written, firstId: number): void {
  const account = city.accounts.find((one) => one.rentId === rentId && one.role === 'unit');
  const devices = city.devices.filter(({ unitId }) => unitId === account?.unitId);
  const detectors = devices.filter(({ deviceType, activatedAt }) => deviceType === 'smoke' && activatedAt !== null);
  const unitId = account?.unitId;
  if (!account || unitId == null) return;
  const dice = createDice(city.seed, rentId, 'drills');
  for (const { name, day, hour, minutes, isFloor, isCancelled = false } of seeds) {
    const startsAt = dayStart(dayOf(city.now) + day) + hour * hourMs;
    const endsAt = startsAt + minutes * minuteMs;
    const at = isFloor ? detectors[0] : undefined;
    const [drillId, by] = [to.drills.length + 1, account.realName];
    to.drills.push({
      drillId,
      rentId,
      unitId,
      name,
      startsAt: iso(startsAt),
      endsAt: iso(endsAt),
      buildingId: at?.buildingId ?? null,
      floor: at?.floor ?? null,
      cancelledAt: isCancelled ? iso(startsAt - hourMs) : null,
      endedBy: isCancelled ? by : '',
      createdBy: by,
      createdAt: iso(Math.min(city.now, startsAt) - 2 * dayMs),
      revision: isCancelled ? 2 : 1,
    });
    if (isCancelled || day >= 0) continue;
    const inside = detectors.filter((one) => !at || (one.buildingId === at.buildingId && one.floor === at.floor));
    const held = { drillId, startsAt, endsAt, name, by };
    for (const device of inside.slice(0, setOffMax)) writeAlarm(device, held, dice, by, to, firstId);
  }
}

/** Two drills that are over with what was set off in them, one that was cancelled and one to come, in each tenant. @spec N15 N25 */
export async function writeDrills(tx: Tx, city: City): Promise<void> {
  const { last } = await tx
    .selectFrom('alarm')
    .select(sql<number>`coalesce(max(alarm_id), 0)`.as('last'))
    .executeTakeFirstOrThrow();
  const { lastTrack } = await tx
    .selectFrom('alarmTrack')
    .select(sql<number>`coalesce(max(track_id), 0)`.as('lastTrack'))
    .executeTakeFirstOrThrow();
  const to: Written = { drills: [], alarms: [], tracks: [] };
  for (const { rentId } of city.tenants) writeDrillsOf(city, rentId, to, last + 1);
  await insertMany(tx, 'drill', to.drills);
  await insertMany(tx, 'alarm', to.alarms);
  await insertMany(
    tx,
    'alarmTrack',
    to.tracks.map((row, at) => Object.assign({ trackId: lastTrack + 1 + at }, row)),
  );
}
