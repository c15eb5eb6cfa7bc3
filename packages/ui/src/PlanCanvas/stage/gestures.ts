import { pannedBy, zoomedAt } from './camera.ts';
import type { OwnStage } from './createStage.ts';
import type { PlanDrag, PlanPress } from './stage.ts';
import { type ScreenPosition, toPlan } from './view.ts';

/** Pixels that a press may move and still be a press. */
const stillPx = 3;
/** How much nearer one notch of a wheel, in pixels of scrolling, and of a pinch on a touchpad, which counts finer. */
const [perPx, perPinchPx] = [0.0016, 0.01];
const lineHeightPx = 16;
/** One event never zooms by more than this, whatever the device says. */
const wheelMost = 0.7;

/** Factor by which a wheel event zooms. */
export function wheelFactor({
  deltaY,
  deltaMode,
  ctrlKey,
}: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>): number {
  const px = deltaMode === 0 ? deltaY : deltaY * lineHeightPx;
  const power = -px * (ctrlKey ? perPinchPx : perPx);
  return Math.exp(Math.max(-wheelMost, Math.min(wheelMost, power)));
}

const between = (a: ScreenPosition, b: ScreenPosition) => ({
  middle: { left: (a.left + b.left) / 2, top: (a.top + b.top) / 2 },
  apart: Math.max(1, Math.hypot(a.left - b.left, a.top - b.top)),
});

interface Pan {
  readonly from: ScreenPosition;
  last: ScreenPosition;
  isMoving: boolean;
}

/** Pan, wheel, pinch and double press on the surface, after the layers were asked. Answers how to stop. */
export function listenToGestures(surface: HTMLElement, stage: OwnStage): () => void {
  const pointers = new Map<number, ScreenPosition>();
  let drag: PlanDrag | undefined;
  let pan: Pan | undefined;
  let wasTaken = false;

  const positionOf = (event: MouseEvent): ScreenPosition => {
    const { left, top } = surface.getBoundingClientRect();
    return { left: event.clientX - left, top: event.clientY - top };
  };
  const pressOf = (event: PointerEvent): PlanPress => {
    const { view, size } = stage.frame();
    const at = positionOf(event);
    return { at, position: toPlan(view, size, at), event };
  };
  const show = (isPanning: boolean): void => {
    if (isPanning) surface.dataset.panning = '';
    else delete surface.dataset.panning;
  };
  const pinch = (id: number, to: ScreenPosition): void => {
    const other = [...pointers].find(([each]) => each !== id)?.[1];
    const from = pointers.get(id);
    if (!other || !from) return;
    const [before, after] = [between(from, other), between(to, other)];
    const by = after.apart / before.apart;
    const moved = { left: after.middle.left - before.middle.left, top: after.middle.top - before.middle.top };
    stage.move((view, size) => zoomedAt(pannedBy(view, moved), size, { by, at: after.middle }));
  };
  const stop = (): void => {
    drag = undefined;
    pan = undefined;
    show(false);
  };

  const onDown = (event: PointerEvent): void => {
    if (event.button > 1 || pointers.size >= 2) return;
    const press = pressOf(event);
    pointers.set(event.pointerId, press.at);
    surface.setPointerCapture(event.pointerId);
    if (pointers.size === 2) {
      drag?.cancel?.();
      return stop();
    }
    // the middle button pans also where a layer would take the press
    drag = event.button === 0 ? stage.press(press) : undefined;
    wasTaken = drag !== undefined;
    if (!drag) pan = { from: press.at, last: press.at, isMoving: false };
  };
  const onMove = (event: PointerEvent): void => {
    const to = positionOf(event);
    if (!pointers.has(event.pointerId)) {
      if (event.pointerType !== 'touch') stage.press(pressOf(event));
      return;
    }
    if (pointers.size === 2) pinch(event.pointerId, to);
    else if (drag) drag.move?.(pressOf(event));
    else if (pan) {
      const { from, last } = pan;
      pan.isMoving ||= Math.hypot(to.left - from.left, to.top - from.top) > stillPx;
      if (pan.isMoving) {
        show(true);
        stage.move((view) => pannedBy(view, { left: to.left - last.left, top: to.top - last.top }));
        pan.last = to;
      }
    }
    pointers.set(event.pointerId, to);
  };
  const onUp = (event: PointerEvent): void => {
    if (!pointers.delete(event.pointerId)) return;
    if (event.type === 'pointerup') drag?.end?.(pressOf(event));
    else drag?.cancel?.();
    stop();
    // one finger of two is left: it goes on panning
    const [left] = pointers.values();
    if (left) pan = { from: left, last: left, isMoving: true };
  };
  const onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    const at = positionOf(event);
    stage.move((view, size) => zoomedAt(view, size, { by: wheelFactor(event), at }));
  };
  const onDouble = (event: MouseEvent): void => {
    if (wasTaken) return;
    const { view, size } = stage.frame();
    stage.goTo(zoomedAt(view, size, { by: event.shiftKey ? 0.5 : 2, at: positionOf(event) }));
  };

  const stopping = new AbortController();
  const options = { signal: stopping.signal };
  surface.addEventListener('pointerdown', onDown, options);
  surface.addEventListener('pointermove', onMove, options);
  surface.addEventListener('pointerup', onUp, options);
  surface.addEventListener('pointercancel', onUp, options);
  surface.addEventListener('wheel', onWheel, { ...options, passive: false });
  surface.addEventListener('dblclick', onDouble, options);
  return () => stopping.abort();
}
