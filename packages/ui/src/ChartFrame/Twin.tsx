import { useState } from 'react';
import { Pagination } from '../Pagination/index.ts';
import { TableBox } from './ChartFrame.styles.ts';
import type { ChartCell, ChartTable } from './ChartFrame.tsx';

/** Rows of one page: what a browser lays out without a pause. */
const pageRows = 200;
const nothing = '—';

const isFigure = (cell: ChartCell): cell is number => typeof cell === 'number';

interface TwinProps {
  readonly label: string;
  readonly height: number;
  readonly table: ChartTable;
}

/** The data as a real table, page by page where it is long. */
export function Twin({ label, height, table }: TwinProps) {
  const { columns, rows, format = String } = table;
  const [page, setPage] = useState(1);
  const figures = columns.map((_, at) => rows.some((row) => isFigure(row[at] ?? null)));
  const first = (page - 1) * pageRows;
  const text = (cell: ChartCell | undefined): string => {
    if (cell === null || cell === undefined) return nothing;
    if (!isFigure(cell)) return cell;
    return Number.isFinite(cell) ? format(cell) : nothing;
  };
  return (
    <>
      <TableBox style={{ maxHeight: Math.max(120, height) }} tabIndex={0} role="region" aria-label={label}>
        <table>
          <thead>
            <tr>
              {columns.map((column, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- two columns may have one name
                <th key={at} scope="col" data-figure={figures[at] ? '' : undefined}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(first, first + pageRows).map(([head, ...cells], row) => (
              // oxlint-disable-next-line react/no-array-index-key -- rows of a picture have no names of their own
              <tr key={first + row}>
                <th scope="row">{text(head)}</th>
                {cells.map((cell, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- as above
                  <td key={at} data-figure={figures[at + 1] ? '' : undefined}>
                    {text(cell)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
      {rows.length > pageRows && (
        <Pagination
          total={rows.length}
          page={page}
          pageSize={pageRows}
          pageSizes={[]}
          onPageChange={({ page: next }) => setPage(next)}
        />
      )}
    </>
  );
}
