import { type Drawing, type Extent, arcWidth, widenByArc } from '@fireline/domain/plan/drawing';
import { arcsOf } from './paintArcs.ts';
import { paintTexts } from './paintTexts.ts';
import {
  type Line,
  type Palette,
  type Raster,
  clearRaster,
  colourRaster,
  createRaster,
  drawLine,
  fillTriangle,
  touches,
} from './raster.ts';
import { type SpatialIndex, type VisitRun, createSpatialIndex } from './spatialIndex.ts';

/** A piece of the plan to be painted: its upper left corner in drawing units, device pixels per unit, and how many pixels. */
export interface Area {
  readonly minX: number;
  readonly maxY: number;
  readonly scale: number;
  readonly width: number;
  readonly height: number;
}

/** How a picture is coloured and what is left out of it. */
export interface Paints {
  readonly palette: Palette;
  /** By style: 1 where it is drawn. */
  readonly isShown: Uint8Array;
  /** As a canvas takes it. */
  readonly fontFamily: string;
}

export interface Painter {
  /** Makes the index: each picture then costs what is in it. */
  index(): void;
  /** A picture of the area; null: nothing is in it. */
  paint(area: Area, paints: Paints): ImageBitmap | null;
}

const boxOfArea = ({ minX, maxY, scale, width, height }: Area): Extent => ({
  minX,
  maxY,
  maxX: minX + width / scale,
  minY: maxY - height / scale,
});

function boxOfSegment(segments: Float32Array) {
  return (index: number, box: Float64Array): void => {
    const at = index * 4;
    const x0 = segments[at] as number;
    const y0 = segments[at + 1] as number;
    const x1 = segments[at + 2] as number;
    const y1 = segments[at + 3] as number;
    box[0] = Math.min(x0, x1);
    box[1] = Math.min(y0, y1);
    box[2] = Math.max(x0, x1);
    box[3] = Math.max(y0, y1);
  };
}

function boxOfArc(arcs: Float32Array) {
  return (index: number, box: Float64Array): void => {
    box[0] = Infinity;
    box[1] = Infinity;
    box[2] = -Infinity;
    box[3] = -Infinity;
    widenByArc(box, arcs, index * arcWidth);
  };
}

function boxOfTriangle(triangles: Float32Array) {
  return (index: number, box: Float64Array): void => {
    const corner = (at: number): number => triangles[index * 6 + at] as number;
    box[0] = Math.min(corner(0), corner(2), corner(4));
    box[1] = Math.min(corner(1), corner(3), corner(5));
    box[2] = Math.max(corner(0), corner(2), corner(4));
    box[3] = Math.max(corner(1), corner(3), corner(5));
  };
}

/** All that is drawn in the order of the arrays: for the picture of the whole, before there is an index. */
const all = (count: number): SpatialIndex => ({ visit: (_box, visitRun) => visitRun(undefined, 0, count) });

const line: Line = { x0: 0, y0: 0, x1: 0, y1: 0 };
const corners = new Float64Array(6);

/** Draws lines of a run whose style is shown and which touch the picture. */
function linesOf({ segments, segmentStyles }: Drawing, raster: Raster, { minX, maxY, scale }: Area) {
  return (isShown: Uint8Array): VisitRun =>
    (order, from, to) => {
      for (let place = from; place < to; place += 1) {
        const index = order ? (order[place] as number) : place;
        const style = segmentStyles[index] as number;
        if (isShown[style] !== 1) continue;
        const at = index * 4;
        line.x0 = ((segments[at] as number) - minX) * scale;
        line.y0 = (maxY - (segments[at + 1] as number)) * scale;
        line.x1 = ((segments[at + 2] as number) - minX) * scale;
        line.y1 = (maxY - (segments[at + 3] as number)) * scale;
        if (touches(raster, line)) drawLine(raster, line, style + 1);
      }
    };
}

function fillsOf({ triangles, triangleStyles }: Drawing, raster: Raster, { minX, maxY, scale }: Area) {
  return (isShown: Uint8Array, indexes: Uint32Array): void => {
    for (const index of indexes) {
      const style = triangleStyles[index] as number;
      if (isShown[style] !== 1) continue;
      for (let at = 0; at < 6; at += 2) {
        corners[at] = ((triangles[index * 6 + at] as number) - minX) * scale;
        corners[at + 1] = (maxY - (triangles[index * 6 + at + 1] as number)) * scale;
      }
      fillTriangle(raster, corners, style + 1);
    }
  };
}

/** All places below this. */
const placesTo = (end: number): Uint32Array => {
  const places = new Uint32Array(end);
  for (let place = 0; place < end; place += 1) places[place] = place;
  return places;
};

/** What an index finds, in the order of the drawing: a later fill lies over an earlier one. */
function found(index: SpatialIndex, box: Extent): Uint32Array {
  const runs: Uint32Array[] = [];
  index.visit(box, (order, from, to) => runs.push(order ? order.subarray(from, to) : placesTo(to)));
  const together = new Uint32Array(runs.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const run of runs) {
    together.set(run, at);
    at += run.length;
  }
  return together.toSorted();
}

/** What is kept from one picture to the next of the same size. */
interface Sheet {
  readonly raster: Raster;
  readonly image: ImageData;
  readonly pixels: Uint32Array;
  readonly canvas: OffscreenCanvas;
  readonly context: OffscreenCanvasRenderingContext2D;
}

function createSheet(width: number, height: number): Sheet {
  const canvas = new OffscreenCanvas(width, height);
  // a canvas in memory, not on a graphics card: its pixels come from here
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas in this worker');
  const image = new ImageData(width, height);
  return { raster: createRaster(width, height), image, pixels: new Uint32Array(image.data.buffer), canvas, context };
}

/**
 * Paints pieces of a drawing: lines, arcs and fills by our own raster, texts by the canvas. Until
 * `index` was called it looks at everything for each piece.
 * @param first where most of it lies, for the index
 */
export function createPainter(drawing: Drawing, first = drawing.extent): Painter {
  let segmentIndex = all(drawing.segmentStyles.length);
  let arcIndex = all(drawing.arcStyles.length);
  let triangleIndex = all(drawing.triangleStyles.length);
  let sheet: Sheet | undefined;
  const sheetOf = (width: number, height: number): Sheet => {
    if (sheet?.raster.width !== width || sheet.raster.height !== height) sheet = createSheet(width, height);
    return sheet;
  };
  return {
    index: () => {
      const { segments, arcs, triangles, segmentStyles, arcStyles, triangleStyles } = drawing;
      if (!first) return;
      segmentIndex = createSpatialIndex(segmentStyles.length, first, boxOfSegment(segments));
      arcIndex = createSpatialIndex(arcStyles.length, first, boxOfArc(arcs));
      triangleIndex = createSpatialIndex(triangleStyles.length, first, boxOfTriangle(triangles));
    },
    paint: (area, { palette, isShown, fontFamily }) => {
      const { raster, image, pixels, canvas, context } = sheetOf(area.width, area.height);
      const box = boxOfArea(area);
      clearRaster(raster);
      pixels.fill(0);
      fillsOf(drawing, raster, area)(isShown, found(triangleIndex, box));
      segmentIndex.visit(box, linesOf(drawing, raster, area)(isShown));
      arcIndex.visit(box, arcsOf(drawing, raster, area)(isShown));
      const isInked = colourRaster(raster, palette, pixels);
      context.putImageData(image, 0, 0);
      const paint = { context, fontFamily, colours: palette.texts };
      const isWritten = paintTexts(paint, area, { texts: drawing.texts, isShown });
      return isInked || isWritten ? canvas.transferToImageBitmap() : null;
    },
  };
}
