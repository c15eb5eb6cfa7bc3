import type { DeviceStatus } from '@fireline/domain/device';

/** How loud a status is drawn: a device taken off its base is a fault, an idle one is grey. */
export const deviceStatusTones = {
  online: 'normal',
  notActivated: 'info',
  freePeriodOffline: 'inactive',
  removed: 'fault',
  lowBattery: 'attention',
  signalOffline: 'attention',
  offline: 'inactive',
} as const satisfies Record<DeviceStatus, string>;

export type DeviceStatusTone = (typeof deviceStatusTones)[DeviceStatus];
