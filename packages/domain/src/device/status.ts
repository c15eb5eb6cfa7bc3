import type { WordArgs } from '../lib/index.ts';
import { signalNone, signalOfflineMax } from './limits.ts';

/** The raw fields that the status tag reads. @spec DEV-01 DEV-02 DEV-03 DEV-04 DEV-05 DEV-06 */
export interface DeviceStatusFields {
  readonly online: boolean;
  /** 0 = not activated. */
  readonly dStatus: number;
  readonly expired: boolean;
  /** The housing was opened: the device was taken off its base. */
  readonly open: boolean;
  readonly lowPower: boolean;
  /** 0 to 31, 99 = none; null = never reported. */
  readonly signals: number | null;
}

interface Rule {
  readonly status: string;
  readonly spec: string;
  readonly field: keyof DeviceStatusFields | null;
  /** How the rule reads, for people: `signals <= 10 or = 99`. */
  readonly condition: string;
  /** The limits in the rule, for the words that explain it. */
  readonly args?: WordArgs;
  readonly holds: (device: DeviceStatusFields) => boolean;
}

/** The order is the rule: the first that holds gives the status. */
export const deviceStatusRules = [
  { status: 'online', spec: 'DEV-01', field: 'online', condition: 'online = true', holds: (d) => d.online },
  { status: 'notActivated', spec: 'DEV-02', field: 'dStatus', condition: 'dStatus = 0', holds: (d) => d.dStatus === 0 },
  {
    status: 'freePeriodOffline',
    spec: 'DEV-03',
    field: 'expired',
    condition: 'expired = true',
    holds: (d) => d.expired,
  },
  { status: 'removed', spec: 'DEV-04', field: 'open', condition: 'open = true', holds: (d) => d.open },
  { status: 'lowBattery', spec: 'DEV-05', field: 'lowPower', condition: 'lowPower = true', holds: (d) => d.lowPower },
  {
    status: 'signalOffline',
    spec: 'DEV-06',
    field: 'signals',
    condition: `signals ≤ ${signalOfflineMax} or = ${signalNone}`,
    args: { max: signalOfflineMax, none: signalNone },
    holds: (d) => d.signals !== null && (d.signals <= signalOfflineMax || d.signals === signalNone),
  },
  { status: 'offline', spec: 'DEV-07', field: null, condition: 'otherwise', holds: () => true },
] as const satisfies readonly Rule[] & { readonly length: 7 };

export type DeviceStatus = (typeof deviceStatusRules)[number]['status'];
export const deviceStatuses: readonly DeviceStatus[] = /* @__PURE__ */ deviceStatusRules.map((rule) => rule.status);
/** The statuses of a device that is in use and offline: why it may be silent. @spec DEV-14 */
export const offlineStatuses: readonly DeviceStatus[] = /* @__PURE__ */ deviceStatuses.filter(
  (status) => status !== 'online' && status !== 'notActivated',
);

/**
 * How many of the devices of a place are silent though they should be heard.
 * @param byStatus devices in service, counted by status; those that are suspended are silent as they should be
 * @spec DEV-14
 */
export const offlineAmong = (byStatus: Readonly<Partial<Record<DeviceStatus, number>>>): number =>
  offlineStatuses.reduce((sum, status) => sum + (byStatus[status] ?? 0), 0);

export interface DeviceStatusStep {
  readonly status: DeviceStatus;
  readonly spec: string;
  readonly field: keyof DeviceStatusFields | null;
  /** The raw value the rule looked at. */
  readonly value: DeviceStatusFields[keyof DeviceStatusFields] | undefined;
  readonly condition: string;
  /** Fills `device.statusWhy.{status}`. */
  readonly args: WordArgs;
  readonly holds: boolean;
}

/**
 * The device's status tag: the first rule that holds, in the order of {@link deviceStatusRules}.
 * Total: every combination of fields has exactly one status.
 * Decision: a device that never reported a signal (null) is offline, not signal offline.
 * @spec DEV-01 DEV-02 DEV-03 DEV-04 DEV-05 DEV-06 DEV-07
 */
export function deviceStatus(device: DeviceStatusFields): DeviceStatus {
  // rule by rule instead of a loop: a call that always meets the same rule is several times faster, and lists of ten thousand
  // ask at every change; the type of the table keeps the count
  const rules = deviceStatusRules;
  if (rules[0].holds(device)) return rules[0].status;
  if (rules[1].holds(device)) return rules[1].status;
  if (rules[2].holds(device)) return rules[2].status;
  if (rules[3].holds(device)) return rules[3].status;
  if (rules[4].holds(device)) return rules[4].status;
  return rules[5].holds(device) ? rules[5].status : rules[6].status;
}

/**
 * Why the tag says what it says: each rule asked, in order, with the raw value it saw; the last step is the one that holds.
 * @spec N13
 */
export function whyDeviceStatus(device: DeviceStatusFields): DeviceStatusStep[] {
  const steps: DeviceStatusStep[] = [];
  for (const rule of deviceStatusRules) {
    const { status, spec, field, condition } = rule;
    const held = rule.holds(device);
    const args: WordArgs = 'args' in rule ? rule.args : {};
    steps.push({
      status,
      spec,
      field,
      condition,
      args,
      holds: held,
      value: field === null ? undefined : device[field],
    });
    if (held) break;
  }
  return steps;
}
