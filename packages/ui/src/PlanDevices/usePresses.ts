import { type PlanEditAction, turned } from '@fireline/domain/plan';
import { useEffect, useRef } from 'react';
import { type PlanDrag, type PlanPress, type PlanStage, toScreen } from '../PlanCanvas/index.ts';
import { turnHandle } from './picture/drawAround.ts';
import type { Picture } from './picture/picture.ts';
import { type PlanDevicePoint, isCamera } from './points.ts';
import type { Gesture, Scene } from './picture/scene.ts';

/** Pixels that a press may move and still be one. */
const stillPx = 4;
const reachPx = { mouse: 14, touch: 24 } as const;

export interface PressesProps {
  readonly stage: PlanStage;
  readonly picture: Picture;
  readonly scene: Scene;
  readonly isEditing: boolean;
  readonly act: (action: PlanEditAction) => void;
  readonly onGesture: (gesture: Gesture | undefined) => void;
  /** A press that did not become a drag; the points there, the one that matters most first. */
  readonly onPress: (points: readonly PlanDevicePoint[]) => void;
  readonly onHover: (points: readonly PlanDevicePoint[]) => void;
  /** After something was dragged: keys go on from there. */
  readonly onGrabbed: (point: PlanDevicePoint) => void;
}

const reachOf = ({ pointerType }: PointerEvent): number => reachPx[pointerType === 'touch' ? 'touch' : 'mouse'];

/** Calls back when the pointer goes up where it went down: the plan itself may pan meanwhile. */
function whenStill({ event }: PlanPress, onStill: () => void) {
  const stop = new AbortController();
  const { signal } = stop;
  addEventListener(
    'pointerup',
    (up) => {
      if (up.pointerId !== event.pointerId) return;
      stop.abort();
      if (Math.hypot(up.clientX - event.clientX, up.clientY - event.clientY) <= stillPx) onStill();
    },
    { signal },
  );
  addEventListener('pointercancel', () => stop.abort(), { signal });
}

const between = ({ position }: PlanPress, from: PlanPress) => ({
  x: position.x - from.position.x,
  y: position.y - from.position.y,
});

const isStill = (press: PlanPress, from: PlanPress): boolean =>
  Math.hypot(press.at.left - from.at.left, press.at.top - from.at.top) <= stillPx;

const degreesTo = (from: { left: number; top: number }, to: { left: number; top: number }): number =>
  (Math.atan2(from.top - to.top, to.left - from.left) * 180) / Math.PI;

function dragSelected(props: PressesProps, from: PlanPress, point: PlanDevicePoint): PlanDrag {
  const { act, onGesture, onGrabbed, scene } = props;
  const isMore = from.event.shiftKey;
  if (isMore) act({ type: 'select', deviceIds: [point.deviceId], how: 'toggle' });
  else if (!scene.selected.has(point.deviceId)) act({ type: 'select', deviceIds: [point.deviceId] });
  return {
    move: (press) => {
      if (!isStill(press, from)) onGesture({ type: 'shift', by: between(press, from) });
    },
    end: (press) => {
      onGesture(undefined);
      if (isStill(press, from)) {
        if (!isMore) act({ type: 'select', deviceIds: [point.deviceId] });
      } else act({ type: 'move', by: between(press, from) });
      onGrabbed(point);
    },
    cancel: () => onGesture(undefined),
  };
}

function dragTurn({ act, onGesture, stage }: PressesProps, point: PlanDevicePoint): PlanDrag {
  const towards = ({ at }: PlanPress): number => {
    const { view, size } = stage.frame();
    return turned(degreesTo(toScreen(view, size, point), at));
  };
  return {
    move: (press) => onGesture({ type: 'turn', deviceId: point.deviceId, rotationDeg: towards(press) }),
    end: (press) => {
      onGesture(undefined);
      act({ type: 'rotate', deviceId: point.deviceId, rotationDeg: towards(press) });
    },
    cancel: () => onGesture(undefined),
  };
}

function dragBox({ act, onGesture, scene }: PressesProps, from: PlanPress): PlanDrag {
  return {
    move: ({ position }) => onGesture({ type: 'box', from: from.position, to: position }),
    end: ({ position: to }) => {
      onGesture(undefined);
      const [minX, maxX] = [Math.min(from.position.x, to.x), Math.max(from.position.x, to.x)];
      const [minY, maxY] = [Math.min(from.position.y, to.y), Math.max(from.position.y, to.y)];
      const inside = scene.points.filter(({ x, y }) => x >= minX && x <= maxX && y >= minY && y <= maxY);
      act({ type: 'select', deviceIds: inside.map(({ deviceId }) => deviceId), how: 'add' });
    },
    cancel: () => onGesture(undefined),
  };
}

/** The chosen camera, when the press is on the handle that turns it. */
function turnedCamera({ scene, stage }: PressesProps, { at, event }: PlanPress): PlanDevicePoint | undefined {
  const [id] = scene.selected;
  const camera = scene.selected.size === 1 ? scene.points.find(({ deviceId }) => deviceId === id) : undefined;
  if (!camera || !isCamera(camera) || camera.rotationDeg === undefined) return undefined;
  const { view, size } = stage.frame();
  const handle = turnHandle(toScreen(view, size, camera), camera.rotationDeg);
  return Math.hypot(handle.left - at.left, handle.top - at.top) <= reachOf(event) ? camera : undefined;
}

function takePress(props: PressesProps, press: PlanPress): PlanDrag | undefined {
  const { stage, picture, scene, isEditing, act, onPress, onHover } = props;
  const found = picture.hit(press.at, stage.frame(), scene, reachOf(press.event));
  const isHover = press.event.type === 'pointermove';
  onHover(isHover ? found : []);
  if (isHover) return undefined;
  const [point] = found;
  if (!isEditing) {
    // the plan pans from here as from anywhere: on a full plan there is hardly a place without a device
    whenStill(press, () => onPress(found));
    return undefined;
  }
  const camera = turnedCamera(props, press);
  if (camera) return dragTurn(props, camera);
  if (point) return dragSelected(props, press, point);
  if (press.event.shiftKey) return dragBox(props, press);
  whenStill(press, () => act({ type: 'select', deviceIds: [] }));
  return undefined;
}

/** Takes presses on points before the plan pans: opens, chooses, moves, turns. */
export function usePresses(props: PressesProps): void {
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const { stage } = props;
  useEffect(() => stage.addPresses((press) => takePress(latest.current, press)), [stage]);
}
