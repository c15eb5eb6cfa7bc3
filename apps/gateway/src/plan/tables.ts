import type { Problem } from '@fireline/domain/lib';
import type { BoundKind, MarkedKind, OrphanReason, PlanFileKind, PlanPoint, PublishState } from '@fireline/domain/plan';
import type { DrawingReport, DrawingSketch, Extent } from '@fireline/domain/plan/drawing';
import type { Generated } from 'kysely';
import type { Id, Instant, Json, WhereaboutsColumns } from '../lib/db/columnTypes.ts';

/** A device on a plan as it is kept, in the drawing file's own coordinates. */
export interface PlacedPoint extends PlanPoint {
  readonly rotationDeg: number;
}
/** One without a place on a version. */
export interface Orphan extends PlacedPoint {
  readonly reason: OrphanReason;
}

/** A plan. While unbound it stands where whoever made it stands. */
export interface PlanLayerTable extends WhereaboutsColumns {
  layerId: Id;
  /** Of what people enter; points have their own. */
  revision: Generated<number>;
  name: string;
  description: string;
  boundKind: BoundKind | null;
  boundId: number | null;
  buildingId: number | null;
  floor: number | null;
  isPrivate: boolean;
  /** Argon2id of the access key. */
  keyHash: string | null;
  centerLng: number | null;
  centerLat: number | null;
  publishState: PublishState;
  progressPercent: number;
  problem: Json<Problem> | null;
  publisher: string;
  publishedAt: Instant | null;
  fileKey: string | null;
  fileName: string | null;
  fileKind: PlanFileKind | null;
  fileBytes: number | null;
  fileBy: string | null;
  fileAt: Instant | null;
  /** The version that is shown. */
  versionId: number | null;
  pointsRevision: Generated<number>;
  pointsBy: string;
  resourcesRevision: Generated<number>;
  resourcesBy: Generated<string>;
  createdAt: Instant;
  updatedBy: string;
  updatedAt: Instant;
  deletedAt: Instant | null;
}

/** What was published, whole: it can be shown again as it was. */
export interface PlanVersionTable {
  versionId: Id;
  rentId: string;
  layerId: number;
  /** 1 for the first of the plan. */
  versionNo: number;
  at: Instant;
  by: string;
  fileKey: string;
  fileName: string;
  fileKind: PlanFileKind;
  fileBytes: number;
  drawingKey: string;
  drawingBytes: number;
  origin: Json<{ readonly x: number; readonly y: number }>;
  /** In the file's own coordinates; null of a drawing with nothing in it. */
  extent: Json<Extent> | null;
  metresPerUnit: number | null;
  /** Entities by layer of the drawing. */
  layers: Json<Readonly<Record<string, number>>>;
  report: Json<DrawingReport>;
  /** What it looks like in lists; null: nothing to be seen, or published before there were any. */
  sketch: Json<DrawingSketch> | null;
  rolledBackFrom: number | null;
  /** The devices that found their place on it when it became the shown one, and those that did not. */
  points: Json<readonly PlacedPoint[]>;
  orphans: Json<readonly Orphan[]>;
}

/** A publish: asked for, running, or how it ended. */
export interface PlanPublishTable {
  publishId: Id;
  rentId: string;
  layerId: number;
  kind: 'publish' | 'rollBack';
  state: PublishState;
  progressPercent: number;
  by: string;
  at: Instant;
  endedAt: Instant | null;
  fileKey: string;
  fileName: string;
  fileKind: PlanFileKind;
  fileBytes: number;
  versionId: number | null;
  problem: Json<Problem> | null;
  /** How often it was begun. */
  starts: Generated<number>;
  /** Until then the gateway that runs it is believed to be alive. */
  claimedUntil: Instant | null;
}

export interface PlanPointTable {
  layerId: number;
  deviceId: number;
  /** Of the drawing; empty: none in particular. */
  drawingLayer: string;
  x: number;
  y: number;
  rotationDeg: number;
  /** Why it has no place on the version that is shown. */
  orphan: OrphanReason | null;
}

/** What is marked on a plan besides its devices, in the drawing file's own coordinates. */
export interface PlanResourceTable {
  layerId: number;
  /** Its own on this plan. */
  resourceId: number;
  kind: MarkedKind;
  name: string;
  /** Of the drawing; empty: none in particular. */
  drawingLayer: string;
  x: number;
  y: number;
}

/** Wrong keys in a row, by reader and plan. */
export interface PlanKeyTryTable {
  layerId: number;
  userId: number;
  wrong: number;
  lastAt: Instant;
}

/** A session that has given the right key, for a while. */
export interface PlanGrantTable {
  layerId: number;
  sessionId: string;
  expiresAt: Instant;
}

export interface PlanTables {
  planLayer: PlanLayerTable;
  planVersion: PlanVersionTable;
  planPublish: PlanPublishTable;
  planPoint: PlanPointTable;
  planResource: PlanResourceTable;
  planKeyTry: PlanKeyTryTable;
  planGrant: PlanGrantTable;
}

declare module '../lib/db/schema.ts' {
  interface Database extends PlanTables {}
}
