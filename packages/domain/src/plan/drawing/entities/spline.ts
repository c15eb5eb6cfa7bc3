import { fittedSpline } from '../curves/fit.ts';
import { type Spline, alongSpline, clampedKnots } from '../curves/spline.ts';
import { lossBits, notDrawn } from '../loss.ts';
import type { Entity } from './entity.ts';
import type { Draw } from './kind.ts';
import { pointsOf } from './polyline.ts';

const valuesOf = ({ list }: Entity, code: number): number[] => {
  const { length, codes, values } = list;
  const found: number[] = [];
  for (let place = 0; place < length; place += 1) if (codes[place] === code) found.push(values[place] ?? 0);
  return found;
};

/** By its control points, weighted or not; by its fit points when it has no others. */
const splineOf = (entity: Entity): Spline | undefined => {
  const { xs, ys } = pointsOf(entity, 10);
  const degree = entity.number(71, 3);
  if (xs.length > degree) {
    const knots = valuesOf(entity, 40);
    return {
      degree,
      xs,
      ys,
      knots: knots.length > 0 ? knots : clampedKnots(xs.length, degree),
      weights: valuesOf(entity, 41),
    };
  }
  const fit = pointsOf(entity, 11);
  return fittedSpline(fit.xs, fit.ys);
};

export const drawSpline: Draw = (entity, { pen }) => {
  pen.flat();
  const spline = splineOf(entity);
  const isDrawn =
    spline !== undefined &&
    alongSpline(spline, (x, y, place) => {
      if (place === 0) pen.moveTo(x, y);
      else pen.lineTo(x, y);
    });
  return isDrawn ? lossBits.simplified : lossBits.badNumbers | notDrawn;
};
