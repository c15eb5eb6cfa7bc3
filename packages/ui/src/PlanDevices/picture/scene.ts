import type { AlarmLevel } from '@fireline/domain/alarm';
import type { Nearest, PlanMark, SpreadStep } from '@fireline/domain/plan';
import type { PlanPosition } from '../../PlanCanvas/index.ts';
import { spacingOf } from '../groups.ts';
import { rankOf } from './look.ts';
import { type PlanDevicePoint, statusOf } from '../points.ts';

/** The nearest resources of an alarm, as lines from it. */
export interface WayLines {
  readonly from: PlanPosition;
  readonly ways: readonly { readonly way: Nearest; readonly label: string }[];
}

/** What somebody is doing with the pointer right now; not yet part of the placing. */
export type Gesture =
  | { readonly type: 'shift'; readonly by: PlanPosition }
  | { readonly type: 'turn'; readonly deviceId: number; readonly rotationDeg: number }
  | { readonly type: 'box'; readonly from: PlanPosition; readonly to: PlanPosition };

/** All that the picture of the points is made of, besides view and colours. */
export interface Scene {
  readonly points: readonly PlanDevicePoint[];
  /** By place in `points`. */
  readonly marks: readonly (PlanMark | undefined)[];
  /** By place in `points`; see `rankOf`. */
  readonly ranks: Uint8Array;
  /** How far apart points are on average, in drawing units. */
  readonly spacing: number;
  /** Points that would hide each other are drawn as one, with their number. */
  readonly isGrouped: boolean;
  readonly selected: ReadonlySet<number>;
  readonly gesture: Gesture | undefined;
  readonly lines: WayLines | undefined;
  /** While a spread is replayed: those that have gone. */
  readonly gone: ReadonlyMap<number, SpreadStep> | undefined;
  readonly isDim: boolean;
}

/** With what only the open drawing knows. */
export interface DrawnScene extends Scene {
  readonly metresPerUnit: number | undefined;
}

/** Ranks of all points, and how the marks look while a spread is replayed: none but those of who has gone. */
export function ranksOf(
  points: readonly PlanDevicePoint[],
  marks: readonly (PlanMark | undefined)[],
  gone: ReadonlyMap<number, SpreadStep> | undefined,
): Uint8Array {
  // by hand: they are made anew with every change, and from() goes by way of an iterator
  const ranks = new Uint8Array(points.length);
  points.forEach((point, index) => {
    const step = gone?.get(point.deviceId);
    ranks[index] = step ? (step.level - 1) * 2 : rankOf(statusOf(point), gone ? undefined : marks[index]);
  });
  return ranks;
}

/** Where a point is drawn: moved along while it is dragged. */
export const placeOf = (point: PlanDevicePoint, { gesture, selected }: Scene): PlanPosition =>
  gesture?.type === 'shift' && selected.has(point.deviceId)
    ? { x: point.x + gesture.by.x, y: point.y + gesture.by.y }
    : point;

export const rotationOf = ({ deviceId, rotationDeg }: PlanDevicePoint, { gesture }: Scene): number | undefined =>
  gesture?.type === 'turn' && gesture.deviceId === deviceId ? gesture.rotationDeg : rotationDeg;

/** The level a point is drawn with, if any. */
export function shownLevel(
  { points, marks, gone }: Scene,
  index: number,
): { readonly level: AlarmLevel | undefined; readonly isOpen: boolean } {
  const point = points[index];
  if (gone) return { level: point && gone.get(point.deviceId)?.level, isOpen: true };
  const mark = marks[index];
  return { level: mark?.level, isOpen: mark?.isOpen ?? false };
}

const spacings = new WeakMap<readonly PlanDevicePoint[], number>();

/** Asked again only for other points. */
export const keptSpacing = (points: readonly PlanDevicePoint[]): number => {
  const known = spacings.get(points) ?? spacingOf(points);
  spacings.set(points, known);
  return known;
};
