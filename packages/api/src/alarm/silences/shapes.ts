import { alarmKindNames, silenceStates, silenceTargets } from '@fireline/domain/alarm';
import * as z from 'zod';
import { zBy } from '../../lib/personalShapes.ts';
import { page, paging, zId, zInt, zSearch } from '../../lib/shapes.ts';

/** A silence, and what it keeps quiet. @spec ALM-12 */
export const zSilence = z.object({
  silenceId: z.number(),
  target: z.enum(silenceTargets),
  deviceId: z.number().nullable(),
  placeId: z.number().nullable(),
  ruleId: z.number().nullable(),
  /** Of its device or place; empty: it is of a rule. */
  name: z.string(),
  /** Where its device stands; empty: it is of a place or a rule. */
  placeName: z.string(),
  /** Of its rule; null: it is of no rule. */
  kind: z.enum(alarmKindNames).nullable(),
  reason: z.string(),
  state: z.enum(silenceStates),
  startsAt: z.string(),
  endsAt: z.string(),
  createdBy: zBy,
  /** Who ended or cancelled it; empty: it ends by itself. */
  endedBy: zBy,
  /** Alarms that it has kept quiet. */
  alarms: z.number().int(),
  /** The caller may end it. */
  isOwn: z.boolean(),
});

export const silenceShapes = {
  silences: {
    send: z.object({
      search: zSearch.optional(),
      target: z.enum(silenceTargets).optional(),
      state: z.enum(silenceStates).optional(),
      sort: z.enum(['startsAt', 'endsAt']).default('startsAt'),
      order: z.enum(['asc', 'desc']).default('desc'),
      ...paging,
    }),
    reply: page(zSilence),
  },
  silencesOf: {
    send: z.object({ deviceId: zId }),
    reply: z.object({ silences: z.array(zSilence) }),
  },
  /** What the domain's `silenceForm` reads. */
  createSilence: {
    send: z.object({
      target: z.enum(silenceTargets),
      deviceId: zId.optional(),
      placeId: zId.optional(),
      ruleId: zId.optional(),
      reason: z.string(),
      startsAtMs: z.number(),
      minutes: zInt,
    }),
    reply: zSilence,
  },
  endSilence: { send: z.object({ silenceId: zId }), reply: zSilence },
};
