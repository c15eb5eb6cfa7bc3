import { cornerFields, cornerLength, drawPath } from '../curves/path.ts';
import { grownFloat64 } from '../store/grow.ts';
import type { Entity } from './entity.ts';
import type { Draw } from './kind.ts';

const closedFlag = 1;

/** Which number of a corner stands under this code. */
const fieldOf = (code: number): number => {
  if (code === 20) return cornerFields.y;
  if (code === 42) return cornerFields.bulge;
  return code === 40 ? cornerFields.startWidth : cornerFields.endWidth;
};
const roomKept = 65_536;
/** Corners of the polyline that is drawn now. */
let corners = new Float64Array(256);

/** Corners of a light polyline: what follows an x (10) belongs to its corner. */
export const drawLightPolyline: Draw = (entity, { pen }) => {
  const { length: tagCount, codes, values } = entity.list;
  const width = entity.number(43);
  let length = 0;
  // what one long polyline needed is not kept for all that follow
  if (corners.length > roomKept) corners = new Float64Array(256);
  for (let place = 0; place < tagCount; place += 1) {
    const code = codes[place] ?? 0;
    if (code === 10) {
      corners = grownFloat64(corners, length + cornerLength);
      corners[length] = values[place] ?? 0;
      corners[length + cornerFields.y] = 0;
      corners[length + cornerFields.bulge] = 0;
      corners[length + cornerFields.startWidth] = width;
      corners[length + cornerFields.endWidth] = width;
      length += cornerLength;
    } else if (length > 0) corners[length - cornerLength + fieldOf(code)] = values[place] ?? 0;
  }
  pen.plane(entity.normal(), entity.number(38));
  return drawPath(pen, corners, length / cornerLength, (entity.number(70) & closedFlag) !== 0);
};

/** Corners after a leader's own tags: straight lines, without its arrow. */
export const pointsOf = (entity: Entity, code: number): { xs: number[]; ys: number[] } => {
  const { length, codes, values } = entity.list;
  const xs: number[] = [];
  const ys: number[] = [];
  for (let place = 0; place < length; place += 1) {
    if (codes[place] === code) {
      xs.push(values[place] ?? 0);
      ys.push(0);
    } else if (codes[place] === code + 10 && ys.length > 0) ys[ys.length - 1] = values[place] ?? 0;
  }
  return { xs, ys };
};
