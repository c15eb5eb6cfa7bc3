import { dueTaskReminder, phoneTaskDays, type TaskReminder } from '@fireline/domain/inspection';
import { addDays, type Day, dayAt } from '@fireline/domain/lib';
import { sql } from 'kysely';
import type { Deps } from '../../lib/context.ts';
import { anyId } from '../../lib/db/query/anyOf.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import type { Pace } from '../../lib/jobs/runner.ts';
import type { Work } from '../../lib/transact.ts';
import { remindByTenant } from '../../message/reminding/byTenant.ts';
import { sendTaskReminders } from '../../message/reminding/inspections.ts';

/** What the job is called in logs and metrics. */
export const taskRemindersJob = 'reminders of inspections';
const tasksPerRound = 200;

/** Tasks of which something may be to be reminded of on that day. */
const open = (db: Db | Tx, today: Day) =>
  db
    .selectFrom('inspectionTask')
    .where('completedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .where('isMadeLate', '=', false)
    .where('snapshot', 'is not', null)
    .where('fromDay', '<=', today)
    .where('toDay', '>=', addDays(today, -phoneTaskDays))
    .where(
      sql<boolean>`reminded is distinct from 'overdue' and (reminded is distinct from 'begins' or to_day <= ${today}::date)
        and (reminded is distinct from 'ending' or to_day < ${today}::date)`,
    );

/** Those after that one. */
const candidates = (db: Db, today: Day, after: number) =>
  open(db, today)
    .select(['taskId as id', 'rentId'])
    .where('taskId', '>', after)
    .orderBy('taskId')
    .limit(tasksPerRound)
    .execute();

/** Of these those that are still so, held; what another gateway holds it reminds of. */
const held = (tx: Tx, today: Day, taskIds: readonly number[]) =>
  open(tx, today)
    .select(['taskId', 'fromDay', 'toDay', 'isMadeLate', 'reminded'])
    .where('taskId', '=', anyId(taskIds))
    .orderBy('taskId')
    .forUpdate()
    .skipLocked()
    .execute();

/** Reminds of tasks of one tenant. @returns of how many */
async function remindTenant(work: Work, rentId: string, taskIds: readonly number[], nowMs: number): Promise<number> {
  const due = new Map<number, TaskReminder>();
  for (const { taskId, fromDay, toDay, isMadeLate, reminded } of await held(work.tx, dayAt(nowMs), taskIds)) {
    const facts = { from: fromDay, to: toDay, completedAtMs: null, isWithdrawn: false, isMadeLate, reminded };
    const reminder = dueTaskReminder(facts, nowMs);
    if (reminder) due.set(taskId, reminder);
  }
  if (due.size === 0) return 0;
  await sendTaskReminders(work, rentId, due, new Date(nowMs).toISOString());
  for (const [reminded, own] of Map.groupBy(due, ([, reminder]) => reminder))
    await work.tx
      .updateTable('inspectionTask')
      .set({ reminded })
      .where('taskId', '=', anyId(own.map(([taskId]) => taskId)))
      .execute();
  return due.size;
}

/**
 * Reminds of tasks: that they begin, that their end is near, and the morning after that they are overdue; each once, however many gateways do so.
 * @returns of how many
 * @spec INS-05 MSG-06
 */
export async function remindInspections(
  deps: Pick<Deps, 'database' | 'clock' | 'log'>,
  { isStopped }: Pick<Pace, 'isStopped'>,
): Promise<number> {
  const nowMs = deps.clock();
  return remindByTenant(deps, {
    what: 'inspections',
    perPage: tasksPerRound,
    page: (after) => candidates(deps.database.db, dayAt(nowMs), after),
    remind: (work, rentId, ids) => remindTenant(work, rentId, ids, nowMs),
    isStopped,
  });
}
