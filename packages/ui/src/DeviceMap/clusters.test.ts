import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clustersOf, drawnIn, membersOf, pointsIn, recount, tallyWidth, zooms } from './clusters.ts';

const whole = [0, 0, 1, 1] as const;
const places = fc.array(
  fc.record({
    x: fc.double({ min: 0, max: 1, noNaN: true }),
    y: fc.double({ min: 0, max: 1, noNaN: true }),
    kind: fc.nat({ max: 5 }),
  }),
  { minLength: 1, maxLength: 120 },
);
const made = (points: readonly { readonly x: number; readonly y: number; readonly kind: number }[]) =>
  clustersOf(
    Float64Array.from(points, ({ x }) => x),
    Float64Array.from(points, ({ y }) => y),
    Uint8Array.from(points, ({ kind }) => kind),
  );
const sums = (tally: Uint32Array): number[] =>
  Array.from({ length: tallyWidth }, (_, kind) =>
    tally.reduce((sum, count, at) => sum + (at % tallyWidth === kind ? count : 0), 0),
  );
const zoom = fc.integer({ min: zooms.min, max: zooms.max });

describe('clusters', () => {
  it('lose no point and no level at any zoom, whatever changes [N09] [SIT-11]', () => {
    const changes = fc.array(fc.record({ point: fc.nat(), kind: fc.nat({ max: 5 }), isNew: fc.boolean() }));
    fc.assert(
      fc.property(places, changes, zoom, (points, changed, at) => {
        const clusters = made(points);
        const kinds = points.map(({ kind }) => kind);
        const isNew = points.map(() => false);
        for (const change of changed) {
          const point = change.point % points.length;
          recount(clusters, point, change.kind, change.isNew);
          kinds[point] = change.kind;
          isNew[point] = change.isNew;
        }
        const { count, tally } = drawnIn(clusters, whole, at);
        expect(count.reduce((sum, one) => sum + one, 0)).toBe(points.length);
        const wanted = Array.from({ length: 6 }, (_, kind) => kinds.filter((one) => one === kind).length);
        expect(sums(tally)).toEqual([...wanted, isNew.filter(Boolean).length]);
      }),
    );
  });

  it('tell the worst of what they hold: a symbol names every level among its members [N09]', () => {
    fc.assert(
      fc.property(places, zoom, (points, at) => {
        const clusters = made(points);
        const { node, tally, count } = drawnIn(clusters, whole, at);
        node.forEach((one, index) => {
          const members = [...membersOf(clusters, at, one).points];
          expect(members).toHaveLength(count[index] ?? 0);
          const levels = new Set(members.map((point) => points[point]?.kind));
          for (let kind = 0; kind < 6; kind += 1)
            expect((tally[index * tallyWidth + kind] ?? 0) > 0).toBe(levels.has(kind));
        });
      }),
      { numRuns: 50 },
    );
  });

  it('points on one spot stay one symbol however near one goes, and open as a list [SIT-11]', () => {
    const clusters = made([
      { x: 0.5, y: 0.5, kind: 0 },
      { x: 0.5, y: 0.5, kind: 2 },
      { x: 0.5001, y: 0.5, kind: 1 },
    ]);
    const near = drawnIn(clusters, whole, zooms.max);
    expect([...near.count]).toEqual([2, 1]);
    expect(membersOf(clusters, zooms.max, near.node[0] ?? 0)).toEqual({ points: Int32Array.of(1, 0), isStack: true });
    const far = drawnIn(clusters, whole, 3);
    expect([...far.count]).toEqual([3]);
    expect(membersOf(clusters, 3, 0)).toEqual({ points: Int32Array.of(2, 1, 0), isStack: false });
  });

  it('a point by itself is itself, and what is outside is not drawn [SIT-11]', () => {
    const clusters = made([
      { x: 0.2, y: 0.2, kind: 0 },
      { x: 0.8, y: 0.8, kind: 3 },
    ]);
    const { leaf, x } = drawnIn(clusters, [0.5, 0.5, 1, 1], 12);
    expect([...leaf]).toEqual([1]);
    expect([...x]).toEqual([0.8]);
    expect([...pointsIn(clusters, whole)]).toEqual([1, 0]);
    expect([...pointsIn(clusters, [0, 0, 0.5, 0.5])]).toEqual([0]);
  });

  it('nothing at all is fine [SIT-11]', () => {
    const clusters = made([]);
    expect(drawnIn(clusters, whole, 5).node).toHaveLength(0);
    expect(() => recount(clusters, 0, 1, true)).not.toThrow();
  });
});
