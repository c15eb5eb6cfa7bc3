import type { AlarmLevel } from '@fireline/domain/alarm';
import { type PlanFrame, type PlanPosition, type ScreenPosition, toScreen } from '../../PlanCanvas/index.ts';

/** The eight ways out of the picture. */
export const sides = ['top', 'topRight', 'right', 'bottomRight', 'bottom', 'bottomLeft', 'left', 'topLeft'] as const;
export type Side = (typeof sides)[number];

/** Alarms that lie outside the picture on one side. */
export interface OutOfSight<Point> {
  readonly side: Side;
  readonly count: number;
  readonly worst: AlarmLevel;
  readonly isCritical: boolean;
  /** The worst of them; of equals the nearest. */
  readonly point: Point;
}

interface Alarmed<Point> {
  readonly point: Point;
  readonly level: AlarmLevel;
  readonly isCritical: boolean;
}

const sideOf = ({ left, top }: ScreenPosition, { width, height }: PlanFrame['size']): Side | undefined => {
  const across = left < 0 ? 'Left' : left > width ? 'Right' : '';
  const down = top < 0 ? 'top' : top > height ? 'bottom' : '';
  if (across === '' && down === '') return undefined;
  return (down === '' ? across.toLowerCase() : `${down}${across}`) as Side;
};

/**
 * What lies outside the picture, by side; each alarmed point once.
 * @spec N07 N09
 */
export function outOfSight<Point extends PlanPosition>(
  alarmed: readonly Alarmed<Point>[],
  { view, size }: PlanFrame,
): readonly OutOfSight<Point>[] {
  const found = new Map<Side, OutOfSight<Point> & { readonly away: number }>();
  if (size.width === 0 || size.height === 0) return [];
  for (const { point, level, isCritical } of alarmed) {
    const side = sideOf(toScreen(view, size, point), size);
    if (!side) continue;
    const away = Math.hypot(point.x - view.x, point.y - view.y);
    const before = found.get(side);
    const isWorse = !before || level < before.worst || (level === before.worst && away < before.away);
    found.set(side, {
      side,
      count: (before?.count ?? 0) + 1,
      isCritical: isCritical || (before?.isCritical ?? false),
      ...(isWorse ? { worst: level, point, away } : { worst: before.worst, point: before.point, away: before.away }),
    });
  }
  return sides.flatMap((side) => found.get(side) ?? []);
}

/** How an arrow key points, y upwards. */
export const ways = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
} as const satisfies Readonly<Record<string, PlanPosition>>;
export type Way = keyof typeof ways;
export const isWay = (key: string): key is Way => Object.hasOwn(ways, key);

/**
 * The next point that way: what lies straight ahead counts as nearer than what lies aside; undefined when there is none. Points at
 * the very same place are gone through in their order, so that every one is reached.
 */
export function nextThatWay<Point extends PlanPosition>(
  points: readonly Point[],
  from: Point,
  way: Way,
): Point | undefined {
  const { x: wx, y: wy } = ways[way];
  const isForward = wx > 0 || wy < 0;
  const same = points.filter(({ x, y }) => x === from.x && y === from.y);
  const beside = same[same.indexOf(from) + (isForward ? 1 : -1)];
  if (beside && same.includes(from)) return beside;
  let best: Point | undefined;
  let least = Infinity;
  for (const point of points) {
    const [dx, dy] = [point.x - from.x, point.y - from.y];
    const ahead = dx * wx + dy * wy;
    const aside = Math.abs(dx * wy) + Math.abs(dy * wx);
    if (ahead <= 0 || aside > ahead * 2) continue;
    const far = ahead + aside * 2;
    // of several at one place the end is entered that comes first this way
    if (far < least || (far === least && !isForward)) [best, least] = [point, far];
  }
  return best;
}
