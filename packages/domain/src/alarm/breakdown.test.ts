import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, startOfDay } from '../lib/index.ts';
import { type AnalysedAlarm, alarmKindNames, alarmLevelNumbers, alarmWords, analyseAlarms } from './index.ts';

const range = { from: '2026-11-01', to: '2026-11-07' };
const alarm = fc.record({
  raisedAtMs: fc.integer({ min: startOfDay('2026-10-30'), max: startOfDay('2026-11-10') }),
  kind: fc.constantFrom(...alarmKindNames),
  level: fc.constantFrom(...alarmLevelNumbers),
  place: fc.constantFrom('甲', '乙', '丙'),
  isDrill: fc.boolean(),
}) as fc.Arbitrary<AnalysedAlarm>;

describe('analyseAlarms', () => {
  it('counts each real alarm of the range once by time, level, type and place [ALM-10] [N15]', () => {
    fc.assert(
      fc.property(fc.array(alarm, { maxLength: 60 }), (alarms) => {
        const real = alarms.filter(
          ({ raisedAtMs, isDrill }) =>
            !isDrill && raisedAtMs >= startOfDay(range.from) && raisedAtMs < startOfDay(addDays(range.to, 1)),
        );
        const result = analyseAlarms(alarms, range);
        expect(result.ok).toBe(real.length > 0);
        fc.pre(result.ok);
        const { total, step, byTime, byLevel, byKind, byPlace } = result.value;
        expect([total, step, byTime.length]).toEqual([real.length, 'day', 7]);
        for (const parts of [byTime, byLevel, byKind, byPlace] as readonly (readonly { count: number }[])[])
          expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(total);
        for (const parts of [byLevel, byKind, byPlace] as readonly (readonly { percent: number }[])[])
          expect(parts.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
        expect(byLevel.map(({ key }) => key)).toEqual(alarmLevelNumbers);
        for (const { key, count } of byKind) expect(count).toBe(real.filter(({ kind }) => kind === key).length);
        for (const { key, count } of byPlace) expect(count).toBe(real.filter(({ place }) => place === key).length);
        const counts = byPlace.map(({ count }) => count);
        expect(counts).toEqual(counts.toSorted((a, b) => b - a));
      }),
    );
  });

  it('says when the range holds none [ALM-10]', () => {
    const drill: AnalysedAlarm = {
      raisedAtMs: startOfDay('2026-11-02'),
      kind: 'smoke',
      level: 1,
      place: '',
      isDrill: true,
    };
    for (const alarms of [[], [drill]])
      expect(analyseAlarms(alarms, range)).toEqual({ ok: false, problems: [{ code: 'alarm.noneInRange' }] });
    expect(analyseAlarms([{ ...drill, isDrill: false }], range).ok).toBe(true);
    expect(alarmWords['alarm.noneInRange'].en).toBe('No alarms in the chosen time range');
  });
});
