import { type RefObject, type UIEvent, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { anchorShift } from './anchor.ts';
import type { RowId } from '../types.ts';
import {
  type Geometry,
  type Place,
  type RowWindow,
  overscanRows,
  reachableTop,
  rowWindow,
  scrollTopFor,
  scrolledTo,
  topToReveal,
} from '../../lib/table/rowWindow.ts';
import { observeSize } from '../../lib/control/observeSize.ts';

/** Until the first measurement, for a table whose height nobody set. */
const assumedHeightPx = 600;

export interface Viewport {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly geometry: Geometry;
  /** Pixels for rows, once they are measured. */
  readonly room: number | undefined;
  readonly drawn: RowWindow;
  readonly onScroll: (event: UIEvent<HTMLElement>) => void;
  /** Scrolls so that the row is wholly seen; does nothing when it is. */
  readonly reveal: (index: number) => void;
  /** How far the rows are scrolled. */
  readonly top: () => number;
  readonly scrollTo: (top: number) => void;
}

interface DrawnPlace extends Place {
  /** Until someone scrolls, nothing is drawn beyond the edges. */
  readonly isUntouched?: boolean;
}

/** Height of the scroller without its sticky header. */
function useMeasuredHeight(scroller: RefObject<HTMLDivElement | null>, headerHeight: number): number | undefined {
  const [height, setHeight] = useState<number>();
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    // told after layout and before the picture: measuring here would force a layout of its own
    return observeSize(() => {
      flushSync(() => setHeight(Math.max(0, element.clientHeight - headerHeight)));
    }, element);
  }, [scroller, headerHeight]);
  return height;
}

const isSameWindow = (a: RowWindow, b: RowWindow): boolean =>
  a.first === b.first && a.last === b.last && a.at === b.at && a.shift === b.shift;

interface ViewportInput {
  readonly ids: readonly RowId[];
  readonly rowHeight: number;
  /** Of the whole table, when the caller set it: saves a second drawing after the first measurement. */
  readonly height: number | undefined;
  /** Whether rows may not slide even when the list is at its very top. */
  readonly keepsPlace: () => boolean;
  /** Rows that stay under the header and cover what is scrolled. */
  readonly coveredRows: number;
  /** A new list when it changes: back to the top. */
  readonly resetKey: string;
  /** The order of the ids; another one is a new list too. */
  readonly order: string | undefined;
}

/** The rows to draw of a scrolled list, and the scroll position kept on the same rows while others come and go above them. */
export function useViewport(input: ViewportInput): Viewport {
  const { ids, rowHeight, height, keepsPlace, coveredRows, resetKey, order } = input;
  const scroller = useRef<HTMLDivElement>(null);
  const room = useMeasuredHeight(scroller, rowHeight);
  // the bar over the table and the header are about two rows and a half
  const assumed = height === undefined ? assumedHeightPx : Math.max(0, height - rowHeight * 2.5);
  const viewportHeight = room ?? assumed;
  const geometry = useMemo(
    () => ({ count: ids.length, rowHeight, viewportHeight }),
    [ids.length, rowHeight, viewportHeight],
  );
  const place = useRef<DrawnPlace>({ top: 0, scrollTop: 0, isUntouched: true });
  const [drawnPlace, setDrawnPlace] = useState<DrawnPlace>(place.current);
  const drawn = useMemo(
    () => rowWindow(geometry, drawnPlace, drawnPlace.isUntouched ? 0 : overscanRows),
    [geometry, drawnPlace],
  );

  const goTo = useCallback(
    (wanted: number) => {
      const element = scroller.current;
      if (!element) return;
      const top = reachableTop(geometry, wanted);
      element.scrollTop = scrollTopFor(geometry, top);
      place.current = { top, scrollTop: element.scrollTop };
      setDrawnPlace(place.current);
    },
    [geometry],
  );
  const reveal = useCallback(
    (index: number) => {
      const top = topToReveal(geometry, place.current.top, index, coveredRows * rowHeight);
      if (top !== place.current.top) goTo(top);
    },
    [geometry, goTo, coveredRows, rowHeight],
  );
  const onScroll = useCallback(
    ({ currentTarget: { scrollTop } }: UIEvent<HTMLElement>) => {
      place.current = { top: scrolledTo(geometry, place.current, scrollTop), scrollTop };
      const next = rowWindow(geometry, place.current);
      // drawn within this frame: a later render would show a blank
      if (!isSameWindow(next, drawn)) flushSync(() => setDrawnPlace(place.current));
    },
    [geometry, drawn],
  );

  const before = useRef({ ids, resetKey, order });
  useLayoutEffect(() => {
    const { ids: old, resetKey: oldKey, order: oldOrder } = before.current;
    before.current = { ids, resetKey, order };
    if (oldKey !== resetKey || oldOrder !== order) return goTo(0);
    const { top } = place.current;
    if (old === ids || (top === 0 && !keepsPlace())) return;
    const first = Math.floor(top / rowHeight);
    const shift = anchorShift(old, ids, first, first + Math.ceil(viewportHeight / rowHeight));
    if (shift !== 0) goTo(top + shift * rowHeight);
  }, [ids, resetKey, order, goTo, keepsPlace, rowHeight, viewportHeight]);

  const top = useCallback(() => place.current.top, []);
  return { scroller, geometry, room, drawn, onScroll, reveal, top, scrollTo: goTo };
}
