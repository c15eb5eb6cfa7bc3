import {
  type AlarmCategory,
  type AlarmKind,
  alarmKinds,
  type AlarmLevel,
  type AlarmState,
  alarmStep,
  closesByItself,
  type Closing,
  clearType,
  isCurrent,
  isOlderReport,
  worstLevel,
} from '@fireline/domain/alarm';
import type { Measurement } from '@fireline/domain/device';
import { minuteMs } from '@fireline/domain/lib';
import type { Whereabouts } from '@fireline/domain/role';
import type { Row } from '../lib/db/schema.ts';
import type { JudgingRule } from './rules/judging.ts';

export type StandingAlarm = Omit<Row<'alarm'>, keyof Whereabouts>;
export type TrackEntry = Omit<Row<'alarmTrack'>, 'trackId' | 'rentId' | 'alarmId'>;

/** A handling of several alarms at once, and the account that may take it back. */
export type TogetherMark = Pick<TrackEntry, 'handlingId' | 'userId'>;

/** An alarm in the course of a change, with what is to be added to its track. */
export interface ChangingAlarm {
  alarm: StandingAlarm;
  /** Of a new one the rule for alarms of its kind that holds for its device; null: none. */
  readonly ruleId?: number | null;
  readonly isNew: boolean;
  readonly track: TrackEntry[];
}

const entry = (event: TrackEntry['event'], at: string, more: Partial<TrackEntry> = {}): TrackEntry => ({
  at,
  event,
  by: null,
  closing: null,
  remark: '',
  value: null,
  handlingId: null,
  userId: null,
  ...more,
});

/** A report that changes an alarm. */
export interface Reported {
  /** When the device measured; never later than `now`. */
  readonly at: string;
  /** When the gateway received it. */
  readonly now: string;
  readonly value: number | null;
}
interface Cause extends Reported {
  /** The drill that the report lies in; null: it is real. */
  readonly drillId: number | null;
  readonly deviceId: number;
  readonly deviceType: StandingAlarm['deviceType'];
  readonly kind: AlarmKind;
  /** The rule that its reading broke; undefined: the report names the kind. */
  readonly rule: JudgingRule | undefined;
}

/**
 * A new alarm; its id comes when it is written.
 * @param rules that hold for the device when it reported
 */
export function raise(cause: Cause, rules: readonly JudgingRule[]): ChangingAlarm {
  const { deviceId, deviceType, kind, at, now, value, drillId, rule } = cause;
  const row: { level: AlarmLevel; category: AlarmCategory; measurement?: Measurement } = alarmKinds[kind];
  const ofKind = rule ?? rules.find((one) => one.kind === kind);
  return {
    isNew: true,
    ruleId: ofKind?.ruleId ?? null,
    track: [entry('raised', at, { value })],
    alarm: {
      alarmId: 0,
      revision: 1,
      deviceId,
      deviceType,
      level: ofKind?.level ?? row.level,
      category: row.category,
      kind,
      state: 'open',
      closesByItself: closesByItself(kind, ofKind ? [ofKind] : []),
      ruleVersionId: rule?.versionId ?? null,
      settleMinutes: ofKind?.alarmTimeMinutes ?? 0,
      settleAt: null,
      measurement: row.measurement ?? null,
      value,
      count: 1,
      alarmTime: at,
      receivedAt: now,
      lastTime: at,
      recoveredAt: null,
      acknowledgedBy: null,
      acknowledgedAt: null,
      closing: null,
      clearType: null,
      handledBy: null,
      handledAt: null,
      remark: '',
      drillId,
      silenceId: null,
      silencedUntil: null,
    },
  };
}

function change(changing: ChangingAlarm, fields: Partial<StandingAlarm>, told: TrackEntry): void {
  changing.alarm = { ...changing.alarm, ...fields, revision: changing.alarm.revision + 1 };
  changing.track.push(told);
}

/** The same was reported again while it stands; a report that comes late counts, and changes nothing that is newer. */
export function repeat(changing: ChangingAlarm, { at, now, value }: Reported): void {
  const { count, value: before, lastTime, recoveredAt } = changing.alarm;
  const isLate = isOlderReport(at, lastTime, now);
  const staysRecovered = recoveredAt !== null && isOlderReport(at, recoveredAt, now);
  change(
    changing,
    {
      count: count + 1,
      lastTime: isLate ? lastTime : at,
      ...(staysRecovered ? {} : { recoveredAt: null, settleAt: null }),
      value: isLate ? before : (value ?? before),
    },
    entry('repeatedReport', at, { value }),
  );
}

/**
 * The cause has gone: an alarm whose rule says so closes once its reading has stayed normal for the alarm time, any other waits for a
 * person. Late word of it does neither.
 * @spec ALM-05
 */
export function recover(changing: ChangingAlarm, { at, now, value }: Reported): void {
  const { alarm } = changing;
  if (isOlderReport(at, alarm.lastTime, now)) return;
  const since = alarm.recoveredAt ?? at;
  const settleMs = Date.parse(since) + alarm.settleMinutes * minuteMs;
  if (alarm.closesByItself && settleMs <= Date.parse(at)) return settle(changing, { at, since, value });
  if (alarm.recoveredAt !== null) return;
  const settleAt = alarm.closesByItself ? new Date(settleMs).toISOString() : null;
  change(changing, { recoveredAt: at, settleAt }, entry('recovered', at, { value }));
}

/** The device reports the end itself: nothing is waited for. @spec ALM-05 */
export function clear(changing: ChangingAlarm, reported: Reported): void {
  const { alarm } = changing;
  const { at, now, value } = reported;
  if (isOlderReport(at, alarm.lastTime, now)) return;
  if (alarm.closesByItself) settle(changing, { at, since: alarm.recoveredAt ?? at, value });
  else recover(changing, reported);
}

/** Closes an alarm by itself. @param since when its reading became normal */
export function settle(
  changing: ChangingAlarm,
  { at, since, value }: { readonly at: string; readonly since: string; readonly value: number | null },
): void {
  const next = alarmStep(changing.alarm.state, 'recover', { closesByItself: changing.alarm.closesByItself });
  if (!next.ok) return;
  const told = entry('recovered', at, { value, closing: 'autoRecovered' });
  change(changing, { ...closed(next.value, 'autoRecovered', since), settleAt: null }, told);
}

/** A clock that ran ahead had raised it: it is closed whatever its rule says. @spec ALM-05 DEV-14 */
export function endByClock(changing: ChangingAlarm, at: string): void {
  const next = alarmStep(changing.alarm.state, 'recover', { closesByItself: true });
  if (!next.ok) return;
  change(
    changing,
    { ...closed(next.value, 'clock', at), settleAt: null },
    entry('recovered', at, { closing: 'clock' }),
  );
}

const closed = (state: AlarmState, closing: Closing, recoveredAt: string): Partial<StandingAlarm> => ({
  state,
  closing,
  clearType: clearType(closing),
  recoveredAt,
});

/** Seen by a person. @spec ALM-04 */
export function acknowledge(changing: ChangingAlarm, state: AlarmState, by: string, at: string): void {
  change(changing, { state, acknowledgedBy: by, acknowledgedAt: at }, entry('acknowledged', at, { by }));
}

/** Closed by a person. @spec ALM-03 */
export function handle(
  changing: ChangingAlarm,
  state: AlarmState,
  { by, at, closing, remark, mark }: { by: string; at: string; closing: Closing; remark: string; mark?: TogetherMark },
): void {
  const fields = {
    state,
    closing,
    clearType: clearType(closing),
    handledBy: by,
    handledAt: at,
    remark,
    settleAt: null,
  };
  change(changing, fields, entry('handled', at, { by, closing, remark, ...mark }));
}

/**
 * A closing was taken back: the alarm is what it was before, and its track keeps both. One that closes by itself goes on waiting for that.
 * @spec ALM-03
 */
export function reopen(changing: ChangingAlarm, state: AlarmState, by: string, at: string): void {
  const { closesByItself: settles, recoveredAt, settleMinutes } = changing.alarm;
  const settleMs = settles && recoveredAt !== null ? Date.parse(recoveredAt) + settleMinutes * minuteMs : undefined;
  const fields = {
    state,
    closing: null,
    clearType: null,
    handledBy: null,
    handledAt: null,
    remark: '',
    settleAt: settleMs === undefined ? null : new Date(settleMs).toISOString(),
  };
  change(changing, fields, entry('reopened', at, { by }));
}

/** A drill has ended, or a real report came: its alarm is closed in the name of who planned it. @spec N15 */
export function endDrillAlarm(
  changing: ChangingAlarm,
  { by, name, at }: { readonly by: string; readonly name: string; readonly at: string },
): void {
  handle(changing, 'closed', { by, at, closing: 'reset', remark: name });
}

/** The worst level of those that stand; null when none does. */
export const levelOf = (alarms: readonly ChangingAlarm[]): AlarmLevel | null =>
  worstLevel(alarms.filter(({ alarm }) => isCurrent(alarm.state)).map(({ alarm }) => alarm.level)) ?? null;

/** An alarm in the course of a change, and where it stands. */
export interface LocatedChange {
  readonly changing: ChangingAlarm;
  readonly where: Whereabouts;
}
