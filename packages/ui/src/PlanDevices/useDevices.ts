import {
  type PlanMark,
  type PlanMode,
  type PlanResource,
  type SpreadStep,
  markOf as markOfAlarms,
  nearestTo,
  planPointWords,
  resourcesAmong,
  spreadAt,
} from '@fireline/domain/plan';
import { type RefObject, useCallback, useMemo, useState } from 'react';
import { useWords } from '../lib/index.ts';
import { type PlanStage, toPlan, toScreen } from '../PlanCanvas/index.ts';
import type { AlarmedPoint } from './editing/Arrows.tsx';
import { useMetres } from './panel/DeviceCard.tsx';
import { type PlanAlarm, type PlanDevice, type PlanDevicePoint, isCamera } from './points.ts';
import { type Gesture, type Scene, type WayLines, keptSpacing, ranksOf } from './picture/scene.ts';
import { useBlink } from './picture/useBlink.ts';
import { useDrawnScene } from './picture/useDrawnScene.ts';
import { useHeldAlarms } from './useHeldAlarms.ts';
import { type Placing, type PlacingProps, usePlacing } from './editing/usePlacing.ts';
import { usePresses } from './usePresses.ts';
import { planDevicesWords } from './words.ts';

export interface DevicesProps extends PlacingProps {
  readonly stage: PlanStage;
  readonly root: RefObject<HTMLElement | null>;
  readonly mode: PlanMode;
  /** There is a picture of the plan. */
  readonly isSeen: boolean;
  readonly resources: readonly PlanResource[];
  readonly spread: { readonly steps: readonly SpreadStep[]; readonly atMs: number } | undefined;
}

/** What is open beside the current point. */
export type Opened = 'card' | 'stack';

const noAlarms: readonly PlanAlarm[] = [];
const noPoints: readonly PlanDevicePoint[] = [];
/** Nearer than this, a point that was searched for is to be seen with its name. */
const goToSpacingPx = 72;
const insetPx = 48;

/** Marks of the points, by place in the list. */
function useMarks(shown: readonly PlanDevicePoint[], held: ReadonlyMap<number, readonly PlanAlarm[]>) {
  return useMemo(() => {
    const marks: (PlanMark | undefined)[] = [];
    const alarmed: AlarmedPoint[] = [];
    for (const point of shown) {
      const alarms = held.get(point.deviceId);
      const mark = alarms && markOfAlarms(alarms);
      marks.push(mark);
      if (mark) alarmed.push({ point, mark });
    }
    return { marks, alarmed };
  }, [shown, held]);
}

function useGone(spread: DevicesProps['spread']): ReadonlyMap<number, SpreadStep> | undefined {
  const { steps, atMs } = spread ?? {};
  return useMemo(
    () => steps && new Map(spreadAt(steps, atMs ?? 0).map((step) => [step.deviceId, step])),
    [steps, atMs],
  );
}

/** Lines to what is nearest, while the card of an alarmed device is open. */
function useNearest(props: DevicesProps, current: PlanDevicePoint | undefined, isAsked: boolean) {
  const t = useWords(planDevicesWords, planPointWords);
  const metresOf = useMetres();
  const { points, resources, stage } = props;
  const isOn = isAsked && current !== undefined;
  const nearest = useMemo(
    () =>
      isOn && current ? nearestTo(current, [...resources, ...resourcesAmong(points)], stage.metresPerUnit) : undefined,
    [isOn, current, resources, points, stage],
  );
  const lines = useMemo<WayLines | undefined>(
    () =>
      nearest && current
        ? {
            from: current,
            ways: nearest.map((way) => ({
              way,
              label: t('PlanDevices.wayLabel', { kind: t(`plan.nearest.${way.kind}`), metres: metresOf(way) }),
            })),
          }
        : undefined,
    [nearest, current, t, metresOf],
  );
  return { nearest, lines };
}

/** Moves the view so that the point is in it, near enough to be told from its neighbours when `isNear`. */
function show(stage: PlanStage, point: { readonly x: number; readonly y: number }, nearScale: number | undefined) {
  const { view, size } = stage.frame();
  const { left, top } = toScreen(view, size, point);
  const isIn = left > insetPx && top > insetPx && left < size.width - insetPx && top < size.height - insetPx;
  const scale = Math.max(view.scale, nearScale ?? 0);
  if (!isIn || scale > view.scale) stage.goTo({ x: point.x, y: point.y, scale });
}

/** Which point is the current one, and what is open beside it. */
function useCurrent(shown: readonly PlanDevicePoint[]) {
  const [currentId, setCurrentId] = useState<number | undefined>();
  const [opened, setOpened] = useState<Opened | undefined>();
  const [stackIds, setStackIds] = useState<readonly number[]>([]);
  const [hoveredIds, setHoveredIds] = useState<readonly number[]>([]);
  // a few are sought among many that change all the time: an index would be made anew each time
  const pointOf = (id: number): PlanDevicePoint | undefined => shown.find(({ deviceId }) => deviceId === id);
  const pointsOf = (ids: readonly number[]): readonly PlanDevicePoint[] =>
    ids.length === 0 ? noPoints : ids.flatMap((id) => pointOf(id) ?? []);
  return {
    current: currentId === undefined ? undefined : pointOf(currentId),
    setCurrentId,
    opened,
    setOpened,
    /** Its card, or the list of several; nothing for none. */
    open: (found: readonly PlanDevicePoint[]): void => {
      const [first] = found;
      if (!first) return setOpened(undefined);
      setCurrentId(first.deviceId);
      setStackIds(found.map(({ deviceId }) => deviceId));
      setOpened(found.length > 1 ? 'stack' : 'card');
    },
    stack: pointsOf(stackIds),
    hovered: pointsOf(hoveredIds),
    hover: (found: readonly PlanDevicePoint[]): void => setHoveredIds((before) => sameIds(before, found)),
  };
}

/** The ids before, where they are the same: then nothing is drawn anew. */
const sameIds = (before: readonly number[], found: readonly PlanDevicePoint[]): readonly number[] =>
  before.length === found.length && before.every((id, at) => id === found[at]?.deviceId)
    ? before
    : found.map(({ deviceId }) => deviceId);

/** How devices are marked: by the alarms that are held, or by the moment of a replay. */
function useMarking({ points, spread, mode }: DevicesProps, shown: readonly PlanDevicePoint[]) {
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  const held = useHeldAlarms(points, seen);
  const { marks, alarmed } = useMarks(shown, held);
  const gone = useGone(spread);
  const ranks = useMemo(() => ranksOf(shown, marks, gone), [shown, marks, gone]);
  const isDim = useBlink(mode === 'monitor' && !spread && alarmed.some(({ mark }) => mark.isCritical));
  const markOf = useCallback(
    (deviceId: number): PlanMark | undefined => {
      const alarms = held.get(deviceId);
      return alarms && markOfAlarms(alarms);
    },
    [held],
  );
  return {
    held,
    marks,
    alarmed,
    gone,
    ranks,
    isDim,
    markOf,
    alarmsOf: (deviceId: number): readonly PlanAlarm[] => held.get(deviceId) ?? noAlarms,
    see: (alarmId: number) => setSeen((before) => new Set(before).add(alarmId)),
  };
}

/** Goes to points and places devices, and puts the focus where keys go on. */
function useMoves(props: DevicesProps, placing: Placing, at: ReturnType<typeof useCurrent>, spacing: number) {
  const { stage, root, mode, isSeen } = props;
  const focusCursor = (): void => root.current?.querySelector<HTMLElement>('[data-cursor]')?.focus();
  const focusOn = (deviceId: number): void => {
    at.setCurrentId(deviceId);
    // the button of the point is drawn with the next render
    requestAnimationFrame(focusCursor);
  };
  const goTo = (point: PlanDevicePoint): void => {
    at.setCurrentId(point.deviceId);
    const nearScale = Number.isFinite(spacing) && spacing > 0 ? goToSpacingPx / spacing : undefined;
    show(stage, point, nearScale);
    if (mode === 'edit' && isSeen) placing.act({ type: 'select', deviceIds: [point.deviceId] });
    else at.open([point]);
  };
  const place = (device: PlanDevice, to?: { readonly clientX: number; readonly clientY: number }): void => {
    const box = root.current?.getBoundingClientRect();
    const { view, size } = stage.frame();
    const screen = to && box ? { left: to.clientX - box.left, top: to.clientY - box.top } : undefined;
    if (screen && (screen.left < 0 || screen.top < 0 || screen.left > size.width || screen.top > size.height)) return;
    const { x, y } = screen ? toPlan(view, size, screen) : view;
    const { deviceId } = device;
    const rotation = isCamera(device) ? { rotationDeg: 0 } : {};
    placing.act({ type: 'place', point: { deviceId, layer: '', x, y, ...rotation } });
    focusOn(deviceId);
  };
  return { focusCursor, focusOn, goTo, place };
}

/** All that the layer knows and does, for its parts. */
export function useDevices(props: DevicesProps) {
  const { stage, root, points, mode, isSeen } = props;
  // nothing can be placed on a plan that is not there; what is not saved yet waits
  const isEditing = mode === 'edit' && isSeen;
  const placing = usePlacing(props);
  const shown = isEditing ? placing.shown : points;
  const marking = useMarking(props, shown);
  const at = useCurrent(shown);
  const { current, opened } = at;
  const isAlarmed = current !== undefined && marking.held.has(current.deviceId);
  const { nearest, lines } = useNearest(props, current, mode === 'monitor' && isSeen && opened === 'card' && isAlarmed);
  const [gesture, setGesture] = useState<Gesture | undefined>();
  const chosen = placing.edit.selected;
  const selected = useMemo(
    () => new Set(isEditing ? chosen : opened && current ? [current.deviceId] : []),
    [isEditing, chosen, opened, current],
  );
  const { marks, ranks, gone, isDim } = marking;
  const scene = useMemo<Scene>(
    () => ({
      points: shown,
      marks,
      ranks,
      spacing: keptSpacing(shown),
      isGrouped: !isEditing,
      selected,
      gesture,
      lines,
      gone,
      isDim,
    }),
    [shown, marks, ranks, isEditing, selected, gesture, lines, gone, isDim],
  );
  const picture = useDrawnScene(stage, root, scene);
  const moves = useMoves(props, placing, at, scene.spacing);
  usePresses({
    stage,
    picture,
    scene,
    isEditing,
    act: placing.act,
    onGesture: setGesture,
    onPress: at.open,
    onHover: at.hover,
    onGrabbed: ({ deviceId }) => moves.focusOn(deviceId),
  });
  return {
    ...marking,
    ...at,
    ...moves,
    placing,
    isEditing,
    scene,
    nearest,
    nameOf: (deviceId: number): string =>
      [...points, ...props.tray].find((device) => device.deviceId === deviceId)?.name ?? String(deviceId),
    show: (point: { readonly x: number; readonly y: number }) => show(stage, point, undefined),
  };
}
export type Devices = ReturnType<typeof useDevices>;
