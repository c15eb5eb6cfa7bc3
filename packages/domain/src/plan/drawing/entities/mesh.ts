import { lossBits, notDrawn } from '../loss.ts';
import type { Draw } from './kind.ts';
import { pointsOf } from './polyline.ts';

/** The edges of a mesh's faces (93: how many numbers follow; each face is its count of corners, then the corners). */
export const drawMesh: Draw = (entity, { pen }) => {
  const { list } = entity;
  const { xs, ys } = pointsOf(entity, 10);
  const { codes, values } = list;
  const corner = (place: number): number => values[place] ?? 0;
  let place = 0;
  while (place < list.length && codes[place] !== 93) place += 1;
  const end = Math.min(list.length, place + 1 + corner(place));
  place += 1;
  pen.flat();
  while (place < end) {
    const count = corner(place);
    // a broken count must neither stand still nor run away
    if (!(count >= 1) || place + count >= end + 0.5) break;
    for (let side = 0; side < count; side += 1) {
      const [from, to] = [corner(place + 1 + side), corner(place + 1 + ((side + 1) % count))];
      pen.line(xs[from] ?? NaN, ys[from] ?? NaN, xs[to] ?? NaN, ys[to] ?? NaN);
    }
    place += 1 + Math.floor(count);
  }
  return xs.length > 0 ? 0 : lossBits.badNumbers | notDrawn;
};

const isClosed = 2;

/** Parallel lines: each corner (11) has a direction across (13), and for each line how far along it (the first 41 after its 74). */
export const drawMultiline: Draw = (entity, { pen }) => {
  const { list } = entity;
  const rows: { x: number; y: number; mx: number; my: number; offsets: number[] }[] = [];
  let isFirst = false;
  const { length, codes, values } = list;
  for (let place = 0; place < length; place += 1) {
    const [code, value] = [codes[place], values[place] ?? 0];
    const row = rows.at(-1);
    if (code === 11) rows.push({ x: value, y: 0, mx: 0, my: 0, offsets: [] });
    else if (!row) continue;
    else if (code === 21) row.y = value;
    else if (code === 13) row.mx = value;
    else if (code === 23) row.my = value;
    else if (code === 74) isFirst = true;
    else if (code === 41 && isFirst) {
      row.offsets.push(value);
      isFirst = false;
    }
  }
  pen.flat();
  const closing = (entity.number(71) & isClosed) !== 0 ? rows.length : rows.length - 1;
  for (let place = 0; place < closing; place += 1) {
    const [from, to] = [rows[place], rows[(place + 1) % rows.length]];
    if (!from || !to) continue;
    from.offsets.forEach((offset, line) => {
      const other = to.offsets[line] ?? offset;
      pen.line(from.x + from.mx * offset, from.y + from.my * offset, to.x + to.mx * other, to.y + to.my * other);
    });
  }
  return rows.length > 1 ? lossBits.simplified : lossBits.badNumbers | notDrawn;
};
