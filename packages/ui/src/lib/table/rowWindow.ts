import { type Density, densities } from '../../tokens/index.ts';

/** Pixels: every row of a density is as high as its token says, which is what makes windowing exact. */
export const rowHeightOf = (density: Density): number => Number.parseInt(densities[density]['size.row'], 10);

/** Rows drawn above and below what is seen, so that a wheel step never shows a blank. */
export const overscanRows = 6;
/** A table nobody gave a height must not draw every row it has. */
const mostRowsDrawn = 200;
/** Browsers cap the height of an element (Firefox at about 17.8 million pixels, Chromium and Safari at 33.5): stay below all. */
export const tallestBodyPx = 15_000_000;

export interface Geometry {
  readonly count: number;
  readonly rowHeight: number;
  /** Height of the rows' viewport, header not counted. */
  readonly viewportHeight: number;
}

export interface Place {
  /** Pixels of the uncapped list above the first row seen. */
  readonly top: number;
  /** Where the scrollbar stands for it. */
  readonly scrollTop: number;
}

/** Rows `first` (included) to `last` (excluded) are drawn. */
export interface RowWindow {
  readonly first: number;
  readonly last: number;
  /** The first row seen. */
  readonly at: number;
  /** Added to index × rowHeight to find where a row is drawn; not zero only where the body is squeezed. */
  readonly shift: number;
}

/** The height of the scrolled body in pixels. */
export const bodyHeight = ({ count, rowHeight }: Geometry): number => Math.min(count * rowHeight, tallestBodyPx);

const furthest = (height: number, viewportHeight: number): number => Math.max(0, height - viewportHeight);
const clamp = (value: number, most: number): number => Math.min(Math.max(0, value), most);

/** The nearest place that a list of this length can be scrolled to: a browser goes no further either. */
export const reachableTop = ({ count, rowHeight, viewportHeight }: Geometry, top: number): number =>
  clamp(top, furthest(count * rowHeight, viewportHeight));

/**
 * How far down the rows we are, in pixels of the uncapped list.
 * Where the body is squeezed, a step smaller than the viewport moves the rows by just that step (reading on by wheel is exact) and a longer one
 * (the scrollbar's thumb) is taken in proportion; both ends are always reached.
 */
export function scrolledTo(geometry: Geometry, previous: Place, scrollTop: number): number {
  const { count, rowHeight, viewportHeight } = geometry;
  const mostTop = furthest(count * rowHeight, viewportHeight);
  const mostScroll = furthest(bodyHeight(geometry), viewportHeight);
  if (mostTop === mostScroll) return clamp(scrollTop, mostTop);
  if (scrollTop <= 0) return 0;
  if (scrollTop >= mostScroll - 1) return mostTop;
  const step = scrollTop - previous.scrollTop;
  if (Math.abs(step) < viewportHeight) return clamp(previous.top + step, mostTop);
  return (scrollTop / mostScroll) * mostTop;
}

/** The scroll position that stands for a place in the uncapped list. */
export function scrollTopFor(geometry: Geometry, top: number): number {
  const { count, rowHeight, viewportHeight } = geometry;
  const mostTop = furthest(count * rowHeight, viewportHeight);
  const mostScroll = furthest(bodyHeight(geometry), viewportHeight);
  return mostTop === 0 ? 0 : clamp((clamp(top, mostTop) / mostTop) * mostScroll, mostScroll);
}

/**
 * The rows to draw when the list is scrolled to that place.
 * @param overscan rows drawn beyond either edge
 */
export function rowWindow(geometry: Geometry, place: Place, overscan = overscanRows): RowWindow {
  const { count, rowHeight, viewportHeight } = geometry;
  const top = reachableTop(geometry, place.top);
  const seen = Math.min(Math.ceil(viewportHeight / rowHeight) + 1, mostRowsDrawn);
  const at = clamp(Math.floor(top / rowHeight), Math.max(0, count - 1));
  const first = clamp(at - overscan, Math.max(0, count - 1));
  const shift = count * rowHeight > tallestBodyPx ? place.scrollTop - top : 0;
  return { first, last: Math.min(count, at + seen + overscan), at, shift };
}

/** Where to scroll so that the row is wholly seen; the present place when it is. @param insetPx covered at the top */
export function topToReveal({ rowHeight, viewportHeight }: Geometry, top: number, index: number, insetPx = 0): number {
  const start = index * rowHeight;
  if (start - insetPx < top) return Math.max(0, start - insetPx);
  return start + rowHeight > top + viewportHeight ? start + rowHeight - viewportHeight : top;
}

/** Rows that PageUp and PageDown pass. */
export const rowsPerPage = ({ rowHeight, viewportHeight }: Geometry): number =>
  Math.max(1, Math.floor(viewportHeight / rowHeight) - 1);
