import type { MarkedResource } from '@fireline/domain/plan';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { PlanPosition, PlanStage } from '../PlanCanvas/index.ts';
import type { PlanMarksProps } from './PlanMarks.tsx';

/** Where a mark went. */
export interface Moved extends PlanPosition {
  readonly resourceId: number;
  /** A held key: one step with those before it. */
  readonly isRepeat: boolean;
}

/** Pixels on the screen: nearer to the plan it is finer. */
const nudgePx = { small: 1, large: 10 } as const;
const ways: Readonly<Record<string, PlanPosition>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

interface Dragged extends PlanPosition {
  readonly resourceId: number;
}
interface MovesProps extends Pick<PlanMarksProps, 'onSelect' | 'onMove' | 'onRemove'> {
  readonly stage: PlanStage;
}

/** Dragging and moving by keys; a mark is told of once, where it was let go. */
export function useMarkMoves({ stage, onSelect, onMove, onRemove }: MovesProps) {
  const [dragged, setDragged] = useState<Dragged>();
  const from = useRef<{ readonly left: number; readonly top: number; readonly mark: MarkedResource }>(undefined);
  const placeOf = ({ clientX, clientY }: PointerEvent): Dragged | undefined => {
    if (!from.current) return undefined;
    const { left, top, mark } = from.current;
    const { scale } = stage.frame().view;
    return {
      resourceId: mark.resourceId,
      x: mark.x + (clientX - left) / scale,
      y: mark.y - (clientY - top) / scale,
    };
  };
  const press = (event: KeyboardEvent, { resourceId, x, y }: MarkedResource): void => {
    const way = ways[event.key];
    if (way) {
      const by = nudgePx[event.shiftKey ? 'large' : 'small'] / stage.frame().view.scale;
      onMove?.({ resourceId, x: x + way.x * by, y: y + way.y * by, isRepeat: event.repeat });
    } else if (event.key === 'Delete' || event.key === 'Backspace') onRemove?.({ resourceId });
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const handlersOf = (mark: MarkedResource) => ({
    onClick: () => onSelect?.({ resourceId: mark.resourceId }),
    onFocus: () => onSelect?.({ resourceId: mark.resourceId }),
    onKeyDown: (event: KeyboardEvent) => press(event, mark),
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { left: event.clientX, top: event.clientY, mark };
    },
    onPointerMove: (event: PointerEvent) => {
      const at = placeOf(event);
      if (at) setDragged(at);
    },
    onPointerUp: (event: PointerEvent) => {
      const at = placeOf(event);
      from.current = undefined;
      setDragged(undefined);
      if (at && (at.x !== mark.x || at.y !== mark.y)) onMove?.({ ...at, isRepeat: false });
    },
    onPointerCancel: () => {
      from.current = undefined;
      setDragged(undefined);
    },
  });
  const shownAt = (mark: MarkedResource): PlanPosition => (dragged?.resourceId === mark.resourceId ? dragged : mark);
  return { shownAt, handlersOf };
}
