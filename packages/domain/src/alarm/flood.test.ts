import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AlarmLevel,
  type FloodPlace,
  type FloodState,
  type Foldable,
  alarmLevelNumbers,
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

describe('floodStep', () => {
  it('is in flood above the entering rate, calm below the leaving one, and between the two what it was [N06]', () => {
    fc.assert(
      fc.property(news, (rows) => {
        let state: FloodState = calmFlood;
        let atMs = 1_000_000_000;
        for (const { gapMs, alarms } of rows) {
          atMs += gapMs;
          const before = state;
          state = floodStep(state, { atMs, alarms });
          const rate = floodRate(state);
          const wanted = rate > floodEnterAlarms || (rate >= floodLeaveAlarms && before.isFlood);
          expect(state.isFlood).toBe(wanted);
          expect(state.sinceMs).toBe(wanted === before.isFlood ? before.sinceMs : atMs);
          expect(state.seconds.length).toBeLessThanOrEqual(floodWindowSeconds);
        }
      }),
    );
  });

  it('counts what came in the window and forgets the rest [N06]', () => {
    const at = (...moments: number[]) =>
      moments.reduce<FloodState>((state, atMs) => floodStep(state, { atMs, alarms: 2 }), calmFlood);
    expect(floodRate(at(0, 500, 30_000))).toBe(6);
    expect(floodRate(at(0, 500, window))).toBe(2);
    expect(floodRate(floodStep(at(0), { atMs: window - 1 }))).toBe(2);
    expect(at(5000, 1000).seconds).toEqual([[5, 4]]);
  });

  it('leaves by itself, at the moment it foretells [N06]', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(40_000), fc.integer({ min: 1, max: 30 })), { minLength: 1, maxLength: 30 }),
        (rows) => {
          const state = rows
            .toSorted(([a], [b]) => a - b)
            .reduce<FloodState>((one, [atMs, alarms]) => floodStep(one, { atMs, alarms }), calmFlood);
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

const storm = fc
  .array(
    fc.record({
      level: fc.constantFrom<AlarmLevel>(...alarmLevelNumbers),
      raisedAtMs: fc.nat(50),
      unitName: fc.constantFrom('甲', '乙/', ''),
      buildingName: fc.constantFrom('1栋', '2栋', ''),
      floor: fc.constantFrom(-1, 1, 2, null),
    }),
    { maxLength: 200 },
  )
  .map((rows) => rows.map((row, alarmId): Foldable => ({ alarmId, ...row })));

const walk = (places: readonly FloodPlace<Foldable>[]): FloodPlace<Foldable>[] =>
  places.flatMap((place) => [place, ...walk(place.places)]);
const ids = (alarms: readonly Foldable[]) => alarms.map(({ alarmId }) => alarmId).toSorted((a, b) => a - b);

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
          expect(place.level).toBe(Math.min(...own.map(({ level }) => level)));
        }
        expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
      }),
    );
  });

  it('puts first out on top, on every level, in whatever order the alarms came [N06]', () => {
    const age = ({ first }: FloodPlace<Foldable>) => first.raisedAtMs * 1000 + first.alarmId;
    const isInOrder = (places: readonly FloodPlace<Foldable>[]): boolean =>
      places.every((place, at) => at === 0 || age(places[at - 1] as typeof place) < age(place)) &&
      places.every((place) => isInOrder(place.places));
    fc.assert(
      fc.property(storm, (alarms) => {
        const units = foldFlood(alarms);
        expect(isInOrder(units)).toBe(true);
        for (const place of walk(units)) {
          const own = walk([place]).flatMap((one) => one.alarms);
          expect(place.first.raisedAtMs).toBe(Math.min(...own.map(({ raisedAtMs }) => raisedAtMs)));
          expect(place.alarms).toEqual(
            place.alarms.toSorted((a, b) => a.raisedAtMs - b.raisedAtMs || a.alarmId - b.alarmId),
          );
        }
        expect(foldFlood(alarms.toReversed())).toEqual(units);
      }),
    );
  });

  it('and the pop-up queue look at each of 50 000 alarms once [N06] [ALM-07]', () => {
    let looks = 0;
    const alarms = Array.from({ length: 50_000 }, (_, alarmId): Foldable => ({
      alarmId,
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
