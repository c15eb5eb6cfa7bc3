import type { Who } from '../lib/call.ts';

/** Whose pages show floor plans. @spec ROL-07 */
export const seePlans = [
  'planLayers:view',
  'planList:view',
  'planMonitor:view',
  'planMonitorDetail:view',
  'planPublishRecords:view',
  'planSamples:view',
] as const satisfies Who;
