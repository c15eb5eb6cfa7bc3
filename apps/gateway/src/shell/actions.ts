import { alarmTopic } from '@fireline/api/alarm';
import { taskTopic } from '@fireline/api/device';
import { mayCall, type Topic } from '@fireline/api/lib';
import { accountTopic } from '@fireline/api/session';
import type { AlarmCategory } from '@fireline/domain/alarm';
import { statisticsDays } from '@fireline/domain/analysis';
import { addDays, dayAt, daysBetween, ok, type Result, startOfDay } from '@fireline/domain/lib';
import { countCurrent } from '../alarm/actions.ts';
import type { areaShapes } from '@fireline/api/shapes';
import type * as z from 'zod';
import type { SignedInAsks } from '../lib/context.ts';
import { transact } from '../lib/transact.ts';
import * as store from './store.ts';

const columnsKey = (table: string) => `hiddenColumns.${table}`;

/** The columns that a reader hid; null while they have never chosen. @spec SHL-23 */
export async function hiddenColumns(table: string, { deps, account }: SignedInAsks): Promise<Result<string[] | null>> {
  const row = await store.configOf(deps.database.db, account.userId, columnsKey(table));
  return ok((row?.value as string[] | undefined) ?? null);
}

/** @spec SHL-23 */
export async function saveHiddenColumns(
  table: string,
  columns: readonly string[],
  { deps, account }: SignedInAsks,
): Promise<Result<{ done: true }>> {
  await store.saveConfig(deps.database.db, account.userId, columnsKey(table), columns);
  return ok({ done: true });
}

type Settings = z.output<typeof areaShapes.shell.settings.reply>;
const settingsKey = 'settings';

/** @spec SHL-22 SHL-29 */
export async function settings({ deps, account }: SignedInAsks): Promise<Result<Settings>> {
  const row = await store.configOf(deps.database.db, account.userId, settingsKey);
  return ok((row?.value as Settings | undefined) ?? {});
}

/** Adds to what was chosen before, and notifies the account's other browsers. @spec SHL-29 */
export const saveSettings = (
  change: Settings,
  { deps, account: { rentId, userId } }: SignedInAsks,
): Promise<Result<Settings>> =>
  transact(deps.database, async ({ tx, tell }): Promise<Result<Settings>> => {
    const value = await store.mergeConfig(tx, userId, settingsKey, change);
    await tell({ type: 'tell', topic: accountTopic.name, rentId, userId, data: { what: 'settings' } });
    return ok(value as Settings);
  });

const sumBy = <K extends string, R extends { count: number }>(
  rows: readonly R[],
  keyOf: (row: R) => K,
): Partial<Record<K, number>> => {
  const sums: Partial<Record<K, number>> = {};
  for (const row of rows) sums[keyOf(row)] = (sums[keyOf(row)] ?? 0) + row.count;
  return sums;
};

/** @spec ANA-05 */
export async function overview({ deps, scope }: SignedInAsks) {
  const { db } = deps.database;
  const { from: firstDay, to } = statisticsDays('last30Days', dayAt(deps.clock()));
  const days = Array.from({ length: daysBetween(firstDay, to) + 1 }, (_, index) => addDays(firstDay, index));
  const devices = await store.deviceCounts(db, scope);
  const byDay = await store.alarmsByDay(db, scope, new Date(startOfDay(firstDay)).toISOString());
  const of = (day: string, category: AlarmCategory) =>
    byDay.find((row) => row.day === day && row.category === category)?.count ?? 0;
  const current = await countCurrent(db, scope);
  return ok({
    devices: devices.reduce((sum, { count }) => sum + count, 0),
    byStatus: sumBy(devices, (row) => row.status),
    byType: sumBy(devices, (row) => row.deviceType),
    ...(await store.siteCounts(db, scope)),
    alarmsByDay: days.map((day) => ({
      day,
      alarm: of(day, 'alarm'),
      fault: of(day, 'fault'),
      event: of(day, 'event'),
    })),
    currentByLevel: current.byLevel,
    worstPlaces: await store.worstPlaces(db, scope, 10),
  });
}

/** The topics whose events are kept. */
const keptTopics: readonly Topic[] = [alarmTopic, taskTopic];

/** What was pushed after a number, as far as the scope may see it, the role may listen to it, and it is not for another account. @spec ALM-06 ROL-07 */
export async function events(
  { after, limit }: { after: number; limit: number },
  { deps, account, scope, rights }: SignedInAsks,
) {
  const { userId } = account;
  const topics = keptTopics.filter((topic) => mayCall(rights.granted, topic)).map(({ name }) => name);
  const { db } = deps.database;
  // bounds first: an event that comes meanwhile is then delivered twice rather than missed
  const { latest, oldest } = await store.eventBounds(db, scope.rentId);
  const found = await store.eventsAfter(db, scope, { userId, topics, after, limit: limit + 1 });
  // also when the reader's number is from before the data was replaced
  const expired = after > latest || after < (oldest === null ? latest : oldest - 1);
  return ok({ events: found.slice(0, limit), latest, more: found.length > limit, expired });
}
