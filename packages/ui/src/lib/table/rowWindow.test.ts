import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Geometry,
  bodyHeight,
  overscanRows,
  rowHeightOf,
  rowWindow,
  scrollTopFor,
  scrolledTo,
  tallestBodyPx,
  topToReveal,
} from './rowWindow.ts';

const geometries = fc.record<Geometry>({
  count: fc.oneof(fc.nat(500), fc.integer({ min: 100_000, max: 3_000_000 })),
  rowHeight: fc.constantFrom(32, 40, 56),
  viewportHeight: fc.integer({ min: 100, max: 1200 }),
});

describe('window [DEV-12]', () => {
  it('rows are 32, 40 and 56 px high by density', () => {
    expect((['compact', 'comfortable', 'large'] as const).map(rowHeightOf)).toEqual([32, 40, 56]);
  });

  it('every row that is seen is drawn, and few more', () => {
    fc.assert(
      fc.property(geometries, fc.double({ min: 0, max: 1, noNaN: true }), (geometry, part) => {
        const { count, rowHeight, viewportHeight } = geometry;
        const top = part * Math.max(0, count * rowHeight - viewportHeight);
        const { first, last } = rowWindow(geometry, { top, scrollTop: scrollTopFor(geometry, top) });
        expect(first * rowHeight).toBeLessThanOrEqual(top);
        expect(last).toBeGreaterThanOrEqual(Math.min(count, Math.floor((top + viewportHeight) / rowHeight)));
        expect(last - first).toBeLessThanOrEqual(Math.ceil(viewportHeight / rowHeight) + 1 + 2 * overscanRows);
      }),
    );
  });

  it('of a place beyond the end the end is drawn: all of a list that fits, and no blank above the rows', () => {
    fc.assert(
      fc.property(geometries, fc.nat(200_000_000), (geometry, top) => {
        const { first, last } = rowWindow(geometry, { top, scrollTop: scrollTopFor(geometry, top) });
        const { count, rowHeight, viewportHeight } = geometry;
        const mostTop = Math.max(0, count * rowHeight - viewportHeight);
        const end = Math.floor((Math.min(top, mostTop) + viewportHeight) / rowHeight);
        expect(first * rowHeight).toBeLessThanOrEqual(mostTop);
        expect(last).toBeGreaterThanOrEqual(Math.min(count, end));
      }),
    );
  });

  it('no body is taller than a browser can draw, and both ends are reached in it', () => {
    fc.assert(
      fc.property(geometries, (geometry) => {
        const { count, rowHeight, viewportHeight } = geometry;
        expect(bodyHeight(geometry)).toBeLessThanOrEqual(tallestBodyPx);
        const mostScroll = Math.max(0, bodyHeight(geometry) - viewportHeight);
        const end = scrolledTo(geometry, { top: 0, scrollTop: 0 }, mostScroll);
        expect(end).toBe(Math.max(0, count * rowHeight - viewportHeight));
        expect(scrolledTo(geometry, { top: end, scrollTop: mostScroll }, 0)).toBe(0);
      }),
    );
  });

  it('in a squeezed body a wheel step moves the rows by just that step', () => {
    const geometry = { count: 1_000_000, rowHeight: 40, viewportHeight: 600 };
    expect(scrolledTo(geometry, { top: 4_000_000, scrollTop: 1_500_000 }, 1_500_120)).toBe(4_000_120);
  });

  it('reveals by the shortest way', () => {
    const geometry = { count: 100, rowHeight: 40, viewportHeight: 400 };
    expect([3, 12, 15, 25].map((index) => topToReveal(geometry, 400, index))).toEqual([120, 400, 400, 640]);
  });
});
