import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type QualityAlarm, alarmQuality, chatterAlarms, percentile } from './index.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = { fromMs: 0, toMs: 24 * hour };
const alarm = (raisedAtMs: number, more: Partial<QualityAlarm> = {}): QualityAlarm => ({
  deviceId: 1,
  kind: 'smoke',
  raisedAtMs,
  acknowledgedAtMs: null,
  closedAtMs: null,
  closing: null,
  ...more,
});
const some = fc.array(
  fc.record({
    deviceId: fc.nat(4),
    kind: fc.constantFrom('smoke', 'leakage'),
    raisedAtMs: fc.integer({ min: -72 * hour, max: 25 * hour }),
    acknowledgedAtMs: fc.option(fc.integer({ min: 0, max: 25 * hour })),
    closedAtMs: fc.option(fc.integer({ min: 0, max: 25 * hour })),
    closing: fc.constantFrom('manual', 'falseAlarm', 'autoRecovered'),
    isDrill: fc.boolean(),
  }),
  { maxLength: 60 },
) as fc.Arbitrary<QualityAlarm[]>;

describe('alarmQuality', () => {
  it('counts each alarm of the time once, and no drill [N17] [N15]', () => {
    fc.assert(
      fc.property(some, (alarms) => {
        const real = alarms.filter(({ isDrill }) => !isDrill);
        const quality = alarmQuality(alarms, day);
        expect(quality).toEqual(alarmQuality(real, day));
        expect(quality.alarms).toBe(real.filter(({ raisedAtMs }) => raisedAtMs >= 0 && raisedAtMs < day.toMs).length);
        expect(quality.nuisance.reduce((sum, { alarms: count }) => sum + count, 0)).toBe(quality.alarms);
        expect(quality.perTenMinutes.mean * 144).toBeCloseTo(quality.alarms);
        const { p50 = 0, p90 = 0, p95 = 0 } = quality.acknowledgedAfterMs ?? {};
        expect(p50 <= p90 && p90 <= p95).toBe(true);
        expect(quality.unacknowledged).toBeLessThanOrEqual(quality.alarms);
      }),
    );
  });

  it('tells the time to acknowledge by its percentiles [N17]', () => {
    const waits = Array.from({ length: 20 }, (_, at) => (at + 1) * minute);
    const quality = alarmQuality([...waits.map((ms) => alarm(0, { acknowledgedAtMs: ms })), alarm(5)], day);
    expect(quality.acknowledgedAfterMs).toEqual({ p50: 10 * minute, p90: 18 * minute, p95: 19 * minute });
    expect(quality.unacknowledged).toBe(1);
    expect(alarmQuality([alarm(0)], day).acknowledgedAfterMs).toBeUndefined();
    expect([percentile([], 50), percentile([7], 0), percentile([1, 2], 100)]).toEqual([undefined, 7, 2]);
  });

  it('finds chatter: three of a kind from a device within a minute [N17]', () => {
    expect(chatterAlarms).toBe(3);
    const at = (...ms: number[]) =>
      alarmQuality(
        ms.map((one) => alarm(one)),
        day,
      ).chattering;
    expect(at(0, minute / 2, minute)).toEqual([{ deviceId: 1, kind: 'smoke', alarms: 3 }]);
    expect(at(0, minute / 2, minute + 1)).toEqual([]);
    expect(alarmQuality([alarm(0), alarm(1), alarm(2, { kind: 'leakage' })], day).chattering).toEqual([]);
    const three = (more: Partial<QualityAlarm>) => [0, 1, 2].map((ms) => alarm(ms, more));
    const many = [
      ...three({ deviceId: 2 }),
      ...three({ kind: 'leakage' }),
      ...three({}),
      ...three({ deviceId: 3 }),
      alarm(9, { deviceId: 3 }),
    ];
    expect(alarmQuality(many, day).chattering.map(({ deviceId, kind }) => `${deviceId} ${kind}`)).toEqual([
      '3 smoke',
      '1 leakage',
      '1 smoke',
      '2 smoke',
    ]);
  });

  it('counts what stands longer than a day, however long ago it began [N17]', () => {
    const alarms = [
      alarm(-72 * hour),
      alarm(-1),
      alarm(0),
      alarm(-72 * hour, { closedAtMs: 23 * hour, closing: 'manual' }),
      alarm(-72 * hour, { closedAtMs: 25 * hour, closing: 'manual' }),
    ];
    expect(alarmQuality(alarms, day).standing).toBe(3);
  });

  it('tells the share of false alarms among the closed ones [N17]', () => {
    const closed = (closing: QualityAlarm['closing']) => alarm(0, { closing, closedAtMs: hour });
    const alarms = [closed('falseAlarm'), closed('manual'), closed('autoRecovered'), closed('manual'), alarm(0)];
    expect(alarmQuality(alarms, day).falseAlarmPercent).toBe(25);
    expect(alarmQuality([alarm(0)], day).falseAlarmPercent).toBeUndefined();
  });

  it('measures the load per operator and ten minutes [N17]', () => {
    const burst = (count: number) => Array.from({ length: count }, (_, at) => alarm(at, { deviceId: at }));
    expect(alarmQuality(burst(22), { fromMs: 0, toMs: 100 * minute }).perTenMinutes).toEqual({
      mean: 2.2,
      peak: 22,
      floodPercent: 10,
      load: 'overloaded',
    });
    expect(alarmQuality(burst(20), { fromMs: 0, toMs: 100 * minute, operators: 2 }).perTenMinutes).toEqual({
      mean: 1,
      peak: 10,
      floodPercent: 0,
      load: 'acceptable',
    });
    expect(alarmQuality(burst(2), { fromMs: 0, toMs: 10 * minute, operators: 0 }).perTenMinutes.load).toBe(
      'manageable',
    );
    expect(alarmQuality([], { fromMs: 0, toMs: 0 }).perTenMinutes.mean).toBe(0);
  });

  it('names the most troublesome devices with their share [N17]', () => {
    const of = [5, 5, 5, 9, 9, 2].map((deviceId, at) => alarm(at * hour, { deviceId }));
    expect(alarmQuality(of, day, 2).nuisance).toEqual([
      { deviceId: 5, kind: 'smoke', alarms: 3, percent: 50 },
      { deviceId: 9, kind: 'smoke', alarms: 2, percent: 100 / 3 },
    ]);
    const kinds = (['removed', 'smoke', 'smoke'] as const).map((kind, at) => alarm(at * hour, { kind }));
    expect(alarmQuality(kinds, day, 1).nuisance.map(({ kind }) => kind)).toEqual(['smoke']);
    const equal = alarmQuality([alarm(0, { deviceId: 8 }), alarm(0, { deviceId: 3 })], day).nuisance;
    expect(equal.map(({ deviceId }) => deviceId)).toEqual([3, 8]);
  });
});
