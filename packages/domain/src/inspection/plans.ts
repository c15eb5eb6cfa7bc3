import { type AlarmLevel, alarmLevelNumbers } from '../alarm/index.ts';
import {
  addDays,
  addMonths,
  type Day,
  day,
  defineForm,
  defineMachine,
  integer,
  listOf,
  oneOf,
  optional,
  type Problem,
  type Result,
  step,
  text,
  id,
} from '../lib/index.ts';
import { type NotificationMethod, notificationMethods, type OrderLevel, orderLevels } from '../service/index.ts';
import { cycleLengthDays, failureDueDays, nameChars, routeChars, validityYearsMax } from './limits.ts';

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

/** What a failed item becomes: somebody decides, a hazard, or a hazard and a work order. @spec INS-04 ALM-13 SRV-01 */
export const failureWays = ['decide', 'hazard', 'order'] as const;
export type FailureWay = (typeof failureWays)[number];

/** What a plan makes of a failed item. */
export type FailureRule =
  | { readonly way: 'decide' }
  | { readonly way: 'hazard'; readonly level: AlarmLevel; readonly dueDays: number }
  | {
      readonly way: 'order';
      readonly level: AlarmLevel;
      readonly dueDays: number;
      readonly orderLevel: OrderLevel;
      readonly methods: readonly NotificationMethod[];
    };

/** The fields by which people say what a failed item becomes. */
export const failureFields = {
  hazardLevel: optional(oneOf(alarmLevelNumbers)),
  dueDays: optional(integer(failureDueDays)),
  orderLevel: optional(oneOf(orderLevels)),
  methods: listOf(oneOf(notificationMethods), { min: 0, max: notificationMethods.length }),
};

export interface SaidFailure {
  readonly onFailure: FailureWay;
  readonly hazardLevel: AlarmLevel | undefined;
  readonly dueDays: number | undefined;
  readonly orderLevel: OrderLevel | undefined;
  readonly methods: readonly NotificationMethod[];
}

const needed = (value: unknown, field: string): Problem | undefined =>
  value === undefined ? { code: 'form.required', field } : undefined;

/** What is left open: a hazard needs its level and days, an order its level and the ways in which its agent is notified. @spec INS-04 */
export const failureProblems = (said: SaidFailure): readonly (Problem | undefined)[] =>
  said.onFailure === 'decide'
    ? []
    : [
        needed(said.hazardLevel, 'hazardLevel'),
        needed(said.dueDays, 'dueDays'),
        ...(said.onFailure === 'order'
          ? [
              needed(said.orderLevel, 'orderLevel'),
              said.methods.length === 0 ? { code: 'service.order.methodRequired', field: 'methods' } : undefined,
            ]
          : []),
      ];

/** The rule that was said; what is left open leaves the decision to somebody. */
export function failureRuleOf({ onFailure, hazardLevel, dueDays, orderLevel, methods }: SaidFailure): FailureRule {
  if (onFailure === 'decide' || hazardLevel === undefined || dueDays === undefined) return { way: 'decide' };
  const hazard = { level: hazardLevel, dueDays };
  return onFailure === 'order' && orderLevel !== undefined && methods.length > 0
    ? { way: 'order', ...hazard, orderLevel, methods: [...new Set(methods)] }
    : { way: 'hazard', ...hazard };
}

/** What was said of it, as forms show it. */
export const saidOfFailure = (rule: FailureRule): SaidFailure => ({
  onFailure: rule.way,
  hazardLevel: rule.way === 'decide' ? undefined : rule.level,
  dueDays: rule.way === 'decide' ? undefined : rule.dueDays,
  orderLevel: rule.way === 'order' ? rule.orderLevel : undefined,
  methods: rule.way === 'order' ? rule.methods : [],
});

const planFields = {
  name: text(nameChars),
  cycle: oneOf(cycleNames),
  cycleDays: optional(integer(cycleLengthDays)),
  lineId: id,
  inspectorId: id,
  validFrom: day,
  validTo: day,
  status: oneOf(['enabled', 'disabled']),
  route: text(routeChars),
  onFailure: oneOf(failureWays),
  ...failureFields,
};

const planForm = defineForm(planFields, (plan) => [
  plan.cycle === 'custom' ? needed(plan.cycleDays, 'cycleDays') : undefined,
  plan.validTo < plan.validFrom ? { code: 'inspection.plan.order', field: 'validTo' } : undefined,
  plan.validTo >= addMonths(plan.validFrom, 12 * validityYearsMax)
    ? { code: 'inspection.plan.tooLong', field: 'validTo', args: { 0: validityYearsMax } }
    : undefined,
  ...failureProblems(plan),
]);

/**
 * An inspection plan. Both ends of its validity belong to it. The days of a cycle are kept for a cycle of one's own alone.
 * @spec INS-04
 */
export const inspectionPlanForm: typeof planForm = {
  ...planForm,
  check: (raw) => {
    const read = planForm.check(raw);
    return read.ok && read.value.cycle !== 'custom'
      ? { ok: true, value: { ...read.value, cycleDays: undefined } }
      : read;
  },
};

/** A plan whose validity is over does nothing: it is not saved as enabled. @spec INS-04 */
export const planOverProblem = (
  { status, validTo }: { readonly status: 'enabled' | 'disabled'; readonly validTo: Day },
  today: Day,
): Problem | undefined =>
  status === 'enabled' && validTo < today
    ? { code: 'inspection.plan.over', field: 'validTo', args: { day: validTo } }
    : undefined;

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

/** The pauses of a new plan: one that is made disabled is off from its first day on. @spec INS-04 */
export const firstPauses = (status: 'enabled' | 'disabled', validFrom: Day): Pause[] =>
  status === 'disabled' ? [{ from: validFrom, to: null }] : [];
