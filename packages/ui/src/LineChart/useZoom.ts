import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { Span, ValueScale } from '../ChartFrame/index.ts';
import { fitted, panned, zoomed } from './zoom.ts';

/** Pixels a pointer must go for a press to mean a time and not a point. */
const least = 6;

export interface ZoomOptions {
  readonly isOn: boolean;
  readonly whole: Span;
  readonly shown: Span;
  readonly onShow: (span: Span | null) => void;
  readonly x: ValueScale;
  /** The moment under the cursor. */
  readonly about: number | undefined;
}

/**
 * Choosing the time by dragging over it, a double click for all of it; by `+`, `-`, `0` and Shift with an arrow. A finger reads points:
 * it zooms by the buttons.
 */
export function useZoom({ isOn, whole, shown, onShow, x, about }: ZoomOptions) {
  const [brush, setBrush] = useState<Span | null>(null);
  const [left = 0, right = 0] = x.range();
  const placeOf = (event: PointerEvent<HTMLElement>): number =>
    Math.min(right, Math.max(left, event.clientX - event.currentTarget.getBoundingClientRect().left));
  /** What a key shows; nothing for other keys. */
  const spanOf = ({ key, shiftKey }: KeyboardEvent): Span | null | undefined => {
    if (key === '+' || key === '=') return zoomed(shown, whole, 'in', about);
    if (key === '-') return zoomed(shown, whole, 'out', about);
    if (key === '0') return null;
    if (shiftKey && key === 'ArrowLeft') return panned(shown, whole, 'earlier');
    return shiftKey && key === 'ArrowRight' ? panned(shown, whole, 'later') : undefined;
  };
  const handlers = {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const next = spanOf(event);
      if (next === undefined) return;
      event.preventDefault();
      onShow(next);
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || event.pointerType === 'touch') return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const at = placeOf(event);
      setBrush({ from: at, to: at });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (brush) setBrush({ from: brush.from, to: placeOf(event) });
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      setBrush(null);
      if (!brush) return;
      const to = placeOf(event);
      if (Math.abs(to - brush.from) >= least) onShow(fitted({ from: x.invert(brush.from), to: x.invert(to) }, whole));
    },
    onPointerCancel: () => setBrush(null),
    onDoubleClick: () => onShow(null),
  };
  const none: Partial<typeof handlers> = {};
  return { brush: isOn ? brush : null, handlers: isOn ? handlers : none };
}
