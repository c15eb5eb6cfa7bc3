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
import { useMetres } from './DeviceCard.tsx';
import type { PlanAlarm, PlanDevice, PlanDevicePoint } from './points.ts';
import { isCamera } from './points.ts';
import { type Gesture, type Scene, type WayLines, keptSpacing, ranksOf } from './scene.ts';
import { useBlink } from './useBlink.ts';
import { useDrawnScene } from './useDrawnScene.ts';
import { useHeldAlarms } from './useHeldAlarms.ts';
import { type PlacingProps, usePlacing } from './usePlacing.ts';
import { usePresses } from './usePresses.ts';
import { planDevicesWords } from './words.ts';

export interface DevicesProps extends PlacingProps {
  readonly stage: PlanStage;
  readonly root: RefObject<HTMLElement | null>;
  readonly mode: PlanMode;
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
    const marks = shown.map(({ deviceId }) => {
      const alarms = held.get(deviceId);
      return alarms && markOfAlarms(alarms);
    });
    const alarmed = shown.flatMap((point, at) => {
      const mark = marks[at];
      return mark ? [{ point, mark }] : [];
    });
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
    // metresOf is made anew in each render and says the same for the same language
    // oxlint-disable-next-line react/exhaustive-deps
    [nearest, current, t],
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

export function useDevices(props: DevicesProps) {
  const { stage, root, points, mode, spread } = props;
  const isEditing = mode === 'edit';
  const placing = usePlacing(props);
  const shown = isEditing ? placing.shown : points;
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  const held = useHeldAlarms(points, seen);
  const { marks, alarmed } = useMarks(shown, held);
  const gone = useGone(spread);
  const ranks = useMemo(() => ranksOf(shown, marks, gone), [shown, marks, gone]);
  const byId = useMemo(() => new Map(shown.map((point) => [point.deviceId, point])), [shown]);
  const [currentId, setCurrentId] = useState<number | undefined>();
  const [opened, setOpened] = useState<Opened | undefined>();
  const [stackIds, setStackIds] = useState<readonly number[]>([]);
  const [hoveredIds, setHoveredIds] = useState<readonly number[]>([]);
  const [gesture, setGesture] = useState<Gesture | undefined>();
  const current = currentId === undefined ? undefined : byId.get(currentId);
  const markOf = useCallback(
    (deviceId: number): PlanMark | undefined => {
      const alarms = held.get(deviceId);
      return alarms && markOfAlarms(alarms);
    },
    [held],
  );
  const isAlarmed = current !== undefined && held.has(current.deviceId);
  const { nearest, lines } = useNearest(props, current, mode === 'monitor' && opened === 'card' && isAlarmed);
  const isDim = useBlink(mode === 'monitor' && !spread && alarmed.some(({ mark }) => mark.isCritical));
  const selected = useMemo(
    () => new Set(isEditing ? placing.edit.selected : opened && current ? [current.deviceId] : []),
    [isEditing, placing.edit.selected, opened, current],
  );
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
      metresPerUnit: stage.metresPerUnit,
    }),
    [shown, marks, ranks, isEditing, selected, gesture, lines, gone, isDim, stage],
  );
  const picture = useDrawnScene(stage, root, scene);

  const open = (found: readonly PlanDevicePoint[]): void => {
    const [first] = found;
    if (!first) return setOpened(undefined);
    setCurrentId(first.deviceId);
    setStackIds(found.map(({ deviceId }) => deviceId));
    setOpened(found.length > 1 ? 'stack' : 'card');
  };
  const focusCursor = (): void => root.current?.querySelector<HTMLElement>('[data-cursor]')?.focus();
  usePresses({
    stage,
    picture,
    scene,
    isEditing,
    act: placing.act,
    onGesture: setGesture,
    onPress: open,
    onHover: (found) =>
      setHoveredIds((before) =>
        before.length === found.length && before.every((id, at) => id === found[at]?.deviceId)
          ? before
          : found.map(({ deviceId }) => deviceId),
      ),
    onGrabbed: ({ deviceId }) => {
      setCurrentId(deviceId);
      // the button of the point is drawn with the next render
      requestAnimationFrame(focusCursor);
    },
  });
  const goTo = (point: PlanDevicePoint): void => {
    setCurrentId(point.deviceId);
    show(stage, point, goToSpacingPx / Math.max(scene.spacing === Infinity ? 1 : scene.spacing, Number.MIN_VALUE));
    if (isEditing) placing.act({ type: 'select', deviceIds: [point.deviceId] });
    else open([point]);
  };
  const place = (device: PlanDevice, at?: { readonly clientX: number; readonly clientY: number }): void => {
    const box = root.current?.getBoundingClientRect();
    const { view, size } = stage.frame();
    const screen = at && box ? { left: at.clientX - box.left, top: at.clientY - box.top } : undefined;
    if (screen && (screen.left < 0 || screen.top < 0 || screen.left > size.width || screen.top > size.height)) return;
    const { x, y } = screen ? toPlan(view, size, screen) : view;
    const { deviceId } = device;
    placing.act({
      type: 'place',
      point: { deviceId, layer: '', x, y, ...(isCamera(device) ? { rotationDeg: 0 } : {}) },
    });
    setCurrentId(deviceId);
    requestAnimationFrame(focusCursor);
  };
  return {
    stage,
    placing,
    isEditing,
    scene,
    alarmed,
    current,
    opened,
    setOpened,
    setCurrentId,
    stack: stackIds.flatMap((id) => byId.get(id) ?? []),
    hovered: hoveredIds.length === 0 ? noPoints : hoveredIds.flatMap((id) => byId.get(id) ?? []),
    listed: selected,
    nearest,
    markOf,
    alarmsOf: (deviceId: number): readonly PlanAlarm[] => held.get(deviceId) ?? noAlarms,
    see: (alarmId: number) => setSeen((before) => new Set(before).add(alarmId)),
    nameOf: (deviceId: number): string =>
      [...points, ...props.tray].find((device) => device.deviceId === deviceId)?.name ?? String(deviceId),
    open,
    goTo,
    place,
    show: (point: { readonly x: number; readonly y: number }) => show(stage, point, undefined),
    focusCursor,
  };
}
export type Devices = ReturnType<typeof useDevices>;
