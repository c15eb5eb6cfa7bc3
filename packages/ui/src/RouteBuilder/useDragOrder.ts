import { type PointerEvent, type RefObject, useState } from 'react';
import { placeAt } from './route.ts';

interface Drag {
  readonly from: number;
  readonly to: number;
}

export interface DragOrder {
  readonly drag: Drag | null;
  /** For the handle of the row at that place. */
  readonly handleProps: (from: number) => {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
  readonly cancel: () => void;
}

/** So near to an end of the list it scrolls, and so far with each move of the pointer. */
const [edgePx, scrollPx] = [32, 12];

function scrollAtEdge(list: HTMLElement, y: number): void {
  const { top, bottom } = list.getBoundingClientRect();
  if (y < top + edgePx) list.scrollTop -= scrollPx;
  if (y > bottom - edgePx) list.scrollTop += scrollPx;
}

/** Orders the rows of a list (`data-at`) by dragging their handles; pointer events serve mouse, pen and finger alike. */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onMove: (move: { readonly from: number; readonly to: number }) => void,
): DragOrder {
  const [drag, setDrag] = useState<Drag | null>(null);
  const cancel = (): void => setDrag(null);
  return {
    drag,
    cancel,
    handleProps: (from) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from, to: from });
      },
      onPointerMove: ({ clientY }) => {
        if (!drag || !list.current) return;
        scrollAtEdge(list.current, clientY);
        const rows = [...list.current.querySelectorAll('[data-at]')].map((row) => row.getBoundingClientRect());
        const middles = rows.map(({ top, height }) => top + height / 2);
        setDrag({ from: drag.from, to: placeAt(middles, clientY, drag.from) });
      },
      onPointerUp: () => {
        if (drag && drag.to !== drag.from) onMove(drag);
        cancel();
      },
      onPointerCancel: cancel,
    }),
  };
}
