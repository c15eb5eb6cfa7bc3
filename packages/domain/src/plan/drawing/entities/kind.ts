import type { Pen } from '../pen.ts';
import type { Entity } from './entity.ts';

/** What entities need besides the pen. */
export interface DrawWork {
  readonly pen: Pen;
  /** Keeps the bytes of a text; answers its number, or -1 when there are too many. */
  readonly keepText: (bytes: Uint8Array) => number;
  /** The bytes of a name of a block or tag. */
  readonly nameBytes: (name: number) => Uint8Array;
  /** Takes from what all patterns together may draw; false when that is used up. */
  readonly takePatternLines: (count: number) => boolean;
}

/** Draws the entity; answers what was lost, 0 for nothing. */
export type Draw = (entity: Entity, work: DrawWork) => number;

/** How a kind of entity is read. */
export interface Kind {
  readonly draw: Draw;
  /** Codes are repeated in it, so that their order counts. */
  readonly isListed?: boolean;
  /** It names a block, or its tag (2). */
  readonly isNamed?: boolean;
  /** Where parts of its text stand. */
  readonly textCodes?: readonly number[];
}
