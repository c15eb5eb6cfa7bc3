import { cornerLength, drawPath } from '../curves/path.ts';
import { mostListTags } from '../caps.ts';
import { lossBits, notDrawn } from '../loss.ts';
import type { Vector3 } from '../matrix.ts';
import type { Pen } from '../pen.ts';
import type { Entity } from './entity.ts';

/** Flags of a polyline (70). */
const flags = { isClosed: 1, is3d: 8, isMesh: 16, isClosedAcross: 32, isFaces: 64 } as const;
/** Flags of a corner: a point that only steers a fitted curve; one of a face; a corner of faces. */
const corner = { steers: 16, isMesh: 64, isFace: 128 } as const;

/** A polyline whose corners follow as entities of their own, up to `SEQEND`. */
export interface OldPolyline {
  begin(entity: Entity): void;
  add(entity: Entity): void;
  draw(pen: Pen): number;
}

export function createOldPolyline(): OldPolyline {
  let corners: number[] = [];
  let faces: number[][] = [];
  let [kind, columns, rows, width0, width1, elevation, loss] = [0, 0, 0, 0, 0, 0, 0];
  let normal: Vector3 = [0, 0, 1];
  const count = () => corners.length / cornerLength;
  const x = (place: number): number => corners[place * cornerLength] ?? 0;
  const y = (place: number): number => corners[place * cornerLength + 1] ?? 0;

  const drawMesh = (pen: Pen): void => {
    const edge = (from: number, to: number): void => {
      if (from < count() && to < count()) pen.line(x(from), y(from), x(to), y(to));
    };
    for (let row = 0; row < columns && row * rows < count(); row += 1)
      for (let place = 0; place < rows; place += 1) {
        const at = row * rows + place;
        if (at >= count()) return;
        if (place + 1 < rows) edge(at, at + 1);
        else if (kind & flags.isClosedAcross) edge(at, row * rows);
        if (row + 1 < columns) edge(at, at + rows);
        else if (kind & flags.isClosed) edge(at, place);
      }
  };
  /** A corner with a minus sign begins an edge that is not shown. */
  const drawFaces = (pen: Pen): void => {
    for (const face of faces)
      face.forEach((number, place) => {
        const from = Math.abs(number) - 1;
        const to = Math.abs(face[(place + 1) % face.length] ?? number) - 1;
        if (number > 0 && to >= 0 && from < count() && to < count()) pen.line(x(from), y(from), x(to), y(to));
      });
  };

  return {
    begin: (entity) => {
      corners = [];
      faces = [];
      loss = 0;
      kind = entity.number(70) | 0;
      [columns, rows] = [entity.number(71) | 0, entity.number(72) | 0];
      [width0, width1] = [entity.number(40), entity.number(41)];
      elevation = entity.number(30);
      normal = entity.normal();
    },
    add: (entity) => {
      const what = entity.number(70) | 0;
      if (corners.length > mostListTags) loss |= lossBits.overLimit;
      else if (what & corner.isFace && !(what & corner.isMesh)) {
        const face = [71, 72, 73, 74].map((code) => entity.number(code) | 0).filter((number) => number !== 0);
        if (face.length > 1) faces.push(face);
      } else if (!(what & corner.steers) || kind & flags.isMesh)
        corners.push(
          entity.number(10),
          entity.number(20),
          kind & flags.is3d ? 0 : entity.number(42),
          entity.number(40, width0),
          entity.number(41, width1),
        );
    },
    draw: (pen) => {
      if (loss) return loss | notDrawn;
      const isFlat = (kind & (flags.is3d | flags.isMesh | flags.isFaces)) !== 0;
      if (isFlat) pen.flat();
      else pen.plane(normal, elevation);
      if (kind & flags.isFaces) drawFaces(pen);
      else if (kind & flags.isMesh) drawMesh(pen);
      else return drawPath(pen, Float64Array.from(corners), count(), (kind & flags.isClosed) !== 0);
      return 0;
    },
  };
}
