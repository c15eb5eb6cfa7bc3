import { type FloorCounts, floorField, hasFloor } from '../building/index.ts';
import { type Problem, defineForm, flag, oneOf, optional, text, id } from '../lib/index.ts';
import { lngLatOf, wgs84 } from '../site/index.ts';
import { accessKey } from './accessKey.ts';
import { planDescriptionChars, planNameChars } from './limits.ts';

/** What a layer can be bound to. Decision: a property is a building, or one floor of it. @spec PLN-01 BLD-04 */
export const boundKinds = ['place', 'property'] as const;
export type BoundKind = (typeof boundKinds)[number];

/** Whether a layer belongs to a place or property. @spec PLN-03 */
export const bindings = ['bound', 'unbound'] as const;
export type Binding = (typeof bindings)[number];
/** What a layer with or without something bound to it is. @spec PLN-03 */
export const bindingOf = ({ boundId }: { readonly boundId?: number | undefined }): Binding =>
  boundId === undefined ? 'unbound' : 'bound';

const required = (field: string): Problem => ({ code: 'form.required', field });

const layerFields = {
  name: text(planNameChars),
  description: text(planDescriptionChars),
  boundKind: optional(oneOf(boundKinds)),
  boundId: optional(id),
  /** Above ground counts from 1, below ground from -1. */
  floor: optional(floorField),
  isPrivate: flag,
  accessKey: optional(accessKey),
  center: optional(lngLatOf(wgs84)),
};

interface BoundTo {
  readonly boundKind: BoundKind | undefined;
  readonly boundId: number | undefined;
  readonly floor: number | undefined;
}

const boundProblems = ({ boundKind, boundId, floor }: BoundTo): (Problem | undefined)[] => [
  boundKind !== undefined && boundId === undefined ? required('boundId') : undefined,
  boundId !== undefined && boundKind === undefined ? required('boundKind') : undefined,
  floor !== undefined && boundKind !== 'property' ? { code: 'plan.floor.ofProperty', field: 'floor' } : undefined,
];

/** A layer as it is created: a private one has its key; what it is bound to is named by kind and id, or not at all. @spec PLN-01 PLN-05 */
export const layerForm = defineForm(layerFields, (layer) => [
  layer.isPrivate && layer.accessKey === undefined ? required('accessKey') : undefined,
  ...boundProblems(layer),
]);

/** A layer as it is changed. @spec PLN-01 PLN-05 */
export const layerChangeForm = defineForm(layerFields, boundProblems);

/** Why a changed layer lacks a key: it becomes private and none is given. One that was private keeps its key. @spec PLN-05 */
export const checkKeyOnChange = (
  was: { readonly isPrivate: boolean },
  next: { readonly isPrivate: boolean; readonly accessKey: string | undefined },
): Problem | undefined =>
  next.isPrivate && !was.isPrivate && next.accessKey === undefined ? required('accessKey') : undefined;

/** Why a layer cannot lie on that floor of the building. @spec BLD-04 PLN-01 */
export const checkLayerFloor = (building: FloorCounts, floor: number | undefined): Problem | undefined =>
  floor === undefined || hasFloor(building, floor) ? undefined : { code: 'plan.floor.none', field: 'floor' };

/** How a plan is opened. @spec PLN-04 */
export const planModes = ['view', 'edit', 'monitor'] as const;
export type PlanMode = (typeof planModes)[number];

/** The modes of a plan for somebody who may, or may not, save where devices stand on it. @spec PLN-04 ROL-03 */
export const modesOf = (mayPlace: boolean): PlanMode[] => planModes.filter((mode) => mode !== 'edit' || mayPlace);

/**
 * Why a change cannot be saved: somebody saved another one since it was begun. Decision: it is told, never overwritten.
 * @spec PLN-04
 */
export const checkRevision = (
  begunAt: number,
  saved: { readonly revision: number; readonly by: string },
): Problem | undefined =>
  saved.revision === begunAt ? undefined : { code: 'plan.conflict', args: { name: saved.by } };
