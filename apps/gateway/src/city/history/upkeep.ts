import { deviceTypes, selfTestTypes, type UpkeepKind } from '@fireline/domain/device';
import { dueDayOf } from '../../device/upkeep/forecasts.ts';
import type { BulkRow } from '../../lib/db/query/bulk.ts';
import { dateText, dayMs, dayOf, hourMs } from '../calendar.ts';
import { createDice } from '../../lib/dice.ts';
import type { City, CityDevice, Incident, Ms } from '../model.ts';
import type { Report } from './history.ts';
import { inspectorNamed } from '../people/inspectors.ts';
import { handlerOf } from './incidents.ts';

/** What people did on site about what a device reported. */
const doneAbout: Partial<Record<Incident['kind'], readonly [kind: UpkeepKind, remark: string]>> = {
  lowBattery: ['battery', '更换电池'],
  removed: ['moved', '重新安装并固定'],
  leakageSensorFault: ['replaced', '更换剩余电流互感器'],
  currentSensorFault: ['replaced', '更换电流互感器'],
  temperatureSensorFault: ['replaced', '更换温度传感器'],
};
const testedWithinDays = 36;
const iso = (ms: Ms): string => new Date(ms).toISOString();
type Row = Omit<BulkRow<'deviceUpkeep'>, 'upkeepId'>;

function rowOf(seed: number, device: CityDevice, kind: UpkeepKind, at: Ms, by: string, remark: string): Row {
  const { deviceId, unitId } = device;
  const inspectorId = inspectorNamed(seed, unitId, by);
  return { deviceId, kind, doneOn: dateText(dayOf(at)), by, inspectorId, remark, createdAt: iso(at) };
}

/** A round of tests by hand: most devices had one within a month, some wait too long. */
function testOf(city: City, device: CityDevice): Row[] {
  const dice = createDice(city.seed, device.deviceId, 'round');
  if (!selfTestTypes.includes(device.deviceType) || device.activatedAt === null || !dice.chance(0.86)) return [];
  const at = city.now - Math.floor(dice.between(0.2, testedWithinDays) * dayMs);
  return at < device.activatedAt
    ? []
    : [rowOf(city.seed, device, 'tested', at, handlerOf(city.seed, device.unitId, dice), '')];
}

/** What was done to the devices of the city, oldest first: about what they reported, and on rounds. @spec DEV-13 DEV-14 N25 */
export function upkeepRows(city: City, incidents: readonly Incident[]): BulkRow<'deviceUpkeep'>[] {
  const devices = new Map(city.devices.map((device) => [device.deviceId, device]));
  const rows: Row[] = city.devices.flatMap((device) => testOf(city, device));
  for (const { deviceId, kind, closed } of incidents) {
    const device = devices.get(deviceId);
    const done = doneAbout[kind];
    if (device && done && closed?.by) rows.push(rowOf(city.seed, device, done[0], closed.at, closed.by, done[1]));
    else if (device && kind === 'smoke' && closed?.by && closed.closing === 'falseAlarm') {
      const dice = createDice(city.seed, deviceId, closed.at, 'cleaned');
      const at = Math.min(city.now, closed.at + dice.int(2, 40) * hourMs);
      if (dice.chance(0.15)) rows.push(rowOf(city.seed, device, 'cleaned', at, closed.by, '清洁探测腔后复测正常'));
    }
  }
  return rows
    .toSorted((a, b) => String(a.createdAt).localeCompare(String(b.createdAt)))
    .map((row, index) => ({ ...row, upkeepId: index + 1 }));
}

/** The day on which a battery was last put in, by device. */
export function replacedDays(rows: readonly BulkRow<'deviceUpkeep'>[]): ReadonlyMap<number, string> {
  return new Map(
    rows.flatMap(({ kind, deviceId, doneOn }) => (kind === 'battery' ? [[Number(deviceId), String(doneOn)]] : [])),
  );
}

/** When the battery of a device is due, as the gateway judges it; nothing for one on mains. @spec DEV-14 */
export function forecastRows(
  { deviceId, deviceType, activatedAt }: CityDevice,
  reports: readonly Report[],
  now: Ms,
  replacedDay: string | undefined,
): BulkRow<'batteryForecast'>[] {
  if (deviceTypes[deviceType].power === 'mains' || activatedAt === null) return [];
  const perDay = new Map<string, { atMs: Ms; value: number }>();
  for (const { at, readings } of reports) {
    const day = dateText(dayOf(at));
    if (readings.batteryRatio === undefined || perDay.has(day) || (replacedDay !== undefined && day <= replacedDay))
      continue;
    perDay.set(day, { atMs: at, value: readings.batteryRatio });
  }
  return [{ deviceId, dueOn: dueDayOf([...perDay.values()], now), judgedAt: iso(now) }];
}
