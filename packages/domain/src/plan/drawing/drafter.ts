import { type Blocks, createBlocks } from './blocks.ts';
import type { DrawingCaps } from './caps.ts';
import { type Externals, createExternals } from './externals.ts';
import { foreground } from './drawing.ts';
import { type EntityRecord, shared } from './entities/entity.ts';
import type { Draw, DrawWork } from './entities/kind.ts';
import { drawLine } from './entities/simple.ts';
import { createOldPolyline } from './entities/oldPolyline.ts';
import { asciiOf } from './header.ts';
import { type ReadKind, kindOf, structureWords } from './kinds.ts';
import type { Layers } from './layers.ts';
import { createLineRun } from './lineRun.ts';
import { lossBits, notDrawn } from './loss.ts';
import { createPen } from './pen.ts';
import { type ReportBook, createReportBook } from './report.ts';
import { createBlockSheet } from './store/blockSheet.ts';
import { type Looks, createLooks, settledColor } from './store/looks.ts';
import { type ModelSheet, createModelSheet } from './store/model.ts';
import { type Names, bytesOf, createNames, numberWords } from './store/names.ts';
import { type Insert, type Sheet, keptInsert } from './store/sheet.ts';
import { type Writings, createWritings } from './store/writings.ts';
import type { TextStore } from './text/index.ts';

const mostKinds = 1000;
/** Inserts that may wait for blocks that come after them, as they hardly ever do. */
const mostWaiting = 50_000;
/** Lines that all patterns together may have: a drawing is not to consist of hatching. */
const mostPatternLines = 2_000_000;
/** Sides looked at by all hatches together: some seconds. No plan needs a hundredth of it, a hostile one would take hours. */
const mostHatchWork = 300_000_000;

/** Where entities go: into the drawing, into a block, or nowhere, as those of paper do. */
export type Space = 'model' | 'block' | 'paper';

/** Draws entities as they are read, and remembers what became of them. */
export interface Drafter {
  readonly kinds: Names;
  readonly blockNames: Names;
  readonly blocks: Blocks;
  readonly model: ModelSheet;
  readonly writings: Writings;
  readonly styles: Looks;
  readonly report: ReportBook;
  readonly externals: Externals;
  setSpace(space: Space): void;
  /** All blocks have been read: what names another names none. */
  endBlocks(): void;
  /** How the kind of this number is read where the entities go now. */
  kind(id: number): ReadKind;
  /** Draws the entity that has been read. */
  add(kind: number): void;
  /** Draws what still waits: the corners of an old polyline for its end, a line for the next ones. */
  close(): void;
  /** Draws the inserts that came before their blocks. */
  finish(): void;
}

export interface DrafterWork {
  readonly caps: DrawingCaps;
  /** The length of the file, about. */
  readonly sizeBytes: number;
  readonly layers: Layers;
  readonly entity: EntityRecord;
  readonly texts: TextStore;
}

interface Waiting {
  readonly kind: number;
  readonly layer: number;
  readonly insert: Insert;
}

export function createDrafter({ caps, sizeBytes, layers, entity, texts }: DrafterWork): Drafter {
  const kinds = numberWords(createNames(mostKinds), structureWords);
  const blockNames = createNames(caps.blocks);
  const report = createReportBook();
  const styles = createLooks();
  const looks = createLooks();
  const waiting: Waiting[] = [];
  let hasAllBlocks = false;
  let waits: Insert | undefined;
  let patternLines = 0;
  let hatchWork = 0;
  let space: Space = 'model';

  const blockSheet = createBlockSheet(caps, looks);
  const openInsert = (insert: Insert): number => {
    if (hasAllBlocks || blocks.has(insert.block)) return blocks.draw(insert);
    if (waiting.length >= mostWaiting) return lossBits.overLimit | notDrawn;
    waits = keptInsert(insert);
    return 0;
  };
  const model = createModelSheet({ caps, sizeBytes, styles, openInsert });
  const externals = createExternals((name) => blockNames.bytes(name));
  const blocks = createBlocks({
    insertKind: kinds.of(bytesOf('INSERT'), 0, 'INSERT'.length),
    externals,
    sheet: blockSheet,
    looks,
    caps,
    model,
    isFrozen: layers.isFrozen,
    onLost: ({ kind, layer, loss }) => report.note(kind, layer, loss),
  });
  const sheet = (): Sheet => (space === 'block' ? blockSheet : model);
  const pen = createPen(sheet);
  const writings = createWritings({ texts, most: caps.texts + caps.blockTexts, mostBytes: caps.textBytes });
  const work: DrawWork = {
    pen,
    writings,
    nameBytes: (name) => blockNames.bytes(name),
    spend: (count) => {
      hatchWork += count;
      return hatchWork <= mostHatchWork;
    },
    takePatternLines: (count) => {
      if (patternLines + count > mostPatternLines) return false;
      patternLines += count;
      return true;
    },
  };

  const known = { model: [] as ReadKind[], block: [] as ReadKind[] };
  const kind = (id: number): ReadKind => {
    const isInBlock = space === 'block';
    const list = isInBlock ? known.block : known.model;
    return (list[id] ??= kindOf(asciiOf(kinds.bytes(id)), isInBlock));
  };

  const polyline = createOldPolyline();
  let openKind = -1;
  const open = { layer: 0, color: 0, isPaper: false, isHidden: false };
  const numberOf = (name: string): number => kinds.of(bytesOf(name), 0, name.length);
  const special = {
    polyline: numberOf('POLYLINE'),
    vertex: numberOf('VERTEX'),
    end: numberOf('SEQEND'),
    attribute: numberOf('ATTRIB'),
  };
  const drawLost: Draw = () => entity.loss() | notDrawn;
  const drawPolyline: Draw = () => polyline.draw(pen);

  const run = createLineRun(model, report);
  const draw = (id: number, how: Draw, look: typeof open): void => {
    run.close();
    const isInBlock = space === 'block';
    if (space === 'paper' || (look.isPaper && !isInBlock)) {
      report.note(id, look.layer, lossBits.paperSpace | notDrawn);
      return;
    }
    if (!isInBlock && id !== special.attribute) report.count(id);
    const target = sheet();
    let loss = 0;
    if (!look.isHidden) {
      waits = undefined;
      target.begin();
      target.look(look.layer, isInBlock ? look.color : settledColor(look.color, look.layer, foreground));
      loss = how(entity, work);
      pen.flush();
      loss |= target.finish();
    }
    if ((loss & lossBits.external) !== 0) externals.usesKind(asciiOf(kinds.bytes(id)));
    if (waits) waiting.push({ kind: id, layer: look.layer, insert: waits });
    else if (!isInBlock) report.note(id, look.layer, loss);
    else if (loss !== 0) blocks.lost({ kind: id, layer: look.layer, loss });
    waits = undefined;
  };
  const own = { layer: 0, color: 0, isPaper: false, isHidden: false };
  const readLook = (look: typeof open): void => {
    look.layer = entity.layer();
    look.color = entity.color();
    look.isPaper = entity.number(shared.isPaper) === 1;
    look.isHidden = entity.number(shared.isHidden) === 1;
  };
  const closePolyline = (): void => {
    if (openKind < 0) return;
    const id = openKind;
    openKind = -1;
    draw(id, drawPolyline, open);
  };
  const close = (): void => {
    closePolyline();
    run.close();
  };
  const addOwn = (id: number): void => {
    readLook(own);
    const { draw: how } = kind(id);
    if (how === drawLine && space === 'model' && !own.isPaper && !own.isHidden) {
      report.count(id);
      run.add(id, own.layer, settledColor(own.color, own.layer, foreground), entity);
    } else draw(id, entity.loss() === 0 ? how : drawLost, own);
  };

  return {
    kinds,
    blockNames,
    blocks,
    model,
    writings,
    styles,
    report,
    externals,
    setSpace: (next) => {
      close();
      space = next;
    },
    endBlocks: () => {
      hasAllBlocks = true;
    },
    kind,
    add: (id) => {
      if (id === special.vertex) {
        if (openKind >= 0) polyline.add(entity);
        return;
      }
      closePolyline();
      if (id === special.polyline) {
        openKind = id;
        readLook(open);
        polyline.begin(entity);
      } else if (id !== special.end) addOwn(id);
    },
    close,
    finish: () => {
      close();
      hasAllBlocks = true;
      for (const { kind: id, layer, insert } of waiting) {
        model.begin();
        model.insert(insert);
        report.note(id, layer, model.finish());
      }
      waiting.length = 0;
    },
  };
}
