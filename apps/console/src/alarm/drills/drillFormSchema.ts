import { drillForm } from '@fireline/domain/alarm';
import { isDay, type Problem, readTime, type Result, startOfDay } from '@fireline/domain/lib';
import type { FormSchema } from '@fireline/ui/Form';
import type { FormValue } from '../../lib/form/useFormSend.ts';

export type DrillEntered = FormValue<typeof drillForm>;

const msOfTime = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * 60_000;
};

/** When it begins: now, or at the day and time that were entered. */
function startOf({ when, day, time }: Readonly<Record<string, unknown>>, nowMs: number): number | readonly Problem[] {
  if (when !== 'later') return nowMs;
  const clock = typeof time === 'string' ? readTime(time) : undefined;
  const problems = [
    ...(typeof day === 'string' && isDay(day) ? [] : [{ code: 'form.required', field: 'day' }]),
    ...(clock == null ? [{ code: 'form.required', field: 'time' }] : []),
  ];
  return problems.length > 0 ? problems : startOfDay(day as string) + msOfTime(time as string);
}

const issuesOf = (problems: readonly Problem[]) => ({
  issues: problems.map((problem) => ({ message: problem.code, ...problem })),
});

/** A form of the domain that begins at an instant, from now or a day and a time; what is wrong with those is shown at them. */
export const startSchema = <V>(check: (values: object) => Result<V>, clock: () => number): FormSchema<V> => ({
  '~standard': {
    validate: (input) => {
      const values = input as Readonly<Record<string, unknown>>;
      const startsAtMs = startOf(values, clock());
      const result = check({ ...values, startsAtMs: typeof startsAtMs === 'number' ? startsAtMs : 0 });
      const wrong = typeof startsAtMs === 'number' ? [] : startsAtMs;
      if (!result.ok) return issuesOf([...result.problems, ...wrong]);
      return wrong.length > 0 ? issuesOf(wrong) : { value: result.value };
    },
  },
});

/** The domain's form of a drill, its start from a day and a time; what is wrong with the start is shown at the day. @spec N15 */
export const drillSchema = (clock: () => number): FormSchema<DrillEntered> => startSchema(drillForm.check, clock);
