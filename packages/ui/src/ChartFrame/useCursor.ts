import { type KeyboardEvent, type PointerEvent, useState } from 'react';

const jump = 10;

/** Where a key takes the cursor among `count` places; nothing for other keys. */
export function cursorAfter(key: string, at: number | null, count: number): number | null | undefined {
  const last = count - 1;
  if (key === 'Escape') return null;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowUp: 1,
    ArrowLeft: -1,
    ArrowDown: -1,
    PageUp: jump,
    PageDown: -jump,
  };
  const move = moves[key];
  if (move === undefined) return undefined;
  // the newest is what people look for first
  if (at === null) return last;
  return Math.min(last, Math.max(0, at + move));
}

/**
 * Reading a picture point by point: arrows, Home, End, Page keys, or the pointer. To those who hear it, it is a slider over the points.
 * @param nearest which place the pointer means, from its distance to the left edge in pixels
 */
export function useCursor(count: number, nearest: (x: number) => number) {
  const [at, setAt] = useState<number | null>(null);
  const index = at === null || at >= count ? null : at;
  const handlers = {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const next = cursorAfter(event.key, index, count);
      if (next === undefined || count === 0) return;
      event.preventDefault();
      setAt(next);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (count > 0) setAt(nearest(event.clientX - event.currentTarget.getBoundingClientRect().left));
    },
    onPointerLeave: () => setAt(null),
    onBlur: () => setAt(null),
  };
  return { index, handlers };
}
