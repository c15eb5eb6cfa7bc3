import { generateTasks, type GeneratingPlan, madeAheadDays, withdrawable } from '@fireline/domain/inspection';
import { addDays, type Day, dayAt, hourMs, minuteMs, startOfDay } from '@fireline/domain/lib';
import { createDice } from '../../lib/dice.ts';
import { type BulkRow, insertMany } from '../../lib/db/query/bulk.ts';
import type { Tx } from '../../lib/db/schema.ts';
import '../../inspection/plans/tables.ts';
import { pointsOfLine } from '../../inspection/tasks/store.ts';
import type { SnapshotPoint } from '../../inspection/tasks/tables.ts';
import { handlersOf } from '../history/incidents.ts';
import type { City } from '../model.ts';
import { inspectorNamed, type OpenTask, phonesOf } from '../people/inspectors.ts';
import { type CityLine, type CityPlan, plansOn } from './plans.ts';
import { type Round, roundOf } from './rounds.ts';

/** Tasks of so many days are remembered. */
const rememberedDays = 90;
const iso = (ms: number): string => new Date(ms).toISOString();

/** A task that has begun, with what was found in it. */
export interface WalkedTask {
  readonly taskId: number;
  readonly rentId: string;
  readonly unitId: number;
  readonly inspectorName: string;
  readonly manager: string;
  readonly failure: CityPlan['failure'];
  readonly points: readonly SnapshotPoint[];
  readonly round: Round;
}

interface Written {
  /** Of today and not completed, with whose they are. */
  readonly open: OpenTask[];
  readonly walked: WalkedTask[];
  readonly plans: BulkRow<'inspectionPlan'>[];
  readonly tasks: BulkRow<'inspectionTask'>[];
}

/** Lines with the tenants of their units, and what is looked at along each. */
async function linesOf(tx: Tx, rentId: string): Promise<{ line: CityLine; points: readonly SnapshotPoint[] }[]> {
  const lines = await tx
    .selectFrom('inspectionLine as line')
    .innerJoin('unit', 'unit.unitId', 'line.unitId')
    .select(['line.lineId', 'line.unitId', 'line.name', 'unit.rentId'])
    .where('unit.rentId', '=', rentId)
    .orderBy('line.lineId')
    .execute();
  const all = [];
  for (const line of lines) all.push({ line, points: await pointsOfLine(tx, line.lineId) });
  return all;
}

const donePoints = (points: readonly SnapshotPoint[], { found }: Round): number => {
  const seen = Map.groupBy(found, ({ pointId }) => pointId);
  return points.filter(({ pointId, items }) => (seen.get(pointId)?.length ?? 0) === items.length).length;
};

/** The tasks of a plan as they were made until now: those of a day on which it was switched off are withdrawn. */
function* tasksOf(plan: CityPlan, planId: number, today: Day) {
  const { cycle, cycleDays, validFrom, validTo, endedDaysAgo } = plan;
  const open: GeneratingPlan = {
    id: planId,
    state: 'enabled',
    cycle,
    cycleDays: cycleDays ?? undefined,
    validFrom,
    validTo,
    pauses: [],
  };
  const ended = endedDaysAgo === null ? null : addDays(today, -endedDaysAgo);
  const to = addDays(ended ?? today, madeAheadDays);
  const all = generateTasks({ plan: open, tasks: [], from: addDays(today, -rememberedDays), to });
  const known = all.map((task) => ({ ...task, isTouched: false, isCompleted: false }));
  const withdrawn = new Set(ended === null ? [] : withdrawable(known, ended).withdrawn);
  for (const task of known) yield { ...task, withdrawnOn: withdrawn.has(task) ? ended : null };
}

function write(city: City, plan: CityPlan, points: readonly SnapshotPoint[], to: Written): void {
  const { line, cycle, cycleDays, validFrom, validTo, failure, state, pauses, endedDaysAgo, name } = plan;
  const { seed, now } = city;
  const today = dayAt(now);
  const planId = to.plans.length + 1;
  const dice = createDice(seed, planId, 'rounds');
  const people = [...new Set(handlersOf(seed, line.unitId))];
  const [manager = '安全主管'] = people;
  const inspectorName = people[planId % people.length] ?? manager;
  const of = {
    rentId: line.rentId,
    unitId: line.unitId,
    planId,
    lineId: line.lineId,
    lineName: line.name,
    inspectorId: inspectorNamed(seed, line.unitId, inspectorName),
    inspectorName,
  };
  const createdAt = iso(startOfDay(addDays(validFrom, -2)) + 10 * hourMs);
  const endedAt = endedDaysAgo === null ? null : iso(startOfDay(addDays(today, -endedDaysAgo)) + 9 * hourMs);
  const isDeleted = state === 'deleted';
  to.plans.push({
    ...of,
    name,
    cycle,
    cycleDays,
    validFrom,
    validTo,
    route: dice.chance(0.4) ? '从高层往低层走，注意楼梯间' : '',
    failure,
    state,
    pauses,
    lastMadeTo: addDays(today, madeAheadDays),
    deletedBy: isDeleted ? manager : '',
    deletedAt: isDeleted ? endedAt : null,
    createdBy: manager,
    createdAt,
    changedBy: manager,
    changedAt: endedAt ?? createdAt,
  });
  for (const { from, to: last, withdrawnOn } of tasksOf(plan, planId, today)) {
    const hasBegun = from <= today && withdrawnOn === null;
    const round: Round = hasBegun ? roundOf(points, { from, to: last }, now, dice) : { found: [], completedAtMs: null };
    const taskId = to.tasks.length + 1;
    const { rentId, unitId } = line;
    if (round.found.length > 0)
      to.walked.push({ taskId, rentId, unitId, inspectorName, manager, failure, points, round });
    if (hasBegun && last >= today && round.completedAtMs === null)
      to.open.push({ rentId, unitId, inspectorId: of.inspectorId });
    const failed = round.found.filter(({ outcome }) => outcome === 'fail').length;
    to.tasks.push({
      ...of,
      taskId,
      fromDay: from,
      toDay: last,
      madeAt: iso(Math.min(now, startOfDay(addDays(from, -madeAheadDays)) + 5 * minuteMs)),
      snapshot: hasBegun ? points : null,
      pointCount: hasBegun ? points.length : 0,
      itemCount: hasBegun ? points.reduce((sum, { items }) => sum + items.length, 0) : 0,
      donePoints: donePoints(points, round),
      passed: round.found.length - failed,
      failed,
      resultCount: round.found.length,
      completedAt: round.completedAtMs === null ? null : iso(round.completedAtMs),
      withdrawnBy: withdrawnOn === null ? '' : manager,
      withdrawnAt: withdrawnOn === null ? null : endedAt,
    });
  }
}

/** Plans of patrols and their tasks of three months: walked, walked too late, left, under way, withdrawn. @returns those that were walked @spec INS-04 INS-05 N25 */
export async function writePlans(tx: Tx, city: City): Promise<readonly WalkedTask[]> {
  const written: Written = { open: [], walked: [], plans: [], tasks: [] };
  const today = dayAt(city.now);
  for (const [at, { rentId }] of city.tenants.entries()) {
    const lines = await linesOf(tx, rentId);
    const dice = createDice(city.seed, rentId, 'inspection plans');
    const plans = plansOn(
      lines.map(({ line }) => line),
      at === 0,
      today,
      dice,
    );
    for (const plan of plans)
      write(city, plan, lines.find(({ line }) => line.lineId === plan.line.lineId)?.points ?? [], written);
  }
  await insertMany(tx, 'inspectionPlan', written.plans);
  await insertMany(tx, 'inspectionTask', written.tasks);
  for (const { inspectorId, userId } of phonesOf(city, written.open))
    await tx.updateTable('inspector').set({ userId }).where('inspectorId', '=', inspectorId).execute();
  return written.walked;
}
