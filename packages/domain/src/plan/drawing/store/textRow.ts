import { farthest } from '../caps.ts';
import type { Matrix } from '../matrix.ts';
import { moved, spaciousRoom } from './grow.ts';
import { poseFields, poseLength } from './sheet.ts';

/** Which writing stands where, one text behind the other. */
export interface TextRow {
  count(): number;
  /** Adds a writing in the pose at `at`, seen through the matrix and in this look; false, with nothing added, when that is too far away. */
  add(writing: number, poses: Float64Array, at: number, matrix: Matrix, look: number): boolean;
  /** Leaves only so many. */
  cut(count: number): void;
  /** The pose of each, `poseLength` numbers. */
  poses(): Float64Array;
  writings(): Uint32Array;
  looks(): Uint16Array;
  /** Lets all of them go. */
  clear(): void;
}

const firstRoom = 8192;

/** An empty row for at most so many texts. */
export function createTextRow(most: number): TextRow {
  let poses = new Float64Array();
  let writings = new Uint32Array();
  let looks = new Uint16Array();
  let count = 0;

  const makeRoom = (): void => {
    const room = spaciousRoom(looks.length, firstRoom, most);
    poses = moved(poses, new Float64Array(room * poseLength));
    writings = moved(writings, new Uint32Array(room));
    looks = moved(looks, new Uint16Array(room));
  };
  return {
    count: () => count,
    add: (writing, from, at, matrix, look) => {
      if (count === looks.length) makeRoom();
      const to = count * poseLength;
      const a = matrix[0] ?? 1;
      const b = matrix[1] ?? 0;
      const c = matrix[2] ?? 0;
      const d = matrix[3] ?? 1;
      for (let field = 0; field < poseLength; field += 2) {
        const x = from[at + field] ?? 0;
        const y = from[at + field + 1] ?? 0;
        poses[to + field] = a * x + c * y;
        poses[to + field + 1] = b * x + d * y;
      }
      // directions are turned, the place is moved too
      const x = (poses[to + poseFields.placeX] ?? 0) + (matrix[4] ?? 0);
      const y = (poses[to + poseFields.placeY] ?? 0) + (matrix[5] ?? 0);
      poses[to + poseFields.placeX] = x;
      poses[to + poseFields.placeY] = y;
      writings[count] = writing;
      looks[count] = look;
      const isDrawable = Math.abs(x) <= farthest && Math.abs(y) <= farthest;
      if (isDrawable) count += 1;
      return isDrawable;
    },
    cut: (left) => {
      count = left;
    },
    poses: () => poses,
    writings: () => writings,
    looks: () => looks,
    clear: () => {
      poses.buffer.transfer(0);
      poses = new Float64Array();
      writings = new Uint32Array();
      looks = new Uint16Array();
      count = 0;
    },
  };
}
