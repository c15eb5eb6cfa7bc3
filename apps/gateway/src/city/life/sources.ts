import { deviceStatus, deviceTypes } from '@fireline/domain/device';
import { hourOf, minuteMs, secondMs } from '../calendar.ts';
import type { Dice } from '../../lib/dice.ts';
import { chatter, createChances, incident, type Planned, preAlarm, silence } from './happenings.ts';
import { chatterers } from '../history/history.ts';
import type { Living } from './living.ts';
import type { City, Ms } from '../model.ts';

/** Something that begins by chance, about every so many seconds. */
interface Source {
  readonly everyS: number;
  readonly begin: (at: Ms) => Planned[];
}

/** A third as much by night. */
export const nightFactor = (at: Ms): number => (hourOf(at) < 6 || hourOf(at) >= 23 ? 3 : 1);

/** On average as long as the source says, never less than a third of it. */
const wait = (source: Source, at: Ms, dice: Dice): Ms =>
  Math.round(source.everyS * nightFactor(at) * dice.between(0.3, 1.7)) * secondMs;

export interface Fortune {
  /** What has begun by the moment, since the last ask. */
  begin(now: Ms): Planned[];
}

/** All that chance brings over the city from the moment on. */
export function createFortune(
  city: City,
  all: readonly Living[],
  { dice, alarmEveryS, start }: { readonly dice: Dice; readonly alarmEveryS: number; readonly start: Ms },
): Fortune {
  const sources = sourcesOf(city, all, dice, alarmEveryS).map((source) => ({
    source,
    next: start + wait(source, start, dice),
  }));
  return {
    begin: (now) => {
      const planned: Planned[] = [];
      for (const one of sources) {
        // what was slept through did not happen
        if (one.next < now - 10 * minuteMs) one.next = now;
        for (; one.next <= now; one.next += wait(one.source, one.next, dice))
          planned.push(...one.source.begin(one.next));
      }
      return planned;
    },
  };
}

function sourcesOf(city: City, all: readonly Living[], dice: Dice, alarmEveryS: number): Source[] {
  const awake = all.filter((living) => !living.isSilent).map(({ device }) => device);
  const chances = createChances(awake);
  const crying = chatterers(city);
  const loud = awake.filter((device) => crying.has(device.deviceId));
  const smokes = awake.filter((device) => device.deviceType === 'smoke');
  const mains = all.filter(({ device }) => deviceTypes[device.deviceType].power === 'mains');
  const gone = all.filter(({ isSilent, device }) => isSilent && deviceStatus(device) === 'offline');
  const happen = (want: 'alarm' | 'event') => (at: Ms) => {
    const found = chances.pick(at, dice, want);
    return found ? incident(found.device, found.habit, at, dice) : [];
  };
  const source = (everyS: number, begin: Source['begin']): Source => ({ everyS, begin });
  const over = <T>(list: readonly T[], everyS: number, begin: (one: T, at: Ms) => Planned[]): Source[] =>
    list.length === 0 ? [] : [source(everyS, (at) => begin(dice.pick(list), at))];
  return [
    source(alarmEveryS, happen('alarm')),
    source(alarmEveryS * 2.5, happen('event')),
    ...over(smokes, alarmEveryS * 3, (device, at) => preAlarm(device, at, dice)),
    ...over(loud, alarmEveryS * 14, (device, at) => chatter(device, at, dice)),
    ...over(mains, alarmEveryS * 6, (one, at) => (one.isSilent ? [] : silence(one.device, at, dice))),
    ...over(gone, alarmEveryS * 10, ({ device }, at) => [{ at, deed: { does: 'comeBack', device } }]),
  ];
}
