import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type FloorAlarm,
  type FloorEvent,
  type MarkAlarm,
  floorStack,
  holdAlarms,
  markOf,
  replayStep,
  spreadAt,
  spreadOf,
  startFloors,
  startReplay,
  watchFloors,
} from './index.ts';

const level = fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const, 5 as const);
const state = fc.constantFrom('open' as const, 'acknowledged' as const, 'closed' as const);
const alarms: fc.Arbitrary<FloorAlarm[]> = fc.uniqueArray(
  fc.record({ alarmId: fc.nat(20), level, state, floor: fc.integer({ min: -3, max: 6 }) }),
  { selector: ({ alarmId }) => alarmId },
);
const alarm = (alarmId: number, of: Partial<FloorAlarm> = {}): FloorAlarm => ({
  alarmId,
  level: 2,
  state: 'open',
  floor: 3,
  ...of,
});

describe('a mark', () => {
  it('stays until its alarm is acknowledged, however often its reading recovers [N07]', () => {
    const open: readonly MarkAlarm[] = [alarm(1)];
    const gone = holdAlarms(open, []);
    expect(gone).toEqual(open);
    expect(holdAlarms(gone, [alarm(1, { state: 'closed' })])).toEqual(open);
    expect(markOf(gone)).toMatchObject({ level: 2, isOpen: true });
    expect(holdAlarms(gone, [], new Set([1]))).toEqual([]);
    expect(holdAlarms(holdAlarms(open, [alarm(1, { state: 'acknowledged' })]), [])).toEqual([]);
  });

  it('holds each open alarm exactly until it is seen otherwise [N07]', () => {
    fc.assert(
      fc.property(fc.array(alarms, { maxLength: 6 }), (told) => {
        let held: readonly FloorAlarm[] = [];
        for (const now of told) {
          const before = held;
          held = holdAlarms(held, now);
          const ids = held.map(({ alarmId }) => alarmId);
          expect(new Set(ids).size).toBe(ids.length);
          for (const one of before.filter((each) => each.state === 'open')) expect(ids).toContain(one.alarmId);
          for (const one of now.filter((each) => each.state !== 'closed')) expect(held).toContain(one);
        }
      }),
    );
  });

  it('shows the worst level, and whether anybody has seen it [N07] [ALM-02]', () => {
    expect(markOf([])).toBeUndefined();
    expect(markOf([alarm(1, { level: 4 }), alarm(2, { level: 1, state: 'acknowledged' })])).toEqual({
      level: 1,
      isOpen: true,
      isCritical: false,
      count: 2,
    });
    expect(markOf([alarm(1, { level: 1 })])?.isCritical).toBe(true);
  });
});

describe('the floors of a building', () => {
  it('count every current alarm once, those of no floor apart [N07] [BLD-04]', () => {
    fc.assert(
      fc.property(alarms, (all) => {
        const { floors, elsewhere } = floorStack({ floorsAbove: 4, floorsUnder: 1 }, [{ floor: 2, layerId: 7 }], all);
        expect(floors.map(({ floor }) => floor)).toEqual([4, 3, 2, 1, -1]);
        expect(floors.flatMap(({ layerId }) => layerId ?? [])).toEqual([7]);
        const sum = floors.reduce((total, { count }) => total + count, elsewhere.count);
        expect(sum).toBe(all.filter((one) => one.state !== 'closed').length);
        for (const row of [...floors, elsewhere]) expect(row.worst === undefined).toBe(row.count === 0);
      }),
    );
  });

  const run = (events: readonly FloorEvent[], before: readonly FloorAlarm[] = []) =>
    events.reduce(watchFloors, startFloors(1, before));
  const told = (...all: readonly FloorAlarm[]): FloorEvent => ({ type: 'alarms', alarms: all });

  it('turn to a new worst alarm, and not to one as bad as that already open [N07]', () => {
    expect(run([told(alarm(1, { floor: 3 }))]).floor).toBe(3);
    const twice = run([told(alarm(1, { floor: 3 })), told(alarm(1, { floor: 3 }), alarm(2, { floor: 5 }))]);
    expect(twice.floor).toBe(3);
    expect(watchFloors(twice, told(alarm(3, { floor: 5, level: 1 }))).floor).toBe(5);
    expect(run([told(alarm(1, { floor: 3 }))], [alarm(1, { floor: 3 })]).floor).toBe(1);
    expect(run([told(alarm(1, { state: 'acknowledged' }))]).floor).toBe(1);
  });

  it('stay where the operator locked them, and show what waits when unlocked [N07]', () => {
    const locked = run([{ type: 'lock' }, told(alarm(1, { floor: 3 }))]);
    expect([locked.floor, locked.waiting]).toEqual([1, 3]);
    expect(watchFloors(locked, { type: 'unlock' })).toMatchObject({ floor: 3, waiting: undefined, isLocked: false });
    expect(watchFloors(locked, { type: 'select', floor: 3 })).toMatchObject({ floor: 3, waiting: undefined });
    expect(watchFloors(locked, { type: 'select', floor: 4 })).toMatchObject({ floor: 4, waiting: 3, isLocked: true });
  });

  it('forget the floor that waits once all on it is acknowledged [N07]', () => {
    const locked = run([{ type: 'lock' }, told(alarm(1, { floor: 3 }), alarm(2, { floor: 3, level: 4 }))]);
    const half = watchFloors(locked, told(alarm(1, { floor: 3, state: 'acknowledged' }), alarm(2, { floor: 3 })));
    expect(half.waiting).toBe(3);
    const all = watchFloors(half, told(alarm(1, { floor: 3, state: 'acknowledged' })));
    expect(all.waiting).toBeUndefined();
    expect(watchFloors(all, { type: 'unlock' }).floor).toBe(1);
  });

  it('that begin locked say where it is worse than on the floor that is shown [N07]', () => {
    fc.assert(
      fc.property(alarms, (all) => {
        const open = all.filter((one) => one.state === 'open');
        const levels = (isHere: boolean) => open.filter((one) => (one.floor === 1) === isHere).map((one) => one.level);
        const isWorseElsewhere = Math.min(6, ...levels(false)) < Math.min(6, ...levels(true));
        const { floor, waiting } = startFloors(1, all, true);
        expect(floor).toBe(1);
        expect(waiting !== undefined).toBe(isWorseElsewhere);
        expect(startFloors(1, all)).toMatchObject({ floor: 1, waiting: undefined });
      }),
    );
  });
});

describe('the replay of a spread', () => {
  const events = [
    { deviceId: 3, atMs: 5000, level: 2 },
    { deviceId: 1, atMs: 1000, level: 1 },
    { deviceId: 2, atMs: 5000, level: 1 },
    { deviceId: 1, atMs: 900_000, level: 1 },
  ] as const;
  const steps = spreadOf(events);

  it('has each detector once in the order in which they went [N08]', () => {
    expect(steps.map(({ order, deviceId, sinceFirstMs }) => [order, deviceId, sinceFirstMs])).toEqual([
      [1, 1, 0],
      [2, 2, 4000],
      [3, 3, 4000],
    ]);
    expect(spreadAt(steps, 4999).map(({ deviceId }) => deviceId)).toEqual([1]);
    expect([spreadAt(steps, 0), spreadAt(steps, 5000).length]).toEqual([[], 3]);
    expect(spreadOf([{ deviceId: 1, atMs: Number.NaN, level: 1 }])).toEqual([]);
  });

  it('shows more as time goes on, and never less [N08]', () => {
    const event = fc.record({ deviceId: fc.nat(9), atMs: fc.nat(1000), level });
    fc.assert(
      fc.property(fc.array(event), fc.nat(1200), fc.nat(1200), (all, one, other) => {
        const order = spreadOf(all);
        const early = spreadAt(order, Math.min(one, other));
        const late = spreadAt(order, Math.max(one, other));
        expect(late.slice(0, early.length)).toEqual(early);
        expect(order.length).toBe(new Set(all.map(({ deviceId }) => deviceId)).size);
      }),
    );
  });

  it('plays at its speed to the end and stops there, and begins anew from the end [N08]', () => {
    const end = startReplay(steps);
    expect(end).toEqual({ atMs: 5000, isPlaying: false, speed: 10 });
    const playing = replayStep(end, { type: 'play' }, steps);
    expect(playing).toMatchObject({ atMs: 1000, isPlaying: true });
    const on = replayStep(playing, { type: 'tick', elapsedMs: 100 }, steps);
    expect(on.atMs).toBe(2000);
    expect(replayStep(on, { type: 'tick', elapsedMs: 10_000 }, steps)).toMatchObject({ atMs: 5000, isPlaying: false });
    expect(replayStep({ ...on, isPlaying: false }, { type: 'tick', elapsedMs: 100 }, steps).atMs).toBe(2000);
    expect(replayStep(on, { type: 'next' }, steps)).toMatchObject({ atMs: 5000, isPlaying: false });
    expect(replayStep(on, { type: 'previous' }, steps).atMs).toBe(1000);
    expect(replayStep(on, { type: 'seek', atMs: Number.NaN }, steps).atMs).toBe(1000);
    expect(replayStep(on, { type: 'pause' }, steps)).toMatchObject({ atMs: 2000, isPlaying: false });
    expect(replayStep(on, { type: 'speed', speed: 60 }, steps).speed).toBe(60);
    expect(replayStep(startReplay([]), { type: 'play' }, [])).toEqual({ atMs: 0, isPlaying: false, speed: 10 });
  });
});
