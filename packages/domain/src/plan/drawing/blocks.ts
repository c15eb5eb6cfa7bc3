import { type DrawingCaps, deepestNesting } from './caps.ts';
import { foreground } from './drawing.ts';
import { lossBits, notDrawn } from './loss.ts';
import { composed, movedBy } from './matrix.ts';
import type { BlockPlace, BlockSheet } from './store/blockSheet.ts';
import { type Looks, settledColor } from './store/looks.ts';
import type { ModelSheet } from './store/model.ts';
import { type Insert, type Sheet, textFields, textRecordLength } from './store/sheet.ts';

interface Block {
  readonly base: readonly [x: number, y: number];
  readonly from: BlockPlace;
  to: BlockPlace | undefined;
  /** What its own entities lost, and the first of those that are not drawn. */
  loss: number;
  readonly lost: LostEntity[];
  weight: Weight | undefined;
}
/** What opening a block once puts into the drawing. */
interface Weight {
  readonly segments: number;
  readonly triangles: number;
  readonly texts: number;
  readonly openings: number;
  /** Blocks inside each other, this one counted. */
  readonly depth: number;
  readonly loss: number;
  /** Inserts that are left out, by their place: they lead back into the block, or to none. */
  readonly closed: ReadonlySet<number>;
}

/** An entity of a block that is not drawn. */
export interface LostEntity {
  readonly kind: number;
  readonly layer: number;
  readonly loss: number;
}
const mostLost = 1000;

/** The blocks of a drawing: each kept once, and opened wherever it is inserted. */
export interface Blocks {
  open(name: number, baseX: number, baseY: number): void;
  /** Something of the open block was lost. */
  lost(entity: LostEntity): void;
  close(): void;
  has(name: number): boolean;
  /** Draws an insert; answers what is lost. Nothing is drawn that would not fit. */
  draw(insert: Insert): number;
}

export interface BlocksWork {
  readonly sheet: BlockSheet;
  readonly looks: Looks;
  readonly caps: DrawingCaps;
  readonly model: ModelSheet;
  /** What lies on a frozen layer takes with it all that it holds. */
  readonly isFrozen: (layer: number) => boolean;
  /** Hears once of what a block lacks, when it is first used. */
  readonly onLost: (entity: LostEntity) => void;
}

/** The layer that stands for "that of the insert". */
export const ownLayer = 0;
/** What an insert gives to what it holds; `pinned` is the layer that all of it goes to, -1 for none. */
interface Context {
  readonly layer: number;
  readonly color: number;
  readonly pinned: number;
}

export function createBlocks({ sheet, looks, caps, model, isFrozen, onLost }: BlocksWork): Blocks {
  const blocks = new Map<number, Block>();
  let current: Block | undefined;
  let openings = 0;

  const weigh = (name: number, path: Set<number>): Weight | number => {
    const block = blocks.get(name);
    if (!block?.to) return lossBits.blockMissing;
    if (path.has(name) || path.size >= deepestNesting) return lossBits.blockLoop;
    if (block.weight) return block.weight;
    path.add(name);
    block.lost.forEach(onLost);
    const { from, to } = block;
    const sum = {
      segments: to.segments - from.segments,
      triangles: to.triangles - from.triangles,
      texts: to.texts - from.texts,
      openings: 1,
      depth: 1,
      loss: block.loss,
    };
    const closed = new Set<number>();
    for (let place = from.inserts; place < to.inserts; place += 1) {
      const insert = sheet.inserts()[place];
      if (!insert) continue;
      const inner = weigh(insert.block, path);
      if (typeof inner === 'number' || inner.depth >= deepestNesting) {
        closed.add(place);
        sum.loss |= typeof inner === 'number' ? inner : lossBits.blockLoop;
        continue;
      }
      const times = insert.columns * insert.rows;
      sum.segments += inner.segments * times;
      sum.triangles += inner.triangles * times;
      sum.texts += inner.texts * times;
      sum.openings += inner.openings * times;
      sum.depth = Math.max(sum.depth, inner.depth + 1);
      sum.loss |= inner.loss;
    }
    path.delete(name);
    block.weight = { ...sum, closed };
    return block.weight;
  };

  const drawInside = (block: Block, matrix: Float64Array, context: Context): void => {
    const { from, to } = block;
    if (!to) return;
    const target = model;
    const [a = 1, b = 0, c = 0, d = 1] = matrix;
    const [baseX, baseY] = block.base;
    const e = (matrix[4] ?? 0) - a * baseX - c * baseY;
    const f = (matrix[5] ?? 0) - b * baseX - d * baseY;
    let last = -1;
    const use = (look: number): void => {
      if (look === last) return;
      last = look;
      const layer = innerLayer(looks.layer(look), context);
      target.look(layer, settledColor(looks.color(look), innerColorLayer(looks.layer(look), context), context.color));
    };
    const lines = sheet.segments();
    const lineLooks = sheet.segmentLooks();
    for (let place = from.segments; place < to.segments; place += 1) {
      use(lineLooks[place] ?? 0);
      const at = place * 4;
      const [x0, y0, x1, y1] = [lines[at] ?? 0, lines[at + 1] ?? 0, lines[at + 2] ?? 0, lines[at + 3] ?? 0];
      target.line(a * x0 + c * y0 + e, b * x0 + d * y0 + f, a * x1 + c * y1 + e, b * x1 + d * y1 + f);
    }
    const fills = sheet.triangles();
    const fillLooks = sheet.triangleLooks();
    for (let place = from.triangles; place < to.triangles; place += 1) {
      use(fillLooks[place] ?? 0);
      const at = place * 6;
      const [x0, y0, x1, y1] = [fills[at] ?? 0, fills[at + 1] ?? 0, fills[at + 2] ?? 0, fills[at + 3] ?? 0];
      const [x2, y2] = [fills[at + 4] ?? 0, fills[at + 5] ?? 0];
      const [p0, q0, p1, q1] = [a * x0 + c * y0 + e, b * x0 + d * y0 + f, a * x1 + c * y1 + e, b * x1 + d * y1 + f];
      const [p2, q2] = [a * x2 + c * y2 + e, b * x2 + d * y2 + f];
      // a mirrored block keeps the turn of its triangles
      if (a * d - b * c < 0) target.triangle(p0, q0, p2, q2, p1, q1);
      else target.triangle(p0, q0, p1, q1, p2, q2);
    }
    drawTexts(from.texts, to.texts, Float64Array.of(a, b, c, d, e, f), use, target);
    drawInserts(block, Float64Array.of(a, b, c, d, e, f), context);
  };

  const record = new Float64Array(textRecordLength);
  const drawTexts = (
    from: number,
    to: number,
    [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: Float64Array,
    use: (look: number) => void,
    target: Sheet,
  ): void => {
    const texts = sheet.texts();
    const turn = (xField: number, yField: number, moveX: number, moveY: number): void => {
      const [x, y] = [record[xField] ?? 0, record[yField] ?? 0];
      record[xField] = a * x + c * y + moveX;
      record[yField] = b * x + d * y + moveY;
    };
    for (let place = from; place < to; place += 1) {
      const at = place * textRecordLength;
      record.set(texts.subarray(at, at + textRecordLength));
      use(record[textFields.look] ?? 0);
      turn(textFields.x, textFields.y, e, f);
      turn(textFields.alongX, textFields.alongY, 0, 0);
      turn(textFields.upX, textFields.upY, 0, 0);
      target.text(record);
    }
  };

  const drawInserts = ({ from, to, weight }: Block, matrix: Float64Array, context: Context): void => {
    if (!to) return;
    for (let place = from.inserts; place < to.inserts; place += 1) {
      const insert = sheet.inserts()[place];
      if (!insert || weight?.closed.has(place)) continue;
      const layer = innerLayer(insert.layer, context);
      const color = settledColor(insert.color, innerColorLayer(insert.layer, context), context.color);
      let { pinned } = context;
      if (pinned < 0 && isFrozen(layer)) pinned = layer;
      drawAll({ ...insert, matrix: composed(matrix, insert.matrix) }, matrix, { layer, color, pinned });
    }
  };

  /** All places of an array; its steps are turned by `outer`, which the insert stands in. */
  const drawAll = (insert: Insert, outer: Float64Array | undefined, context: Context): void => {
    const block = blocks.get(insert.block);
    if (!block?.to) return;
    const [a = 1, b = 0, c = 0, d = 1] = outer ?? [];
    for (let row = 0; row < insert.rows; row += 1)
      for (let column = 0; column < insert.columns; column += 1) {
        const x = column * insert.columnStep[0] + row * insert.rowStep[0];
        const y = column * insert.columnStep[1] + row * insert.rowStep[1];
        const matrix = x === 0 && y === 0 ? insert.matrix : movedBy(insert.matrix, a * x + c * y, b * x + d * y);
        drawInside(block, matrix, context);
      }
  };

  return {
    open: (name, baseX, baseY) => {
      current = { base: [baseX, baseY], from: sheet.place(), to: undefined, loss: 0, lost: [], weight: undefined };
      // the first of a name stays: what has been weighed must not change
      if (name >= 0 && !blocks.has(name)) blocks.set(name, current);
    },
    lost: (entity) => {
      if (!current) return;
      current.loss |= entity.loss & ~notDrawn;
      if ((entity.loss & notDrawn) !== 0 && current.lost.length < mostLost) current.lost.push(entity);
    },
    close: () => {
      if (current) current.to = sheet.place();
      current = undefined;
    },
    has: (name) => blocks.get(name)?.to !== undefined,
    draw: (insert) => {
      const weight = weigh(insert.block, new Set());
      if (typeof weight === 'number') return weight | notDrawn;
      const times = insert.columns * insert.rows;
      const had = model.counts();
      openings += weight.openings * times;
      if (
        openings > caps.openings ||
        had.segments + weight.segments * times > caps.segments ||
        had.triangles + weight.triangles * times > caps.triangles ||
        had.texts + weight.texts * times > caps.texts
      ) {
        openings -= weight.openings * times;
        return lossBits.overLimit | notDrawn;
      }
      const color = settledColor(insert.color, insert.layer, foreground);
      drawAll(insert, undefined, {
        layer: insert.layer,
        color,
        pinned: isFrozen(insert.layer) ? insert.layer : -1,
      });
      return weight.loss;
    },
  };
}

/** The layer of something inside a block, on the layer of its own or on that of the insert. */
const innerLayer = (layer: number, { layer: outer, pinned }: Context): number => {
  if (pinned >= 0) return pinned;
  return layer === ownLayer ? outer : layer;
};
/** The same for its colour: being frozen hides, and does not paint. */
const innerColorLayer = (layer: number, { layer: outer }: Context): number => (layer === ownLayer ? outer : layer);
