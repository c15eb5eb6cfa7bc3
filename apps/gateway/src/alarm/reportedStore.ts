import { sql } from 'kysely';
import type { Row, Tx } from '../lib/db/schema.ts';

type AlarmReport = Row<'alarmReport'>;

export const reportKey = ({ deviceId, kind, at }: AlarmReport): string => `${deviceId} ${kind} ${at}`;

/**
 * Remembers dated reports of alarms.
 * @returns the keys of those that were not known before
 * @spec ALM-01
 */
export async function rememberReports(tx: Tx, reports: readonly AlarmReport[]): Promise<Set<string>> {
  if (reports.length === 0) return new Set();
  const { rows } = await sql<AlarmReport>`
    insert into alarm_report (device_id, kind, at)
    select d, k, t from jsonb_to_recordset(${JSON.stringify(reports.map(({ deviceId, kind, at }) => ({ d: deviceId, k: kind, t: at })))}::jsonb)
      as x(d bigint, k text, t timestamptz)
    on conflict do nothing returning device_id, kind, at`.execute(tx);
  return new Set(rows.map(reportKey));
}
