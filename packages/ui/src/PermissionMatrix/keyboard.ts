/** A box: in which line, and the how manieth there. */
export interface Place {
  readonly row: number;
  readonly stop: number;
}

export interface PlaceKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly isRtl: boolean;
}

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** The box of another line in the same column, as far along in it as that goes; where the column is empty the last before it. */
function across(from: readonly number[], stop: number, to: readonly number[]): number {
  const column = from[stop] ?? 0;
  const along = stop - from.indexOf(column);
  const first = to.indexOf(column);
  if (first < 0)
    return Math.max(
      0,
      to.findLastIndex((other) => other < column),
    );
  return Math.min(first + along, to.lastIndexOf(column));
}

/**
 * Where a key leads in the grid; undefined for keys that lead nowhere.
 * @param rows the columns of the boxes of each line
 */
export function nextPlace(
  rows: readonly (readonly number[])[],
  { row, stop }: Place,
  press: PlaceKey,
): Place | undefined {
  const own = rows[row] ?? [0];
  const toRow = (wanted: number): Place => {
    const next = Math.max(0, Math.min(rows.length - 1, wanted));
    return { row: next, stop: across(own, stop, rows[next] ?? [0]) };
  };
  const toStop = (wanted: number): Place => ({ row, stop: Math.max(0, Math.min(own.length - 1, wanted)) });
  const last = rows.length - 1;
  switch (press.isRtl ? (mirrored[press.key] ?? press.key) : press.key) {
    case 'ArrowDown':
      return toRow(row + 1);
    case 'ArrowUp':
      return toRow(row - 1);
    case 'ArrowRight':
      return toStop(stop + 1);
    case 'ArrowLeft':
      return toStop(stop - 1);
    case 'Home':
      return press.ctrlKey ? { row: 0, stop: 0 } : toStop(0);
    case 'End':
      return press.ctrlKey ? { row: last, stop: (rows[last]?.length ?? 1) - 1 } : toStop(own.length - 1);
    default:
      return undefined;
  }
}
