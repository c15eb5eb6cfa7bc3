import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deviceTypeNames, deviceTypes, measurements } from '../../device/index.ts';
import {
  type AlarmKind,
  alarmKindNames,
  alarmKindOfCode,
  alarmKinds,
  alarmLevels,
  closesByItself,
  defaultAlarmRules,
  isBatteryLow,
  isAlarmLevel,
  judgeReadings,
  normalBand,
  worstLevel,
} from '../index.ts';

const none: ReadonlySet<AlarmKind> = new Set();

describe('judgeReadings', () => {
  it('raises at the threshold, recovers past the gap and does nothing between [ALM-05]', () => {
    const smokeAt = (smoke: number, active: ReadonlySet<AlarmKind>) =>
      judgeReadings('smoke', { smoke }, active, defaultAlarmRules).map(({ outcome }) => outcome);
    const standing = new Set<AlarmKind>(['smoke']);
    expect(smokeAt(99, none)).toEqual([]);
    expect(smokeAt(100, none)).toEqual(['raise']);
    expect(smokeAt(100, standing)).toEqual([]);
    expect(smokeAt(61, standing)).toEqual([]);
    expect(smokeAt(60, standing)).toEqual(['recover']);
    expect(smokeAt(60, none)).toEqual([]);
  });

  it('turns round for what must not fall [ALM-05]', () => {
    const standing = new Set<AlarmKind>(['pressureLow']);
    expect(judgeReadings('hydrant', { pressure: 0.14 }, none, defaultAlarmRules)).toMatchObject([
      { outcome: 'raise', value: 0.14 },
    ]);
    expect(judgeReadings('hydrant', { pressure: 0.15 }, standing, defaultAlarmRules)).toEqual([]);
    expect(judgeReadings('hydrant', { pressure: 0.16 }, standing, defaultAlarmRules)).toMatchObject([
      { outcome: 'recover' },
    ]);
  });

  it('a battery is low from the threshold until it has recovered, whatever is not reported [DEV-05]', () => {
    const after = (before: boolean) =>
      [undefined, 10, 11, 14, 15].map((ratio) => isBatteryLow(before, ratio, defaultAlarmRules));
    expect(after(false)).toEqual([false, true, false, false, false]);
    expect(after(true)).toEqual([true, true, true, true, false]);
    expect(isBatteryLow(true, 90, [])).toBe(true);
  });

  it('asks only the rules of the device type, of readings that came [ALM-05]', () => {
    expect(judgeReadings('camera', { smoke: 400, temperature: 400 }, none, defaultAlarmRules)).toEqual([]);
    expect(judgeReadings('smoke', {}, none, defaultAlarmRules)).toEqual([]);
  });

  it('never raises and recovers the same kind at once [ALM-05]', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...deviceTypeNames),
        fc.double({ noNaN: true, min: -300, max: 2000 }),
        fc.subarray([...alarmKindNames]),
        (type, value, active) => {
          const readings = Object.fromEntries(deviceTypes[type].readings.map((name) => [name, value]));
          const kinds = judgeReadings(type, readings, new Set(active), defaultAlarmRules).map(({ rule }) => rule.kind);
          return new Set(kinds).size === kinds.length;
        },
      ),
    );
  });
});

describe('defaultAlarmRules', () => {
  it('are within what the sensor can tell, with a gap, for types that send the reading [ALM-05]', () => {
    for (const rule of defaultAlarmRules) {
      const { min, max } = measurements[rule.measurement];
      for (const bound of [rule.threshold, rule.recoversAt]) expect(bound >= min && bound <= max, rule.kind).toBe(true);
      expect(
        rule.raisesWhen === 'atLeast' ? rule.recoversAt < rule.threshold : rule.recoversAt > rule.threshold,
        rule.kind,
      ).toBe(true);
      for (const type of rule.deviceTypes) expect(deviceTypes[type].readings, rule.kind).toContain(rule.measurement);
    }
  });
});

describe('normalBand', () => {
  it('is what the rules leave on either side; where none watches, what is normal for any device [DEV-13] [DEV-09]', () => {
    expect(normalBand('hydrant', 'pressure', defaultAlarmRules)).toEqual({ min: 0.14 });
    expect(normalBand('smoke', 'temperature', defaultAlarmRules)).toEqual({ max: 57 });
    expect(normalBand('camera', 'signals', defaultAlarmRules)).toEqual({ min: 10 });
    expect(normalBand('smoke', 'humidity', defaultAlarmRules)).toBeUndefined();
  });
});

describe('normalBand of several rules', () => {
  const bound = fc.integer({ min: -40, max: 120 });
  it('is what none of them raises: the highest of the low ones, the lowest of the high ones [DEV-13] [ALM-05]', () => {
    const like = defaultAlarmRules.find(({ measurement }) => measurement === 'temperature');
    if (!like) throw new Error('no rule watches the temperature');
    fc.assert(
      fc.property(fc.array(bound, { maxLength: 3 }), fc.array(bound, { maxLength: 3 }), bound, (low, high, value) => {
        fc.pre(low.length + high.length > 0);
        const rules = [
          ...low.map((threshold) => ({ ...like, raisesWhen: 'atMost' as const, threshold })),
          ...high.map((threshold) => ({ ...like, raisesWhen: 'atLeast' as const, threshold })),
        ];
        const { min = -Infinity, max = Infinity } = normalBand('smoke', 'temperature', rules) ?? {};
        const isQuiet = low.every((threshold) => value > threshold) && high.every((threshold) => value < threshold);
        expect(value > min && value < max).toBe(isQuiet);
      }),
    );
  });
});

describe('closesByItself', () => {
  it('follows the rule of the kind; without one, alarms stay until a person handles them [ALM-05]', () => {
    expect(closesByItself('pressureLow', defaultAlarmRules)).toBe(true);
    expect(closesByItself('smoke', defaultAlarmRules)).toBe(false);
    expect(closesByItself('manualCall', defaultAlarmRules)).toBe(false);
    expect(closesByItself('phaseLoss', defaultAlarmRules)).toBe(true);
    expect(closesByItself('doorOpened', defaultAlarmRules)).toBe(true);
  });
});

describe('kinds and levels', () => {
  it('knows the electric codes, each once [DEV-11]', () => {
    const codes = [132, 134, 136, 138, 143, 144, 145, 130, 165];
    const kinds = codes.map(alarmKindOfCode);
    expect(new Set(kinds).size).toBe(codes.length);
    expect(kinds).not.toContain(undefined);
    expect(kinds.slice(0, 4).map((kind) => kind && alarmKinds[kind].category)).toEqual([
      'fault',
      'fault',
      'fault',
      'fault',
    ]);
    expect(kinds.slice(4).map((kind) => kind && alarmKinds[kind].category)).toEqual(
      Array.from({ length: 5 }, () => 'alarm'),
    );
    expect(alarmKindOfCode(1)).toBeUndefined();
  });

  it('has the colours of the specification and a shape of its own for each level [ALM-02]', () => {
    expect(Object.values(alarmLevels).map(({ tone }) => tone)).toEqual([
      'danger',
      'warning',
      'primary',
      'danger2',
      'info',
    ]);
    expect(new Set(Object.values(alarmLevels).map(({ shape }) => shape)).size).toBe(5);
    expect([0, 1, 5, 6, 1.5].map(isAlarmLevel)).toEqual([false, true, true, false, false]);
  });

  it('counts one as the worst [ALM-02]', () => {
    expect(worstLevel([4, 2, 5])).toBe(2);
    expect(worstLevel([])).toBeUndefined();
  });
});
