import { type RefObject, type UIEvent, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type Geometry,
  type Place,
  type RowWindow,
  rowWindow,
  scrollTopFor,
  scrolledTo,
  topToReveal,
} from '../lib/table/rowWindow.ts';
import { observeSize } from '../lib/control/observeSize.ts';

/** Until the first measurement, where nobody set a height. */
const assumedHeightPx = 600;

export interface TreeWindow {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly geometry: Geometry;
  readonly drawn: RowWindow;
  readonly onScroll: (event: UIEvent<HTMLElement>) => void;
  /** Scrolls so that the row is wholly seen; does nothing when it is. */
  readonly reveal: (index: number) => void;
}

/** The rows to draw of a scrolled list of rows of one height. */
export function useRowWindow(count: number, rowHeight: number, height: number | undefined): TreeWindow {
  const scroller = useRef<HTMLDivElement>(null);
  const [viewportHeight, setViewportHeight] = useState(height ?? assumedHeightPx);
  const [place, setPlace] = useState<Place>({ top: 0, scrollTop: 0 });
  const geometry = useMemo(() => ({ count, rowHeight, viewportHeight }), [count, rowHeight, viewportHeight]);
  // a tree without rows draws no scroller to be measured
  const isThere = count > 0;
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !isThere) return undefined;
    return observeSize(() => setViewportHeight(element.clientHeight), element);
  }, [isThere]);
  const drawn = useMemo(
    () => rowWindow(geometry, { ...place, top: Math.min(place.top, count * rowHeight) }),
    [geometry, place, count, rowHeight],
  );
  const onScroll = useCallback(
    ({ currentTarget: { scrollTop } }: UIEvent<HTMLElement>) => {
      // drawn within this frame: a later render would show a blank
      flushSync(() => setPlace((before) => ({ top: scrolledTo(geometry, before, scrollTop), scrollTop })));
    },
    [geometry],
  );
  const reveal = useCallback(
    (index: number) => {
      const element = scroller.current;
      if (!element) return;
      // asked of the element: at first nobody has measured it yet
      const seen = { ...geometry, viewportHeight: element.clientHeight };
      const top = topToReveal(seen, place.top, index);
      if (top === place.top) return;
      element.scrollTop = scrollTopFor(seen, top);
      setPlace({ top, scrollTop: element.scrollTop });
    },
    [geometry, place],
  );
  return { scroller, geometry, drawn, onScroll, reveal };
}
