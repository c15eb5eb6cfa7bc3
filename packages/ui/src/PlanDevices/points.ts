import type { AlarmKind } from '@fireline/domain/alarm';
import { type DeviceStatus, type DeviceStatusFields, type DeviceType, deviceStatus } from '@fireline/domain/device';
import type { MarkAlarm } from '@fireline/domain/plan';

/** An alarm of a device, as its card tells it. */
export interface PlanAlarm extends MarkAlarm {
  readonly kind: AlarmKind;
  readonly raisedAtMs: number;
}

/** A device that may be placed: what it is called, and how it is. */
export interface PlanDevice {
  readonly deviceId: number;
  readonly name: string;
  readonly deviceType: DeviceType;
  /** The raw fields: its status follows by the rule. */
  readonly device: DeviceStatusFields;
  /** Its alarms that are current. */
  readonly alarms?: readonly PlanAlarm[];
}

/** A device on the plan. A changed device is a new object: what is the same object is not looked at again. */
export interface PlanDevicePoint extends PlanDevice {
  /** In the drawing's units, relative to its origin; y grows upwards. */
  readonly x: number;
  readonly y: number;
  /** Which way a camera looks: degrees counter-clockwise from the x axis. */
  readonly rotationDeg?: number | undefined;
  /** The layer of the drawing it belongs to; left out: none. */
  readonly layer?: string;
}

const statuses = new WeakMap<DeviceStatusFields, DeviceStatus>();

/** By the domain's rule, asked once for each state of a device. */
export const statusOf = ({ device }: { readonly device: DeviceStatusFields }): DeviceStatus => {
  const known = statuses.get(device);
  if (known !== undefined) return known;
  const status = deviceStatus(device);
  statuses.set(device, status);
  return status;
};

/** Whether it looks anywhere. */
export const isCamera = ({ deviceType }: { readonly deviceType: DeviceType }): boolean =>
  deviceType === 'camera' || deviceType === 'efencecam';
