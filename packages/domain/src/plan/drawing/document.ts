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
    complete();
    isIgnoring = false;
    if (end - start < 12 && letterAt('SECTION', bytes, start, end)) {
      section = 'named';
      return;
    }
    if (end - start < 12 && letterAt('ENDSEC', bytes, start, end)) {
      if (section === 'BLOCKS') closeBlock();
      else drafter.close();
      section = 'none';
    } else if (section === 'none') {
      if (asciiOf(bytes, start, end) === 'EOF') ended = true;
    } else if (section === 'ENTITIES') {
      if (asciiOf(bytes, start, end) === 'EOF') {
        section = 'none';
        ended = true;
      } else beginEntity(bytes, start, end);
    } else if (section === 'TABLES') {
      if (asciiOf(bytes, start, end) === 'LAYER') beginRecord('layer');
    } else if (section === 'BLOCKS') {
      const name = asciiOf(bytes, start, end);
      if (name === 'BLOCK') {
        closeBlock();
        beginRecord('block');
      } else if (name === 'ENDBLK') closeBlock();
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
