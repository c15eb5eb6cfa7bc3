import { plainText, soughtWords } from '@fireline/domain/lib';
import type { LinePoint } from '@fireline/domain/inspection';

/** A point that an inspector can walk to, and where it is. */
export interface RoutePoint extends LinePoint {
  readonly building?: string;
  readonly floor?: string;
  /** How long it takes, as far as that is known. */
  readonly minutes?: number;
}

export interface PointGroup<Point extends RoutePoint = RoutePoint> {
  readonly building: string | undefined;
  readonly floor: string | undefined;
  readonly points: readonly Point[];
}

const isSamePlace = (group: PointGroup, point: RoutePoint): boolean =>
  group.building === point.building && group.floor === point.floor;

/** The points of each floor, floors in the order in which they first come. */
export function groupsOf(points: readonly RoutePoint[]): PointGroup[] {
  const groups = new Map<string, RoutePoint[]>();
  for (const point of points) {
    const key = JSON.stringify([point.building, point.floor]);
    groups.set(key, [...(groups.get(key) ?? []), point]);
  }
  return [...groups.values()].map((here) => ({ building: here[0]?.building, floor: here[0]?.floor, points: here }));
}

/** The points whose name, building and floor have every typed word in them. */
export function foundPoints(points: readonly RoutePoint[], query: string): readonly RoutePoint[] {
  const words = soughtWords(query);
  return points.filter(({ name, building = '', floor = '' }) => {
    const text = plainText(`${name} ${building} ${floor}`);
    return words.every((word) => text.includes(word));
  });
}

/** A stretch of the route on one floor. */
export interface Leg extends PointGroup {
  /** Of its first point, from 1. */
  readonly from: number;
  /** Undefined as soon as one point's time is not known: a sum that leaves some out would be taken for the whole. */
  readonly minutes: number | undefined;
}

/** The sum where every time is known. */
export const minutesOf = (points: readonly RoutePoint[]): number | undefined =>
  points.reduce<number | undefined>((sum, { minutes }) => {
    if (sum === undefined || minutes === undefined || !(minutes >= 0)) return undefined;
    return sum + minutes;
  }, 0);

/** The route as it is walked, floor by floor; a floor that is come back to is a leg of its own. */
export function legsOf(route: readonly RoutePoint[]): Leg[] {
  const legs: { from: number; points: RoutePoint[] }[] = [];
  let last: PointGroup | undefined;
  route.forEach((point, at) => {
    if (last && isSamePlace(last, point)) legs.at(-1)?.points.push(point);
    else legs.push({ from: at + 1, points: [point] });
    last = { building: point.building, floor: point.floor, points: [] };
  });
  return legs.map(({ from, points }) => ({
    from,
    points,
    building: points[0]?.building,
    floor: points[0]?.floor,
    minutes: minutesOf(points),
  }));
}

/**
 * Where a row that is dragged to `y` comes to stand once it is taken out: behind every other row whose middle is above.
 * @example placeAt([10, 30, 50], 35, 0) // 1
 */
export const placeAt = (middles: readonly number[], y: number, from: number): number =>
  middles.filter((middle, at) => at !== from && middle < y).length;
