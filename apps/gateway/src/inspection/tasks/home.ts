import {
  type CountedTask,
  type InspectionStatistics,
  inspectionStatistics,
  statisticsBy,
  taskSpan,
} from '@fireline/domain/inspection';
import { addDays, type Day, dayAt, ok, startOfDay } from '@fireline/domain/lib';
import type { SignedInAsks } from '../../lib/context.ts';
import type { Db } from '../../lib/db/schema.ts';
import type { Scope } from '@fireline/domain/role';
import * as failures from './failureStore.ts';
import * as list from './listStore.ts';
import { shownFailure } from './failing.ts';

const startOf = (day: Day): string => new Date(startOfDay(day)).toISOString();

/** So many rows that need somebody are named; the lists have all. */
const namedMax = 20;

/** Tasks with their last day in these, as the rules count them; the withdrawn count for nothing. */
async function countedIn(db: Db, scope: Scope, from: Day, to: Day) {
  const rows = await list
    .tasksIn(db, scope)
    .select(['task.inspectorId', 'task.inspectorName', 'task.lineId', 'task.lineName', 'task.fromDay', 'task.toDay'])
    .select(['task.completedAt', 'task.pointCount', 'task.donePoints', 'task.passed', 'task.failed', 'task.isMadeLate'])
    .where('task.withdrawnAt', 'is', null)
    .where('task.toDay', '>=', from)
    .where('task.toDay', '<=', to)
    .execute();
  return rows.map((row) => ({
    ...row,
    endsAtMs: taskSpan({ planId: 0, from: row.fromDay, to: row.toDay }).endsAtMs,
    completedAtMs: row.completedAt === null ? null : Date.parse(row.completedAt),
    donePointCount: row.donePoints,
  }));
}
type Counted = Awaited<ReturnType<typeof countedIn>>[number];

const named = (
  by: 'inspectorId' | 'lineId',
  name: 'inspectorName' | 'lineName',
  tasks: readonly Counted[],
  nowMs: number,
) => {
  const names = new Map(tasks.map((task) => [task[by], task[name]]));
  return statisticsBy(by, tasks satisfies readonly CountedTask[], nowMs).map((row) => ({
    ...row,
    name: names.get(row.id) ?? '',
  }));
};

/** Per day of the last day of its tasks: how many there were, and were done. */
const perDay = (tasks: readonly Counted[], nowMs: number) =>
  [...Map.groupBy(tasks, ({ toDay }) => toDay)]
    .map(([day, own]) => ({ day, ...inspectionStatistics(own, nowMs) }))
    .map(({ day, total, completed, overdue, failedItems }) => ({ day, total, completed, overdue, failedItems }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));

/**
 * The first page of patrols: what today comes to, what needs somebody, the figures of so many days with those before, by day, inspector and line.
 * @spec INS-06
 */
export async function home(days: number, asks: SignedInAsks) {
  const { deps, scope } = asks;
  const { db } = deps.database;
  const nowMs = deps.clock();
  const today = dayAt(nowMs);
  const [from, to] = [addDays(today, -days), addDays(today, -1)];
  const tasks = await countedIn(db, scope, from, to);
  const former = await countedIn(db, scope, addDays(from, -days), addDays(from, -1));
  const paging = { pageNo: 1, pageSize: namedMax };
  const of = (standing: 'completed' | 'overdue' | 'running') =>
    list.tasksPage(db, scope, nowMs, {
      ...paging,
      standing: [standing],
      ...(standing === 'overdue' ? { from: startOf(from) } : { from: startOf(today), to: startOf(addDays(today, 1)) }),
      sort: 'to',
      order: 'asc',
    });
  const [done, open, overdue] = [await of('completed'), await of('running'), await of('overdue')];
  const waiting = await failures.undecidedPage(db, scope, paging);
  const figures: InspectionStatistics = inspectionStatistics(tasks, nowMs);
  return ok({
    today,
    from,
    to,
    todayDone: done.total,
    todayTotal: done.total + open.total,
    overdueTotal: overdue.total,
    overdue: overdue.rows.map((row) => ({ ...row, standing: list.standingOf(row, nowMs) })),
    undecidedTotal: waiting.total,
    undecided: waiting.rows.map(shownFailure),
    figures,
    former: inspectionStatistics(former, nowMs),
    perDay: perDay(tasks, nowMs),
    byInspector: named('inspectorId', 'inspectorName', tasks, nowMs),
    byLine: named('lineId', 'lineName', tasks, nowMs),
  });
}
