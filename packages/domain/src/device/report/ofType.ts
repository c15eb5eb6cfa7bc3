import type { Problem } from '../../lib/index.ts';
import { checkElectricCode } from '../electric/index.ts';
import type { DeviceType } from '../types.ts';
import { checkSleep } from '../watch/index.ts';
import type { DeviceReport } from './report.ts';

/**
 * A report without what devices of this type do not say: only electrical detectors report by number, and only watches sleep.
 * @returns what is left of it, and what was left out
 * @spec DEV-11 DEV-25
 */
export function reportOfType<Kind extends string>(
  report: DeviceReport<Kind>,
  deviceType: DeviceType,
  nowMs: number,
): { readonly report: DeviceReport<Kind>; readonly leftOut: readonly Problem[] } {
  const { code, sleep } = report;
  const ofCode = code === undefined ? undefined : checkElectricCode(code, deviceType);
  const ofSleep = checkSleep(sleep, nowMs, deviceType);
  if (!ofCode && !ofSleep) return { report, leftOut: [] };
  return {
    report: { ...report, code: ofCode ? undefined : code, sleep: ofSleep ? [] : sleep },
    leftOut: [ofCode, ofSleep].filter((problem) => problem !== undefined),
  };
}
