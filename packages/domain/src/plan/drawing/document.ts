import { type Drafter, type DrafterWork, createDrafter } from './drafter.ts';
import { type EntityRecord, createEntity } from './entities/entity.ts';
import { type Header, asciiOf, createHeader } from './header.ts';
import { fileRecords } from './externals.ts';
import { type ReadKind, structureWords, wordNumbers as word } from './kinds.ts';
import { type Layers, createLayers } from './layers.ts';
import { createNames, numberWords } from './store/names.ts';
import { type TagSink, wantsFor } from './tags/sink.ts';

type Section = 'none' | 'named' | 'HEADER' | 'TABLES' | 'BLOCKS' | 'ENTITIES' | 'OBJECTS' | 'other';
const sections = ['HEADER', 'TABLES', 'BLOCKS', 'ENTITIES', 'OBJECTS'] as const satisfies readonly Section[];

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

const codes = { mark: 0, path: 1, name: 2, font: 3, layer: 8, variable: 9, embedded: 101 } as const;
/** Flags of a block: an external reference, or one that is laid over. */
const referenceFlags = 4 | 8;
/** Flag of a style: it is a file of shapes, and no font. */
const shapeFlag = 1;
/** The words from this number on are records that name files. */
const firstFile = word.endBlock + 1;
const openBrace = 123;
const closeBrace = 125;
const startsWith = (text: string, bytes: Uint8Array): boolean => asciiOf(bytes).toUpperCase().startsWith(text);

/** What is wanted where no kind of entity says so. */
const wants = {
  nothing: /* @__PURE__ */ wantsFor({}),
  marks: /* @__PURE__ */ wantsFor({ text: [codes.mark] }),
  sectionName: /* @__PURE__ */ wantsFor({ text: [codes.mark, codes.name] }),
  header: /* @__PURE__ */ wantsFor({ text: [codes.mark, 1, 3, codes.variable], number: [70] }),
  layer: /* @__PURE__ */ wantsFor({ text: [codes.mark, codes.name, codes.embedded], number: [62, 70, 420] }),
  block: /* @__PURE__ */ wantsFor({ text: [codes.mark, codes.path, codes.name, codes.embedded], number: [10, 20, 70] }),
  file: /* @__PURE__ */ wantsFor({ text: [codes.mark, codes.path] }),
  style: /* @__PURE__ */ wantsFor({ text: [codes.mark, codes.font], number: [70] }),
};

const [blank, digitZero, digitNine, minus, dot] = [32, 48, 57, 45, 46];
/** Whether there are digits and nothing else: no kind of entity is called so. */
const isNumeric = (bytes: Uint8Array, start: number, end: number): boolean => {
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    if ((byte < digitZero || byte > digitNine) && byte > blank && byte !== minus && byte !== dot) return false;
  }
  return true;
};

export type DocumentWork = Pick<DrafterWork, 'caps' | 'sizeBytes' | 'texts'>;

export function createDocument({ caps, sizeBytes, texts }: DocumentWork): DrawingDocument {
  const header = createHeader();
  const layers = createLayers(caps.layers);
  /** The words alone: in sections that are not drawn, no name is kept. */
  const names = numberWords(createNames(structureWords.length), structureWords);
  const entity: EntityRecord = createEntity();
  const drafter = createDrafter({ caps, sizeBytes, layers, entity, texts });
  let section: Section = 'none';
  let found = false;
  let ended = false;
  /** What is being read: an entity by its number, or a record that the section itself needs. */
  let current: 'none' | 'entity' | 'layer' | 'block' | 'file' | 'style' = 'none';
  let kindId = -1;
  let kind: ReadKind | undefined;
  let isIgnoring = false;
  let layerName = -1;
  /** The kind of entity that shows what the record names. */
  let shownBy = '';

  const openBlock = (): void => {
    const name = entity.name();
    const bytes = drafter.blockNames.bytes(name);
    if (startsWith('*PAPER_SPACE', bytes)) drafter.setSpace('paper');
    else if (startsWith('*MODEL_SPACE', bytes)) drafter.setSpace('model');
    else {
      drafter.setSpace('block');
      if ((entity.number(70) & referenceFlags) !== 0) drafter.externals.block(name, entity.text());
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
    else if (current === 'file' || (current === 'style' && (entity.number(70) & shapeFlag) !== 0))
      drafter.externals.define(shownBy, entity.text());
    current = 'none';
    kindId = -1;
  };

  const beginEntity = (id: number): void => {
    kindId = id;
    kind = kindId < 0 ? undefined : drafter.kind(kindId);
    current = kind ? 'entity' : 'none';
    entity.begin();
  };
  const beginRecord = (what: 'layer' | 'block' | 'file' | 'style'): void => {
    current = what;
    layerName = -1;
    entity.begin();
  };
  const beginFile = (id: number): void => {
    const record = structureWords[id] ?? '';
    shownBy = fileRecords[record] ?? '';
    beginRecord(record === 'STYLE' ? 'style' : 'file');
  };
  const endSection = (): void => {
    if (section === 'BLOCKS') {
      closeBlock();
      drafter.endBlocks();
    } else drafter.close();
    section = 'none';
  };

  const mark = (bytes: Uint8Array, start: number, end: number): void => {
    if (isNumeric(bytes, start, end)) {
      // lines have slipped: what was being read is not whole
      current = 'none';
      return;
    }
    if (section === 'HEADER') header.close(entity);
    complete();
    isIgnoring = false;
    const isDrawn = section === 'ENTITIES' || section === 'BLOCKS';
    const id = (isDrawn ? drafter.kinds : names).of(bytes, start, end);
    if (id === word.section) section = 'named';
    else if (id === word.endSection) endSection();
    else if (id === word.end) {
      endSection();
      ended = true;
    } else if (section === 'ENTITIES') beginEntity(id);
    else if (section === 'TABLES') {
      if (id === word.layer) beginRecord('layer');
      else if (id >= firstFile) beginFile(id);
    } else if (section === 'OBJECTS') {
      if (id >= firstFile) beginFile(id);
    } else if (section === 'BLOCKS') {
      if (id === word.block) {
        closeBlock();
        beginRecord('block');
      } else if (id === word.endBlock) closeBlock();
      else beginEntity(id);
    }
  };

  const nameSection = (bytes: Uint8Array, start: number, end: number): void => {
    const name = asciiOf(bytes, start, end).toUpperCase();
    section = sections.find((one) => one === name) ?? 'other';
    found = true;
    drafter.setSpace(section === 'BLOCKS' ? 'paper' : 'model');
  };
  /** A word that opens or closes a part of an entity. */
  const part = (code: number, bytes: Uint8Array, start: number, end: number): boolean => {
    if (!kind?.marks?.includes(code) || end <= start) return false;
    const last = bytes[end - 1];
    const isOpening = last === openBrace;
    if (!isOpening && !(last === closeBrace && end - start === 1)) return false;
    entity.addMark(code, isOpening ? 1 : 0);
    return true;
  };
  const headerText = (code: number, bytes: Uint8Array, start: number, end: number): void => {
    if (code !== codes.variable) {
      header.text(code, bytes, start, end);
      return;
    }
    header.close(entity);
    header.variable(bytes, start, end);
    entity.begin();
  };

  const takeText = (code: number, bytes: Uint8Array, start: number, end: number): void => {
    if (current !== 'entity') {
      if (current === (code === codes.font ? 'style' : 'file') || (current === 'block' && code === codes.path))
        entity.addText(bytes, start, end);
    } else if (!part(code, bytes, start, end) && kind?.textCodes?.includes(code)) entity.addText(bytes, start, end);
  };
  const take = (code: number, bytes: Uint8Array, start: number, end: number): void => {
    if (code === codes.mark) mark(bytes, start, end);
    else if (section === 'named') nameSection(bytes, start, end);
    else if (section === 'HEADER') headerText(code, bytes, start, end);
    else if (code === codes.layer) entity.setLayer(Math.max(0, layers.names.of(bytes, start, end)));
    else if (code === codes.embedded) isIgnoring = true;
    else if (code === codes.name) {
      if (current === 'layer') layerName = layers.names.of(bytes, start, end);
      else if (entity.name() < 0) entity.setName(drafter.blockNames.of(bytes, start, end));
    } else takeText(code, bytes, start, end);
  };

  const wantsNow = (): Uint8Array => {
    if (ended) return wants.nothing;
    if (section === 'named') return wants.sectionName;
    if (section === 'HEADER') return wants.header;
    if (current === 'none' || isIgnoring) return wants.marks;
    return current === 'entity' ? (kind?.wants ?? wants.marks) : wants[current];
  };

  return {
    header,
    layers,
    drafter,
    numbers: entity,
    wants: wantsNow,
    text: (code, bytes, start, end) => {
      take(code, bytes, start, end);
      return wantsNow();
    },
    hasSection: () => found,
    isEnded: () => ended,
    finish: () => {
      // what the end cut off is not whole
      current = 'none';
      if (section === 'HEADER') header.close(entity);
      if (section === 'BLOCKS') closeBlock();
      drafter.finish();
    },
  };
}
