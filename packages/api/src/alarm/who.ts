import type { Who } from '../lib/call.ts';

/** Whose pages show alarms. @spec ROL-07 */
export const seeAlarms = [
  'main:view',
  'alarmIndex:view',
  'alarmList:view',
  'alarmHistory:view',
  'alarmDetail:view',
  'deviceDetail:view',
  'monitorPage:view',
  'planMonitor:view',
  'planMonitorDetail:view',
] as const satisfies Who;

/** Whose pages acknowledge and close alarms. @spec ROL-07 */
export const handleAlarms = ['alarmIndex:handle', 'alarmList:handle', 'alarmDetail:handle'] as const satisfies Who;

/** Whose pages show what is around an alarm: whom to call there, and what hangs beside it. @spec ROL-07 ALM-11 */
export const seeSurroundings = ['alarmList:view', 'alarmDetail:view'] as const satisfies Who;
