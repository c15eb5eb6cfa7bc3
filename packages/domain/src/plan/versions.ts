import { type Problem, type Result, ok, refuse } from '../lib/index.ts';

/** What a publish of a plan holds, as far as points and people care. @spec N12 */
export interface PlanVersion {
  readonly versionId: number;
  /** Entities of the drawing by the name of its layer. */
  readonly layers: Readonly<Record<string, number>>;
  readonly extent: { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number };
}

/** A device on a plan, in the drawing's own units. @spec PLN-04 */
export interface PlanPoint {
  readonly deviceId: number;
  /** The layer of the drawing that it belongs to, and goes with; empty: to none. */
  readonly layer: string;
  readonly x: number;
  readonly y: number;
}

/** What became of the layers of a drawing between two publishes. @spec N12 */
export interface PlanDiff {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** There in both, with another number of entities. */
  readonly changed: readonly string[];
}

/** The layers that came, went, or hold another number of entities. @spec N12 */
export const comparePlans = (from: PlanVersion, to: PlanVersion): PlanDiff => {
  const has = (version: PlanVersion, name: string) => Object.hasOwn(version.layers, name);
  return {
    added: Object.keys(to.layers).filter((name) => !has(from, name)),
    removed: Object.keys(from.layers).filter((name) => !has(to, name)),
    changed: Object.keys(to.layers).filter((name) => has(from, name) && from.layers[name] !== to.layers[name]),
  };
};

/** Why a point has no place on the plan: by the new publish, or because its device was moved elsewhere. @spec N12 */
export const orphanReasons = ['layerGone', 'outside', 'moved'] as const;
export type OrphanReason = (typeof orphanReasons)[number];

/** What stands on a drawing: a device, or something marked. */
type Standing = Pick<PlanPoint, 'layer' | 'x' | 'y'>;

/** Every point once: in its place, or without one. @spec N12 */
export interface CarriedPoints<Point extends Standing = PlanPoint> {
  readonly carried: readonly Point[];
  readonly orphans: readonly { readonly point: Point; readonly reason: OrphanReason }[];
}

/**
 * Device points, and what else is marked on a plan, carried over to a new publish: each stays where it was, or is listed as an orphan with the reason; none is lost and
 * none is moved by guessing.
 * @param shift how far the new drawing's origin lies from the old one's, where it was moved
 * @spec N12 PLN-04
 */
export const carryPoints = <Point extends Standing>(
  points: readonly Point[],
  to: Pick<PlanVersion, 'layers' | 'extent'>,
  shift: { readonly x: number; readonly y: number } = { x: 0, y: 0 },
): CarriedPoints<Point> => {
  const carried: Point[] = [];
  const orphans: { point: Point; reason: OrphanReason }[] = [];
  const { minX, minY, maxX, maxY } = to.extent;
  for (const point of points) {
    const moved = { ...point, x: point.x + shift.x, y: point.y + shift.y };
    if (point.layer !== '' && !Object.hasOwn(to.layers, point.layer)) orphans.push({ point, reason: 'layerGone' });
    else if (moved.x >= minX && moved.x <= maxX && moved.y >= minY && moved.y <= maxY) carried.push(moved);
    else orphans.push({ point, reason: 'outside' });
  }
  return { carried, orphans };
};

/**
 * Why a set of points cannot be saved: a device twice, one that is not there for whoever saves, or a place that is none.
 * @param isKnown whether there is such a device in their reach
 * @spec PLN-04
 */
export const checkPoints = (
  points: readonly PlanPoint[],
  isKnown: (deviceId: number) => boolean,
): Problem | undefined => {
  const seen = new Set<number>();
  for (const [at, { deviceId, x, y }] of points.entries()) {
    const field = `points.${at}`;
    if (!Number.isFinite(x) || !Number.isFinite(y)) return { code: 'form.number', field };
    if (!isKnown(deviceId)) return { code: 'plan.point.device', field, args: { device: deviceId } };
    if (seen.has(deviceId)) return { code: 'plan.point.twice', field, args: { device: deviceId } };
    seen.add(deviceId);
  }
  return undefined;
};

/** What became of the devices on a plan between two sets of points, by device. @spec N12 */
export const comparePoints = (
  before: readonly PlanPoint[],
  after: readonly PlanPoint[],
): { readonly added: readonly number[]; readonly removed: readonly number[]; readonly moved: readonly number[] } => {
  const was = new Map(before.map((point) => [point.deviceId, point]));
  const is = new Map(after.map((point) => [point.deviceId, point]));
  const isElsewhere = (one: PlanPoint, other: PlanPoint) =>
    one.x !== other.x || one.y !== other.y || one.layer !== other.layer;
  const both = [...is].flatMap(([deviceId, point]) => {
    const old = was.get(deviceId);
    return old && isElsewhere(old, point) ? [deviceId] : [];
  });
  return {
    added: [...is.keys()].filter((deviceId) => !was.has(deviceId)),
    removed: [...was.keys()].filter((deviceId) => !is.has(deviceId)),
    moved: both,
  };
};

/**
 * The history after a roll-back: the old version once more, as the newest, under a number of its own; nothing is taken out.
 * @param history newest first
 * @spec N12 PLN-03
 */
export const rollBack = (
  history: readonly PlanVersion[],
  versionId: number,
  newVersionId: number,
): Result<readonly PlanVersion[]> => {
  const old = history.find((version) => version.versionId === versionId);
  if (!old) return refuse({ code: 'plan.version.gone' });
  if (old === history[0]) return refuse({ code: 'plan.version.isNewest' });
  return ok([{ ...old, versionId: newVersionId }, ...history]);
};
