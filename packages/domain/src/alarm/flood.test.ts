import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AlarmLevel,
  type AlarmState,
  type FloodPlace,
  type FloodState,
  type Foldable,
  alarmLevelNumbers,
  alarmOrders,
  calmFlood,
  floodEndsAtMs,
  floodEnterAlarms,
  floodLeaveAlarms,
  floodRate,
  floodStep,
  floodWindowSeconds,
  foldFlood,
  foldPopups,
} from './index.ts';

const window = floodWindowSeconds * 1000;
const news = fc.array(
  fc.record({ gapMs: fc.oneof(fc.nat(900), fc.nat(30_000), fc.constant(-2000)), alarms: fc.nat(12) }),
  { maxLength: 120 },
);

const times = (count: number, atMs: number): number[] => Array.from({ length: count }, () => atMs);

describe('floodStep', () => {
  it('is in flood above the entering rate, calm below the leaving one, and between the two what it was [N06]', () => {
    fc.assert(
      fc.property(news, (rows) => {
        let state: FloodState = calmFlood;
        let atMs = 1_000_000_000;
        for (const { gapMs, alarms } of rows) {
          atMs += gapMs;
          const before = state;
          state = floodStep(state, { atMs, raisedAtMs: times(alarms, atMs) });
          const rate = floodRate(state);
          const wanted = rate > floodEnterAlarms || (rate >= floodLeaveAlarms && before.isFlood);
          expect(state.isFlood).toBe(wanted);
          // it begins with the alarm that was one too many, and ends when that is seen
          const began = state.seconds.map(([second]) => second * 1000);
          const changed = wanted ? began : [atMs];
          expect(wanted === before.isFlood ? [before.sinceMs] : changed).toContain(state.sinceMs);
          expect(state.seconds.length).toBeLessThanOrEqual(floodWindowSeconds);
        }
      }),
    );
  });

  it('counts what came in the window and forgets the rest [N06]', () => {
    const at = (...moments: number[]) =>
      moments.reduce<FloodState>((state, atMs) => floodStep(state, { atMs, raisedAtMs: times(2, atMs) }), calmFlood);
    expect(floodRate(at(0, 500, 30_000))).toBe(6);
    expect(floodRate(at(0, 500, window))).toBe(2);
    expect(floodRate(floodStep(at(0), { atMs: window - 1 }))).toBe(2);
    expect(floodStep(at(5000), { atMs: 1000 }).seconds).toEqual([[5, 2]]);
  });

  it('counts by the time of the alarm, so that loading what stands begins no flood, and one under way is known [N06]', () => {
    const nowMs = 1_000_000;
    const old = Array.from({ length: 5000 }, (_, at) => nowMs - 61_000 - at * 100);
    expect(floodStep(calmFlood, { atMs: nowMs, raisedAtMs: old })).toEqual(calmFlood);
    const burning = Array.from({ length: 40 }, (_, at) => nowMs - 40_000 + at * 1000);
    const opened = floodStep(calmFlood, { atMs: nowMs, raisedAtMs: [...old, ...burning] });
    // the twenty-first alarm began it, not the moment it was looked at
    expect(opened).toMatchObject({ isFlood: true, sinceMs: nowMs - 20_000 });
    // in pages or at once, it is the same
    const paged = [...old, ...burning].reduce<FloodState>(
      (state, raised) => floodStep(state, { atMs: nowMs, raisedAtMs: [raised] }),
      calmFlood,
    );
    expect(paged.seconds).toEqual(opened.seconds);
    expect(floodRate(floodStep(calmFlood, { atMs: nowMs, raisedAtMs: [nowMs + 3_600_000] }))).toBe(1);
  });

  it('leaves by itself, at the moment it foretells [N06]', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(40_000), fc.integer({ min: 1, max: 30 })), { minLength: 1, maxLength: 30 }),
        (rows) => {
          const state = rows
            .toSorted(([a], [b]) => a - b)
            .reduce<FloodState>(
              (one, [atMs, alarms]) => floodStep(one, { atMs, raisedAtMs: times(alarms, atMs) }),
              calmFlood,
            );
          const endsAtMs = floodEndsAtMs(state);
          expect(endsAtMs !== undefined).toBe(state.isFlood);
          fc.pre(endsAtMs !== undefined);
          expect(floodStep(state, { atMs: endsAtMs - 1 }).isFlood).toBe(true);
          expect(floodStep(state, { atMs: endsAtMs })).toMatchObject({ isFlood: false, sinceMs: endsAtMs });
        },
      ),
    );
    expect(floodEndsAtMs(calmFlood)).toBeUndefined();
  });
});

interface Alarm extends Foldable {
  readonly state: AlarmState;
}
const storm = fc
  .array(
    fc.record({
      level: fc.constantFrom<AlarmLevel>(...alarmLevelNumbers),
      raisedAtMs: fc.nat(50),
      unitName: fc.constantFrom('甲', '乙/', ''),
      buildingName: fc.constantFrom('1栋', '2栋', ''),
      floor: fc.constantFrom(-1, 1, 2, null),
      state: fc.constantFrom<AlarmState>('open', 'acknowledged'),
    }),
    { maxLength: 200 },
  )
  .map((rows) => rows.map((row, alarmId): Alarm => ({ alarmId, ...row })));

const walk = (places: readonly FloodPlace<Alarm>[]): FloodPlace<Alarm>[] =>
  places.flatMap((place) => [place, ...walk(place.places)]);
const ids = (alarms: readonly Alarm[]) => alarms.map(({ alarmId }) => alarmId).toSorted((a, b) => a - b);

describe('foldFlood', () => {
  it('conserves counts: on every level each alarm is in one place, and a place holds what its places hold [N06]', () => {
    fc.assert(
      fc.property(storm, (alarms) => {
        const all = walk(foldFlood(alarms));
        expect(ids(all.flatMap((place) => place.alarms))).toEqual(ids(alarms));
        for (const place of all) {
          const own = walk([place]).flatMap((one) => one.alarms);
          expect(place.count).toBe(own.length);
          expect(place.places.length === 0).toBe(place.of === 'floor');
          expect(Object.values(place.byLevel).reduce((a, b) => a + b)).toBe(place.count);
          for (const level of alarmLevelNumbers)
            expect(place.byLevel[level]).toBe(own.filter((one) => one.level === level).length);
          expect(place.unacknowledged).toBe(own.filter(({ state }) => state === 'open').length);
          expect(place.level).toBe(Math.min(...own.map(({ level }) => level)));
        }
        expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
      }),
    );
  });

  it('orders every level unacknowledged, worst, newest, in whatever order the alarms came [N06] [ALM-01]', () => {
    fc.assert(
      fc.property(storm, (alarms) => {
        const units = foldFlood(alarms);
        expect(units.map(({ top }) => top)).toEqual(units.map(({ top }) => top).toSorted(alarmOrders.worst));
        for (const place of walk(units)) {
          const own = walk([place]).flatMap((one) => one.alarms);
          expect(place.top).toBe(own.toSorted(alarmOrders.worst)[0]);
          expect(place.first.raisedAtMs).toBe(Math.min(...own.map(({ raisedAtMs }) => raisedAtMs)));
          expect(place.alarms).toEqual(place.alarms.toSorted(alarmOrders.worst));
          expect(place.places.map(({ top }) => top)).toEqual(
            place.places.map(({ top }) => top).toSorted(alarmOrders.worst),
          );
        }
        expect(foldFlood(alarms.toReversed())).toEqual(units);
      }),
    );
  });

  it('and the pop-up queue look at each of 50 000 alarms once [N06] [ALM-07]', () => {
    let looks = 0;
    const alarms = Array.from({ length: 50_000 }, (_, alarmId): Alarm => ({
      alarmId,
      state: 'open',
      level: 3,
      raisedAtMs: alarmId,
      get unitName() {
        looks += 1;
        return `U${alarmId % 50}`;
      },
      buildingName: `B${alarmId % 7}`,
      floor: alarmId % 30,
    }));
    expect(foldFlood(alarms).reduce((sum, { count }) => sum + count, 0)).toBe(50_000);
    expect(looks).toBe(50_000);
    expect(foldPopups(alarms)).toHaveLength(50);
    // once each, and once more for the key of an entry or a part of it
    expect(looks).toBeLessThan(105_000);
  });
});
