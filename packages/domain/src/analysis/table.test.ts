import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analysisWords, chartTable } from './index.ts';

const line = fc
  .uniqueArray(fc.nat(40), { maxLength: 20 })
  .chain((times) => fc.tuple(...times.map((atMs) => fc.integer().map((value) => ({ atMs, value })))));

describe('chartTable', () => {
  it('holds every point of every line once, oldest first [ANA-04]', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 4 }), (lines) => {
        const rows = chartTable(lines.map((points, at) => ({ name: `${at}`, points })));
        const times = rows.map(({ atMs }) => atMs);
        expect(times).toEqual([...new Set(lines.flat().map(({ atMs }) => atMs))].toSorted((a, b) => a - b));
        lines.forEach((points, at) => {
          const told = rows.flatMap(({ atMs, values }) => (values[at] === null ? [] : [{ atMs, value: values[at] }]));
          expect(told).toEqual(points.toSorted((a, b) => a.atMs - b.atMs));
        });
      }),
    );
  });

  it('leaves a cell empty where a line says nothing or no number [ANA-04]', () => {
    const rows = chartTable([
      {
        name: 'a',
        points: [
          { atMs: 2, value: NaN },
          { atMs: 1, value: 5 },
          { atMs: 1, value: 6 },
        ],
      },
      { name: 'b', points: [{ atMs: 2, value: 0 }] },
    ]);
    expect(rows).toEqual([
      { atMs: 1, values: [6, null] },
      { atMs: 2, values: [null, 0] },
    ]);
    expect(chartTable([])).toEqual([]);
  });

  it('says why a chart could not be drawn [ANA-04]', () => {
    expect(analysisWords['analysis.chartFailed'].en).toBe('Query chart failed: {0}');
  });
});
