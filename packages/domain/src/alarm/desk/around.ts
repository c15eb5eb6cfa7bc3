import { hourMs } from '../../lib/index.ts';

/** How long the curve around an alarm is, and how much of it lies before the alarm at least. Decision. @spec ALM-11 */
const [wholeMs, beforeMs] = [24 * hourMs, 12 * hourMs];

/**
 * The time around an alarm whose readings are shown: half a day before and after it. While that is not over, it ends now and begins earlier,
 * so that nothing of it lies in the future. Instants in milliseconds since 1970.
 * @spec ALM-11
 */
export function spanAround(raisedAtMs: number, nowMs: number): { readonly fromMs: number; readonly toMs: number } {
  // a device whose clock ran ahead raised it after now
  const toMs = Math.max(raisedAtMs, Math.min(raisedAtMs + wholeMs - beforeMs, nowMs));
  return { fromMs: toMs - wholeMs, toMs };
}
