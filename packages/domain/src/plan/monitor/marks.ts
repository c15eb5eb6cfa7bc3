import { type AlarmLevel, type AlarmState, worstLevel } from '../../alarm/index.ts';

/** An alarm of a device on a plan, as far as its mark cares. @spec N07 */
export interface MarkAlarm {
  readonly alarmId: number;
  readonly level: AlarmLevel;
  readonly state: AlarmState;
}

/** What a device's mark shows; undefined: nothing. */
export interface PlanMark {
  /** The worst of its alarms. */
  readonly level: AlarmLevel;
  /** Somebody still has to acknowledge one of them. */
  readonly isOpen: boolean;
  /** One of level 1 is not acknowledged. */
  readonly isCritical: boolean;
  readonly count: number;
}

/**
 * The alarms that keep a device marked: those that are current, and those that were seen open and have closed by themselves or are told
 * of no more. A mark stays until its alarm is acknowledged, or closed by a person.
 * @param before what was answered last
 * @param now the device's alarms as they are told now; closed ones need not be among them
 * @param seen those that a person acknowledged or handled
 * @spec N07
 */
export const holdAlarms = <Alarm extends MarkAlarm>(
  before: readonly Alarm[],
  now: readonly Alarm[],
  seen: { has(alarmId: number): boolean } = new Set(),
): readonly Alarm[] => {
  const isHeld = new Set(before.filter(({ state }) => state === 'open').map(({ alarmId }) => alarmId));
  const told = new Map(now.map((alarm) => [alarm.alarmId, alarm]));
  const current = now.filter(({ state }) => state !== 'closed');
  const kept = before.filter(({ alarmId }) => {
    if (!isHeld.has(alarmId) || seen.has(alarmId)) return false;
    const is = told.get(alarmId);
    return is === undefined || is.state === 'closed';
  });
  return kept.length === 0 ? current : [...current, ...kept];
};

/** What the alarms of a device make of its mark. @spec N07 ALM-02 */
export const markOf = (alarms: readonly MarkAlarm[]): PlanMark | undefined => {
  const level = worstLevel(alarms.map((alarm) => alarm.level));
  if (level === undefined) return undefined;
  const open = alarms.filter(({ state }) => state === 'open');
  return {
    level,
    isOpen: open.length > 0,
    isCritical: open.some((alarm) => alarm.level === 1),
    count: alarms.length,
  };
};
