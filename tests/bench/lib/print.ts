import type { Row } from './suite.ts';

const columnsOf = (row: Row): string => Object.keys(row).join('|');

function printOne(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const cells = [columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? '')))];
  const widths = columns.map((_, index) => Math.max(...cells.map((line) => line[index]?.length ?? 0)));
  const isFigure = columns.map((column) => rows.every((row) => typeof row[column] === 'number'));
  const lines = cells.map((line) =>
    line
      .map((cell, index) => (isFigure[index] ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[index] ?? 0)))
      .join(' | '),
  );
  const rule = widths.map((width) => '-'.repeat(width)).join(' | ');
  return [lines[0], rule, ...lines.slice(1)].map((line) => `| ${line} |`).join('\n');
}

/** The rows as Markdown tables, a new one whenever the columns change. */
export function printed(rows: readonly Row[]): string {
  const tables: Row[][] = [];
  for (const row of rows) {
    const current = tables.at(-1);
    if (current?.[0] && columnsOf(current[0]) === columnsOf(row)) current.push(row);
    else tables.push([row]);
  }
  return tables.map(printOne).join('\n\n');
}
