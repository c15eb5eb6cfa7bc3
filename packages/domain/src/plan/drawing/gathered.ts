import type { Drawing, Extent } from './drawing.ts';
import { lettersAt, textCount, textPlaceFields, textPlaceLength } from './packedTexts.ts';
import { arcWidth, widenByArc } from './store/arcs.ts';
import { type Box, clearBox, createBox, extentOf, joinBox, widenBox } from './store/bounds.ts';

/** What of a drawing lies together. */
export interface Gathered {
  /** Around it, relative to the origin. */
  readonly extent: Extent;
  /** Lines, arcs, triangles and texts that lie far off. */
  readonly farOff: number;
}

/** What lies further from the rest than so many times its length is far off; nearer, as a legend beside a plan, it belongs to it. */
const farSpans = 4;
/** Of more than this part of a drawing nobody can say that it is astray: it may be another plan in the same file. */
const strayPart = 1 / 4;
/** Of so many shapes, spread over all of them, the middle is found; more than this part of them lies together. */
const samplesMost = 8192;
const samplesPart = 0.6;

type Shapes = Pick<Drawing, 'segments' | 'arcs' | 'triangles' | 'texts'>;

/** All shapes of a drawing by one number, each as the box around it. */
function shapesOf({ segments, arcs, triangles, texts }: Shapes) {
  const lineCount = segments.length / 4;
  const arcCount = arcs.length / arcWidth;
  const fillCount = triangles.length / 6;
  const points = (box: Box, numbers: Float32Array, from: number, to: number): void => {
    for (let at = from; at < to; at += 2) widenBox(box, numbers[at] ?? 0, numbers[at + 1] ?? 0);
  };
  return {
    count: lineCount + arcCount + fillCount + textCount(texts),
    boxOf: (shape: number, box: Box): void => {
      clearBox(box);
      if (shape < lineCount) return points(box, segments, shape * 4, shape * 4 + 4);
      const arc = shape - lineCount;
      if (arc < arcCount) return widenByArc(box, arcs, arc * arcWidth);
      const fill = arc - arcCount;
      if (fill < fillCount) return points(box, triangles, fill * 6, fill * 6 + 6);
      const text = fill - fillCount;
      const at = text * textPlaceLength;
      const [x, y] = [texts.places[at + textPlaceFields.x] ?? 0, texts.places[at + textPlaceFields.y] ?? 0];
      // whichever way it runs
      const reach = (texts.places[at + textPlaceFields.height] ?? 0) * Math.max(1, lettersAt(texts, text).length);
      widenBox(box, x - reach, y - reach);
      return widenBox(box, x + reach, y + reach);
    },
  };
}

const at = (box: Box, place: number): number => box[place] ?? 0;
const spanOf = (box: Box): number => Math.max(at(box, 2) - at(box, 0), at(box, 3) - at(box, 1));
const middle = (numbers: readonly number[], part = 0.5): number =>
  Float64Array.from(numbers).toSorted()[Math.floor((numbers.length - 1) * part)] ?? 0;

/** Around the part of the samples that is nearest to their middle. */
function coreOf(samples: readonly Box[]): Box {
  const x = middle(samples.map((box) => (at(box, 0) + at(box, 2)) / 2));
  const y = middle(samples.map((box) => (at(box, 1) + at(box, 3)) / 2));
  const reachOf = (box: Box): number =>
    Math.max(Math.abs(at(box, 0) - x), Math.abs(at(box, 2) - x), Math.abs(at(box, 1) - y), Math.abs(at(box, 3) - y));
  const within = middle(samples.map(reachOf), samplesPart);
  const core = createBox();
  for (const box of samples) if (reachOf(box) <= within) joinBox(core, box);
  return core;
}

const isNearTo = (box: Box, core: Box): boolean => {
  const far = farSpans * spanOf(core);
  return (
    at(box, 0) >= at(core, 0) - far &&
    at(box, 1) >= at(core, 1) - far &&
    at(box, 2) <= at(core, 2) + far &&
    at(box, 3) <= at(core, 3) + far
  );
};

/** Widens the core by all that lies near it, again as long as it grows. @returns how many shapes do not */
function grow(core: Box, { count, boxOf }: ReturnType<typeof shapesOf>): number {
  const box = createBox();
  for (let before = -1; ;) {
    let farOff = 0;
    for (let shape = 0; shape < count; shape += 1) {
      boxOf(shape, box);
      if (isNearTo(box, core)) joinBox(core, box);
      else farOff += 1;
    }
    if (farOff === before || farOff === 0) return farOff;
    before = farOff;
  }
}

/**
 * What of a drawing lies together, where a few of its shapes lie so far off that all of it would be seen as a dot; undefined where none does.
 * Decision: it begins with the middle of the shapes by rank, which few cannot move, and grows by what is near; a shape that reaches far beyond the others,
 * as a line that leads away, is far off too.
 * @spec PLN-04
 * @example fittedView(gatheredOf(drawing)?.extent ?? drawing.extent, size)
 */
export function gatheredOf(drawing: Shapes & Pick<Drawing, 'extent'>): Gathered | undefined {
  const { extent } = drawing;
  const shapes = shapesOf(drawing);
  if (!extent || shapes.count === 0) return undefined;
  const step = Math.max(1, Math.floor(shapes.count / samplesMost));
  const samples: Box[] = [];
  for (let shape = 0; shape < shapes.count; shape += step) {
    const box = createBox();
    shapes.boxOf(shape, box);
    samples.push(box);
  }
  const core = coreOf(samples);
  // nothing is far from a plan that the whole drawing lies near to; a point has no length to tell by
  const whole = Float64Array.of(extent.minX, extent.minY, extent.maxX, extent.maxY);
  if (!(spanOf(core) > 0) || isNearTo(whole, core)) return undefined;
  const farOff = grow(core, shapes);
  if (farOff === 0 || farOff > shapes.count * strayPart) return undefined;
  const box = extentOf(
    Float64Array.of(
      Math.max(at(core, 0), extent.minX),
      Math.max(at(core, 1), extent.minY),
      Math.min(at(core, 2), extent.maxX),
      Math.min(at(core, 3), extent.maxY),
    ),
  );
  return box && { extent: box, farOff };
}
