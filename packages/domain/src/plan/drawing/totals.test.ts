import { expect, it } from 'vitest';
import type { ReportRow } from './drawing.ts';
import { isLossRow, reportTotals } from './index.ts';

const row = (kind: string, drawn: number, approximated: number, notDrawn: number): ReportRow => ({
  kind,
  layer: '0',
  drawn,
  approximated,
  notDrawn,
  reasons: [...(approximated ? (['simplified'] as const) : []), ...(notDrawn ? (['unsupported'] as const) : [])],
});

it('a report adds up, and names the kinds that are not drawn, the most frequent first [N11]', () => {
  const rows = [
    row('LINE', 5, 0, 0),
    row('IMAGE', 0, 0, 1),
    row('3DSOLID', 0, 0, 2),
    row('HATCH', 1, 3, 0),
    row('IMAGE', 0, 0, 4),
  ];
  expect(reportTotals({ rows })).toEqual({
    total: 16,
    drawn: 6,
    approximated: 3,
    notDrawn: 7,
    lost: [
      { kind: 'IMAGE', count: 5 },
      { kind: '3DSOLID', count: 2 },
    ],
    reasons: ['unsupported', 'simplified'],
  });
  expect(rows.filter(isLossRow)).toHaveLength(4);
  expect(reportTotals({ rows: [] })).toMatchObject({ total: 0, lost: [], reasons: [] });
});
