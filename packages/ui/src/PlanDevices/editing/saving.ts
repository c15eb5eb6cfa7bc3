import type { PlacedPoint } from '@fireline/domain/plan';
import type { Problem } from '@fireline/domain/lib';

/** What is sent when somebody saves: all points, and the revision they were begun at. */
export interface PlanSave {
  readonly points: readonly PlacedPoint[];
  readonly revision: number;
}

/** A placing that is not saved: what it began with, at which revision, and how it stands. */
export interface PlanDraft {
  readonly saved: readonly PlacedPoint[];
  readonly points: readonly PlacedPoint[];
  readonly revision: number;
}

/** Somebody else's save. */
export interface TheirPoints {
  readonly by: string;
  readonly points: readonly PlacedPoint[];
  readonly revision: number;
}

/** Saved under a new revision; or not, and why. `theirs`: somebody saved first (`plan.conflict`), and what. */
export type PlanSaveAnswer =
  | { readonly ok: true; readonly revision: number }
  | { readonly ok: false; readonly problems: readonly Problem[]; readonly theirs?: TheirPoints };
