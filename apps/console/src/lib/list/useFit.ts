import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Of the children of a row: which of the things that may go it draws. */
export const fitAttribute = 'data-fit';

interface FitRoom {
  /** Of what leads to the others, in pixels. */
  readonly moreWidth: number;
  /** It is there even where all of these fit. */
  readonly hasMore: boolean;
  /** Names what stands beside them: other things leave other room. */
  readonly beside: string;
}

interface Fitted {
  /** What it was found for. */
  readonly of: string;
  readonly count: number;
}

/** Of the children of a row: what is counted otherwise. */
export const besideAttribute = 'data-beside';

/** A text that becomes shorter where there is no room. */
export const cutAttribute = 'data-cut';

/** How much of a text is out of sight: with it, what stays has the width that it asks for. */
function cutIn(child: Element): number {
  const text = child.querySelector(`[${cutAttribute}]`);
  return text ? text.scrollWidth - text.clientWidth : 0;
}

/** Width of what stays in the row. */
function widthOfRest(row: HTMLElement, gap: number): number {
  const rest = [...row.children].filter((child) => !child.matches(`[${fitAttribute}], [${besideAttribute}]`));
  return rest.reduce((sum, child) => sum + (child as HTMLElement).offsetWidth + cutIn(child) + gap, 0);
}

/**
 * How many of the things in a row fit beside what has to stay, from the first on, at least one; as the row grows and shrinks. They are measured once, in
 * a drawing of all of them that nobody sees: a choice that is longer afterwards makes its field narrower, and moves none out of the row.
 * @param keys names what is in the row; other ones are measured again
 */
export function useFit(
  row: RefObject<HTMLElement | null>,
  keys: readonly string[],
  { moreWidth, hasMore, beside }: FitRoom,
) {
  const of = keys.join('\n');
  const [fitted, setFitted] = useState<Fitted>();
  const widths = useRef<readonly number[]>([]);
  const isMeasuring = fitted?.of !== of;
  const fit = useEffectEvent((): void => {
    const { current } = row;
    if (!current || current.clientWidth === 0) return;
    const gap = Number.parseFloat(getComputedStyle(current).columnGap) || 0;
    const own = [...current.children].filter((child) => child.hasAttribute(fitAttribute)) as HTMLElement[];
    if (isMeasuring) widths.current = own.map(({ offsetWidth }) => offsetWidth);
    const all = widths.current;
    const room = current.clientWidth - widthOfRest(current, gap);
    const width = (count: number): number => all.slice(0, count).reduce((sum, one) => sum + one + gap, 0);
    const most = Array.from({ length: all.length }, (_, at) => all.length - at).find(
      (count) => width(count) + (hasMore || count < all.length ? moreWidth : 0) <= room + gap,
    );
    const next = Math.max(1, most ?? 1);
    if (fitted?.of !== of || fitted.count !== next) setFitted({ of, count: next });
  });
  const drawn = useRef('');
  useLayoutEffect(() => {
    const now = [isMeasuring, beside, fitted?.count].join(' ');
    if (drawn.current === now) return;
    drawn.current = now;
    fit();
  });
  useEffect(() => {
    if (!row.current) return undefined;
    // in the next frame: what is drawn within an observer's call makes the browser report a loop
    let frame = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => fit());
    });
    observer.observe(row.current);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [row]);
  return { count: isMeasuring ? keys.length : fitted.count, isMeasuring };
}
