import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dragged, keyed, limitsOf, within } from './sizes.ts';

const limits = { least: 20, most: 70 };

describe('sizes of split panes [LIB-01]', () => {
  it('keep the least pixels of each, and share where there is too little for both', () => {
    expect(limitsOf({ totalPx: 1000, startPxMin: 200, endPxMin: 300 })).toEqual(limits);
    expect(limitsOf({ totalPx: 200, startPxMin: 300, endPxMin: 100 })).toEqual({ least: 75, most: 75 });
    expect(limitsOf({ totalPx: 0, startPxMin: 300, endPxMin: 100 })).toEqual({ least: 0, most: 100 });
  });

  it('are between the limits, whatever they are asked to be', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), fc.double(), fc.double(), (value, totalPx, startPxMin, endPxMin) => {
        const { least, most } = limitsOf({ totalPx, startPxMin, endPxMin });
        expect(least).toBeLessThanOrEqual(most);
        const size = within(value, { least, most });
        expect(size >= least && size <= most && size >= 0 && size <= 100).toBe(true);
      }),
    );
  });

  it('a drag collapses below half of the least size, where a pane collapses', () => {
    expect(dragged(9, limits, 'start')).toBe(0);
    expect(dragged(11, limits, 'start')).toBe(20);
    expect(dragged(9, limits, undefined)).toBe(20);
    expect(dragged(90, limits, 'end')).toBe(100);
    expect(dragged(90, limits, 'start')).toBe(70);
  });

  it('keys move along the panes only, mirrored from right to left', () => {
    const press = (key: string, more: object = {}) =>
      keyed(50, { key, shiftKey: false, orientation: 'horizontal', isRtl: false, ...more }, limits);
    expect(press('ArrowRight')).toBe(52);
    expect(press('ArrowRight', { isRtl: true })).toBe(48);
    expect(press('ArrowLeft', { shiftKey: true })).toBe(40);
    expect(press('ArrowDown')).toBeUndefined();
    expect(press('ArrowDown', { orientation: 'vertical' })).toBe(52);
    expect(press('ArrowUp', { orientation: 'vertical', isRtl: true })).toBe(48);
    expect([press('Home'), press('End'), press('PageUp'), press('PageDown')]).toEqual([20, 70, 40, 60]);
  });
});
