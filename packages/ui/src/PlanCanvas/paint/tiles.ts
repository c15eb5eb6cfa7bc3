import type { Extent } from '@fireline/domain/plan/drawing';
import type { PlanSize, PlanView } from '../stage/view.ts';

/** Device pixels a side. */
export const tilePx = 512;

/** One square of the plan: `scale` device pixels per drawing unit; columns and rows count from the origin to the right and upwards. */
export interface TileAt {
  readonly scale: number;
  readonly column: number;
  readonly row: number;
}

export interface Tile extends TileAt {
  /** Null: there is nothing in it. */
  readonly bitmap: ImageBitmap | null;
  /** Of the look that it was drawn in; older than the look now, it is drawn until the new one is there. */
  readonly look: number;
}

export const tileKey = ({ scale, column, row }: TileAt): string => `${scale}/${column}/${row}`;

/** The part of the plan that a tile shows, in drawing units. */
export function tileBox({ scale, column, row }: TileAt): Extent {
  const side = tilePx / scale;
  return { minX: column * side, minY: row * side, maxX: (column + 1) * side, maxY: (row + 1) * side };
}

/** The step of the pyramid for this scale: the nearest power of two, so that a tile is never shown at less than 0.7 of its size. */
export const pyramidScale = (scale: number): number => 2 ** Math.round(Math.log2(scale));

/** The part of the plan that is seen. */
export function seenBox({ x, y, scale }: PlanView, { width, height }: PlanSize): Extent {
  const [halfWidth, halfHeight] = [width / 2 / scale, height / 2 / scale];
  return { minX: x - halfWidth, minY: y - halfHeight, maxX: x + halfWidth, maxY: y + halfHeight };
}

/** Where two boxes overlap; undefined where they do not. */
export function overlap(a: Extent, b: Extent): Extent | undefined {
  const both = {
    minX: Math.max(a.minX, b.minX),
    minY: Math.max(a.minY, b.minY),
    maxX: Math.min(a.maxX, b.maxX),
    maxY: Math.min(a.maxY, b.maxY),
  };
  return both.minX <= both.maxX && both.minY <= both.maxY ? both : undefined;
}

/** More than this many tiles are never wanted at once: a view that needs them is no view. */
const tilesMost = 400;

/** The tiles of a scale that cover the box, those nearest to its middle first. */
export function tilesOver(box: Extent, scale: number): TileAt[] {
  const side = tilePx / scale;
  const [left, right] = [Math.floor(box.minX / side), Math.floor(box.maxX / side)];
  const [low, high] = [Math.floor(box.minY / side), Math.floor(box.maxY / side)];
  const tiles: TileAt[] = [];
  if (!((right - left + 1) * (high - low + 1) <= tilesMost)) return tiles;
  for (let row = low; row <= high; row += 1)
    for (let column = left; column <= right; column += 1) tiles.push({ scale, column, row });
  const [middleX, middleY] = [(box.minX + box.maxX) / 2 / side - 0.5, (box.minY + box.maxY) / 2 / side - 0.5];
  const far = ({ column, row }: TileAt): number => (column - middleX) ** 2 + (row - middleY) ** 2;
  return tiles.toSorted((a, b) => far(a) - far(b));
}

/** The box with a rim around it, of so many of its own sizes. */
export function widened({ minX, minY, maxX, maxY }: Extent, by: number): Extent {
  const [x, y] = [(maxX - minX) * by, (maxY - minY) * by];
  return { minX: minX - x, minY: minY - y, maxX: maxX + x, maxY: maxY + y };
}
