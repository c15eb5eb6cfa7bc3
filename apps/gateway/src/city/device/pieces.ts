import { type Measurement, deviceTypes } from '@fireline/domain/device';
import { packColumn, type PackedReadings } from '../../lib/packedReadings.ts';
import type { BulkRow } from '../../lib/db/query/bulk.ts';
import { dayMs, dayOf, dayStart } from '../calendar.ts';
import type { Report } from '../history/history.ts';
import type { CityDevice } from '../model.ts';

/**
 * The same piece that `packReadings` makes, without a detour over text: a month of a city holds millions of values.
 * @param reports of one device, oldest first
 */
function pack(device: CityDevice, reports: readonly Report[], first: number, next: number): BulkRow<'reading'> {
  const start = reports[first]?.at ?? 0;
  const names: readonly Measurement[] = deviceTypes[device.deviceType].readings;
  const t: number[] = [];
  const columns = names.map((): (number | null)[] => []);
  for (let i = first; i < next; i++) {
    const report = reports[i];
    if (!report) break;
    t.push((report.at - start) / 1000);
    for (const [column, name] of names.entries()) columns[column]?.push(report.readings[name] ?? null);
  }
  const v: Partial<Record<Measurement, string>> = {};
  for (const [column, name] of names.entries()) v[name] = packColumn(columns[column] ?? []);
  const points: PackedReadings = { t, v };
  return {
    deviceId: device.deviceId,
    fromAt: new Date(start).toISOString(),
    toAt: new Date(reports[next - 1]?.at ?? start).toISOString(),
    points,
  };
}

/** One row of readings for each local day on which the device reported. */
export function dailyPieces(device: CityDevice, reports: readonly Report[]): BulkRow<'reading'>[] {
  const rows: BulkRow<'reading'>[] = [];
  for (let first = 0; first < reports.length;) {
    const end = dayStart(dayOf(reports[first]?.at ?? 0)) + dayMs;
    let next = first + 1;
    while ((reports[next]?.at ?? end) < end) next++;
    rows.push(pack(device, reports, first, next));
    first = next;
  }
  return rows;
}
