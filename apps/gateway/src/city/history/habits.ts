import { type AlarmKind, alarmKinds, defaultAlarmRules } from '@fireline/domain/alarm';
import type { DeviceType, Measurement } from '@fireline/domain/device';
import { mealOf, peakAt } from '../calendar.ts';
import type { Dice } from '../../lib/dice.ts';

/** How a kind of report usually goes: how often, at which hours, how long it lasts, how it ends. */
export interface Habit {
  readonly kind: AlarmKind;
  readonly types: readonly DeviceType[];
  /** Of kitchens only, of other rooms only, or of both. */
  readonly kitchen?: boolean;
  /** How often a device does it in a year. */
  readonly perYear: number;
  readonly hours: Hours;
  /** Minutes until it is over by itself. */
  readonly lastsMin: readonly [number, number];
  readonly ending: 'byItself' | 'nuisance' | 'serious' | 'upkeep' | 'event';
}

/** How likely each hour is, 0 to 1. Nights are quiet. */
const hourWeights = {
  awake: (hour: number) => (hour < 6 ? 0.12 : hour < 8 || hour > 22 ? 0.5 : 1),
  meals: (hour: number) => 0.01 + mealOf(hour),
  work: (hour: number) => 0.05 + peakAt(hour, 14, 6),
  evening: (hour: number) => 0.08 + peakAt(hour, 20, 4),
  dark: (hour: number) => 0.03 + peakAt(hour, 1, 4),
  demand: (hour: number) => 0.1 + Math.max(peakAt(hour, 7.5, 2), peakAt(hour, 20, 3)),
} as const;
export type Hours = keyof typeof hourWeights;

export const hourWeight = (hours: Hours, hour: number): number => hourWeights[hours](hour);

/** An hour of the day, with its fraction, as likely as its weight says. */
export function hourFor(hours: Hours, dice: Dice): number {
  for (let tries = 0; tries < 60; tries++) {
    const hour = dice.next() * 24;
    if (dice.next() < hourWeights[hours](hour)) return hour;
  }
  return 12;
}

export const habits: readonly Habit[] = [
  { kind: 'smoke', types: ['smoke'], kitchen: true, perYear: 5, hours: 'meals', lastsMin: [2, 12], ending: 'nuisance' },
  {
    kind: 'smoke',
    types: ['smoke'],
    kitchen: false,
    perYear: 0.14,
    hours: 'awake',
    lastsMin: [2, 20],
    ending: 'nuisance',
  },
  { kind: 'smoke', types: ['smoke'], perYear: 0.012, hours: 'awake', lastsMin: [15, 60], ending: 'serious' },
  {
    kind: 'overTemperature',
    types: ['smoke', 'gas'],
    kitchen: true,
    perYear: 0.15,
    hours: 'meals',
    lastsMin: [5, 30],
    ending: 'nuisance',
  },
  { kind: 'gasLeak', types: ['gas'], perYear: 0.5, hours: 'meals', lastsMin: [3, 25], ending: 'nuisance' },
  { kind: 'gasLeak', types: ['gas'], perYear: 0.04, hours: 'evening', lastsMin: [10, 50], ending: 'serious' },
  { kind: 'leakage', types: ['electric'], perYear: 0.9, hours: 'work', lastsMin: [4, 180], ending: 'byItself' },
  {
    kind: 'cableTemperature',
    types: ['electric'],
    perYear: 0.35,
    hours: 'work',
    lastsMin: [20, 240],
    ending: 'byItself',
  },
  { kind: 'overCurrent', types: ['electric'], perYear: 0.25, hours: 'work', lastsMin: [2, 40], ending: 'serious' },
  { kind: 'overVoltage', types: ['electric'], perYear: 0.08, hours: 'dark', lastsMin: [2, 60], ending: 'upkeep' },
  { kind: 'arcFault', types: ['electric'], perYear: 0.01, hours: 'evening', lastsMin: [1, 5], ending: 'serious' },
  {
    kind: 'temperatureSensorFault',
    types: ['electric'],
    perYear: 0.05,
    hours: 'awake',
    lastsMin: [60, 900],
    ending: 'upkeep',
  },
  { kind: 'phaseLoss', types: ['electric'], perYear: 0.04, hours: 'work', lastsMin: [10, 120], ending: 'upkeep' },
  {
    kind: 'pressureLow',
    types: ['water', 'hydrant'],
    perYear: 1.3,
    hours: 'demand',
    lastsMin: [10, 300],
    ending: 'byItself',
  },
  { kind: 'levelLow', types: ['water'], perYear: 0.5, hours: 'demand', lastsMin: [30, 400], ending: 'byItself' },
  { kind: 'hydrantTilt', types: ['hydrant'], perYear: 0.25, hours: 'awake', lastsMin: [60, 2000], ending: 'upkeep' },
  {
    kind: 'fireHost',
    types: ['firehost', 'firebuskit'],
    perYear: 2.5,
    hours: 'awake',
    lastsMin: [2, 30],
    ending: 'nuisance',
  },
  { kind: 'manualCall', types: ['urgentcall'], perYear: 0.5, hours: 'awake', lastsMin: [1, 10], ending: 'nuisance' },
  {
    kind: 'sos',
    types: ['smartwatch', 'urgentcall'],
    perYear: 0.6,
    hours: 'awake',
    lastsMin: [3, 40],
    ending: 'serious',
  },
  { kind: 'heartRate', types: ['smartwatch'], perYear: 2.5, hours: 'awake', lastsMin: [2, 20], ending: 'byItself' },
  { kind: 'intrusion', types: ['efencecam'], perYear: 9, hours: 'dark', lastsMin: [1, 8], ending: 'nuisance' },
  { kind: 'forcedDoor', types: ['lock'], perYear: 0.1, hours: 'dark', lastsMin: [1, 10], ending: 'serious' },
  { kind: 'doorOpened', types: ['lock'], perYear: 24, hours: 'awake', lastsMin: [1, 2], ending: 'event' },
  {
    kind: 'selfTest',
    types: ['smoke', 'gas', 'firehost', 'urgentcall'],
    perYear: 0.9,
    hours: 'work',
    lastsMin: [1, 2],
    ending: 'event',
  },
  {
    kind: 'removed',
    types: ['smoke', 'urgentcall', 'hydrant', 'multialarmkit'],
    perYear: 0.12,
    hours: 'work',
    lastsMin: [10, 300],
    ending: 'upkeep',
  },
  {
    kind: 'signalLost',
    types: ['smoke', 'water', 'hydrant', 'lock', 'multialarmkit', 'urgentcall', 'smartwatch'],
    perYear: 0.08,
    hours: 'awake',
    lastsMin: [60, 900],
    ending: 'byItself',
  },
  {
    kind: 'offline',
    types: ['gas', 'electric', 'camera', 'firehost', 'efencecam', 'smartwatch', 'firebuskit'],
    perYear: 0.5,
    hours: 'awake',
    lastsMin: [30, 600],
    ending: 'byItself',
  },
  {
    kind: 'leakageSensorFault',
    types: ['electric'],
    perYear: 0.06,
    hours: 'awake',
    lastsMin: [60, 900],
    ending: 'upkeep',
  },
  {
    kind: 'currentSensorFault',
    types: ['electric'],
    perYear: 0.06,
    hours: 'awake',
    lastsMin: [60, 900],
    ending: 'upkeep',
  },
  {
    kind: 'carbonMonoxide',
    types: ['gas'],
    kitchen: true,
    perYear: 0.08,
    hours: 'evening',
    lastsMin: [10, 60],
    ending: 'serious',
  },
];

/** The rule that a reading of the kind breaks. Electric over-current has no rule of its own yet. */
const ruleOf = (kind: AlarmKind, type: DeviceType) =>
  defaultAlarmRules.find((rule) => rule.kind === kind && rule.deviceTypes.includes(type));

/** Whether a rule finds the kind out from the reading, so that the device need not name it. */
export const readingTells = (kind: AlarmKind, type: DeviceType): boolean => ruleOf(kind, type) !== undefined;

export interface Broken {
  readonly measurement: Measurement;
  readonly value: number;
}

/** Readings without a rule that still come with a figure. */
const figures: Readonly<Partial<Record<AlarmKind, readonly [number, number]>>> = {
  overCurrent: [110, 260],
  carbonMonoxide: [60, 320],
  overVoltage: [262, 290],
  signalLost: [3, 9],
};

/** The reading that comes with the kind, beyond its rule's threshold; nothing for kinds that no reading tells. */
export function brokenReading(kind: AlarmKind, type: DeviceType, dice: Dice): Broken | null {
  const row: { measurement?: Measurement } = alarmKinds[kind];
  const rule = ruleOf(kind, type);
  if (rule) {
    const share = dice.next() ** 2;
    const value =
      rule.raisesWhen === 'atLeast' ? rule.threshold * (1.02 + 0.6 * share) : rule.threshold * (0.95 - 0.6 * share);
    return { measurement: rule.measurement, value };
  }
  const figure = figures[kind];
  return row.measurement && figure ? { measurement: row.measurement, value: dice.between(...figure) } : null;
}
