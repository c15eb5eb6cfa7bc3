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
  defaultAlarmRules,
} from '@fireline/domain/alarm';
import type { Measurement } from '@fireline/domain/device';
import type { Whereabouts } from '@fireline/domain/role';
import type { Row } from '../lib/db/schema.ts';

export type StandingAlarm = Omit<Row<'alarm'>, keyof Whereabouts>;
export type TrackEntry = Omit<Row<'alarmTrack'>, 'trackId' | 'rentId' | 'alarmId'>;

/** An alarm in the course of a change, with what is to be added to its track. */
export interface ChangingAlarm {
  alarm: StandingAlarm;
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
  readonly deviceId: number;
  readonly deviceType: StandingAlarm['deviceType'];
  readonly kind: AlarmKind;
}

/** A new alarm; its id comes when it is written. */
export function raise({ deviceId, deviceType, kind, at, now, value }: Cause): ChangingAlarm {
  const row: { level: AlarmLevel; category: AlarmCategory; measurement?: Measurement } = alarmKinds[kind];
  return {
    isNew: true,
    track: [entry('raised', at, { value })],
    alarm: {
      alarmId: 0,
      revision: 1,
      deviceId,
      deviceType,
      level: row.level,
      category: row.category,
      kind,
      state: 'open',
      closesByItself: closesByItself(kind, defaultAlarmRules),
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
  change(
    changing,
    {
      count: count + 1,
      lastTime: isLate ? lastTime : at,
      recoveredAt: recoveredAt !== null && isOlderReport(at, recoveredAt, now) ? recoveredAt : null,
      value: isLate ? before : (value ?? before),
    },
    entry('repeatedReport', at, { value }),
  );
}

/** The cause has gone: closes the alarm where its rule says so, otherwise only notes it. Late word of it does neither. @spec ALM-05 */
export function recover(changing: ChangingAlarm, { at, now, value }: Reported): void {
  const { alarm } = changing;
  if (isOlderReport(at, alarm.lastTime, now)) return;
  const next = alarmStep(alarm.state, 'recover', { closesByItself: alarm.closesByItself });
  if (next.ok) {
    change(
      changing,
      closed(next.value, 'autoRecovered', at),
      entry('recovered', at, { value, closing: 'autoRecovered' }),
    );
  } else if (alarm.recoveredAt === null) {
    change(changing, { recoveredAt: at }, entry('recovered', at, { value }));
  }
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
  { by, at, closing, remark }: { by: string; at: string; closing: Closing; remark: string },
): void {
  const fields = { state, closing, clearType: clearType(closing), handledBy: by, handledAt: at, remark };
  change(changing, fields, entry('handled', at, { by, closing, remark }));
}

/** The worst level of those that stand; null when none does. */
export const levelOf = (alarms: readonly ChangingAlarm[]): AlarmLevel | null =>
  worstLevel(alarms.filter(({ alarm }) => isCurrent(alarm.state)).map(({ alarm }) => alarm.level)) ?? null;
