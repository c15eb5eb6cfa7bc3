import { type Problem, checkLength } from '../../lib/index.ts';
import { planNameChars, planResourcesMax } from '../limits.ts';
import type { OrphanReason } from '../versions.ts';
import type { NearestKind, PlanResource } from './nearest.ts';

/** What people mark on a plan besides its devices. @spec N07 PLN-04 */
export const markedKinds = ['exit', 'stair', 'hydrant', 'extinguisher'] as const;
export type MarkedKind = (typeof markedKinds)[number];

/** Something marked on a plan, in the drawing's units. @spec N07 PLN-04 */
export interface MarkedResource {
  /** Its own on this plan, from 1. */
  readonly resourceId: number;
  readonly kind: MarkedKind;
  /** Empty: called by its kind alone. */
  readonly name: string;
  /** The layer of the drawing that it goes with; empty: none in particular. */
  readonly layer: string;
  readonly x: number;
  readonly y: number;
}

/** What each counts as when the nearest is looked for. Decision: a stairwell is a way out, as the fire code has it. */
const nearestOf: Readonly<Partial<Record<MarkedKind, NearestKind>>> = {
  exit: 'exit',
  stair: 'exit',
  hydrant: 'hydrant',
};

/** Those among the marked that are looked for around an alarm; one without a place on the shown version is none. @spec N07 */
export const resourcesMarked = (
  marked: readonly (MarkedResource & { readonly orphan?: OrphanReason | null })[],
  nameOf: (kind: MarkedKind) => string,
): readonly PlanResource[] =>
  marked.flatMap(({ resourceId, kind, name, orphan, x, y }) => {
    const counts = orphan ? undefined : nearestOf[kind];
    return counts ? [{ kind: counts, id: `marked-${resourceId}`, name: name || nameOf(kind), x, y }] : [];
  });

/** The number of the next one to be marked. */
export const nextResourceId = (marked: readonly Pick<MarkedResource, 'resourceId'>[]): number =>
  marked.reduce((most, { resourceId }) => Math.max(most, resourceId), 0) + 1;

/** Why what is marked cannot be saved: too many, a number twice, a name too long, or a place that is none. @spec N07 PLN-04 */
export const checkResources = (marked: readonly MarkedResource[]): Problem | undefined => {
  if (marked.length > planResourcesMax)
    return { code: 'form.tooMany', field: 'resources', args: { 0: planResourcesMax } };
  const seen = new Set<number>();
  for (const [at, { resourceId, name, x, y }] of marked.entries()) {
    const field = `resources.${at}`;
    if (!Number.isFinite(x) || !Number.isFinite(y)) return { code: 'form.number', field };
    const nameProblem = checkLength(`${field}.name`, name, { min: 0, max: planNameChars.max });
    if (nameProblem) return nameProblem;
    if (seen.has(resourceId)) return { code: 'plan.resource.twice', field };
    seen.add(resourceId);
  }
  return undefined;
};
