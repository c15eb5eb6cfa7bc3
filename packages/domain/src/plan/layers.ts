import { type Problem, defineForm, flag, oneOf, optional, text, id } from '../lib/index.ts';
import { type Role, mayHold } from '../role/index.ts';
import { lngLatOf, wgs84 } from '../site/index.ts';
import { accessKey } from './accessKey.ts';
import { planDescriptionChars, planNameChars } from './limits.ts';

/** What a layer can be bound to. @spec PLN-01 */
export const boundKinds = ['place', 'property'] as const;
export type BoundKind = (typeof boundKinds)[number];

/** Whether a layer belongs to a place or property. @spec PLN-03 */
export const bindings = ['bound', 'unbound'] as const;
export type Binding = (typeof bindings)[number];
/** What a layer with or without something bound to it is. @spec PLN-03 */
export const bindingOf = ({ boundId }: { readonly boundId?: number | undefined }): Binding =>
  boundId === undefined ? 'unbound' : 'bound';

const required = (field: string): Problem => ({ code: 'form.required', field });

/** A layer as it is created or changed: a private one has its key; what it is bound to is named by kind and id, or not at all. @spec PLN-01 PLN-05 */
export const layerForm = defineForm(
  {
    name: text(planNameChars),
    description: text(planDescriptionChars),
    boundKind: optional(oneOf(boundKinds)),
    boundId: optional(id),
    isPrivate: flag,
    accessKey: optional(accessKey),
    center: optional(lngLatOf(wgs84)),
  },
  (layer) => [
    layer.isPrivate && layer.accessKey === undefined ? required('accessKey') : undefined,
    layer.boundKind !== undefined && layer.boundId === undefined ? required('boundId') : undefined,
    layer.boundId !== undefined && layer.boundKind === undefined ? required('boundKind') : undefined,
  ],
);

/** How a plan is opened. @spec PLN-04 */
export const planModes = ['view', 'edit', 'monitor'] as const;
export type PlanMode = (typeof planModes)[number];

/** The modes of a role: organisations look and watch, all others also place devices. @spec PLN-04 ROL-03 */
export const modesOf = (role: Role): PlanMode[] =>
  planModes.filter((mode) => mode !== 'edit' || mayHold(role, 'modify'));

/**
 * Why a change cannot be saved: somebody saved another one since it was begun. Decision: it is told, never overwritten.
 * @spec PLN-04
 */
export const checkRevision = (
  begunAt: number,
  saved: { readonly revision: number; readonly by: string },
): Problem | undefined =>
  saved.revision === begunAt ? undefined : { code: 'plan.conflict', args: { name: saved.by } };
