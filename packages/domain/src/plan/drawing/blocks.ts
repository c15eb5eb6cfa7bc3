import type { Externals } from './externals.ts';
import { type DrawingCaps, deepestNesting, linesPerArc } from './caps.ts';
import { foreground } from './drawing.ts';
import { lossBits, notDrawn } from './loss.ts';
import { type Matrix, composed, createMatrix, flatMatrix, movedBy, movedInside } from './matrix.ts';
import type { BlockPlace, BlockSheet } from './store/blockSheet.ts';
import { type Looks, settledColor } from './store/looks.ts';
import type { ModelSheet } from './store/model.ts';
import { type Insert, poseLength } from './store/sheet.ts';

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
  /** Arcs are counted among them, as in the drawing. */
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
  /** The kind of an insert, by its number. */
  readonly insertKind: number;
  readonly externals: Pick<Externals, 'isReference' | 'usesBlock'>;
}

/** What an insert names is not in the file. */
const notInFile = lossBits.blockMissing | lossBits.external;

/** The layer that stands for "that of the insert". */
export const ownLayer = 0;
/** What an insert gives to what it holds; `pinned` is the layer that all of it goes to, -1 for none. */
interface Context {
  readonly layer: number;
  readonly color: number;
  readonly pinned: number;
}

export function createBlocks(work: BlocksWork): Blocks {
  const { sheet, looks, caps, model, isFrozen, onLost, insertKind, externals } = work;
  const blocks = new Map<number, Block>();
  let current: Block | undefined;
  let openings = 0;

  /** An external reference, with nothing of it in this file. */
  const isElsewhere = (name: number, { from, to }: Block): boolean =>
    externals.isReference(name) &&
    to !== undefined &&
    (['segments', 'arcs', 'triangles', 'texts', 'inserts'] as const).every((row) => to[row] === from[row]);

  const weigh = (name: number, path: Set<number>): Weight | number => {
    const block = blocks.get(name);
    if (!block?.to) return lossBits.blockMissing;
    if (isElsewhere(name, block)) {
      externals.usesBlock(name);
      return lossBits.external;
    }
    if (path.has(name) || path.size >= deepestNesting) return lossBits.blockLoop;
    if (block.weight) return block.weight;
    path.add(name);
    block.lost.forEach(onLost);
    const { from, to } = block;
    const sum = {
      segments: to.segments - from.segments + (to.arcs - from.arcs) * linesPerArc,
      triangles: to.triangles - from.triangles,
      texts: to.texts - from.texts,
      openings: 1,
      depth: 1,
      loss: block.loss,
    };
    const closed = new Set<number>();
    for (let place = from.inserts; place < to.inserts; place += 1) {
      const insert = sheet.insertAt(place);
      if (!insert) continue;
      const inner = weigh(insert.block, path);
      if (typeof inner === 'number' || inner.depth >= deepestNesting) {
        const lost = typeof inner === 'number' ? inner : lossBits.blockLoop;
        closed.add(place);
        sum.loss |= lost;
        // counted where it stands: the block that holds it is drawn all the same
        if ((lost & notInFile) !== 0) onLost({ kind: insertKind, layer: insert.layer, loss: lost | notDrawn });
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

  /** Where blocks inside each other stand, by their depth: of the block, of what is in it, and of an insert of those. */
  const matrices = Array.from({ length: deepestNesting + 1 }, () => ({
    inside: createMatrix(),
    placed: createMatrix(),
    first: createMatrix(),
  }));
  let lastLook = -1;
  const use = (look: number, context: Context): void => {
    if (look === lastLook) return;
    lastLook = look;
    const layer = innerLayer(looks.layer(look), context);
    model.look(layer, settledColor(looks.color(look), innerColorLayer(looks.layer(look), context), context.color));
  };

  const drawInside = (block: Block, matrix: Matrix, context: Context, depth: number): void => {
    const { from, to } = block;
    const own = matrices[depth];
    if (!to || !own) return;
    const [baseX, baseY] = block.base;
    const inside = movedInside(matrix, -baseX, -baseY, own.inside);
    lastLook = -1;
    const { lineRow, arcRow, triangleRow, textRow } = sheet;
    for (let place = from.segments; place < to.segments;) {
      const end = runEnd(lineRow.styles(), place, to.segments);
      use(lineRow.styles()[place] ?? 0, context);
      model.lines(lineRow.wide(), place, end, inside);
      place = end;
    }
    for (let place = from.arcs; place < to.arcs;) {
      const end = runEnd(arcRow.styles(), place, to.arcs);
      use(arcRow.styles()[place] ?? 0, context);
      model.arcs(arcRow.wide(), place, end, inside);
      place = end;
    }
    for (let place = from.triangles; place < to.triangles;) {
      const end = runEnd(triangleRow.styles(), place, to.triangles);
      use(triangleRow.styles()[place] ?? 0, context);
      model.triangles(triangleRow.wide(), place, end, inside);
      place = end;
    }
    for (let place = from.texts; place < to.texts; place += 1) {
      use(textRow.looks()[place] ?? 0, context);
      model.text(textRow.writings()[place] ?? 0, textRow.poses(), place * poseLength, inside);
    }
    drawInserts(block, inside, context, depth);
  };

  const drawInserts = ({ from, to, weight }: Block, matrix: Matrix, context: Context, depth: number): void => {
    const own = matrices[depth];
    if (!to || !own) return;
    for (let place = from.inserts; place < to.inserts; place += 1) {
      const insert = sheet.insertAt(place);
      if (!insert || weight?.closed.has(place)) continue;
      const layer = innerLayer(insert.layer, context);
      const color = settledColor(insert.color, innerColorLayer(insert.layer, context), context.color);
      let { pinned } = context;
      if (pinned < 0 && isFrozen(layer)) pinned = layer;
      drawAll(insert, composed(matrix, insert.matrix, own.first), matrix, { layer, color, pinned }, depth + 1);
    }
  };

  /** All places of an array, the first by `first`; its steps are turned by `outer`, which the insert stands in. */
  const drawAll = (insert: Insert, first: Matrix, outer: Matrix, context: Context, depth: number): void => {
    const block = blocks.get(insert.block);
    const own = matrices[depth];
    if (!block?.to || !own) return;
    if (insert.columns * insert.rows === 1) {
      drawInside(block, first, context, depth);
      return;
    }
    const [a = 1, b = 0, c = 0, d = 1] = outer;
    for (let row = 0; row < insert.rows; row += 1)
      for (let column = 0; column < insert.columns; column += 1) {
        const x = column * insert.columnStep[0] + row * insert.rowStep[0];
        const y = column * insert.columnStep[1] + row * insert.rowStep[1];
        drawInside(block, movedBy(first, a * x + c * y, b * x + d * y, own.placed), context, depth);
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
      const weight = blocks.get(insert.block)?.weight ?? weigh(insert.block, new Set());
      if (typeof weight === 'number') return weight | notDrawn;
      const times = insert.columns * insert.rows;
      const had = model.counts();
      // the insert itself is paid for by its own bytes
      const opened = weight.openings * times - 1;
      openings += opened;
      if (
        openings > caps.openings ||
        had.segments + weight.segments * times > caps.segments ||
        had.triangles + weight.triangles * times > caps.triangles ||
        had.texts + weight.texts * times > caps.texts
      ) {
        openings -= opened;
        return lossBits.overLimit | notDrawn;
      }
      const color = settledColor(insert.color, insert.layer, foreground);
      drawAll(
        insert,
        insert.matrix,
        flatMatrix,
        {
          layer: insert.layer,
          color,
          pinned: isFrozen(insert.layer) ? insert.layer : -1,
        },
        0,
      );
      return weight.loss;
    },
  };
}

/** Where the shapes of one look end that begin here. */
const runEnd = (styles: Uint16Array, from: number, to: number): number => {
  let end = from + 1;
  while (end < to && styles[end] === styles[from]) end += 1;
  return end;
};

/** The layer of something inside a block, on the layer of its own or on that of the insert. */
const innerLayer = (layer: number, { layer: outer, pinned }: Context): number => {
  if (pinned >= 0) return pinned;
  return layer === ownLayer ? outer : layer;
};
/** The same for its colour: being frozen hides, and does not paint. */
const innerColorLayer = (layer: number, { layer: outer }: Context): number => (layer === ownLayer ? outer : layer);
