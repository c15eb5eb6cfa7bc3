import { hourMs } from '../lib/index.ts';
import { realAlarms } from './duty/drill.ts';
import type { Closing } from './handling.ts';
import type { AlarmKind } from './kinds.ts';
import {
  acceptablePerTenMinutes,
  chatterAlarms,
  chatterSeconds,
  floodPerTenMinutes,
  manageablePerTenMinutes,
  nuisanceDevices,
  standingHours,
} from './limits.ts';

export interface QualityAlarm {
  readonly deviceId: number;
  readonly kind: AlarmKind;
  readonly raisedAtMs: number;
  readonly acknowledgedAtMs: number | null;
  readonly closedAtMs: number | null;
  readonly closing: Closing | null;
  readonly isDrill?: boolean;
}

/** How many alarms an operator has to bear, after EEMUA 191. */
export const alarmLoads = ['acceptable', 'manageable', 'overloaded'] as const;
export type AlarmLoad = (typeof alarmLoads)[number];

export interface AlarmQuality {
  readonly alarms: number;
  /** Nearest rank; nothing while none was acknowledged. */
  readonly acknowledgedAfterMs: { readonly p50: number; readonly p90: number; readonly p95: number } | undefined;
  readonly unacknowledged: number;
  /** Of those closed, in percent; nothing while none is closed. */
  readonly falseAlarmPercent: number | undefined;
  /** Per operator: the mean, the busiest ten minutes, and how much of the time was a flood. */
  readonly perTenMinutes: {
    readonly mean: number;
    readonly peak: number;
    readonly floodPercent: number;
    readonly load: AlarmLoad;
  };
  /** Device and kind that come and go, most alarms first. */
  readonly chattering: readonly { readonly deviceId: number; readonly kind: AlarmKind; readonly alarms: number }[];
  /** Open longer than a day at the end of the time, whenever raised. */
  readonly standing: number;
  /** The devices with most alarms, with their share of all in percent and the kind of most of them. */
  readonly nuisance: readonly {
    readonly deviceId: number;
    readonly kind: AlarmKind;
    readonly alarms: number;
    readonly percent: number;
  }[];
}

/** The smallest value that so many percent of the values do not exceed; nothing of nothing. @param sorted ascending */
export const percentile = (sorted: readonly number[], percent: number): number | undefined =>
  sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)];

const tenMinutesMs = 600_000;

const loadOf = (mean: number): AlarmLoad => {
  if (mean <= acceptablePerTenMinutes) return 'acceptable';
  return mean <= manageablePerTenMinutes ? 'manageable' : 'overloaded';
};

const perTenMinutes = (raised: readonly QualityAlarm[], fromMs: number, toMs: number, operators: number) => {
  const slots = new Map<number, number>();
  for (const { raisedAtMs } of raised) {
    const slot = Math.floor((raisedAtMs - fromMs) / tenMinutesMs);
    slots.set(slot, (slots.get(slot) ?? 0) + 1);
  }
  const all = Math.max(1, Math.ceil((toMs - fromMs) / tenMinutesMs));
  let [peak, floods] = [0, 0];
  for (const count of slots.values()) {
    if (count > peak) peak = count;
    if (count / operators > floodPerTenMinutes) floods += 1;
  }
  const mean = raised.length / all / operators;
  return { mean, peak: peak / operators, floodPercent: (100 * floods) / all, load: loadOf(mean) };
};

const chatteringOf = (raised: readonly QualityAlarm[]): AlarmQuality['chattering'] => {
  const groups = Map.groupBy(raised, ({ deviceId, kind }) => `${deviceId}/${kind}`);
  return [...groups.values()]
    .filter((same) => {
      const at = same.map(({ raisedAtMs }) => raisedAtMs).toSorted((a, b) => a - b);
      return at.some((ms, index) => (at[index + chatterAlarms - 1] ?? Infinity) - ms <= chatterSeconds * 1000);
    })
    .map((same) => {
      const { deviceId, kind } = same[0] as QualityAlarm;
      return { deviceId, kind, alarms: same.length };
    })
    .toSorted((a, b) => b.alarms - a.alarms || a.deviceId - b.deviceId || Number(a.kind > b.kind) - 0.5);
};

/** The kind of most of them; of two with as many the one that was raised first. */
const mostOf = (alarms: readonly QualityAlarm[]): AlarmKind => {
  const counts = [...Map.groupBy(alarms, ({ kind }) => kind)].toSorted(([, a], [, b]) => b.length - a.length);
  return (counts[0] as (typeof counts)[number])[0];
};

const nuisanceOf = (raised: readonly QualityAlarm[], most: number): AlarmQuality['nuisance'] =>
  [...Map.groupBy(raised, ({ deviceId }) => deviceId)]
    .map(([deviceId, own]) => ({
      deviceId,
      kind: mostOf(own),
      alarms: own.length,
      percent: (100 * own.length) / raised.length,
    }))
    .toSorted((a, b) => b.alarms - a.alarms || a.deviceId - b.deviceId)
    .slice(0, most);

const closedAt = ({ closedAtMs }: QualityAlarm): number => closedAtMs ?? Infinity;

/**
 * How good the alarms of a time were, in the manner of ISA-18.2 and EEMUA 191: those raised from `fromMs` to before `toMs`, seen as
 * things stood at `toMs`. Drills are left out.
 * @param time.operators how many watched at once; at least one
 * @spec N17 N15
 */
export function alarmQuality(
  alarms: Iterable<QualityAlarm>,
  { fromMs, toMs, operators = 1 }: { readonly fromMs: number; readonly toMs: number; readonly operators?: number },
  most = nuisanceDevices,
): AlarmQuality {
  const before = realAlarms(alarms).filter(({ raisedAtMs }) => raisedAtMs < toMs);
  const raised = before.filter(({ raisedAtMs }) => raisedAtMs >= fromMs);
  const waits = raised
    .flatMap(({ raisedAtMs, acknowledgedAtMs: at }) => (at !== null && at < toMs ? [Math.max(0, at - raisedAtMs)] : []))
    .toSorted((a, b) => a - b);
  const of = (percent: number) => percentile(waits, percent) as number;
  const closed = raised.filter((alarm) => closedAt(alarm) < toMs);
  const falseAlarms = closed.filter(({ closing }) => closing === 'falseAlarm').length;
  return {
    alarms: raised.length,
    acknowledgedAfterMs: waits.length > 0 ? { p50: of(50), p90: of(90), p95: of(95) } : undefined,
    unacknowledged: raised.length - waits.length,
    falseAlarmPercent: closed.length > 0 ? (100 * falseAlarms) / closed.length : undefined,
    perTenMinutes: perTenMinutes(raised, fromMs, toMs, Math.max(1, operators)),
    chattering: chatteringOf(raised),
    standing: before.filter((alarm) => closedAt(alarm) >= toMs && toMs - alarm.raisedAtMs > standingHours * hourMs)
      .length,
    nuisance: nuisanceOf(raised, most),
  };
}
