import { drillStates } from '@fireline/domain/alarm';
import * as z from 'zod';
import { zBy } from '../../lib/personalShapes.ts';
import { nothing, page, paging, zId, zInt, zList, zSearch } from '../../lib/shapes.ts';

const zCount = z.number().int();

/** A drill with what came of it. @spec N15 */
const zDrill = z.object({
  drillId: z.number(),
  name: z.string(),
  unitId: z.number(),
  unitName: z.string(),
  /** Null: the whole unit. */
  buildingId: z.number().nullable(),
  buildingName: z.string(),
  /** Null: every floor. */
  floor: z.number().int().nullable(),
  state: z.enum(drillStates),
  startsAt: z.string(),
  endsAt: z.string(),
  createdBy: zBy,
  /** Who ended or cancelled it; empty: it ends by itself. */
  endedBy: zBy,
  /** Raised in it, and how many of those were acknowledged after how many seconds on average. */
  alarms: zCount,
  acknowledged: zCount,
  acknowledgedAfterS: z.number().nullable(),
});

export const drillShapes = {
  drills: {
    send: z.object({
      search: zSearch.optional(),
      state: z.enum(drillStates).optional(),
      unitId: zList(zId).optional(),
      sort: z.enum(['startsAt', 'name']).default('startsAt'),
      order: z.enum(['asc', 'desc']).default('desc'),
      ...paging,
    }),
    reply: page(zDrill),
  },
  drillsNow: {
    send: nothing,
    reply: z.object({ drills: z.array(zDrill.pick({ drillId: true, name: true, endsAt: true })) }),
  },
  drillBuildings: {
    send: z.object({ unitId: zId }),
    reply: z.object({
      buildings: z.array(
        z.object({ buildingId: z.number(), name: z.string(), floorsAbove: zCount, floorsBelow: zCount }),
      ),
    }),
  },
  /** What the domain's `drillForm` reads. */
  createDrill: {
    send: z.object({
      name: z.string(),
      unitId: zId,
      buildingId: zId.optional(),
      floor: zInt.optional(),
      startsAtMs: z.number(),
      minutes: zInt,
    }),
    reply: zDrill,
  },
  endDrill: { send: z.object({ drillId: zId }), reply: zDrill },
};
