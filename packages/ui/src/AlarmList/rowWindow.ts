/** Rows drawn above and below what is seen, so that a wheel step never shows a blank. */
const overscanRows = 4;

export interface RowGeometry {
  readonly count: number;
  readonly rowHeight: number;
  readonly viewportHeight: number;
}

/** The rows to draw: `first` (included) to `last` (excluded). */
export function rowWindow({ count, rowHeight, viewportHeight }: RowGeometry, scrollTop: number) {
  const at = Math.floor(Math.max(0, scrollTop) / rowHeight);
  const seen = Math.ceil(viewportHeight / rowHeight) + 1;
  const last = Math.min(count, at + seen + overscanRows);
  return { first: Math.max(0, Math.min(at - overscanRows, last - seen)), last };
}

/** Where to scroll so that the row is wholly seen; the present place when it is. */
export function topToReveal({ rowHeight, viewportHeight }: RowGeometry, scrollTop: number, index: number): number {
  const start = index * rowHeight;
  if (start < scrollTop) return start;
  return Math.max(scrollTop, start + rowHeight - viewportHeight);
}
