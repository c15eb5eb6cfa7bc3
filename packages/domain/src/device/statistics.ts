import { type DeviceStatus, deviceStatus, type DeviceStatusFields, deviceStatuses } from './status.ts';

export type StatusCounts = Readonly<Record<DeviceStatus, number>>;

/** How many devices have each status, zero where none has; each counts once. @spec DEV-14 DEV-01 */
export function statusCounts(devices: Iterable<DeviceStatusFields>): StatusCounts {
  const counts = Object.fromEntries(deviceStatuses.map((status) => [status, 0])) as Record<DeviceStatus, number>;
  for (const device of devices) counts[deviceStatus(device)] += 1;
  return counts;
}
