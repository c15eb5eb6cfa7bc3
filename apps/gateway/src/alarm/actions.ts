import { alarmLevelNumbers } from '@fireline/domain/alarm';
import { ok, refuse } from '@fireline/domain/lib';
import type { Scope } from '@fireline/domain/role';
import type { SignedInAsks } from '../lib/context.ts';
import type { Paging } from '../lib/db/query/pageOf.ts';
import type { Db } from '../lib/db/schema.ts';
import { silenceOfAlarm } from './silences/store.ts';
import { versionOfAlarm } from './rules/reading.ts';
import * as store from './store.ts';

type ListQuery = store.AlarmFilter & { sort?: store.AlarmOrder['sort'] | undefined; order: store.AlarmOrder['order'] };

export async function list(query: ListQuery & Paging, { deps, scope }: SignedInAsks) {
  const sort = query.sort ?? store.timeOf(query.list);
  return ok(await store.alarmsPage(deps.database.db, scope, { ...query, sort }));
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

/** With the version of the rule that raised it, what silenced it, and its track. @spec ALM-05 ALM-11 ALM-12 */
export async function detail(alarmId: number, { deps, scope }: SignedInAsks) {
  const { db } = deps.database;
  const alarm = await store.alarmById(db, scope, alarmId);
  if (!alarm) return refuse({ code: 'alarm.notFound', field: 'alarmId' });
  const rule = await versionOfAlarm(db, scope.rentId, await store.ruleVersionOf(db, alarmId));
  const silence = await silenceOfAlarm(db, alarmId);
  return ok({ alarm, rule, silence, track: await store.trackOf(db, scope.rentId, alarmId) });
}

/** An alarm in scope, for other areas. */
export const findAlarm = (db: Db, scope: Scope, alarmId: number) => store.alarmById(db, scope, alarmId);

/** The newest current alarms of a device, for other areas. */
export const currentOnDevice = (db: Db, scope: Scope, deviceId: number) =>
  store.alarms(db, scope, { list: 'current', deviceId, sort: 'receivedAt', order: 'desc' }, 50);
