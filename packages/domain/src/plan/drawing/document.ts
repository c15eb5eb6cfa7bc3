import type { DrawingCaps } from './caps.ts';
import { type Drafter, createDrafter } from './drafter.ts';
import { type EntityRecord, createEntity } from './entities/entity.ts';
import type { Kind } from './entities/kind.ts';
import { unknownKind } from './kinds.ts';
import { type Header, asciiOf, createHeader } from './header.ts';
import { type Layers, createLayers } from './layers.ts';
import type { TagSink } from './tags/sink.ts';
import type { TextStore } from './text/index.ts';

type Section = 'none' | 'named' | 'HEADER' | 'TABLES' | 'BLOCKS' | 'ENTITIES' | 'other';
const sections = ['HEADER', 'TABLES', 'BLOCKS', 'ENTITIES'] as const satisfies readonly Section[];

/** A drawing as it is read: takes tags, and draws each entity when the next one begins. */
export interface DrawingDocument extends TagSink {
  readonly header: Header;
  readonly layers: Layers;
  readonly drafter: Drafter;
  /** Whether anything of a drawing has been found. */
  hasSection(): boolean;
  /** Whether the mark of the end has been found. */
  isEnded(): boolean;
  /** Draws what is left when there are no more tags. */
  finish(): void;
}

const codes = { mark: 0, name: 2, layer: 8, variable: 9, embedded: 101, firstPart: 300, lastPart: 305 } as const;
const [openBrace, closeBrace] = [123, 125];
const letterAt = (text: string, bytes: Uint8Array, start: number, end: number): boolean =>
  asciiOf(bytes, start, end).toUpperCase().startsWith(text);

/** The words that structure a file, told by their letters: a string for each entity would cost more than reading it. */
const words = /* @__PURE__ */ ['SECTION', 'ENDSEC', 'EOF', 'LAYER', 'BLOCK', 'ENDBLK'].map((word) => ({
  word,
  letters: Uint8Array.from(word, (letter) => letter.charCodeAt(0)),
}));
type Word = 'SECTION' | 'ENDSEC' | 'EOF' | 'LAYER' | 'BLOCK' | 'ENDBLK';
const [bigA, toSmall, blank, digitZero, digitNine, minus, dot] = [65, 32, 32, 48, 57, 45, 46];

/** Which of the words these bytes are; undefined for none. */
const wordIn = (bytes: Uint8Array, from: number, to: number): Word | undefined => {
  let start = from;
  let end = to;
  while (start < end && (bytes[start] ?? 0) <= blank) start += 1;
  while (end > start && (bytes[end - 1] ?? 0) <= blank) end -= 1;
  for (const { word, letters } of words) {
    if (letters.length !== end - start) continue;
    let at = 0;
    while (at < letters.length) {
      const byte = bytes[start + at] ?? 0;
      const letter = letters[at] ?? 0;
      if (byte !== letter && !(byte >= bigA && byte === letter + toSmall)) break;
      at += 1;
    }
    if (at === letters.length) return word as Word;
  }
  return undefined;
};

/** Whether there are digits and nothing else: no kind of entity is called so. */
const isNumeric = (bytes: Uint8Array, start: number, end: number): boolean => {
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    if ((byte < digitZero || byte > digitNine) && byte > blank && byte !== minus && byte !== dot) return false;
  }
  return true;
};

export function createDocument(caps: DrawingCaps, texts: TextStore): DrawingDocument {
  const header = createHeader();
  const layers = createLayers(caps.layers);
  const entity: EntityRecord = createEntity();
  const drafter = createDrafter({ caps, layers, entity, texts });
  let section: Section = 'none';
  let found = false;
  let ended = false;
  /** What is being read: an entity by its number, or a record that the section itself needs. */
  let current: 'none' | 'entity' | 'layer' | 'block' = 'none';
  let kindId = -1;
  let kind: Kind = unknownKind;
  let isIgnoring = false;
  let layerName = -1;

  const openBlock = (): void => {
    const name = entity.name();
    const bytes = drafter.blockNames.bytes(name);
    if (letterAt('*PAPER_SPACE', bytes, 0, bytes.length)) drafter.setSpace('paper');
    else if (letterAt('*MODEL_SPACE', bytes, 0, bytes.length)) drafter.setSpace('model');
    else {
      drafter.setSpace('block');
      drafter.blocks.open(name, entity.number(10), entity.number(20));
    }
  };
  const closeBlock = (): void => {
    drafter.close();
    drafter.blocks.close();
    drafter.setSpace('paper');
  };
  /** What has been read is whole, since something else begins. */
  const complete = (): void => {
    if (current === 'entity') drafter.add(kindId);
    else if (current === 'layer' && layerName >= 0) layers.define(layerName, entity);
    else if (current === 'block') openBlock();
    current = 'none';
    kindId = -1;
  };

  const beginEntity = (bytes: Uint8Array, start: number, end: number): void => {
    kindId = drafter.kinds.of(bytes, start, end);
    kind = kindId < 0 ? unknownKind : drafter.kind(kindId);
    current = kindId < 0 ? 'none' : 'entity';
    entity.begin(kind.isListed === true);
  };
  const beginRecord = (what: 'layer' | 'block'): void => {
    current = what;
    layerName = -1;
    entity.begin(false);
  };

  const mark = (bytes: Uint8Array, start: number, end: number): void => {
    if (isNumeric(bytes, start, end)) {
      // lines have slipped: what was being read is not whole
      current = 'none';
      return;
    }
    complete();
    isIgnoring = false;
    const word = wordIn(bytes, start, end);
    if (word === 'SECTION') section = 'named';
    else if (word === 'ENDSEC') {
      if (section === 'BLOCKS') {
        closeBlock();
        drafter.endBlocks();
      } else drafter.close();
      section = 'none';
    } else if (word === 'EOF') {
      drafter.close();
      section = 'none';
      ended = true;
    } else if (section === 'ENTITIES') beginEntity(bytes, start, end);
    else if (section === 'TABLES') {
      if (word === 'LAYER') beginRecord('layer');
    } else if (section === 'BLOCKS') {
      if (word === 'BLOCK') {
        closeBlock();
        beginRecord('block');
      } else if (word === 'ENDBLK') closeBlock();
      else beginEntity(bytes, start, end);
    }
  };

  const nameSection = (bytes: Uint8Array, start: number, end: number): void => {
    const name = asciiOf(bytes, start, end).toUpperCase();
    section = sections.find((one) => one === name) ?? 'other';
    found = true;
    drafter.setSpace(section === 'BLOCKS' ? 'paper' : 'model');
  };
  /** Texts that a listed entity opens and closes its parts with. */
  const part = (code: number, bytes: Uint8Array, start: number, end: number): boolean => {
    if (!kind.isListed || code < codes.firstPart || code > codes.lastPart || end <= start) return false;
    const last = bytes[end - 1];
    const isOpening = last === openBrace;
    if (!isOpening && !(last === closeBrace && end - start === 1)) return false;
    entity.addMark(code, isOpening ? 1 : 0);
    return true;
  };

  const text = (code: number, bytes: Uint8Array, start: number, end: number): void => {
    if (ended) return;
    if (code === codes.mark) mark(bytes, start, end);
    else if (section === 'named' && code === codes.name) nameSection(bytes, start, end);
    else if (section === 'HEADER') {
      if (code === codes.variable) header.variable(bytes, start, end);
      else header.text(code, bytes, start, end);
    } else if (current === 'none' || isIgnoring) return;
    else if (code === codes.layer) {
      const id = layers.names.of(bytes, start, end);
      entity.setLayer(Math.max(0, id));
    } else if (code === codes.embedded) isIgnoring = true;
    else if (current === 'layer') {
      if (code === codes.name) layerName = layers.names.of(bytes, start, end);
    } else if (code === codes.name) {
      if ((current === 'block' || kind.isNamed) && entity.name() < 0)
        entity.setName(drafter.blockNames.of(bytes, start, end));
    } else if (!part(code, bytes, start, end) && kind.textCodes?.includes(code)) entity.addText(bytes, start, end);
  };

  return {
    header,
    layers,
    drafter,
    isSkipping: () => ended || ((current === 'none' || isIgnoring) && section !== 'HEADER'),
    text,
    number: (code, value) => {
      if (current !== 'none') {
        if (!isIgnoring) entity.setNumber(code, value);
      } else if (section === 'HEADER') header.number(code, value);
    },
    hasSection: () => found,
    isEnded: () => ended,
    finish: () => {
      // what the end cut off is not whole
      current = 'none';
      if (section === 'BLOCKS') closeBlock();
      drafter.finish();
    },
  };
}
