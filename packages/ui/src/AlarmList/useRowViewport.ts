import { type RefObject, type UIEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFireline } from '../lib/index.ts';
import { type Density, densities, sizes } from '../tokens/index.ts';
import { rowWindow, topToReveal } from './rowWindow.ts';
import { observeSize } from '../lib/control/observeSize.ts';

/** Until the first measurement. */
const assumed = { width: 640, height: 640 };
/** Below the first a row needs a third line, below the second its texts wrap: a place that is cut tells nothing. */
const narrowPx = 520;
const tightPx = 400;
export type RowRoom = 'wide' | 'narrow' | 'tight';
const roomOf = (width: number): RowRoom => (width < tightPx ? 'tight' : width < narrowPx ? 'narrow' : 'wide');

/** How many lines kind and place may take where they wrap: large letters need one more. */
const linesOf = (density: Density): number => (density === 'large' ? 5 : 4);

/** Room for two or three lines is more than a table's row; where texts wrap it is what they may take, and a small line. */
function rowHeightOf(density: Density, room: RowRoom): number {
  const px = (token: 'size.row' | 'type.body' | 'type.caption'): number =>
    Number.parseInt(densities[density][token], 10);
  if (room !== 'tight') return px('size.row') + (room === 'narrow' ? 32 : 16);
  return Math.ceil((linesOf(density) * px('type.body') + px('type.caption')) * Number(sizes['leading.tight'])) + 12;
}

export interface RowViewport {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly room: RowRoom;
  /** That kind and place may take in a tight room. */
  readonly lines: number;
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
    return observeSize(() => {
      // before the picture: rows of the wrong height would be seen for a moment
      flushSync(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
    }, element);
  }, []);
  const room = roomOf(size.width);
  const rowHeight = rowHeightOf(density, room);
  const geometry = { count, rowHeight, viewportHeight: size.height };
  const top = Math.min(scrollTop, Math.max(0, count * rowHeight - size.height));
  return {
    scroller,
    room,
    lines: linesOf(density),
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
