import {
  forecastTasks,
  type GeneratingPlan,
  generateTasks,
  generationStart,
  isMadeLate,
  madeAheadDays,
  type MadeSoFar,
  withdrawable,
} from '@fireline/domain/inspection';
import { addDays, type Day, dayAt } from '@fireline/domain/lib';
import { type Deps, isoNow } from '../../lib/context.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import type { Pace } from '../../lib/jobs/runner.ts';
import { transact } from '../../lib/transact.ts';
import * as taskStore from '../tasks/store.ts';
import { beginTask } from '../tasks/beginning.ts';
import * as store from './store.ts';

/** What the job is called in logs and metrics. */
export const makeTasksJob = 'making of inspection tasks';
const rowsPerRound = 200;
const restMs = 50;
/** The longest cycle: a task may have begun so long before. */
const cycleDaysMax = 10;

type PlanFacts = Omit<store.Plan, 'revision' | 'deletedAt' | 'deletedBy'>;
export const generatingOf = ({
  planId,
  cycle,
  cycleDays,
  state,
  validFrom,
  validTo,
  pauses,
}: PlanFacts): GeneratingPlan => ({
  id: planId,
  cycle,
  cycleDays: cycleDays ?? undefined,
  state,
  validFrom,
  validTo,
  pauses,
});
const madeOf = ({ createdAt, lastMadeTo }: PlanFacts): MadeSoFar => ({
  madeOn: dayAt(Date.parse(createdAt)),
  lastMadeTo,
});

const lookBack = (from: Day): Day => addDays(from, -cycleDaysMax);

/** Makes the tasks of a plan that is held, from where they ended to some days ahead. @returns how many were made */
export async function makeTasksOf(tx: Tx, plan: PlanFacts, today: Day, madeAt: string): Promise<number> {
  const { planId, rentId, unitId, lineId, lineName, inspectorId, inspectorName } = plan;
  if (plan.state !== 'enabled' || lineId === null) return 0;
  const generating = generatingOf(plan);
  const [from, to] = [generationStart(generating, madeOf(plan), today), addDays(today, madeAheadDays)];
  const tasks = await taskStore.tasksOfPlan(tx, planId, lookBack(from));
  const made = generateTasks({ plan: generating, tasks, from, to });
  const common = { rentId, unitId, planId, lineId, lineName, inspectorId, inspectorName, madeAt };
  const added = await taskStore.insertTasks(
    tx,
    made.map((task) => ({ ...common, fromDay: task.from, toDay: task.to, isMadeLate: isMadeLate(task, today) })),
  );
  await store.noteMade(tx, planId, to);
  return added;
}

/** The open tasks of a plan: those that would be taken back now, and those that would stay. */
export const openTasksOf = async (db: Db | Tx, planId: number, today: Day) =>
  withdrawable(await taskStore.tasksOfPlan(db, planId, today), today);

/** What the generator makes next of a plan. */
export const nextTasksOf = async (db: Db | Tx, plan: PlanFacts, today: Day, count: number) => {
  const from = generationStart(generatingOf(plan), madeOf(plan), today);
  const tasks = await taskStore.tasksOfPlan(db, plan.planId, lookBack(from));
  return forecastTasks({ plan: generatingOf(plan), made: madeOf(plan), tasks, today, count });
};

type JobDeps = Pick<Deps, 'database' | 'clock' | 'log'>;

/** Makes the tasks of one plan, unless another gateway has; a plan that fails is logged and stops no other. */
async function makeOne({ database, clock, log }: JobDeps, planId: number): Promise<number> {
  try {
    return await transact(database, async ({ tx }) => {
      const plan = await store.lockPlan(tx, planId);
      return plan ? makeTasksOf(tx, plan, dayAt(clock()), isoNow(clock)) : 0;
    });
  } catch (error) {
    log.error('tasks of an inspection plan could not be made', error, { planId });
    return 0;
  }
}

/**
 * Makes the tasks of all plans some days ahead, and lets those begin whose day has come: they keep the points and words of that day. However many
 * gateways do so, and wherever one is killed, each plan and day has one task.
 * @returns how many were made
 * @spec INS-05
 */
export async function makeTasks(deps: JobDeps, { isStopped, rest }: Pace): Promise<number> {
  const { db } = deps.database;
  const today = dayAt(deps.clock());
  let made = 0;
  for (let after = 0; !isStopped();) {
    const found = await store.plansToMake(db, today, addDays(today, madeAheadDays), after, rowsPerRound);
    for (const { planId } of found) if (!isStopped()) made += await makeOne(deps, planId);
    if (found.length < rowsPerRound) break;
    after = found.at(-1)?.planId ?? after;
    await rest(restMs);
  }
  for (let after = 0; !isStopped();) {
    const found = await taskStore.tasksToBegin(db, today, after, rowsPerRound);
    for (const { taskId } of found)
      if (!isStopped()) await transact(deps.database, async ({ tx }) => void (await beginTask(tx, taskId)));
    if (found.length < rowsPerRound) break;
    after = found.at(-1)?.taskId ?? after;
    await rest(restMs);
  }
  return made;
}
