import type { Problem } from '@fireline/domain/lib';
import type { PlanFileKind } from '@fireline/domain/plan';
import type { Chunk } from '../../lib/files/store.ts';
import type { DrawingFacts } from './reading.ts';

/** What a reading thread is started with. */
export interface ReadTask {
  /** Only looks at the beginning, and at the list of a zip. */
  readonly isCheck: boolean;
  readonly name: `plan.${PlanFileKind}`;
  readonly sizeBytes: number;
}

/** Told by the reading thread. */
export type FromReader =
  /** Wants bytes of the file. */
  | { readonly type: 'want'; readonly at: number; readonly length: number }
  | { readonly type: 'progress'; readonly share: number }
  | { readonly type: 'facts'; readonly facts: DrawingFacts }
  /** A piece of the drawing as it is kept; the next follows when it was taken. */
  | { readonly type: 'piece'; readonly bytes: Chunk }
  | { readonly type: 'done' }
  | { readonly type: 'refused'; readonly problems: readonly Problem[] };

/** Told to it. */
export type ToReader =
  | { readonly type: 'bytes'; readonly bytes: Chunk }
  | { readonly type: 'failed' }
  /** The last piece was taken. */
  | { readonly type: 'taken' };
