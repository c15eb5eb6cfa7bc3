import { type AlarmLevel, type FloodPolicy, floodRate } from '@fireline/domain/alarm';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRowStore } from '../DataTable/rows/rowStore.ts';
import { rowCommand } from './keys.ts';
import { type Line, type Lines, alarmsOf, hasOpen, linesOf } from './lines.ts';
import type { ListAlarm } from './listAlarm.ts';
import { rowWindow, topToReveal } from './rowWindow.ts';
import { createWatch } from './watch.ts';

const nowMs = 1_800_000_000_000;
const alarm = (alarmId: number, more: Partial<ListAlarm> = {}): ListAlarm => ({
  alarmId,
  level: 3,
  kind: 'smoke',
  raisedAtMs: nowMs - 3_600_000 + alarmId,
  unitName: `unit ${alarmId % 3}`,
  buildingName: `building ${alarmId % 2}`,
  floor: alarmId % 4,
  placeName: '',
  state: 'open',
  ...more,
});
const many = (count: number, more?: Partial<ListAlarm>) =>
  Array.from({ length: count }, (_, id) => alarm(id + 1, more));
const policy: FloodPolicy = { windowSeconds: 60, enter: 20, leave: 10 };
const storeOf = (alarms: readonly ListAlarm[]) => createRowStore(alarms, ({ alarmId }) => alarmId);
const idsOf = (alarms: readonly ListAlarm[]) => alarms.map(({ alarmId }) => alarmId);
const all = <A extends ListAlarm>({ count, at }: Lines<A>) =>
  Array.from({ length: count }, (_, index) => at(index) as Line<A>);

describe('a look', () => {
  it('holds what stands in the order asked for, and counts what came since the first [ALM-01]', () => {
    const store = storeOf([alarm(1), alarm(2, { level: 1 }), alarm(3, { state: 'closed' })]);
    const look = createWatch(store, policy);
    expect(idsOf(look('newest', nowMs).alarms)).toEqual([2, 1]);
    store.set([alarm(4, { level: 2, state: 'acknowledged' }), alarm(5, { level: 1 })]);
    const second = look('worst', nowMs);
    expect(idsOf(second.alarms)).toEqual([5, 2, 1, 4]);
    expect([second.unacknowledged, second.came]).toEqual([3, { 1: 1, 2: 1, 3: 0, 4: 0, 5: 0 }]);
    store.remove([5]);
    expect(look('newest', nowMs).came[1]).toBe(1);
    store.set([alarm(5, { level: 1 })]);
    expect(look('newest', nowMs).came[1]).toBe(2);
  });

  it('begins in flood mode when it is opened in a flood, and not for what is old [N06]', () => {
    expect(createWatch(storeOf(many(500)), policy)('newest', nowMs).places).toBeNull();
    const fresh = createWatch(storeOf(many(30, { raisedAtMs: nowMs - 20_000 })), policy)('newest', nowMs);
    expect([fresh.flood.isFlood, floodRate(fresh.flood)]).toEqual([true, 30]);
    const clockAhead = createWatch(storeOf(many(30, { raisedAtMs: nowMs + 5000 })), policy)('newest', nowMs);
    expect(clockAhead.flood.isFlood).toBe(true);
  });

  it('begins no flood by loading what stands page by page [N06]', () => {
    const store = storeOf([]);
    const look = createWatch(store, policy);
    look('worst', nowMs);
    store.set(many(2500));
    look('worst', nowMs + 250);
    store.set(many(5000));
    const loaded = look('worst', nowMs + 500);
    expect([loaded.alarms.length, loaded.flood.isFlood, loaded.places]).toEqual([5000, false, null]);
  });

  it('enters the flood by what comes and leaves it when nothing more does, with every alarm in it [N06] [ALM-07]', () => {
    const store = storeOf(many(5));
    const look = createWatch(store, policy);
    look('newest', nowMs);
    store.set(many(40, { raisedAtMs: nowMs + 100 }));
    const flood = look('newest', nowMs + 250);
    expect(flood.places?.reduce((sum, { count }) => sum + count, 0)).toBe(40);
    expect(look('newest', nowMs + 61_000).places).toBeNull();
  });
});

describe('lines', () => {
  const levels: AlarmLevel[] = [1, 2, 3, 4, 5];
  const storm = fc
    .array(
      fc.record({
        level: fc.constantFrom(...levels),
        raisedAtMs: fc.integer({ min: nowMs - 50_000, max: nowMs }),
        unitName: fc.constantFrom('甲', '乙', ''),
        buildingName: fc.constantFrom('A', ''),
        floor: fc.constantFrom(-1, 3, null),
        state: fc.constantFrom('open' as const, 'acknowledged' as const),
      }),
      { minLength: 21, maxLength: 120 },
    )
    .map((rows) => rows.map((row, at) => alarm(at + 1, row)));

  it('of calm are the alarms, made as they are asked for [ALM-01]', () => {
    const lines = linesOf({ alarms: many(3), places: null }, new Set());
    expect([lines.count, lines.at(1)?.key, lines.at(3)]).toEqual([3, 'alarm/2', undefined]);
  });

  it('of a flood fold and unfold; opened all the way every alarm is there once, under its place [N06]', () => {
    fc.assert(
      fc.property(storm, (alarms) => {
        const look = createWatch(storeOf(alarms), policy)('newest', nowMs);
        const opened = new Set<string>();
        const closed = linesOf(look, opened);
        expect(closed.count).toBe(look.places?.length);
        for (let depth = 0; depth < 3; depth++)
          for (const { place } of all(linesOf(look, opened))) if (place) opened.add(place.key);
        const lines = all(linesOf(look, opened));
        expect(idsOf(lines.flatMap((line) => line.alarm ?? [])).toSorted((a, b) => a - b)).toEqual(idsOf(alarms));
        expect(lines.map(({ depth }) => depth)).toEqual(lines.map(({ parent }) => (lines[parent]?.depth ?? -1) + 1));
        const places = lines.flatMap(({ place }) => place ?? []);
        expect(places.map((place) => alarmsOf(place).length)).toEqual(places.map(({ count }) => count));
        expect(places.map(hasOpen)).toEqual(
          places.map((place) => alarmsOf(place).some(({ state }) => state === 'open')),
        );
      }),
    );
  });
});

describe('keys', () => {
  const place = { index: 5, count: 100, page: 8, isOpen: null, parent: 2, isRtl: false };
  it.each([
    ['ArrowDown', {}, { type: 'move', to: 6 }],
    ['ArrowUp', { index: 0 }, { type: 'move', to: 0 }],
    ['PageDown', { index: 97 }, { type: 'move', to: 99 }],
    ['PageUp', {}, { type: 'move', to: 0 }],
    ['Home', {}, { type: 'move', to: 0 }],
    ['End', {}, { type: 'move', to: 99 }],
    ['ArrowRight', {}, { type: 'controls' }],
    ['ArrowRight', { isOpen: false }, { type: 'do', deed: 'fold' }],
    ['ArrowRight', { isOpen: true }, { type: 'controls' }],
    ['ArrowLeft', { isOpen: true }, { type: 'do', deed: 'fold' }],
    ['ArrowLeft', {}, { type: 'move', to: 2 }],
    ['ArrowLeft', { parent: -1 }, undefined],
    ['ArrowLeft', { isOpen: false, isRtl: true }, { type: 'do', deed: 'fold' }],
    ['ArrowRight', { isRtl: true }, { type: 'move', to: 2 }],
    ['Enter', {}, { type: 'do', deed: 'open' }],
    ['Enter', { isOpen: false }, { type: 'do', deed: 'fold' }],
    [' ', {}, { type: 'do', deed: 'select' }],
    [' ', { isOpen: true }, { type: 'do', deed: 'fold' }],
    ['A', {}, { type: 'do', deed: 'acknowledge' }],
    ['h', {}, { type: 'do', deed: 'handle' }],
    ['x', {}, undefined],
  ] as const)('%s at %j means %j [N06]', (key, at, expected) => {
    expect(rowCommand(key, { ...place, ...at })).toEqual(expected);
  });
});

describe('the window', () => {
  it('holds every row that is seen, and about a screenful, wherever it is scrolled [ALM-07]', () => {
    fc.assert(
      fc.property(
        fc.nat(60_000),
        fc.integer({ min: 20, max: 90 }),
        fc.nat(2000),
        fc.nat(),
        (count, rowHeight, viewportHeight, at) => {
          const scrollTop = Math.min(at, Math.max(0, count * rowHeight - viewportHeight));
          const { first, last } = rowWindow({ count, rowHeight, viewportHeight }, scrollTop);
          expect(first).toBeGreaterThanOrEqual(0);
          expect(last).toBeLessThanOrEqual(count);
          expect(first * rowHeight).toBeLessThanOrEqual(scrollTop);
          expect(last * rowHeight).toBeGreaterThanOrEqual(Math.min(count * rowHeight, scrollTop + viewportHeight));
          expect(last - first).toBeLessThanOrEqual(Math.ceil(viewportHeight / rowHeight) + 9);
        },
      ),
    );
  });

  it('scrolls as little as it takes to show a row [N06]', () => {
    const geometry = { count: 100, rowHeight: 50, viewportHeight: 200 };
    expect([topToReveal(geometry, 500, 3), topToReveal(geometry, 500, 12), topToReveal(geometry, 500, 14)]).toEqual([
      150, 500, 550,
    ]);
  });
});
