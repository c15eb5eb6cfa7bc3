import { type KeyboardEvent, type PointerEvent, useState } from 'react';

const leap = 10;
/** So many leaps lead from one end of a long row to the other. */
const leaps = 20;

export interface CursorStyle {
  /** Places of one row, where they stand in rows: up and down lead to the neighbouring row. */
  readonly row?: number;
  /** Where reading begins. Default: the last, since the newest is what people look for first. */
  readonly start?: 'first' | 'last';
}

/** Where a key takes the cursor among `count` places; nothing for other keys. */
export function cursorAfter(
  key: string,
  at: number | null,
  count: number,
  { row, start = 'last' }: CursorStyle = {},
): number | null | undefined {
  const last = count - 1;
  const jump = Math.max(leap, Math.round(count / leaps));
  if (key === 'Escape') return null;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowUp: row === undefined ? 1 : -row,
    ArrowDown: row ?? -1,
    PageUp: row === undefined ? jump : -row * leap,
    PageDown: row === undefined ? -jump : row * leap,
  };
  const move = moves[key];
  if (move === undefined) return undefined;
  if (at === null) return start === 'last' ? last : 0;
  if (row === undefined || Math.abs(move) === 1) return Math.min(last, Math.max(0, at + move));
  // a move between rows keeps its column
  const to = at + move;
  return to < 0 ? at % row : to > last ? at + row * Math.floor((last - at) / row) : to;
}

/** Whether a key is meant for the page or the browser. */
const isForeign = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

/**
 * Reading a picture point by point: arrows, Home, End, Page keys, or the pointer. To those who hear it, it is a slider over the points.
 * @param nearest which place the pointer means, from its place in the drawing in pixels; null: none
 */
export function useCursor(count: number, nearest: (x: number, y: number) => number | null, style: CursorStyle = {}) {
  const [at, setAt] = useState<number | null>(null);
  const index = at === null || at >= count ? null : at;
  const handlers = {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (isForeign(event)) return;
      const next = cursorAfter(event.key, index, count, style);
      if (next === undefined || count === 0 || (next === null && index === null)) return;
      event.preventDefault();
      setAt(next);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { left, top } = event.currentTarget.getBoundingClientRect();
      if (count > 0) setAt(nearest(event.clientX - left, event.clientY - top));
    },
    onPointerLeave: () => setAt(null),
    onBlur: () => setAt(null),
  };
  return { index, handlers };
}

/** From this width on there is room beside the cursor for what it reads. */
const wide = 360;
const beside = 14;

/** Where the readout stands so that it stays in the picture and leaves what it reads in sight. */
export function readoutPlace(x: number, width: number): { readonly left: number; readonly transform: string } {
  if (width < wide) return { left: x, transform: `translateX(${(-100 * x) / Math.max(1, width)}%)` };
  return x < width / 2 ? { left: x + beside, transform: 'none' } : { left: x - beside, transform: 'translateX(-100%)' };
}
