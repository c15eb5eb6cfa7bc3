import { type Cents, defineForm, integer, minuteMs, yuan } from '../../lib/index.ts';
import type { DeviceType, Readings } from '../../device/index.ts';
import { type AlarmKind, alarmKindNames } from '../kinds.ts';
import { rehearsalDays, rehearsalReceivers, rehearsalUnitCents } from '../limits.ts';
import { type Frequency, passFrequency } from '../sending/frequency.ts';
import { type AlarmRule, judgeReadings } from './rules.ts';

/** What one device once sent. */
export interface PastReadings {
  readonly deviceId: number;
  readonly deviceType: DeviceType;
  readonly atMs: number;
  readonly readings: Readings;
}

/** How the alarms of a rule would have been sent. */
export interface RehearsedSending {
  /** How many people get each alarm by SMS, and how many are called. */
  readonly smsReceivers: number;
  readonly voiceReceivers: number;
  /** The limit per person; absent: none. */
  readonly frequency?: Frequency | undefined;
}

export interface Rehearsal {
  readonly alarms: number;
  /** Kinds that would have come. */
  readonly byKind: Readonly<Partial<Record<AlarmKind, number>>>;
  /** Devices that would have raised any. */
  readonly devices: number;
  /** Reports that the alarm time would have joined to an alarm before. */
  readonly repeated: number;
  /** Readings still beyond the threshold at the end. */
  readonly standing: number;
  readonly sms: number;
  readonly voice: number;
}

/** Runs one frequency over the alarms in order; answers how many pass. */
const passed = (raisedAtMs: readonly number[], frequency: Frequency | undefined): number => {
  if (!frequency) return raisedAtMs.length;
  let [count, sent] = [0, [] as readonly number[]];
  for (const atMs of raisedAtMs) {
    const passage = passFrequency(sent, atMs, frequency);
    if (!passage.mayPass) continue;
    sent = passage.sentAtMs;
    count += 1;
  }
  return count;
};

/**
 * What rules would have done over past readings: alarms, SMS and calls. Nothing is sent or kept.
 * Decision: an alarm counts as closed once its reading is normal again, also where a person would have to close it: a rehearsal
 * that waited for people would show one alarm for each device.
 * @param past in any order
 * @spec N14
 */
export function rehearse(
  rules: readonly AlarmRule[],
  past: Iterable<PastReadings>,
  { smsReceivers, voiceReceivers, frequency }: RehearsedSending,
): Rehearsal {
  const active = new Map<number, Set<AlarmKind>>();
  const lastAtMs = new Map<string, number>();
  const raisedAtMs: number[] = [];
  const byKind: Partial<Record<AlarmKind, number>> = {};
  const devices = new Set<number>();
  let repeated = 0;
  for (const { deviceId, deviceType, atMs, readings } of [...past].toSorted((a, b) => a.atMs - b.atMs)) {
    const kinds = active.get(deviceId) ?? new Set();
    active.set(deviceId, kinds);
    for (const { rule, outcome } of judgeReadings(deviceType, readings, kinds, rules)) {
      if (outcome === 'recover') {
        kinds.delete(rule.kind);
        continue;
      }
      kinds.add(rule.kind);
      const key = `${deviceId}/${rule.kind}`;
      const within = (rule.alarmTimeMinutes ?? 0) * minuteMs;
      if (atMs - (lastAtMs.get(key) ?? -Infinity) < within) {
        repeated += 1;
        continue;
      }
      lastAtMs.set(key, atMs);
      raisedAtMs.push(atMs);
      byKind[rule.kind] = (byKind[rule.kind] ?? 0) + 1;
      devices.add(deviceId);
    }
  }
  const messages = passed(raisedAtMs, frequency);
  return {
    alarms: raisedAtMs.length,
    byKind: Object.fromEntries(alarmKindNames.flatMap((kind) => (byKind[kind] ? [[kind, byKind[kind]]] : []))),
    devices: devices.size,
    repeated,
    standing: [...active.values()].reduce((sum, kinds) => sum + kinds.size, 0),
    sms: messages * smsReceivers,
    voice: messages * voiceReceivers,
  };
}

/** Over how many past days a rule is rehearsed, and what each alarm would cost. @spec N14 */
export const rehearsalForm = /* @__PURE__ */ defineForm({
  days: /* @__PURE__ */ integer(rehearsalDays),
  smsReceivers: /* @__PURE__ */ integer(rehearsalReceivers),
  voiceReceivers: /* @__PURE__ */ integer(rehearsalReceivers),
  smsCents: /* @__PURE__ */ yuan(rehearsalUnitCents),
  voiceCents: /* @__PURE__ */ yuan(rehearsalUnitCents),
});

/** Waits for a gateway, is under way, or has ended: with a result, given up, or failed. @spec N14 */
export const rehearsalStates = ['waiting', 'running', 'done', 'cancelled', 'failed'] as const;
export type RehearsalState = (typeof rehearsalStates)[number];

/** Two parts of one rehearsal, of different devices, as one. @spec N14 */
export function joinRehearsals(one: Rehearsal, other: Rehearsal): Rehearsal {
  const byKind: Partial<Record<AlarmKind, number>> = {};
  for (const kind of alarmKindNames) {
    const sum = (one.byKind[kind] ?? 0) + (other.byKind[kind] ?? 0);
    if (sum > 0) byKind[kind] = sum;
  }
  return {
    alarms: one.alarms + other.alarms,
    byKind,
    devices: one.devices + other.devices,
    repeated: one.repeated + other.repeated,
    standing: one.standing + other.standing,
    sms: one.sms + other.sms,
    voice: one.voice + other.voice,
  };
}

/** What the messages would have cost. @spec N14 */
export const rehearsalCents = (
  { sms, voice }: Pick<Rehearsal, 'sms' | 'voice'>,
  { smsCents, voiceCents }: { readonly smsCents: Cents; readonly voiceCents: Cents },
): Cents => sms * smsCents + voice * voiceCents;
