import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The height of a card with the gap below it, in pixels. */
export const cardHeightPx = 144;
/** Drawn beyond the edges. */
const overscan = 3;

export interface CardWindow {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
  readonly first: number;
  readonly last: number;
}

/** By how many places the first card in view has moved; 0 where it has left. */
export function shiftOf(before: readonly number[], after: readonly number[], first: number): number {
  const id = before[first];
  const at = id === undefined ? -1 : after.indexOf(id);
  return at < 0 ? 0 : at - first;
}

/** Which cards are drawn; what comes or goes above those in view does not move them once the reader has scrolled. */
export function useCardWindow(ids: readonly number[]): CardWindow {
  const scroller = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [height, setHeight] = useState(600);
  const before = useRef(ids);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setHeight(element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    const old = before.current;
    before.current = ids;
    const element = scroller.current;
    if (old === ids || !element || element.scrollTop === 0) return;
    const shift = shiftOf(old, ids, Math.floor(element.scrollTop / cardHeightPx));
    if (shift !== 0) element.scrollTop += shift * cardHeightPx;
  }, [ids]);
  return {
    scroller,
    onScroll: () => setTop(scroller.current?.scrollTop ?? 0),
    first: Math.max(0, Math.floor(top / cardHeightPx) - overscan),
    last: Math.min(ids.length, Math.ceil((top + height) / cardHeightPx) + overscan),
  };
}
