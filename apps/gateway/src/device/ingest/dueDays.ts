import { daysTouched, summedMeasurements } from '@fireline/domain/analysis';
import type { Readings } from '@fireline/domain/device';
import { dayAt } from '@fireline/domain/lib';
import { sql } from 'kysely';
import type { Statement } from '../../lib/db/query/together.ts';

interface Reported {
  readonly deviceId: number;
  readonly at: string;
  readonly readings: Readings;
}

const isSummed = ({ readings }: Reported): boolean =>
  readings.motion !== undefined || summedMeasurements.some((name) => readings[name] !== undefined);

/** Reports that were received at one time. */
interface Received {
  readonly nowMs: number;
  readonly reports: readonly Reported[];
}

/**
 * What notes the days whose sums, or whose reports, deliveries of reports change: those with a measurement that is summed, and whatever
 * comes for a day that is over.
 * @spec ANA-01 ANA-03
 */
export function markedDays(received: readonly Received[]): readonly Statement[] {
  const days = new Map<string, { deviceId: number; day: string }>();
  for (const { nowMs, reports } of received) {
    const today = dayAt(nowMs);
    for (const report of reports) {
      const atMs = Date.parse(report.at);
      if (!isSummed(report) && dayAt(atMs) === today) continue;
      for (const day of daysTouched(atMs, nowMs)) {
        const due = { deviceId: report.deviceId, day };
        days.set(`${due.deviceId} ${day}`, due);
      }
    }
  }
  if (days.size === 0) return [];
  return [
    sql`
    insert into reading_due (device_id, day)
    select "deviceId", day from jsonb_to_recordset(${JSON.stringify([...days.values()])}::jsonb) as x("deviceId" bigint, day date)
    order by 1, 2
    on conflict (device_id, day) do update set tries = 0 where reading_due.tries > 0`,
  ];
}
