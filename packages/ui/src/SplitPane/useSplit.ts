import { type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useControlled } from '../lib/control/useControlled.ts';
import type { SplitPaneProps } from './SplitPane.tsx';
import { type Limits, collapsedSize, dragged, keyed, limitsOf, within } from './sizes.ts';
import { observeSize } from '../lib/control/observeSize.ts';

/** Pixels below which a pane is no pane any more. */
const defaultLeastPx = 120;
/** Where the first pane opens to when nobody ever gave it another size. */
const half = 50;

export interface Split {
  readonly root: RefObject<HTMLDivElement | null>;
  /** Percent of the first pane as it is drawn. */
  readonly size: number;
  readonly limits: Limits;
  readonly isCollapsed: boolean;
  readonly isDragging: boolean;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: () => void;
  readonly toggle: () => void;
}

/** Pixels of the panes together, along which they are split; 0 until the first measurement. */
function useTotal(root: RefObject<HTMLDivElement | null>, isVertical: boolean): number {
  const [total, setTotal] = useState(0);
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const measure = (): void => setTotal(isVertical ? element.clientHeight : element.clientWidth);
    measure();
    return observeSize(measure, element);
  }, [root, isVertical]);
  return total;
}

const isRtl = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

/** How far along the panes the pointer is, in percent. */
function pointed(event: PointerEvent, box: DOMRect, isVertical: boolean, isMirrored: boolean): number {
  if (isVertical) return ((event.clientY - box.top) / box.height) * 100;
  const along = ((event.clientX - box.left) / box.width) * 100;
  return isMirrored ? 100 - along : along;
}

/** The size of the first pane, and what keys and pointers make of it. */
export function useSplit(props: SplitPaneProps): Split {
  const { orientation = 'horizontal', value, defaultValue = half, onChange, collapsible } = props;
  const { startPxMin = defaultLeastPx, endPxMin = defaultLeastPx } = props;
  const isVertical = orientation === 'vertical';
  const root = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useControlled(value, defaultValue, onChange);
  const [isDragging, setDragging] = useState(false);
  const limits = limitsOf({ totalPx: useTotal(root, isVertical), startPxMin, endPxMin });
  const isCollapsed = collapsible !== undefined && asked === collapsedSize(collapsible);
  const size = isCollapsed ? asked : within(asked, limits);
  const before = useRef(isCollapsed ? half : size);
  const set = (next: number): void => {
    if (!isCollapsed) before.current = size;
    if (next !== asked) setAsked(next);
  };
  const toggle = (): void => {
    if (collapsible) set(isCollapsed ? within(before.current, limits) : collapsedSize(collapsible));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const { key, shiftKey } = event;
    const next = keyed(size, { key, shiftKey, orientation, isRtl: isRtl(event.currentTarget) }, limits);
    if (key === 'Enter' && collapsible) toggle();
    else if (next !== undefined) set(within(next, limits));
    else return;
    event.preventDefault();
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDragging(true);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    if (!isDragging || !root.current) return;
    const to = pointed(event, root.current.getBoundingClientRect(), isVertical, isRtl(event.currentTarget));
    set(dragged(to, limits, collapsible));
  };
  const onPointerUp = (): void => setDragging(false);
  return { root, size, limits, isCollapsed, isDragging, onKeyDown, onPointerDown, onPointerMove, onPointerUp, toggle };
}
