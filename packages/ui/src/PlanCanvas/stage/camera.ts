import type { Extent } from '@fireline/domain/plan/drawing';
import { type PlanSize, type PlanView, type ScreenPosition, toPlan } from './view.ts';

/** Part of the canvas that a fitted drawing keeps free around it. */
const fitRim = 0.06;
/** How far out one can go, against the whole drawing fitted. */
const furthestOut = 0.25;
/** Single precision has 24 bits: closer than this the drawing's own numbers become steps on the screen. */
const precision = 2 ** 22;

const finite = (value: number, otherwise: number): number => (Number.isFinite(value) ? value : otherwise);

/** The view that shows all of this box. */
export function fittedView({ minX, minY, maxX, maxY }: Extent, { width, height }: PlanSize): PlanView {
  const across = (width * (1 - 2 * fitRim)) / (maxX - minX);
  const up = (height * (1 - 2 * fitRim)) / (maxY - minY);
  const scale = Math.min(finite(across, Infinity), finite(up, Infinity));
  // a point has no size: one unit to the pixel
  return { x: (minX + maxX) / 2, y: (minY + maxY) / 2, scale: scale > 0 ? finite(scale, 1) : 1 };
}

export interface Limits {
  readonly extent: Extent;
  /** What of it lies together, where some of it lies far off. */
  readonly gathered?: Extent | undefined;
}

/**
 * What may be seen of a drawing: neither so far out that it is a speck, nor so close that its numbers are too coarse, nor past its edges. How close is
 * for what lies together: the numbers of what lies far off are coarser.
 */
export function limitView(view: PlanView, { extent, gathered = extent }: Limits, size: PlanSize): PlanView {
  const fitted = fittedView(extent, size);
  const largest = Math.max(...[gathered.minX, gathered.minY, gathered.maxX, gathered.maxY].map(Math.abs));
  const { scale: nearest } = fittedView(gathered, size);
  const closest = Math.max(nearest, largest > 0 ? precision / largest : nearest * 1000);
  const { minX, minY, maxX, maxY } = extent;
  const scale = Math.max(fitted.scale * furthestOut, Math.min(closest, finite(view.scale, fitted.scale)));
  return {
    x: Math.max(minX, Math.min(maxX, finite(view.x, fitted.x))),
    y: Math.max(minY, Math.min(maxY, finite(view.y, fitted.y))),
    scale,
  };
}

/** Nearer or further by a factor; what is at this place of the screen stays there. */
export function zoomedAt(view: PlanView, size: PlanSize, { by, at }: { by: number; at: ScreenPosition }): PlanView {
  const held = toPlan(view, size, at);
  const scale = view.scale * by;
  return {
    x: held.x - (at.left - size.width / 2) / scale,
    y: held.y + (at.top - size.height / 2) / scale,
    scale,
  };
}

/** The view after the plan was pushed by so many CSS pixels. */
export const pannedBy = (view: PlanView, { left, top }: ScreenPosition): PlanView => ({
  ...view,
  x: view.x - left / view.scale,
  y: view.y + top / view.scale,
});

/** Between two views, 0 being the first; the scale goes in even steps, so that it looks like one speed. */
export const viewBetween = (from: PlanView, to: PlanView, part: number): PlanView => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
  scale: from.scale * (to.scale / from.scale) ** part,
});

export const isSameView = (a: PlanView, b: PlanView): boolean => a.x === b.x && a.y === b.y && a.scale === b.scale;
