import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fittedView, limitView, pannedBy, viewBetween, zoomedAt } from './camera.ts';
import { placeOf } from '../paint/drawTiles.ts';
import { wheelFactor } from './gestures.ts';
import { keyMove } from '../keys.ts';
import { barFor, lengthAlong, lengthParts, niceLength } from './scaleBar.ts';
import { createSpatialIndex } from '../paint/spatialIndex.ts';
import { overlap, pyramidScale, seenBox, tileBox, tilePx, tilesOver } from '../paint/tiles.ts';
import { toPlan, toScreen } from './view.ts';

const size = { width: 800, height: 600 };
const extent = { minX: -1000, minY: 500, maxX: 3000, maxY: 2500 };
const views = fc.record({
  x: fc.double({ min: -1e5, max: 1e5, noNaN: true }),
  y: fc.double({ min: -1e5, max: 1e5, noNaN: true }),
  scale: fc.double({ min: 1e-3, max: 1e3, noNaN: true }),
});

describe('the view of a plan [PLN-04]', () => {
  it('shows the whole when fitted, with a rim', () => {
    const view = fittedView(extent, size);
    const seen = seenBox(view, size);
    expect(overlap(seen, extent)).toEqual(extent);
    expect(seen.maxX - seen.minX).toBeLessThan((extent.maxX - extent.minX) * 1.2);
  });

  it('keeps what is under the pointer while it zooms', () => {
    fc.assert(
      fc.property(views, fc.double({ min: 0.2, max: 5, noNaN: true }), (view, by) => {
        const at = { left: 120, top: 470 };
        const [before, after] = [toPlan(view, size, at), toPlan(zoomedAt(view, size, { by, at }), size, at)];
        expect(after.x).toBeCloseTo(before.x, 3);
        expect(after.y).toBeCloseTo(before.y, 3);
      }),
    );
  });

  it('follows the hand that pans it', () => {
    const view = fittedView(extent, size);
    const before = toScreen(view, size, { x: 0, y: 0 });
    const after = toScreen(pannedBy(view, { left: 30, top: -12 }), size, { x: 0, y: 0 });
    expect(after.left - before.left).toBeCloseTo(30);
    expect(after.top - before.top).toBeCloseTo(-12);
  });

  it('stays where there is something to see, whatever it is asked for', () => {
    const numbers = fc.double();
    fc.assert(
      fc.property(numbers, numbers, numbers, (x, y, scale) => {
        const limited = limitView({ x, y, scale }, { extent }, size);
        expect(limited.x >= extent.minX && limited.x <= extent.maxX).toBe(true);
        expect(limited.y >= extent.minY && limited.y <= extent.maxY).toBe(true);
        expect(limited.scale).toBeGreaterThan(0);
        expect(Number.isFinite(limited.scale)).toBe(true);
      }),
    );
  });

  it('goes as close to what lies together as without what lies far off, and out to all of it', () => {
    const gathered = extent;
    const whole = { minX: -1000, minY: 500, maxX: 1e9, maxY: 1e9 };
    const near = { x: 1000, y: 1500, scale: 1e9 };
    expect(limitView(near, { extent: whole, gathered }, size).scale).toBe(limitView(near, { extent }, size).scale);
    const out = limitView({ ...near, scale: 0 }, { extent: whole, gathered }, size);
    expect(out.scale).toBeLessThan(fittedView(whole, size).scale);
  });

  it('has a scale also for a drawing of one point', () => {
    expect(fittedView({ minX: 5, minY: 5, maxX: 5, maxY: 5 }, size)).toEqual({ x: 5, y: 5, scale: 1 });
  });

  it('travels from one view to the other', () => {
    const [from, to] = [
      { x: 0, y: 0, scale: 1 },
      { x: 10, y: 20, scale: 16 },
    ];
    expect(viewBetween(from, to, 0)).toEqual(from);
    expect(viewBetween(from, to, 1)).toEqual(to);
    expect(viewBetween(from, to, 0.5)).toEqual({ x: 5, y: 10, scale: 4 });
  });

  it('zooms by the wheel, within bounds, finer for a pinch', () => {
    const wheel = (deltaY: number, more: object = {}) => wheelFactor({ deltaY, deltaMode: 0, ctrlKey: false, ...more });
    expect(wheel(-100)).toBeGreaterThan(1);
    expect(wheel(100) * wheel(-100)).toBeCloseTo(1);
    expect(wheel(-10, { ctrlKey: true })).toBeGreaterThan(wheel(-10));
    expect(wheel(-1e9)).toBeLessThan(2.1);
    expect(wheel(-3, { deltaMode: 1 })).toBeCloseTo(wheel(-48));
  });

  it('moves by keys, further with Shift, and takes no other key', () => {
    const view = { x: 0, y: 0, scale: 2 };
    const pressed = (key: string, shiftKey = false) => {
      const move = keyMove({ key, shiftKey });
      return typeof move === 'function' ? move(view, size) : move;
    };
    expect(pressed('ArrowRight')).toMatchObject({ x: 24, y: 0 });
    expect(pressed('ArrowUp', true)).toMatchObject({ x: 0, y: 120 });
    expect(pressed('+')).toMatchObject({ scale: 2.5 });
    expect(pressed('-')).toMatchObject({ scale: 1.6 });
    expect(pressed('0')).toBe('fit');
    expect(pressed('a')).toBeUndefined();
  });
});

describe('tiles [PLN-04]', () => {
  it('of a scale cover the view without gap or overlap', () => {
    fc.assert(
      fc.property(views, (view) => {
        const seen = seenBox(view, size);
        const tiles = tilesOver(seen, view.scale);
        const area = tiles.reduce((sum, at) => {
          const part = overlap(tileBox(at), seen);
          return sum + (part ? (part.maxX - part.minX) * (part.maxY - part.minY) : 0);
        }, 0);
        expect(area / ((seen.maxX - seen.minX) * (seen.maxY - seen.minY))).toBeCloseTo(1, 5);
      }),
    );
  });

  it('at their own scale lie on whole pixels, edge to edge', () => {
    fc.assert(
      fc.property(views, (view) => {
        const frame = { view, size, pixelRatio: 1 };
        const [first, second] = [
          { scale: view.scale, column: 0, row: 0 },
          { scale: view.scale, column: 1, row: 0 },
        ].map((at) => placeOf(tileBox(at), frame));
        expect(first?.width).toBe(tilePx);
        expect((first?.left ?? 0) + tilePx).toBe(second?.left);
      }),
    );
  });

  it('come from the middle of the view outwards', () => {
    const [first] = tilesOver({ minX: 0, minY: 0, maxX: 5 * tilePx - 1, maxY: 5 * tilePx - 1 }, 1);
    expect(first).toEqual({ scale: 1, column: 2, row: 2 });
  });

  it('are too many for no view, and never shrunk below 0.7', () => {
    expect(tilesOver({ minX: 0, minY: 0, maxX: 1e9, maxY: 1e9 }, 1)).toEqual([]);
    expect(tilesOver({ minX: Number.NaN, minY: 0, maxX: 1, maxY: 1 }, 1)).toEqual([]);
    for (const scale of [0.3, 1, 1.4, 1.5, 700]) expect(scale / pyramidScale(scale)).toBeGreaterThan(0.7);
  });
});

describe('the spatial index [PLN-04]', () => {
  const boxes = fc.array(
    fc.tuple(
      fc.double({ min: -1000, max: 3000, noNaN: true }),
      fc.double({ min: 500, max: 2500, noNaN: true }),
      fc.double({ min: 0, max: 4000, noNaN: true }),
      fc.double({ min: 0, max: 60, noNaN: true }),
    ),
    { maxLength: 200 },
  );

  it('finds all that touches a box, each once', () => {
    fc.assert(
      fc.property(boxes, boxes, (things, queries) => {
        const all = things.map(([x, y, width, height]) => ({
          minX: x,
          minY: y,
          maxX: Math.min(3000, x + width),
          maxY: Math.min(2500, y + height),
        }));
        const index = createSpatialIndex(all.length, extent, (place, box) => {
          const { minX, minY, maxX, maxY } = all[place] ?? extent;
          box.set([minX, minY, maxX, maxY]);
        });
        for (const [x, y, width, height] of queries) {
          const query = { minX: x, minY: y, maxX: x + width, maxY: y + height };
          const found: number[] = [];
          index.visit(query, (order, from, to) => found.push(...(order ?? []).slice(from, to)));
          expect(new Set(found).size).toBe(found.length);
          const touching = all.flatMap((box, place) => (overlap(box, query) ? [place] : []));
          expect(found).toEqual(expect.arrayContaining(touching));
        }
      }),
    );
  });

  it('leaves out what is far away', () => {
    const index = createSpatialIndex(10_000, { minX: 0, minY: 0, maxX: 10_000, maxY: 100 }, (place, box) =>
      box.set([place, 0, place + 1, 1]),
    );
    let seen = 0;
    index.visit({ minX: 5000, minY: 0, maxX: 5010, maxY: 10 }, (_order, from, to) => {
      seen += to - from;
    });
    expect(seen).toBeGreaterThan(10);
    expect(seen).toBeLessThan(500);
  });

  it('takes what lies outside its extent, or is no number', () => {
    const index = createSpatialIndex(2, extent, (place, box) => box.fill(place === 0 ? 1e9 : Number.NaN));
    const found: number[] = [];
    index.visit({ minX: 0, minY: 0, maxX: 1e9, maxY: 1e9 }, (order, from, to) =>
      found.push(...(order ?? []).slice(from, to)),
    );
    expect(found).toContain(0);
  });
});

describe('lengths [PLN-04]', () => {
  it('are what people say', () => {
    expect([7, 12, 49, 51, 0.03, 1000].map(niceLength)).toEqual([5, 10, 20, 50, 0.02, 1000]);
    expect([0, -1, Number.NaN, Infinity].map(niceLength)).toEqual([0, 0, 0, 0]);
    expect(barFor(0.02, 120)).toEqual({ length: 5000, widthPx: 100 });
  });

  it('are in metres where the file says what a unit is', () => {
    expect(lengthParts(12_345, 0.001)).toMatchObject({ unit: 'm', digits: 1 });
    expect(lengthParts(12_345_678, 0.001)).toMatchObject({ unit: 'km' });
    expect(lengthParts(123, 0.001)).toMatchObject({ unit: 'cm' });
    expect(lengthParts(5, 0.001)).toMatchObject({ unit: 'mm', value: 5, digits: 0 });
    expect(lengthParts(5, undefined)).toMatchObject({ unit: undefined, value: 5 });
  });

  it('go along all points', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 3, y: 4 },
      { x: 3, y: 10 },
    ];
    expect(lengthAlong(points)).toBe(11);
    expect(lengthAlong(points.slice(0, 1))).toBe(0);
  });
});
