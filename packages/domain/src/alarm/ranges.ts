import { also, type Field, number, hourMs } from '../lib/index.ts';
import { popupRangeHours, popupRangeStepHours } from './limits.ts';

/** The pop-up and monitoring ranges to choose from, in hours: half an hour to four. @spec ALM-08 */
export const popupRanges: readonly number[] = /* @__PURE__ */ Array.from(
  { length: (popupRangeHours.max - popupRangeHours.min) / popupRangeStepHours + 1 },
  (_, at) => popupRangeHours.min + at * popupRangeStepHours,
);

/** One of {@link popupRanges}, in hours. @spec ALM-08 */
export const popupRange: Field<number> = /* @__PURE__ */ also(/* @__PURE__ */ number(popupRangeHours), (hours, field) =>
  popupRanges.includes(hours) ? undefined : { code: 'form.choice', field },
);

/** Whether an alarm is recent enough to pop up or to stand on the monitor page. The edge belongs to the range. @spec ALM-08 */
export const isInPopupRange = (raisedAtMs: number, nowMs: number, hours: number = popupRangeHours.max): boolean =>
  nowMs - raisedAtMs <= hours * hourMs;
