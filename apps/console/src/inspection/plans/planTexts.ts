import type { InspectionPlan } from '@fireline/api/inspection';
import type { inspectionWords } from '@fireline/domain/inspection';
import { type Day, startOfDay } from '@fireline/domain/lib';
import type { Format, Translate } from '@fireline/ui/lib';
import type { StateName } from '../../lib/list/StateMark.tsx';
import type { PlanKeys } from './words.ts';

export type PlanT = Translate<PlanKeys | keyof typeof inspectionWords>;
type Dates = Pick<Format, 'date'>;

/** A day in the reader's language. */
export const dayText = (day: Day, { date }: Dates): string => date(startOfDay(day));

/** One day, or from one to another. */
export const daysText = (from: Day, to: Day, t: Translate<'plans.valid.span'>, format: Dates): string =>
  from === to ? dayText(from, format) : t('plans.valid.span', { from: dayText(from, format), to: dayText(to, format) });

export const cycleText = ({ cycle, cycleDays }: Pick<InspectionPlan, 'cycle' | 'cycleDays'>, t: PlanT): string =>
  cycle === 'custom' ? t('plans.cycle.every', { days: cycleDays ?? 1 }) : t(`inspection.cycle.${cycle}`);

/** The state that a list shows: a plan whose validity is over does nothing, whatever it is set to. */
export const shownState = ({ state, validTo }: InspectionPlan, today: Day) =>
  state !== 'deleted' && validTo < today ? ('over' as const) : state;
export const stateMarks = {
  enabled: 'on',
  disabled: 'disabled',
  deleted: 'ended',
  over: 'finished',
} as const satisfies Record<ReturnType<typeof shownState>, StateName>;
export const stateText = (plan: InspectionPlan, today: Day, t: PlanT): string => {
  const state = shownState(plan, today);
  return state === 'over' ? t('plans.state.over') : t(`inspection.plan.state.${state}`);
};

export const inspectorText = ({ inspectorId, inspectorName: name }: InspectionPlan, t: PlanT): string =>
  inspectorId === null ? t('plans.inspector.left', { name }) : name;
export const lineText = ({ lineId, lineName: name }: InspectionPlan, t: PlanT): string =>
  lineId === null ? t('plans.line.gone', { name }) : name;
