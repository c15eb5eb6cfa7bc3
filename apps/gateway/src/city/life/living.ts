import { type AlarmKindRow, alarmKinds } from '@fireline/domain/alarm';
import { deviceStatus, type Readings } from '@fireline/domain/device';
import { secondMs } from '../calendar.ts';
import { sensorIn } from '../city.ts';
import type { Dice } from '../../lib/dice.ts';
import { type Broken, readingTells } from '../history/habits.ts';
import type { Deed, Planned } from './happenings.ts';
import type { City, CityDevice, Ms } from '../model.ts';
import { asMeasured, readingsAt, type Sensor } from '../device/readings.ts';
import { type DueReport, dueReport } from '../device/reporting.ts';
import { nextReport, type Schedule, scheduleOf } from '../device/schedule.ts';

/** A device that goes on living after the city's `now`. */
export interface Living {
  readonly seed: number;
  readonly device: CityDevice;
  readonly sensor: Sensor;
  readonly schedule: Schedule;
  due: Ms;
  isSilent: boolean;
  /** The reading that something wrong bends, until it is calm again. */
  broken: Broken | null;
}

export function reportOf(living: Living, at: Ms): Readings {
  const readings = readingsAt(living.sensor, at);
  const { broken } = living;
  return broken === null
    ? readings
    : { ...readings, [broken.measurement]: asMeasured(broken.measurement, broken.value) };
}

/** What a deed changes about its device, and the report it sends for it. */
export function perform(living: Living, deed: Deed, at: Ms): DueReport | undefined {
  const { device } = living;
  switch (deed.does) {
    case 'fallSilent':
      living.isSilent = true;
      return undefined;
    case 'comeBack':
      living.isSilent = false;
      return dueReport(device, at, reportOf(living, at), { cleared: ['offline', 'signalLost'] });
    case 'rise':
      living.broken = deed.broken;
      return dueReport(device, at, reportOf(living, at));
    case 'cry': {
      living.broken = deed.broken;
      const { code }: AlarmKindRow = alarmKinds[deed.kind];
      const named = code === undefined ? { kinds: [deed.kind] } : { code };
      return dueReport(device, at, reportOf(living, at), {
        ...(readingTells(deed.kind, device.deviceType) ? {} : named),
        ...(deed.kind === 'removed' ? { open: true } : {}),
      });
    }
    case 'calm':
      living.broken = null;
      return dueReport(device, at, reportOf(living, at), {
        ...(deed.kind === null ? {} : { cleared: [deed.kind] }),
        ...(deed.kind === 'removed' ? { open: false } : {}),
      });
  }
}

export function livingOf(city: City, device: CityDevice, pace: number, now: Ms): Living {
  const schedule = scheduleOf(city.seed, device.deviceId, device.deviceType, pace);
  return {
    seed: city.seed,
    device,
    sensor: sensorIn(city, device),
    schedule,
    due: nextReport(schedule, now),
    isSilent: deviceStatus(device) !== 'online',
    broken: null,
  };
}

/** What stood at the city's `now` goes on, and ends some time after. */
export function continueStanding(city: City, living: ReadonlyMap<number, Living>, now: Ms, dice: Dice): Planned[] {
  return city.standing.flatMap(({ deviceId, kind, measurement, value }) => {
    const one = living.get(deviceId);
    if (!one || one.isSilent) return [];
    if (measurement !== null && value !== null) one.broken = { measurement, value };
    const at = now + Math.round(dice.between(12, 90) * 60) * secondMs;
    return [
      { at, deed: { does: 'calm', device: one.device, kind: readingTells(kind, one.device.deviceType) ? null : kind } },
    ];
  });
}
