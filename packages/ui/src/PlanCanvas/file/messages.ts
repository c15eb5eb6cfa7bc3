import type { Drawing, DrawingLayer, DrawingReport, Extent } from '@fireline/domain/plan/drawing';
import type { Problem } from '@fireline/domain/lib';
import type { PageFont } from '../paint/pageFonts.ts';
import type { Paper, PlanColours } from '../paint/palette.ts';
import type { Tile, TileAt } from '../paint/tiles.ts';
import type { PlanSize } from '../stage/view.ts';

/** Where the worker gets the drawing from. */
export type WorkerSource =
  | { readonly kind: 'file'; readonly file: File }
  | {
      readonly kind: 'published';
      readonly body: ReadableStream<Uint8Array> | Blob;
      readonly sizeBytes: number | undefined;
    }
  | { readonly kind: 'drawing'; readonly drawing: Drawing };

/** How the plan is to look, said before anything is known of it. A higher number replaces a lower. */
export interface Look {
  readonly number: number;
  readonly paper: Paper;
  readonly colours: PlanColours;
  /** Names of the layers that are not drawn; undefined: those that the file switches off. */
  readonly hidden: readonly string[] | undefined;
  /** As a canvas takes it. */
  readonly fontFamily: string;
}

/** The canvas that the whole drawing is to be fitted into for its picture. */
export interface Room {
  /** CSS pixels. */
  readonly size: PlanSize;
  readonly pixelRatio: number;
}

/** The whole drawing in one picture: the first that is seen, what stands in for tiles that are not there yet, and the mini-map. */
export interface Overview {
  /** Null: nothing of it is to be seen. */
  readonly bitmap: ImageBitmap | null;
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
  /** What of it lies together, where some of it lies far off. */
  readonly gathered?: Extent;
  readonly metresPerUnit: number | undefined;
  readonly layers: readonly (DrawingLayer & { readonly count: number })[];
  readonly styles: Drawing['styles'];
  readonly report: DrawingReport;
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
      readonly room: Room;
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
