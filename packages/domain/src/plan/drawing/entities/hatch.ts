import { type Rings, readBoundary } from '../hatch/boundary.ts';
import { fillRings } from '../hatch/fill.ts';
import { drawPattern } from '../hatch/pattern.ts';
import { lossBits, notDrawn } from '../loss.ts';
import type { Pen } from '../pen.ts';
import type { Draw } from './kind.ts';

/** How islands are taken (75): every second one, only the outermost, or not at all. */
const styles = { outermost: 1, ignored: 2 } as const;
const isExternal = 1;
const isOutermost = 16;

/** The rings that count by the style of the hatch; all of them when no flag says which. */
const ringsFor = ({ points, rings }: Rings, style: number): Rings => {
  let wanted = 0;
  if (style === styles.outermost) wanted = isExternal | isOutermost;
  if (style === styles.ignored) wanted = isExternal;
  const kept = wanted === 0 ? rings : rings.filter(({ flags }) => (flags & wanted) !== 0);
  return { points, rings: kept.length > 0 ? kept : rings };
};

const drawOutline = (pen: Pen, { points, rings }: Rings): void => {
  for (const { from, to } of rings) pen.polyline(points.subarray(from * 2, to * 2), to - from, 2, true);
};

const areNumbers = ({ points, rings }: Rings): boolean => {
  for (const { from, to } of rings)
    for (let at = from * 2; at < to * 2; at += 1) if (!Number.isFinite(points[at])) return false;
  return true;
};
/** Filled, or with the lines of its pattern; by its outline when those would be too many. */
export const drawHatch: Draw = (entity, { pen, takePatternLines, spend }) => {
  const boundary = readBoundary(entity.list);
  const rings = ringsFor(boundary, entity.number(75));
  if (rings.rings.length === 0 || !areNumbers(rings)) return lossBits.badNumbers | notDrawn;
  pen.plane(entity.normal(), entity.number(30));
  for (const { from, to } of rings.rings) pen.reachAll(rings.points, from, to);
  const isGradient = entity.number(450) === 1;
  const curved = boundary.isCurved || isGradient ? lossBits.simplified : 0;
  const isDrawn =
    entity.number(70) === 1 || isGradient
      ? fillRings(pen, rings, spend)
      : drawPattern(pen, rings, { list: entity.list, from: boundary.end, takeLines: takePatternLines, spend });
  if (!isDrawn) drawOutline(pen, rings);
  return isDrawn ? curved : lossBits.simplified;
};
