import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkTrackSpan,
  metresBetween,
  sleepGrade,
  sleepStageAt,
  sleepStages,
  sleepSummary,
  type SleepSegment,
  trackOf,
  checkSleep,
  mergeSleep,
  nightOf,
  nightSpan,
} from './index.ts';

const minuteMs = 60_000;
/** Stages one after the other, in minutes. */
const night = (...parts: (readonly [SleepSegment['stage'], number])[]): SleepSegment[] => {
  let fromMs = 0;
  return parts.map(([stage, minutes]) => {
    const segment = { stage, fromMs, toMs: fromMs + minutes * minuteMs };
    fromMs = segment.toMs;
    return segment;
  });
};

describe('a night', () => {
  it('adds up by stage [DEV-25]', () => {
    const segments = night(['light', 120], ['deep', 90], ['awake', 30], ['rem', 60]);
    expect(sleepSummary(segments)).toEqual({
      minutes: { light: 120, deep: 90, awake: 30, rem: 60 },
      asleepMin: 270,
      inBedMin: 300,
      efficiencyPercent: 90,
    });
    expect([0, 120, 209, 299, 300].map((at) => sleepStageAt(segments, at * minuteMs))).toEqual([
      'light',
      'deep',
      'deep',
      'rem',
      undefined,
    ]);
  });

  it('counts no minute twice, whatever the watch sent [DEV-25]', () => {
    const segment = fc.record({
      stage: fc.constantFrom(...sleepStages),
      fromMs: fc.nat({ max: 1000 }),
      toMs: fc.nat({ max: 1000 }),
    });
    fc.assert(
      fc.property(fc.array(segment), (segments) => {
        const { inBedMin, asleepMin, efficiencyPercent } = sleepSummary(segments);
        const covered = Array.from({ length: 1000 }, (_, at) => sleepStageAt(segments, at)).filter(Boolean).length;
        expect(inBedMin * minuteMs).toBeCloseTo(covered, 6);
        expect(asleepMin).toBeLessThanOrEqual(inBedMin);
        expect(efficiencyPercent >= 0 && efficiencyPercent <= 100.000001).toBe(true);
      }),
    );
  });

  it.each([
    ['good', night(['deep', 90], ['light', 330], ['awake', 30])],
    ['fair', night(['deep', 90], ['light', 329])],
    ['fair', night(['deep', 60], ['light', 360])],
    ['fair', night(['deep', 90], ['light', 330], ['awake', 120])],
    ['poor', night(['deep', 90], ['light', 200])],
    ['poor', night(['light', 480])],
    ['poor', night(['deep', 100], ['light', 320], ['awake', 300])],
    ['none', night(['awake', 480])],
    ['none', []],
  ] as const)('is graded %s (%#) [DEV-25]', (grade, segments) => {
    expect(sleepGrade(sleepSummary(segments))).toBe(grade);
  });
});

describe('a way on the map', () => {
  it('measures along the ground [DEV-25]', () => {
    const [star, peak] = [
      { lng: 114.1694, lat: 22.2934 },
      { lng: 114.1455, lat: 22.2759 },
    ];
    expect(metresBetween(star, peak)).toBeGreaterThan(3_100);
    expect(metresBetween(star, peak)).toBeLessThan(3_160);
    expect(metresBetween({ lng: 0, lat: 0 }, { lng: 180, lat: 0 })).toBeCloseTo(Math.PI * 6_371_000, 0);
  });

  it('is in order, without doubles, without jumps that nobody can make [DEV-25]', () => {
    const fix = (s: number, lng: number, lat = 22.3) => ({ atMs: s * 1000, lng, lat });
    const { fixes, droppedCount, metres } = trackOf([
      fix(60, 114.171),
      fix(0, 114.17),
      fix(0, 114.17),
      fix(30, 115.17),
      fix(90, NaN),
    ]);
    expect(fixes.map(({ atMs }) => atMs)).toEqual([0, 60_000]);
    expect(droppedCount).toBe(2);
    expect(metres).toBeCloseTo(metresBetween(fix(0, 114.17), fix(60, 114.171)), 6);
    const nowhere = { ...fix(-600, 0), lat: 0 };
    expect(trackOf([nowhere, fix(0, 114.17)])).toMatchObject({ fixes: [fix(0, 114.17)], droppedCount: 1 });
    expect(trackOf([])).toEqual({ fixes: [], droppedCount: 0, metres: 0 });
  });

  it('is asked for a week at once [DEV-25]', () => {
    const week = 7 * 24 * 60 * minuteMs;
    expect(checkTrackSpan({ fromMs: 0, toMs: week })).toBeUndefined();
    expect(checkTrackSpan({ fromMs: 0, toMs: week + 1 })?.code).toBe('form.tooManyDays');
    expect(checkTrackSpan({ fromMs: 1, toMs: 1 })?.code).toBe('form.dayOrder');
  });

  it('never moves faster than it believes [DEV-25]', () => {
    const fix = fc.record({
      atMs: fc.nat({ max: 600_000 }),
      lng: fc.double({ min: 114, max: 114.2, noNaN: true }),
      lat: fc.double({ min: 22.2, max: 22.4, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(fix), (all) => {
        const { fixes, droppedCount } = trackOf(all);
        expect(fixes.length + droppedCount).toBeLessThanOrEqual(all.length);
        const isBelievable = fixes.slice(1).every((one, at) => {
          const before = fixes[at] ?? one;
          return metresBetween(before, one) <= ((one.atMs - before.atMs) / 1000) * 100;
        });
        expect(isBelievable).toBe(true);
      }),
    );
  });
});

describe('nights', () => {
  const at = (iso: string) => Date.parse(`${iso}+08:00`);
  it('go from noon to noon and have the day on which one wakes [DEV-25]', () => {
    expect(nightOf(at('2026-11-20T22:40:00'))).toBe('2026-11-21');
    expect(nightOf(at('2026-11-21T11:59:59'))).toBe('2026-11-21');
    expect(nightOf(at('2026-11-21T12:00:00'))).toBe('2026-11-22');
    const { fromMs, toMs } = nightSpan('2026-11-21');
    expect([nightOf(fromMs), nightOf(toMs - 1), nightOf(toMs)]).toEqual(['2026-11-21', '2026-11-21', '2026-11-22']);
  });

  it('stages end after they begin, within a day and not in the future, and come from watches [DEV-25]', () => {
    const nowMs = at('2026-11-21T08:00:00');
    const stage = (fromMs: number, toMs: number) => [{ stage: 'deep' as const, fromMs, toMs }];
    expect(checkSleep(stage(nowMs - 3_600_000, nowMs), nowMs, 'smartwatch')).toBeUndefined();
    expect(checkSleep([], nowMs, 'smoke')).toBeUndefined();
    expect(checkSleep(stage(nowMs - 1000, nowMs), nowMs, 'smoke')?.code).toBe('device.sleep.otherType');
    for (const [from, to] of [
      [nowMs, nowMs],
      [nowMs - 86_400_001, nowMs],
      [nowMs, nowMs + 400_000],
    ] as const)
      expect(checkSleep(stage(from, to), nowMs)?.code).toBe('device.sleep.span');
  });

  it('what comes later replaces what began at the same moment [DEV-25]', () => {
    const deep = { stage: 'deep' as const, fromMs: 0, toMs: 10 };
    const light = { stage: 'light' as const, fromMs: 10, toMs: 20 };
    expect(mergeSleep([light], [deep, { ...light, stage: 'rem' }])).toEqual([deep, { ...light, stage: 'rem' }]);
  });
});
