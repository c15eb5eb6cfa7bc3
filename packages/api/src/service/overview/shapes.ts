import { expiryTerms } from '@fireline/domain/device';
import * as z from 'zod';
import { nothing } from '../../lib/shapes.ts';

const zCount = z.number().int();

/** Who looks after places in the scope of the caller. */
const zKeeper = z.object({
  kind: z.enum(['partner', 'maint']),
  id: z.number(),
  name: z.string(),
  contact: z.string(),
  phone: z.string(),
  /** Places in the scope of the caller that it looks after. */
  places: zCount,
});

const zNearDevice = z.object({
  deviceId: z.number(),
  name: z.string(),
  placeName: z.string(),
  /** The last day of its service. */
  expiresOn: z.string(),
});

export const overviewShapes = {
  overview: {
    send: nothing,
    reply: z.object({
      devices: z.object({
        /** All but those that are not activated or whose service is over. */
        inService: zCount,
        /** How long the list of devices is for each term. */
        byTerm: z.record(z.enum(expiryTerms), zCount),
        notActivated: zCount,
      }),
      /** The first whose service ends, from the nearest. */
      nearest: z.array(zNearDevice),
      /** Those with the most places, and how many there are in all. */
      keepers: z.object({ total: zCount, rows: z.array(zKeeper) }),
      /** As the list of feedback counts it; null where the caller may not see that list. */
      feedback: z.object({ waiting: zCount, replied: zCount }).nullable(),
    }),
  },
};
