import type { AlarmKind } from '@fireline/domain/alarm';
import { hourOf, minuteMs, secondMs, shortened } from '../calendar.ts';
import type { Dice } from '../../lib/dice.ts';
import { isKitchen } from '../device/fitting.ts';
import { brokenReading, type Broken, type Habit, habits, hourWeight, readingTells } from '../history/habits.ts';
import type { CityDevice, Ms } from '../model.ts';

/** One thing that a device will do at its moment. */
export type Deed =
  /** Reports that something is wrong, the first time or again. */
  | { readonly does: 'cry'; readonly device: CityDevice; readonly kind: AlarmKind; readonly broken: Broken | null }
  /** Reads higher than usual without reaching the rule. */
  | { readonly does: 'rise'; readonly device: CityDevice; readonly broken: Broken }
  /** All is well again. */
  | { readonly does: 'calm'; readonly device: CityDevice; readonly kind: AlarmKind | null }
  | { readonly does: 'fallSilent'; readonly device: CityDevice }
  | { readonly does: 'comeBack'; readonly device: CityDevice };

export interface Planned {
  readonly at: Ms;
  readonly deed: Deed;
}

const seconds = (dice: Dice, low: number, high: number): Ms => dice.int(low, high) * secondMs;

const cry = (device: CityDevice, kind: AlarmKind, dice: Dice): Deed => ({
  does: 'cry',
  device,
  kind,
  broken: brokenReading(kind, device.deviceType, dice),
});

/** Below the rule, with the finger on the trigger. */
const nearly = (dice: Dice): Broken => ({ measurement: 'smoke', value: dice.between(62, 96) });

/** More happens than in history, so that there is something to see; it is over sooner, or ever more would stand. */
const longestMs = 90 * minuteMs;

/** An incident from its first sign to its end. */
export function incident(device: CityDevice, habit: Habit, at: Ms, dice: Dice): Planned[] {
  const planned: Planned[] = [];
  let when = at;
  if (habit.kind === 'smoke' && dice.chance(0.3)) {
    planned.push({ at: when, deed: { does: 'rise', device, broken: nearly(dice) } });
    when += seconds(dice, 15, 60);
  }
  planned.push({ at: when, deed: cry(device, habit.kind, dice) });
  for (let again = 0; again < 5 && habit.ending !== 'event' && dice.chance(0.35); again++) {
    when += seconds(dice, 20, 90);
    planned.push({ at: when, deed: cry(device, habit.kind, dice) });
  }
  const over =
    when + Math.round(shortened(dice.between(...habit.lastsMin) * minuteMs, longestMs) / secondMs) * secondMs;
  return [
    ...planned,
    { at: over, deed: { does: 'calm', device, kind: readingTells(habit.kind, device.deviceType) ? null : habit.kind } },
  ];
}

/** Smoke that comes near the rule and goes away again. */
export const preAlarm = (device: CityDevice, at: Ms, dice: Dice): Planned[] => [
  { at, deed: { does: 'rise', device, broken: nearly(dice) } },
  { at: at + seconds(dice, 60, 400), deed: { does: 'calm', device, kind: null } },
];

/** A detector that cries and calms down, over and over. */
export function chatter(device: CityDevice, at: Ms, dice: Dice): Planned[] {
  const planned: Planned[] = [];
  let when = at;
  for (let left = dice.int(3, 9); left > 0; left--) {
    planned.push({ at: when, deed: cry(device, 'smoke', dice) });
    when += seconds(dice, 8, 40);
    planned.push({ at: when, deed: { does: 'calm', device, kind: null } });
    when += seconds(dice, 10, 150);
  }
  return planned;
}

/** A device that is not heard of for a while. */
export const silence = (device: CityDevice, at: Ms, dice: Dice): Planned[] => [
  { at, deed: { does: 'fallSilent', device } },
  {
    at: at + Math.round(dice.between(1.1, 3) * device.heartbeatS) * secondMs + minuteMs,
    deed: { does: 'comeBack', device },
  },
];

const fits = (habit: Habit, device: CityDevice): boolean =>
  habit.types.includes(device.deviceType) && (habit.kitchen === undefined || habit.kitchen === isKitchen(device.spot));

export interface Chances {
  /** What may happen now, each with the devices it may happen to. */
  pick(at: Ms, dice: Dice, want: 'alarm' | 'event'): { readonly habit: Habit; readonly device: CityDevice } | undefined;
}

/** The same habits as in history, so that the days to come are like those past: kitchens at meal times, quiet nights. */
export function createChances(devices: readonly CityDevice[]): Chances {
  // devices fall silent by themselves here: `fallSilent`
  const rows = habits
    .filter(({ kind }) => kind !== 'offline' && kind !== 'signalLost')
    .map((habit) => ({ habit, devices: devices.filter((device) => fits(habit, device)) }))
    .filter((row) => row.devices.length > 0);
  return {
    pick: (at, dice, want) => {
      const open = rows.filter(({ habit }) => (habit.ending === 'event') === (want === 'event'));
      if (open.length === 0) return undefined;
      const hour = hourOf(at);
      const row = dice.weighted(
        open,
        ({ habit, devices: able }) => habit.perYear * able.length * hourWeight(habit.hours, hour),
      );
      return { habit: row.habit, device: dice.pick(row.devices) };
    },
  };
}
