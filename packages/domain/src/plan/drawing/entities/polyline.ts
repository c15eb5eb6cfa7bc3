import { drawPath } from '../curves/path.ts';
import type { Entity } from './entity.ts';
import type { Draw } from './kind.ts';

const closedFlag = 1;

/** Corners of a light polyline: what follows an x (10) belongs to its corner. */
export const drawLightPolyline: Draw = (entity, { pen }) => {
  const { list } = entity;
  const width = entity.number(43);
  const xs: number[] = [];
  const ys: number[] = [];
  const bulges: number[] = [];
  const startWidths: number[] = [];
  const endWidths: number[] = [];
  for (let place = 0; place < list.length; place += 1) {
    const value = list.value(place);
    const last = xs.length - 1;
    switch (list.code(place)) {
      case 10:
        xs.push(value);
        ys.push(0);
        bulges.push(0);
        startWidths.push(width);
        endWidths.push(width);
        break;
      case 20:
        if (last >= 0) ys[last] = value;
        break;
      case 40:
        if (last >= 0) startWidths[last] = value;
        break;
      case 41:
        if (last >= 0) endWidths[last] = value;
        break;
      case 42:
        if (last >= 0) bulges[last] = value;
        break;
      default:
    }
  }
  pen.plane(entity.normal(), entity.number(38));
  const isClosed = (entity.number(70) & closedFlag) !== 0;
  return drawPath(pen, { xs, ys, bulges, startWidths, endWidths, isClosed });
};

/** Corners after a leader's own tags: straight lines, without its arrow. */
export const pointsOf = (entity: Entity, code: number): { xs: number[]; ys: number[] } => {
  const { list } = entity;
  const xs: number[] = [];
  const ys: number[] = [];
  for (let place = 0; place < list.length; place += 1) {
    if (list.code(place) === code) {
      xs.push(list.value(place));
      ys.push(0);
    } else if (list.code(place) === code + 10 && ys.length > 0) ys[ys.length - 1] = list.value(place);
  }
  return { xs, ys };
};
