import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupPlaces, spacingOf } from '../groups.ts';
import { createRoom } from '../names.ts';
import { pointKey } from '../editing/pointKeys.ts';
import { nextThatWay, outOfSight, sides } from './sight.ts';

const place = fc.record({ x: fc.integer({ min: -100, max: 100 }), y: fc.integer({ min: -100, max: 100 }) });
const places = fc.array(place, { maxLength: 60 });
const level = fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const, 5 as const);

describe('points that would hide each other', () => {
  it('are each in one group, and near its first [N09]', () => {
    fc.assert(
      fc.property(places, fc.integer({ min: 0, max: 40 }), (all, radius) => {
        const groups = groupPlaces(all, radius);
        expect(groups.flat().toSorted((one, other) => one - other)).toEqual(all.map((_, index) => index));
        for (const [first = 0, ...others] of groups)
          for (const other of others)
            expect(Math.hypot(all[first]!.x - all[other]!.x, all[first]!.y - all[other]!.y)).toBeLessThanOrEqual(
              radius,
            );
        // the first ones of two groups do not hide each other
        const firsts = groups.map(([first = 0]) => all[first]!);
        const tooClose = firsts.filter((one, index) =>
          firsts.slice(index + 1).some((other) => Math.hypot(one.x - other.x, one.y - other.y) <= radius),
        );
        expect(radius > 0 ? tooClose : []).toEqual([]);
      }),
    );
  });

  it('are told apart by how far they are from each other on average', () => {
    expect(spacingOf([])).toBe(Infinity);
    expect(
      spacingOf([
        { x: 1, y: 1 },
        { x: 1, y: 1 },
      ]),
    ).toBe(0);
    const grid = Array.from({ length: 100 }, (_, at) => ({ x: (at % 10) * 5, y: Math.floor(at / 10) * 5 }));
    expect(spacingOf(grid)).toBeCloseTo(4.5);
  });
});

describe('alarms out of sight', () => {
  const size = { width: 80, height: 60 };
  it('are each counted on one side, and the worst level of a side is told [N07] [N09]', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ point: place, level, isCritical: fc.boolean() })), (alarmed) => {
        const frame = { view: { x: 0, y: 0, scale: 1 }, size, pixelRatio: 1 };
        const found = outOfSight(alarmed, frame);
        const outside = alarmed.filter(({ point }) => Math.abs(point.x) > 40 || Math.abs(point.y) > 30);
        expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(outside.length);
        const worst = Math.min(...outside.map((one) => one.level));
        // of nothing the least is infinite, on both sides
        expect(Math.min(...found.map((one) => one.worst))).toBe(worst);
        for (const one of found) expect(sides).toContain(one.side);
      }),
    );
    expect(
      outOfSight([{ point: { x: 99, y: 99 }, level: 1, isCritical: true }], {
        view: { x: 0, y: 0, scale: 1 },
        size,
        pixelRatio: 1,
      }),
    ).toMatchObject([{ side: 'topRight', count: 1, worst: 1 }]);
  });
});

describe('going from point to point', () => {
  const at = (deviceId: number, x: number, y: number) => ({ deviceId, x, y });
  it('takes what lies straight ahead before what lies aside, and goes through those at one place [N23]', () => {
    const points = [at(1, 0, 0), at(2, 10, 0), at(3, 8, 7), at(4, 0, 9), at(5, 0, 9)];
    const go = (from: number, way: 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown') =>
      nextThatWay(points, points[from]!, way)?.deviceId;
    expect([go(0, 'ArrowRight'), go(0, 'ArrowLeft'), go(0, 'ArrowUp')]).toEqual([2, undefined, 5]);
    expect([go(3, 'ArrowRight'), go(4, 'ArrowLeft')]).toEqual([5, 4]);
    expect(nextThatWay(points, points[4]!, 'ArrowDown')?.deviceId).toBe(1);
  });

  it('reaches every point by the Page keys, the one that matters most first [N23]', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(30), { minLength: 1 }), (ids) => {
        const points = ids.map((deviceId) => ({ deviceId, x: 0, y: 0 })) as never as Parameters<
          typeof pointKey
        >[1]['points'];
        const seen = [points[0]!];
        const key = { key: 'PageDown', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
        for (let index = 1; index < points.length; index++) {
          const asked = pointKey(key, { points, current: seen.at(-1)!, isEditing: false });
          if (asked?.type === 'go') seen.push(asked.point);
        }
        expect(seen).toEqual(points);
      }),
    );
  });

  it('moves devices by arrows only while they are placed [PLN-04]', () => {
    const [current] = [at(1, 0, 0)] as never as Parameters<typeof pointKey>[1]['points'];
    const press = (key: string, isEditing: boolean, held = {}) =>
      pointKey(
        { key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held },
        { points: [current!], current: current!, isEditing },
      )?.type;
    expect(press('ArrowUp', true)).toBe('nudge');
    expect(press('ArrowUp', false)).toBeUndefined();
    expect(press('ArrowLeft', true, { ctrlKey: true })).toBe('turn');
    expect([press('Delete', true), press('Delete', false)]).toEqual(['remove', undefined]);
    expect(press('z', true, { ctrlKey: true })).toBeUndefined();
  });
});

describe('names', () => {
  it('never overlap', () => {
    const box = fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 300 })).map(([left, top]) => ({
      left,
      top,
      right: left + 90,
      bottom: top + 15,
    }));
    fc.assert(
      fc.property(fc.array(box), (all) => {
        const room = createRoom();
        const taken = all.filter((one) => room.take(one));
        for (const [index, one] of taken.entries())
          for (const other of taken.slice(index + 1))
            expect(
              one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
            ).toBe(false);
        expect(taken.length > 0).toBe(all.length > 0);
      }),
    );
  });
});
