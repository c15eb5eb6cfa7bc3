import { addDays, type Day, defineForm, integer, oneOf } from '../lib/index.ts';
import { controlUnits, controlWarnPercent } from './limits.ts';
import { meteredResources } from './prices.ts';

/** What happens when the month's maximum is reached. @spec TAR-05 */
export const whenExhausted = ['stop', 'warn'] as const;
export type WhenExhausted = (typeof whenExhausted)[number];

/**
 * Consumption control of an account. Decision: a maximum per month and resource, a warning before, and what happens at its end.
 * @spec TAR-05
 */
export const consumptionControlForm = defineForm({
  resource: oneOf(meteredResources),
  monthlyMax: integer(controlUnits),
  warnPercent: integer(controlWarnPercent),
  whenExhausted: oneOf(whenExhausted),
});

export interface ConsumptionControl {
  readonly monthlyMax: number;
  readonly warnPercent: number;
  readonly whenExhausted: WhenExhausted;
}

/** `send`: nothing to say. `warn`: it is sent and the account is warned. `stop`: it is not sent. */
export type ConsumptionVerdict = 'send' | 'warn' | 'stop';

/**
 * Whether so many more may be sent this month. Decision: control never stops the message of an alarm; lives come before budgets.
 * @spec TAR-05
 */
export const consumptionVerdict = (
  control: ConsumptionControl,
  sending: { readonly used: number; readonly units: number; readonly isAlarm: boolean },
): ConsumptionVerdict => {
  const after = sending.used + sending.units;
  if (after > control.monthlyMax) return control.whenExhausted === 'stop' && !sending.isAlarm ? 'stop' : 'warn';
  return after * 100 >= control.monthlyMax * control.warnPercent ? 'warn' : 'send';
};

/**
 * The day on which a monthly maximum is reached at the pace of this month so far; nothing where that is not this month.
 * @param used units of this month, up to and with today
 * @spec TAR-05
 */
export const reachesOn = (monthlyMax: number, used: number, today: Day): Day | undefined => {
  if (used >= monthlyMax) return today;
  if (used <= 0) return undefined;
  const days = Math.ceil(((monthlyMax - used) * Number(today.slice(8))) / used);
  const day = addDays(today, Math.min(days, 31));
  return day.slice(0, 7) === today.slice(0, 7) ? day : undefined;
};
