import type { Device } from '@fireline/api/device';

/** What a tab of a device's page is given. */
export interface DeviceTabProps {
  readonly device: Device;
}
