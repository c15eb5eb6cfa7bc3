import {
  addDays,
  addMonths,
  type Day,
  day,
  defineForm,
  defineMachine,
  integer,
  oneOf,
  optional,
  type Result,
  step,
  text,
  id,
} from '../lib/index.ts';
import { cycleLengthDays, nameChars, routeChars, validityYearsMax } from './limits.ts';

/** The cycles and their days; a custom one has days of its own. @spec INS-04 */
export const cycles = { daily: 1, weekly: 7, tenDays: 10, custom: null } as const;
export type Cycle = keyof typeof cycles;
export const cycleNames = Object.keys(cycles) as readonly Cycle[];

export interface PlanCycle {
  readonly cycle: Cycle;
  readonly cycleDays?: number | undefined;
}

/** The days of one cycle. @spec INS-04 */
export const cycleLengthOf = ({ cycle, cycleDays }: PlanCycle): number => cycles[cycle] ?? cycleDays ?? 1;

/**
 * An inspection plan. Both ends of its validity belong to it.
 * @spec INS-04
 */
export const inspectionPlanForm = defineForm(
  {
    name: text(nameChars),
    cycle: oneOf(cycleNames),
    cycleDays: optional(integer(cycleLengthDays)),
    lineId: id,
    inspectorId: id,
    validFrom: day,
    validTo: day,
    status: oneOf(['enabled', 'disabled']),
    route: text(routeChars),
  },
  ({ cycle, cycleDays, validFrom, validTo }) => [
    cycle === 'custom' && cycleDays === undefined ? { code: 'form.required', field: 'cycleDays' } : undefined,
    validTo < validFrom ? { code: 'inspection.plan.order', field: 'validTo' } : undefined,
    validTo >= addMonths(validFrom, 12 * validityYearsMax)
      ? { code: 'inspection.plan.tooLong', field: 'validTo', args: { 0: validityYearsMax } }
      : undefined,
  ],
);

export const planStates = ['enabled', 'disabled', 'deleted'] as const;
export type PlanState = (typeof planStates)[number];
export const planEvents = ['enable', 'disable', 'delete'] as const;
export type PlanEvent = (typeof planEvents)[number];

export interface PlanContext {
  /** The person has confirmed what was asked. */
  readonly isConfirmed?: boolean | undefined;
  readonly today: Day;
  readonly validTo: Day;
  readonly deletedBy?: string | null | undefined;
}

/**
 * The life of a plan: enabled and disabled after a confirmation; what is deleted stays in the records with deleter and time.
 * Decision: a plan whose validity is over cannot be enabled, for it would do nothing.
 * @spec INS-04
 */
export const planMachine = defineMachine<PlanState, PlanEvent, 'isConfirmed' | 'notOver', PlanContext>({
  name: 'inspectionPlan',
  words: { state: 'inspection.plan.state', event: 'inspection.plan.event', guard: 'inspection.guard' },
  initial: 'enabled',
  finals: ['deleted'],
  states: {
    enabled: {
      disable: { to: 'disabled', guards: ['isConfirmed'], spec: 'INS-04' },
      delete: { to: 'deleted', guards: ['isConfirmed'], spec: 'INS-04' },
    },
    disabled: {
      enable: { to: 'enabled', guards: ['isConfirmed', 'notOver'], spec: 'INS-04' },
      delete: { to: 'deleted', guards: ['isConfirmed'], spec: 'INS-04' },
    },
    deleted: {},
  },
  guards: {
    isConfirmed: ({ isConfirmed }) => (isConfirmed ? undefined : { code: 'inspection.plan.confirm' }),
    notOver: ({ today, validTo }) =>
      today <= validTo ? undefined : { code: 'inspection.plan.over', args: { day: validTo } },
  },
  refusal: (state, _event, { deletedBy }) => ({
    code: `inspection.plan.refusal.${state}`,
    args: { name: deletedBy ?? '-' },
  }),
});

export const planStep = (state: PlanState, event: PlanEvent, context: PlanContext): Result<PlanState> =>
  step(planMachine, state, event, context);

/** Days on which a plan was disabled, both ends among them; open while it still is. */
export interface Pause {
  readonly from: Day;
  readonly to: Day | null;
}

/**
 * The pauses after the plan was disabled or enabled that day.
 * Decision: the day of disabling is off, the day of enabling is on; off and on in one day leaves no trace.
 * @spec INS-04
 */
export const pausesAfter = (pauses: readonly Pause[], event: 'enable' | 'disable', today: Day): Pause[] => {
  const isOpen = pauses.some(({ to }) => to === null);
  if (event === 'disable') return isOpen ? [...pauses] : [...pauses, { from: today, to: null }];
  const yesterday = addDays(today, -1);
  return pauses.flatMap(({ from, to }) =>
    to !== null ? [{ from, to }] : from <= yesterday ? [{ from, to: yesterday }] : [],
  );
};
