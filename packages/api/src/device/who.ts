import type { Who } from '../lib/call.ts';

/** Whose pages show devices by the list. @spec ROL-07 */
export const seeDevices = [
  'deviceList:view',
  'deviceIndex:view',
  'videoTest:view',
  'deviceExpireTip:view',
  'deviceExpired:view',
  'monitorPage:view',
  'buildingFloors:view',
  'buildingDetail:view',
] as const satisfies Who;

/** Whose pages count devices by the end of their service. @spec ROL-07 */
export const seeExpiry = ['deviceExpireTip:view', 'deviceExpired:view', 'deviceList:view'] as const satisfies Who;

/** Whose pages show one device with what it measures. @spec ROL-07 */
export const seeDevice = [
  'deviceDetail:view',
  'deviceTrajectory:view',
  'alarmDetail:view',
  'monitorPage:view',
] as const satisfies Who;
