import { addDays, type Day, daysBetween } from '../lib/index.ts';
import { cycleLengthOf, type Pause, type PlanCycle, type PlanState } from './plans.ts';

/** What generation needs to know of a plan. */
export interface GeneratingPlan extends PlanCycle {
  readonly id: number;
  readonly state: PlanState;
  readonly validFrom: Day;
  readonly validTo: Day;
  readonly pauses: readonly Pause[];
}

/** A task as it is planned: both days belong to it. @spec INS-05 */
export interface PlannedTask {
  readonly planId: number;
  readonly from: Day;
  readonly to: Day;
}

/** One key per task of all plans: writing a task under it twice writes it once. @spec INS-05 */
export const taskKey = ({ planId, from }: PlannedTask): string => `${planId}:${from}`;

/** The days since `origin` that the ranges cover, up to `count`. */
const daysOf = (
  ranges: readonly { readonly from: Day; readonly to: Day | null }[],
  origin: Day,
  count: number,
): Set<number> => {
  const days = new Set<number>();
  for (const { from, to } of ranges) {
    const end = to === null ? count : Math.min(count, daysBetween(origin, to) + 1);
    for (let at = Math.max(0, daysBetween(origin, from)); at < end; at += 1) days.add(at);
  }
  return days;
};

/**
 * The tasks that are missing and that begin from `from` to `to`, in order. Together with those there are, every day on which the
 * plan is valid and enabled belongs to exactly one task. Asked again with them added, nothing is missing; asked in pieces, the
 * pieces add up to the whole.
 * Decision: cycles are counted from the first day of validity, also after a pause; the last one ends with it. A task begins and
 * ends on an enabled day; pauses within it do not cut it in two. A cycle with no enabled day has no task. Tasks made under an
 * earlier cycle stay, and only the days they leave are planned anew.
 * @spec INS-05 INS-04
 * @example
 * // weekly, valid for the first ten days of 2026, no pauses
 * generateTasks({ plan, tasks: [], from: '2026-01-01', to: '2026-01-31' });
 * // [{ planId: 7, from: '2026-01-01', to: '2026-01-07' }, { planId: 7, from: '2026-01-08', to: '2026-01-10' }]
 */
export function generateTasks({
  plan,
  tasks,
  from,
  to,
}: {
  readonly plan: GeneratingPlan;
  readonly tasks: readonly PlannedTask[];
  readonly from: Day;
  readonly to: Day;
}): PlannedTask[] {
  if (plan.state !== 'enabled') return [];
  const origin = plan.validFrom;
  const count = daysBetween(origin, plan.validTo) + 1;
  const first = Math.max(0, daysBetween(origin, from));
  const last = Math.min(count - 1, daysBetween(origin, to));
  const own = tasks.filter(({ planId }) => planId === plan.id);
  const taken = daysOf(own, origin, count);
  const off = daysOf(plan.pauses, origin, count);
  const length = cycleLengthOf(plan);

  const found: PlannedTask[] = [];
  let begin: number | undefined;
  let end = 0;
  const close = () => {
    if (begin !== undefined && begin >= first && begin <= last)
      found.push({ planId: plan.id, from: addDays(origin, begin), to: addDays(origin, end) });
    begin = undefined;
  };
  // one cycle further than the range, for a task that begins in it may end there
  const stop = Math.min(count, last + length);
  for (let at = first - (first % length); at < stop; at += 1) {
    if (at % length === 0 || taken.has(at)) close();
    if (!taken.has(at) && !off.has(at)) {
      begin ??= at;
      end = at;
    }
  }
  close();
  return found;
}

const later = (a: Day, b: Day): Day => (a > b ? a : b);
const earlier = (a: Day, b: Day): Day => (a < b ? a : b);

/** How far a plan has come. */
export interface MadeSoFar {
  /** The day on which the plan was made. */
  readonly madeOn: Day;
  /** The last day for which tasks were made; null: none yet. */
  readonly lastMadeTo: Day | null;
}

/**
 * The day from which tasks are made today: where the last ones ended, also after days without a gateway; at first from the day on which the plan
 * was made. It is the first day of its cycle, so that a week that has begun already has its task.
 * @spec INS-05
 */
export function generationStart(
  plan: Pick<GeneratingPlan, 'validFrom' | 'cycle' | 'cycleDays'>,
  { madeOn, lastMadeTo }: MadeSoFar,
  today: Day,
): Day {
  const first = later(plan.validFrom, madeOn);
  const next = lastMadeTo === null ? first : later(first, earlier(addDays(lastMadeTo, 1), today));
  return addDays(next, -(daysBetween(plan.validFrom, next) % cycleLengthOf(plan)));
}

/**
 * The next tasks that the generator is going to make of a plan, those that there are left out.
 * @param count how many at most
 * @spec INS-04 INS-05
 */
export function forecastTasks({
  plan,
  made,
  tasks,
  today,
  count,
}: {
  readonly plan: GeneratingPlan;
  readonly made: MadeSoFar;
  readonly tasks: readonly PlannedTask[];
  readonly today: Day;
  readonly count: number;
}): PlannedTask[] {
  const from = generationStart(plan, made, today);
  const taken = tasks.reduce((last, { to }) => later(last, to), later(from, today));
  const to = addDays(taken, (count + 1) * cycleLengthOf(plan));
  return generateTasks({ plan, tasks, from, to }).slice(0, count);
}

/** Whether the days of a task were over before it was made: nobody could walk it, and it is not overdue. @spec INS-05 */
export const isMadeLate = ({ to }: PlannedTask, today: Day): boolean => to < today;

/** What is known of a task that may be withdrawn. */
export interface OpenTask {
  readonly from: Day;
  readonly to: Day;
  /** Somebody scanned one of its labels or recorded a result. */
  readonly isTouched: boolean;
  readonly isCompleted: boolean;
}

/**
 * The tasks that are taken back when their plan is disabled, deleted or planned otherwise: those that have not begun and that nobody has touched.
 * Those that have begun and can still be walked stay.
 * @spec INS-04 INS-05
 */
export function withdrawable<T extends OpenTask>(
  tasks: readonly T[],
  today: Day,
): { readonly withdrawn: readonly T[]; readonly staying: readonly T[] } {
  const open = tasks.filter(({ to, isCompleted }) => !isCompleted && to >= today);
  const isFree = ({ from, isTouched }: T): boolean => from > today && !isTouched;
  return { withdrawn: open.filter(isFree), staying: open.filter((task) => !isFree(task)) };
}
