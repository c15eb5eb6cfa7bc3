import type { deviceCalls } from '@fireline/api/device';
import type { ReplyOf } from '@fireline/api/lib';

/** What the page of the analysis is drawn from. */
export type DeviceAnalysis = ReplyOf<typeof deviceCalls.analysis>;

/** How many days a device is in use from one silence to the next, over the days that are kept; undefined: none fell silent in them. @spec DEV-14 */
export function daysBetweenSilences(days: readonly Pick<DeviceAnalysis['days'][number], 'devices' | 'silences'>[]) {
  const sum = (field: 'devices' | 'silences') => days.reduce((total, one) => total + one[field], 0);
  return sum('silences') === 0 ? undefined : sum('devices') / sum('silences');
}
