import type { Drawing, DrawingLayer, DrawingReport, Extent } from '@fireline/domain/plan/drawing';
import type { Problem } from '@fireline/domain/lib';
import type { PageFont } from './pageFonts.ts';
import type { Palette } from './raster.ts';
import type { Tile, TileAt } from './tiles.ts';

/** Where the worker gets the drawing from. */
export type WorkerSource =
  | { readonly kind: 'file'; readonly file: File }
  | {
      readonly kind: 'published';
      readonly body: ReadableStream<Uint8Array> | Blob;
      readonly sizeBytes: number | undefined;
    }
  | { readonly kind: 'drawing'; readonly drawing: Drawing };

/** How the plan is to look. A higher number replaces a lower. */
export interface Look {
  readonly number: number;
  readonly palette: Palette;
  /** Places of the layers that are not drawn. */
  readonly hidden: readonly number[];
  /** As a canvas takes it. */
  readonly fontFamily: string;
}

/** The whole drawing in one picture: the first that is seen, what stands in for tiles that are not there yet, and the mini-map. */
export interface Overview {
  readonly bitmap: ImageBitmap;
  /** Device pixels per drawing unit. */
  readonly scale: number;
  /** The part of the plan in the picture. */
  readonly box: Extent;
  readonly look: number;
}

/** What is known of a drawing apart from its lines. */
export interface PlanMeta {
  readonly origin: { readonly x: number; readonly y: number };
  readonly extent: Extent | undefined;
  readonly metresPerUnit: number | undefined;
  readonly layers: readonly (DrawingLayer & { readonly count: number })[];
  /** Colours of the styles; what {@link paletteOf} needs. */
  readonly styles: Drawing['styles'];
  readonly report: DrawingReport;
  readonly segmentCount: number;
  readonly textCount: number;
}

export interface TextHit {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** Place in the drawing's texts. */
  readonly place: number;
}

export type ToWorker =
  | { readonly type: 'open'; readonly source: WorkerSource }
  | {
      readonly type: 'look';
      readonly look: Look;
      readonly overview: { readonly width: number; readonly height: number };
    }
  /** Replaces all that was wanted before, most urgent first. */
  | { readonly type: 'want'; readonly tiles: readonly TileAt[] }
  /** Faces that the page loads; the worker has to load them for itself. */
  | { readonly type: 'fonts'; readonly faces: readonly PageFont[] }
  | { readonly type: 'find'; readonly query: string; readonly turn: number };

export type FromWorker =
  | { readonly type: 'progress'; readonly doneBytes: number; readonly totalBytes: number | undefined }
  | { readonly type: 'opened'; readonly meta: PlanMeta }
  | { readonly type: 'problems'; readonly problems: readonly Problem[] }
  /** Texts drawn before may look otherwise now. */
  | { readonly type: 'fontsLoaded'; readonly isLast: boolean }
  | { readonly type: 'overview'; readonly overview: Overview }
  | { readonly type: 'tile'; readonly tile: Tile }
  | { readonly type: 'found'; readonly turn: number; readonly hits: readonly TextHit[]; readonly total: number };
