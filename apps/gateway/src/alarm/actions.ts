import { alarmLevelNumbers } from '@fireline/domain/alarm';
import { type Language, ok, refuse, type Result } from '@fireline/domain/lib';
import type { Scope } from '@fireline/domain/role';
import type { SignedInAsks } from '../lib/context.ts';
import type { Db } from '../lib/db/schema.ts';
import type { Download } from '../lib/http/handlers.ts';
import { csvFile, exportLimit } from '../lib/csv.ts';
import { alarmsCsv } from './exportCsv.ts';
import * as store from './store.ts';
import { alarmFileWords } from './words.ts';

export async function list(
  query: store.AlarmFilter & store.AlarmOrder & { pageNo: number; pageSize: number },
  { deps, scope }: SignedInAsks,
) {
  return ok(await store.alarmsPage(deps.database.db, scope, query));
}

export async function exported(
  query: store.AlarmFilter & { language: Language },
  { deps, scope }: SignedInAsks,
): Promise<Result<Download>> {
  const order = { sort: 'alarmTime', order: 'desc' } as const;
  const rows = await store.alarms(deps.database.db, scope, { ...query, ...order }, exportLimit);
  return csvFile(`${alarmFileWords['alarm.exportFile'][query.language]}.csv`, rows, (some) =>
    alarmsCsv(some, query.language),
  );
}

/** Current alarms in scope, counted. */
export async function countCurrent(db: Db, scope: Scope) {
  const counts = await store.currentCounts(db, scope);
  const sum = (rows: typeof counts) => rows.reduce((total, { count }) => total + count, 0);
  return {
    byLevel: Object.fromEntries(
      alarmLevelNumbers.map((level) => [String(level), sum(counts.filter((row) => row.level === level))]),
    ),
    unacknowledged: sum(counts.filter((row) => row.state === 'open')),
    current: sum(counts),
  };
}

export const summary = async ({ deps, scope }: SignedInAsks) => ok(await countCurrent(deps.database.db, scope));

export async function detail(alarmId: number, { deps, scope }: SignedInAsks) {
  const alarm = await store.alarmById(deps.database.db, scope, alarmId);
  return alarm
    ? ok({ alarm, track: await store.trackOf(deps.database.db, scope.rentId, alarmId) })
    : refuse({ code: 'alarm.notFound', field: 'alarmId' });
}

/** An alarm in scope, for other areas. */
export const findAlarm = (db: Db, scope: Scope, alarmId: number) => store.alarmById(db, scope, alarmId);

/** The newest current alarms of a device, for other areas. */
export const currentOnDevice = (db: Db, scope: Scope, deviceId: number) =>
  store.alarms(db, scope, { list: 'current', deviceId, sort: 'alarmTime', order: 'desc' }, 50);
