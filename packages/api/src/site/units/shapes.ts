import { choiceKinds } from '@fireline/domain/site';
import { pageSizeMax } from '@fireline/domain/shell';
import * as z from 'zod';
import { zPersonal } from '../../lib/personalShapes.ts';
import { done, page, paging, zAlarmLevel, zId, zList, zSearch } from '../../lib/shapes.ts';
import { inspectorShapes } from './inspectorShapes.ts';

const zCount = z.number().int();
/** Of a move that its account can take back. */
export const zMoveId = z.string().regex(/^[\w-]{1,64}$/);

/** Sent with a change: what the record was when the form opened, so that nobody overwrites another's change unseen. */
const revision = z.number().int();

/** A networked unit, with what hangs on it. @spec SIT-06 */
export const zUnit = z.object({
  unitId: z.number(),
  name: z.string(),
  contact: z.string(),
  address: z.string(),
  mobiles: z.array(zPersonal('phone')),
  landlines: z.array(zPersonal('phone')),
  orgId: z.string(),
  orgName: z.string(),
  partnerId: z.number().nullable(),
  partnerName: z.string(),
  lng: z.number().nullable(),
  lat: z.number().nullable(),
  revision,
  places: zCount,
  buildings: zCount,
  devices: zCount,
  online: zCount,
  users: zCount,
  /** The worst level standing in it; null when all is well. */
  alarmLevel: zAlarmLevel.nullable(),
});

/** What the domain's `unitForm` reads; it tells what is wrong, field by field. */
const sentUnit = {
  name: z.string(),
  contact: z.string(),
  address: z.string(),
  mobiles: z.array(z.string()).default([]),
  landlines: z.array(z.string()).default([]),
  orgId: z.string(),
  partnerId: zId.optional(),
  lnglat: z.union([z.string(), z.object({ lng: z.number(), lat: z.number() })]).optional(),
};

export const unitShapes = {
  ...inspectorShapes,
  choices: {
    send: z.object({
      kind: z.enum(choiceKinds),
      search: zSearch.optional(),
      /** Those of these ids instead of a search. */
      ids: zList(z.string().max(100)).optional(),
    }),
    reply: z.object({ choices: z.array(z.object({ id: z.string(), name: z.string(), detail: z.string() })) }),
  },
  units: {
    send: z.object({
      /** Any part of name, contact or address; a phone number as a whole. */
      search: zSearch.optional(),
      orgId: z.string().min(1).optional(),
      partnerId: zList(zId).optional(),
      /** Only those on which an alarm stands, or none. */
      alarms: z.enum(['yes', 'no']).optional(),
      /** Only those with a phone number, or without. */
      phones: z.enum(['yes', 'no']).optional(),
      sort: z.enum(['name', 'places', 'devices', 'alarmLevel']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
      ...paging,
    }),
    reply: page(zUnit),
  },
  unit: { send: z.object({ unitId: zId }), reply: zUnit },
  createUnit: { send: z.object(sentUnit), reply: zUnit },
  changeUnit: { send: z.object({ unitId: zId, revision, ...sentUnit }), reply: zUnit },
  /** Where to, the domain's `unitMoveForm` reads. */
  moveUnits: {
    send: z.object({
      units: z
        .array(z.object({ unitId: zId, revision }))
        .min(1)
        .max(pageSizeMax),
      orgId: z.string().optional(),
      partnerId: zId.optional(),
    }),
    reply: z.object({
      units: zCount,
      places: zCount,
      devices: zCount,
      /** For `undoMoveUnits`. */
      moveId: z.string(),
    }),
  },
  undoMoveUnits: { send: z.object({ moveId: zMoveId }), reply: z.object({ units: zCount }) },
  deleteUnit: { send: z.object({ unitId: zId }), reply: done },
};
