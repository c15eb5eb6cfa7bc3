import { deviceTypeNames } from '@fireline/domain/device';
import * as z from 'zod';
import { nothing } from '../../lib/shapes.ts';

const zCount = z.number().int();

/** @spec ANA-02 */
export const storageShapes = {
  storage: {
    send: nothing,
    reply: z.object({
      /** When it was counted last; null: not yet. */
      countedAt: z.string().nullable(),
      /** How many days readings are kept; alarms and their tracks are kept for ever. */
      readingsDays: zCount,
      types: z.array(
        z.object({
          deviceType: z.enum(deviceTypeNames),
          devices: zCount,
          points: zCount,
          bytes: zCount,
          positions: zCount,
          alarms: zCount,
          /** The oldest reading. */
          firstAt: z.string().nullable(),
        }),
      ),
      /** Of the tenant, for those who see all of it, oldest first. */
      days: z.array(z.object({ day: z.string(), points: zCount, bytes: zCount })),
    }),
  },
};
