import {
  type AlarmKind,
  type AlarmLevel,
  alarmKinds,
  type Closing,
  closesByItself,
  defaultAlarmRules,
} from '@fireline/domain/alarm';
import { dayStart, hourMs, minuteMs, secondMs } from '../calendar.ts';
import { endOf, repeatedRemarks } from './endings.ts';
import { isKitchen } from '../device/fitting.ts';
import { brokenReading, type Habit, habits, hourFor } from './habits.ts';
import type { CityDevice, Incident, Ms } from '../model.ts';
import { dutyName, handlerDuties } from '../names.ts';
import { createDice, hashOf, type Dice, unitOf } from '../../lib/dice.ts';
import { asMeasured } from '../device/readings.ts';
import { lastReport, scheduleOf } from '../device/schedule.ts';

/** How long people take, in minutes, by level: to acknowledge, and then to close. */
export const patience: Readonly<
  Record<AlarmLevel, { readonly acknowledge: readonly [number, number]; readonly close: readonly [number, number] }>
> = {
  1: { acknowledge: [0.3, 4], close: [3, 45] },
  2: { acknowledge: [1, 20], close: [10, 180] },
  3: { acknowledge: [3, 90], close: [30, 900] },
  4: { acknowledge: [10, 400], close: [60, 1800] },
  5: { acknowledge: [10, 600], close: [60, 1800] },
};

export const minutes = (dice: Dice, [low, high]: readonly [number, number]): Ms =>
  Math.round((dice.between(low, high) * minuteMs) / secondMs) * secondMs;

/** Four people watch over a unit: always the same four. */
const handlers = 4;
const nthHandler = (seed: number, unitId: number, nth: number): string =>
  dutyName(createDice(seed, unitId, 'staff', nth), handlerDuties);
export const handlerOf = (seed: number, unitId: number, dice: Dice): string =>
  nthHandler(seed, unitId, dice.int(1, handlers));
/** Their names; two may have one. */
export const handlersOf = (seed: number, unitId: number): readonly string[] =>
  Array.from({ length: handlers }, (_, index) => nthHandler(seed, unitId, index + 1));
export const isHandlerOf = (seed: number, unitId: number, name: string): boolean =>
  handlersOf(seed, unitId).includes(name);

export interface Course {
  readonly seed: number;
  readonly device: CityDevice;
  readonly dice: Dice;
}

/** The report itself, nobody having done anything yet. */
export function raise({ device, dice }: Course, kind: AlarmKind, reportedAt: Incident['reportedAt']): Incident {
  const { category, level } = alarmKinds[kind];
  const broken = brokenReading(kind, device.deviceType, dice);
  return {
    deviceId: device.deviceId,
    rentId: device.rentId,
    kind,
    category,
    level,
    measurement: broken?.measurement ?? null,
    value: broken ? asMeasured(broken.measurement, broken.value) : null,
    reportedAt,
    recoveredAt: null,
    acknowledged: null,
    closed: null,
  };
}

export function acknowledge({ seed, device, dice }: Course, incident: Incident): Incident {
  const at = incident.reportedAt[0] + minutes(dice, patience[incident.level].acknowledge);
  return { ...incident, acknowledged: { at, by: handlerOf(seed, device.unitId, dice) } };
}

function conclude(course: Course, habit: Habit, raised: Incident): Incident {
  const { seed, device, dice } = course;
  const { closing, remarks } = endOf(habit, dice);
  const [first] = raised.reportedAt;
  const last = raised.reportedAt.at(-1) ?? first;
  const overAt = last + minutes(dice, habit.lastsMin);
  if (closing === 'autoRecovered')
    return { ...raised, recoveredAt: overAt, closed: { at: overAt, by: null, closing, remark: '' } };
  // the serious is always acknowledged first; half of the rest is closed straight away
  const seen = raised.level === 1 || dice.chance(0.5) ? acknowledge(course, raised) : raised;
  const from = Math.max(seen.acknowledged?.at ?? 0, last);
  const at = from + minutes(dice, patience[raised.level].close);
  const by = seen.acknowledged && dice.chance(0.7) ? seen.acknowledged.by : handlerOf(seed, device.unitId, dice);
  // what would have closed by itself was closed by a person before that
  const recoveredAt = closesByItself(raised.kind, defaultAlarmRules) ? null : overAt;
  return { ...seen, recoveredAt, closed: { at, by, closing, remark: dice.pick(remarks) } };
}

/** Reports while it stands: most devices tell it once, some again after a few minutes. */
function repeats(first: Ms, dice: Dice): [Ms, ...Ms[]] {
  const reportedAt: [Ms, ...Ms[]] = [first];
  for (let at = first; dice.chance(0.22) && reportedAt.length < 6;) {
    at += dice.int(40, 240) * secondMs;
    reportedAt.push(at);
  }
  return reportedAt;
}

/** A detector that cries all day: each time closed, each time back a few minutes later. */
export function chatter(course: Course, day: number): Incident[] {
  const { seed, device, dice } = course;
  const kind: AlarmKind = device.deviceType === 'gas' ? 'gasLeak' : 'smoke';
  const incidents: Incident[] = [];
  let at = dayStart(day) + Math.floor(hourFor('awake', dice) * 3600) * secondMs;
  for (let left = dice.int(4, 14); left > 0 && at < dayStart(day + 1); left--) {
    const raised = raise(course, kind, repeats(at, dice));
    const last = raised.reportedAt.at(-1) ?? at;
    const recoveredAt = last + dice.int(20, 90) * secondMs;
    const closing: Closing = incidents.length === 0 ? 'falseAlarm' : 'repeated';
    const remark = incidents.length === 0 ? '探测器误报，现场正常' : dice.pick(repeatedRemarks);
    const closedAt = recoveredAt + dice.int(30, 120) * secondMs;
    incidents.push({
      ...raised,
      recoveredAt,
      closed: { at: closedAt, by: handlerOf(seed, device.unitId, dice), closing, remark },
    });
    at = closedAt + dice.int(60, 1200) * secondMs;
  }
  return incidents;
}

export const applies = (habit: Habit, device: CityDevice): boolean =>
  habit.types.includes(device.deviceType) && (habit.kitchen === undefined || habit.kitchen === isKitchen(device.spot));

/** The latest moment up to then at which a report of the device could have been missed: a heartbeat after one of its reports. */
function missedBy({ seed, device: { deviceId, deviceType, heartbeatS } }: Course, at: Ms): Ms {
  const beatMs = heartbeatS * secondMs;
  return lastReport(scheduleOf(seed, deviceId, deviceType), at - beatMs) + beatMs;
}

/** What the device reported by one of its habits on the local day, and how it ended. Nobody but the gateway reports a silence, once. */
export function incidentOn(course: Course, habit: Habit, day: number): Incident {
  const { dice } = course;
  const at = dayStart(day) + Math.floor((hourFor(habit.hours, dice) * hourMs) / secondMs) * secondMs;
  if (habit.kind === 'offline') return conclude(course, habit, raise(course, habit.kind, [missedBy(course, at)]));
  return conclude(course, habit, raise(course, habit.kind, habit.ending === 'event' ? [at] : repeats(at, dice)));
}

/**
 * What the device reported on the local day, and how it ended: the same whenever it is asked, and without asking any other day.
 * @param isChatterer whether it is one of the few that cry all the time
 */
export function incidentsOfDay(seed: number, device: CityDevice, day: number, isChatterer: boolean): Incident[] {
  const key = hashOf(seed, device.deviceId, day);
  const incidents: Incident[] = [];
  for (const [index, habit] of habits.entries()) {
    if (!applies(habit, device) || unitOf(key, index) >= habit.perYear / 365) continue;
    incidents.push(incidentOn({ seed, device, dice: createDice(key, index) }, habit, day));
  }
  if (isChatterer && unitOf(key, 'chatter') < 0.45)
    incidents.push(...chatter({ seed, device, dice: createDice(key, 'chatter') }, day));
  return incidents;
}
