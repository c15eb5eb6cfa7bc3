import { cornerFields, cornerLength, drawPath } from '../curves/path.ts';
import type { Entity } from './entity.ts';
import type { Draw } from './kind.ts';

const closedFlag = 1;

/** Which number of a corner stands under this code. */
const fieldOf = (code: number): number => {
  if (code === 20) return cornerFields.y;
  if (code === 42) return cornerFields.bulge;
  return code === 40 ? cornerFields.startWidth : cornerFields.endWidth;
};
/** Corners of a light polyline: what follows an x (10) belongs to its corner. */
export const drawLightPolyline: Draw = (entity, { pen }) => {
  const { list } = entity;
  const width = entity.number(43);
  const corners: number[] = [];
  for (let place = 0; place < list.length; place += 1) {
    const code = list.code(place);
    if (code === 10) corners.push(list.value(place), 0, 0, width, width);
    else if (corners.length > 0) corners[corners.length - cornerLength + fieldOf(code)] = list.value(place);
  }
  pen.plane(entity.normal(), entity.number(38));
  return drawPath(pen, corners, (entity.number(70) & closedFlag) !== 0);
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
