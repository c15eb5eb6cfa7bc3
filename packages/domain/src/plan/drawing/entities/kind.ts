import { valueKindOf, valueKinds } from '../tags/codes.ts';
import { codesKept, wantsFor } from '../tags/sink.ts';
import type { Pen } from '../pen.ts';
import type { Writings } from '../store/writings.ts';
import { type Entity, shared } from './entity.ts';

/** What entities need besides the pen. */
export interface DrawWork {
  readonly pen: Pen;
  readonly writings: Writings;
  /** The bytes of a name of a block or tag. */
  readonly nameBytes: (name: number) => Uint8Array;
  /** Takes from the work that all hatches together may take; false when that is used up. */
  readonly spend: (work: number) => boolean;
  /** Takes from what all patterns together may draw; false when that is used up. */
  readonly takePatternLines: (count: number) => boolean;
}

/** Draws the entity; answers what was lost, 0 for nothing. */
export type Draw = (entity: Entity, work: DrawWork) => number;

/** How a kind of entity is read; what it does not ask for is not even looked at. */
export interface Kind {
  readonly draw: Draw;
  /** Its numbers, besides those that all entities have. */
  readonly numbers?: readonly number[];
  /** Its numbers that are repeated, so that their order counts. */
  readonly listed?: readonly number[];
  /** It names a block, or its tag (2). */
  readonly isNamed?: boolean;
  /** Where parts of its text stand. */
  readonly textCodes?: readonly number[];
  /** Words mark where its parts begin and end; they are listed. */
  readonly marks?: readonly number[];
}

/** All codes that numbers stand under. */
export const allNumbers: readonly number[] = /* @__PURE__ */ Array.from(
  { length: codesKept - 1 },
  (_, code) => code,
).filter((code) => valueKindOf(code) !== valueKinds.text && valueKindOf(code) !== valueKinds.chunk);

const [mark, name, layer, embedded] = [0, 2, 8, 101];

/** What is wanted of the tags of this kind. */
export const wantsOf = ({ numbers = [], listed = [], isNamed = false, textCodes = [], marks = [] }: Kind): Uint8Array =>
  wantsFor({
    number: [...Object.values(shared), ...numbers],
    listed,
    text: [mark, layer, embedded, ...(isNamed ? [name] : []), ...textCodes, ...marks],
  });
