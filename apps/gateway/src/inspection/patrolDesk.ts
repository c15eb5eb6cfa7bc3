import { inspectionCalls } from '@fireline/api/inspection';
import type { Deps } from '../lib/context.ts';
import { asksAs, type InProcess } from '../session/inProcess.ts';
import { detail, page } from './tasks/tasks.ts';
import { type Sent, sync } from './tasks/syncing.ts';

type Task = Extract<Awaited<ReturnType<typeof detail>>, { ok: true }>['value'];

/** What inspectors do, for those inside this process: the same actions with the same checks, log and hazards. */
export interface PatrolDesk {
  /** Running tasks in the account's scope, those that end first first. */
  running(who: InProcess): Promise<readonly Task[]>;
  record(who: InProcess, sent: Sent): Promise<void>;
}

/** The most tasks looked at in one go. */
const runningMax = 50;

/** @spec INS-05 N25 */
export const createPatrolDesk = (deps: Deps): PatrolDesk => ({
  running: async (who) => {
    const asks = await asksAs(deps, who, inspectionCalls.task, 'inspection');
    if (!asks) return [];
    const found = await page(
      { standing: ['running'], sort: 'to', order: 'asc', pageNo: 1, pageSize: runningMax },
      asks,
    );
    if (!found.ok) return [];
    const tasks: Task[] = [];
    for (const { taskId } of found.value.rows) {
      const task = await detail(taskId, asks);
      if (task.ok && task.value.hasBegun) tasks.push(task.value);
    }
    return tasks;
  },
  record: async (who, sent) => {
    const asks = await asksAs(deps, who, inspectionCalls.sync, 'inspection');
    if (asks) await sync(sent, asks);
  },
});
