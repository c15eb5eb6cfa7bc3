import { type RefObject, type UIEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFireline } from '../lib/index.ts';
import { densities } from '../tokens/index.ts';
import { rowWindow, topToReveal } from './rowWindow.ts';

/** Until the first measurement. */
const assumed = { width: 640, height: 640 };
/** Below this a row needs a third line. */
const narrowPx = 520;

export interface RowViewport {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly isNarrow: boolean;
  readonly rowHeight: number;
  readonly drawn: { readonly first: number; readonly last: number };
  readonly rowsPerPage: number;
  readonly onScroll: (event: UIEvent<HTMLElement>) => void;
  /** Scrolls so that the row is wholly seen. */
  readonly reveal: (index: number) => void;
}

/** Which rows to draw: all are as high as density and width say, so that 50 000 cost what a screenful costs. */
export function useRowViewport(count: number): RowViewport {
  const { density } = useFireline();
  const scroller = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(assumed);
  const [scrollTop, setScrollTop] = useState(0);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      // before the picture: rows of the wrong height would be seen for a moment
      flushSync(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const isNarrow = size.width < narrowPx;
  const rowHeight = Number.parseInt(densities[density]['size.row'], 10) + (isNarrow ? 32 : 16);
  const geometry = { count, rowHeight, viewportHeight: size.height };
  const top = Math.min(scrollTop, Math.max(0, count * rowHeight - size.height));
  return {
    scroller,
    isNarrow,
    rowHeight,
    drawn: rowWindow(geometry, top),
    rowsPerPage: Math.max(1, Math.floor(size.height / rowHeight) - 1),
    onScroll: ({ currentTarget }) => {
      const next = currentTarget.scrollTop;
      const [before, after] = [rowWindow(geometry, scrollTop), rowWindow(geometry, next)];
      // drawn within this frame: a later render would show a blank
      if (before.first !== after.first || before.last !== after.last) flushSync(() => setScrollTop(next));
    },
    reveal: (index) => {
      const element = scroller.current;
      if (!element) return;
      element.scrollTop = topToReveal(geometry, element.scrollTop, index);
      setScrollTop(element.scrollTop);
    },
  };
}
