import { type Ring, readBoundary } from '../hatch/boundary.ts';
import { fillRings } from '../hatch/fill.ts';
import { drawPattern, readPattern } from '../hatch/pattern.ts';
import { lossBits, notDrawn } from '../loss.ts';
import type { Pen } from '../pen.ts';
import type { Draw } from './kind.ts';

/** How islands are taken (75): every second one, only the outermost, or not at all. */
const styles = { outermost: 1, ignored: 2 } as const;
const isExternal = 1;
const isOutermost = 16;

/** The rings that count by the style of the hatch; all of them when no flag says which. */
const ringsFor = (rings: readonly Ring[], style: number): readonly Ring[] => {
  let wanted = 0;
  if (style === styles.outermost) wanted = isExternal | isOutermost;
  if (style === styles.ignored) wanted = isExternal;
  const kept = wanted === 0 ? rings : rings.filter(({ flags }) => (flags & wanted) !== 0);
  return kept.length > 0 ? kept : rings;
};

const drawOutline = (pen: Pen, rings: readonly Ring[]): void => {
  for (const { xs, ys } of rings) {
    pen.moveTo(xs.at(-1) ?? 0, ys.at(-1) ?? 0);
    xs.forEach((x, place) => pen.lineTo(x, ys[place] ?? 0));
  }
};

const isNumber = ({ xs, ys }: Ring): boolean => xs.every(Number.isFinite) && ys.every(Number.isFinite);

/** Filled, or with the lines of its pattern; by its outline when those would be too many. */
export const drawHatch: Draw = (entity, { pen, takePatternLines }) => {
  const boundary = readBoundary(entity.list);
  const rings = ringsFor(boundary.rings, entity.number(75));
  if (rings.length === 0 || !rings.every(isNumber)) return lossBits.badNumbers | notDrawn;
  pen.plane(entity.normal(), entity.number(30));
  for (const { xs, ys } of rings) xs.forEach((x, place) => pen.reach(x, ys[place] ?? 0));
  const isGradient = entity.number(450) === 1;
  const curved = boundary.isCurved || isGradient ? lossBits.simplified : 0;
  const isDrawn =
    entity.number(70) === 1 || isGradient
      ? fillRings(pen, rings)
      : drawPattern(pen, rings, readPattern(entity.list, boundary.end), takePatternLines);
  if (!isDrawn) drawOutline(pen, rings);
  return isDrawn ? curved : lossBits.simplified;
};
