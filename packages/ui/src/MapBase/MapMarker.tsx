import type { Wgs84 } from '@fireline/domain/site';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { Pin } from './MapBase.styles.ts';
import { useMapStage } from './view/stage.ts';

export interface MapMarkerProps {
  readonly at: Wgs84;
  /** What stands at the point; its own middle or foot has to be put on it by its own style. */
  readonly children: ReactNode;
  /** It can be dragged, and moved by arrow keys while something in it has the focus. */
  readonly onMove?: (change: { readonly at: Wgs84; readonly isDone: boolean }) => void;
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** CSS pixels by key; with Shift one. */
const keyStep = 8;

/**
 * Something at a point of the map, as a part of the page: it can be focused, pressed and read. For a few; thousands are drawn.
 * @spec SIT-09
 */
export function MapMarker({ at, children, onMove }: MapMarkerProps) {
  const stage = useMapStage();
  const pin = useRef<HTMLDivElement>(null);
  const grip = useRef<{ readonly left: number; readonly top: number } | null>(null);
  useEffect(() => {
    const put = (): void => {
      const { left, top } = stage.placeOf(at);
      pin.current?.style.setProperty('--pin-left', `${left}px`);
      pin.current?.style.setProperty('--pin-top', `${top}px`);
    };
    put();
    const listening = [stage.map.on('move', put), stage.map.on('resize', put)];
    return () => listening.forEach(({ unsubscribe }) => unsubscribe());
  }, [stage, at]);
  const moveBy = (left: number, top: number, isDone: boolean): void => {
    const from = stage.placeOf(at);
    onMove?.({ at: stage.pointAt({ left: from.left + left, top: from.top + top }), isDone });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (!step || !onMove) return;
    event.preventDefault();
    event.stopPropagation();
    const by = event.shiftKey ? 1 : keyStep;
    moveBy(step[0] * by, step[1] * by, true);
  };
  const follow = (event: PointerEvent, isDone: boolean): void => {
    if (!grip.current) return;
    moveBy(event.clientX - grip.current.left, event.clientY - grip.current.top, isDone);
    grip.current = isDone ? null : { left: event.clientX, top: event.clientY };
  };
  return (
    // the keys are for what is focused inside it
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <Pin
      ref={pin}
      data-movable={onMove ? '' : undefined}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (!onMove) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        grip.current = { left: event.clientX, top: event.clientY };
      }}
      onPointerMove={(event) => follow(event, false)}
      onPointerUp={(event) => follow(event, true)}
      onPointerCancel={() => {
        grip.current = null;
      }}
    >
      {children}
    </Pin>
  );
}
