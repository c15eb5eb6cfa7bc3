import type { InspectionPlanDetail } from '@fireline/api/inspection';
import {
  type Cycle,
  cycleLengthDays,
  cycleNames,
  forecastTasks,
  type GeneratingPlan,
  type PlannedTask,
} from '@fireline/domain/inspection';
import { type Day, dayAt, isDay } from '@fireline/domain/lib';
import { useFormField } from '@fireline/ui/Form';
import { useFormat, useNow, useWords } from '@fireline/ui/lib';
import { Items } from '../points/Points.styles.ts';
import { daysText } from './planTexts.ts';
import { planWords } from './words.ts';

const shownCount = 10;
const minuteMs = 60_000;
const noText: string | null = null;
const noNumber: number | null = null;

/** The plan that stands in the form, as the generator reads it; nothing while it is not said how often and when. */
function useEnteredPlan(plan: InspectionPlanDetail | undefined): GeneratingPlan | undefined {
  const t = useWords(planWords);
  const { value: cycle } = useFormField('cycle', { label: t('plans.cycle'), initial: noText });
  const { value: cycleDays } = useFormField('cycleDays', { label: t('plans.cycleDays'), initial: noNumber });
  const { value: validFrom } = useFormField('validFrom', { label: t('plans.validFrom'), initial: noText });
  const { value: validTo } = useFormField('validTo', { label: t('plans.validTo'), initial: noText });
  const known = cycleNames.find((one): one is Cycle => one === cycle);
  const { min, max } = cycleLengthDays;
  const isLong = known !== 'custom' || (cycleDays !== null && cycleDays >= min && cycleDays <= max);
  if (!known || !isLong || validFrom === null || validTo === null || !isDay(validFrom) || !isDay(validTo))
    return undefined;
  if (validTo < validFrom) return undefined;
  return {
    id: plan?.planId ?? 0,
    cycle: known,
    cycleDays: cycleDays ?? undefined,
    state: 'enabled',
    validFrom,
    validTo,
    // enabled today, a pause that is open ends
    pauses: (plan?.pauses ?? []).filter(({ to }) => to !== null),
  };
}

const nextOf = (plan: GeneratingPlan, tasks: readonly PlannedTask[], today: Day) =>
  forecastTasks({ plan, made: { madeOn: today, lastMadeTo: null }, tasks, today, count: shownCount });

/** The next tasks of the plan as it stands in the form, by the generator itself. @spec INS-04 INS-05 */
export function Preview({ plan }: { readonly plan: InspectionPlanDetail | undefined }) {
  const t = useWords(planWords);
  const format = useFormat();
  const today = dayAt(useNow(minuteMs));
  const entered = useEnteredPlan(plan);
  const status = useFormField('status', { label: t('plans.status'), initial: noText });
  if (!entered) return <p>{t('plans.preview.later')}</p>;
  const staying = (plan?.open ?? []).filter(({ stays }) => stays).map((task) => ({ ...task, planId: entered.id }));
  const next = nextOf(entered, staying, today);
  const isOff = plan ? plan.state !== 'enabled' : status.value === 'disabled';
  return (
    <section aria-label={t('plans.preview')}>
      <h3>{t('plans.preview')}</h3>
      {isOff && <p>{t('plans.preview.disabled')}</p>}
      {staying.length + next.length === 0 ? (
        <p>{t('plans.preview.none')}</p>
      ) : (
        <Items>
          {staying.map(({ from, to }) => (
            <li key={from}>{t('plans.preview.stays', { days: daysText(from, to, t, format) })}</li>
          ))}
          {next.map(({ from, to }) => (
            <li key={from}>{daysText(from, to, t, format)}</li>
          ))}
        </Items>
      )}
    </section>
  );
}
