import type { Problem, Result } from '@fireline/domain/lib';
import type { PlanFileKind } from '@fireline/domain/plan';
import type { DrawingReport, DrawingSketch, Extent } from '@fireline/domain/plan/drawing';
import type { Chunk, FileStore } from '../../lib/files/store.ts';

/** A plan file in the store, to be read. */
export interface StoredPlan {
  readonly files: FileStore;
  readonly key: string;
  readonly kind: PlanFileKind;
}

/** What is known of a drawing without opening it. */
export interface DrawingFacts {
  readonly origin: { readonly x: number; readonly y: number };
  /** In the file's own coordinates; undefined: nothing is drawn. */
  readonly extent: Extent | undefined;
  readonly metresPerUnit: number | undefined;
  /** Entities by layer; a layer without any is there with none. */
  readonly layers: Readonly<Record<string, number>>;
  readonly report: DrawingReport;
  /** undefined: there is nothing to be seen. */
  readonly sketch: DrawingSketch | undefined;
}

/** A drawing that was read. */
export interface ReadDrawing {
  readonly facts: DrawingFacts;
  /** The drawing as canvases open it, gzip; to be taken once. */
  readonly content: AsyncIterable<Chunk>;
}

export interface ReadOptions {
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Reads plan files; in Node beside the main thread, in a page in it. */
export interface PlanReader {
  /** Why a file cannot be a plan, as far as a look at its table of contents shows; nothing is unpacked. @spec PLN-02 */
  check(plan: StoredPlan): Promise<Problem | undefined>;
  /** Reads a drawing and hands it to `use`; what the reading took is given back when that is done. @spec PLN-02 PLN-03 */
  read<T>(plan: StoredPlan, options: ReadOptions, use: (drawing: ReadDrawing) => Promise<T>): Promise<Result<T>>;
}

declare module '../../lib/context.ts' {
  interface Deps {
    readonly plans: PlanReader;
  }
}
