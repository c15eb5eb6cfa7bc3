import type { Drawing } from '@fireline/domain/plan/drawing';

/** Where a plan comes from. */
export type PlanSource =
  /** A `.dxf` or `.zip` that the reader chose; read in the worker, never sent anywhere. */
  | { readonly kind: 'file'; readonly file: File }
  /** What was published: the bytes that `encodeDrawing` made. */
  | {
      readonly kind: 'published';
      /** Names plan and version: another one opens anew. */
      readonly id: string;
      readonly load: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;
      /** For the progress bar, when it is known. */
      readonly sizeBytes?: number;
    }
  /** Read already. */
  | { readonly kind: 'drawing'; readonly drawing: Drawing };

/** What tells one source from another; objects made anew in each render hold the same one. */
export function sourceIdentity(source: PlanSource | undefined): unknown {
  if (source?.kind === 'file') return source.file;
  if (source?.kind === 'published') return source.id;
  return source?.drawing;
}
