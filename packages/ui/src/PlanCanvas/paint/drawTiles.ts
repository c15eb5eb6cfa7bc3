import type { Extent } from '@fireline/domain/plan/drawing';
import type { Overview } from '../file/messages.ts';
import type { PlanFrame } from '../stage/stage.ts';
import type { TileCache } from './tileCache.ts';
import { type Tile, type TileAt, overlap, tileBox, tilesOver } from './tiles.ts';

/** What a picture of the plan is made from. */
export interface PlanPictures {
  readonly cache: TileCache;
  readonly overview: Overview | undefined;
}

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where a box lies on the canvas, in whole device pixels: neighbours share an edge, and tiles at their own scale are not resampled. */
export function placeOf(box: Extent, { view, size, pixelRatio }: PlanFrame): Place {
  const scale = view.scale * pixelRatio;
  const middleX = (size.width * pixelRatio) / 2 - view.x * scale;
  const middleY = (size.height * pixelRatio) / 2 + view.y * scale;
  // the origin is rounded, so that all tiles move by whole pixels together
  const [originX, originY] = [Math.round(middleX), Math.round(middleY)];
  const [left, right] = [Math.round(originX + box.minX * scale), Math.round(originX + box.maxX * scale)];
  const [top, bottom] = [Math.round(originY - box.maxY * scale), Math.round(originY - box.minY * scale)];
  return { left, top, width: right - left, height: bottom - top };
}

/** Draws the part of a picture that lies in the box. */
function drawPart(
  context: CanvasRenderingContext2D,
  frame: PlanFrame,
  { bitmap, of, part }: { bitmap: ImageBitmap; of: Extent; part: Extent },
): void {
  const to = placeOf(part, frame);
  if (to.width <= 0 || to.height <= 0) return;
  const [across, up] = [bitmap.width / (of.maxX - of.minX), bitmap.height / (of.maxY - of.minY)];
  context.drawImage(
    bitmap,
    (part.minX - of.minX) * across,
    (of.maxY - part.maxY) * up,
    (part.maxX - part.minX) * across,
    (part.maxY - part.minY) * up,
    to.left,
    to.top,
    to.width,
    to.height,
  );
}

/** Tiles of another scale that together cover the box; undefined when one of them is missing. */
function standIns(cache: TileCache, box: Extent, scale: number): readonly Tile[] | undefined {
  const tiles: Tile[] = [];
  for (const at of tilesOver(box, scale)) {
    const tile = cache.get(at);
    if (!tile) return undefined;
    tiles.push(tile);
  }
  return tiles;
}

/** What is drawn where a tile is not there yet: the nearest scale that is complete there, else the picture of the whole. */
function drawStandIn(context: CanvasRenderingContext2D, frame: PlanFrame, box: Extent, pictures: PlanPictures): void {
  const { cache, overview } = pictures;
  const wanted = Math.log2(frame.view.scale * frame.pixelRatio);
  const nearest = cache.scales().toSorted((a, b) => Math.abs(Math.log2(a) - wanted) - Math.abs(Math.log2(b) - wanted));
  for (const scale of nearest.slice(0, 6)) {
    const tiles = standIns(cache, box, scale);
    if (!tiles || tiles.length === 0) continue;
    for (const tile of tiles) {
      const of = tileBox(tile);
      const part = overlap(of, box);
      if (tile.bitmap && part) drawPart(context, frame, { bitmap: tile.bitmap, of, part });
    }
    return;
  }
  const part = overview && overlap(overview.box, box);
  if (overview?.bitmap && part) drawPart(context, frame, { bitmap: overview.bitmap, of: overview.box, part });
}

/** Draws the plan as it is known now, by these tiles of one scale. */
export function drawTiles(
  context: CanvasRenderingContext2D,
  frame: PlanFrame,
  { scale, tiles, ...pictures }: PlanPictures & { readonly scale: number; readonly tiles: readonly TileAt[] },
): void {
  const isResampled = scale !== frame.view.scale * frame.pixelRatio;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  for (const at of tiles) {
    const tile = pictures.cache.get(at);
    context.imageSmoothingEnabled = isResampled || !tile;
    if (!tile) drawStandIn(context, frame, tileBox(at), pictures);
    else if (tile.bitmap) {
      const { left, top, width, height } = placeOf(tileBox(at), frame);
      context.drawImage(tile.bitmap, left, top, width, height);
    }
  }
}
