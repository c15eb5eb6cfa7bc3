import * as z from 'zod';
import { zId } from '../../lib/shapes.ts';
import { zFloorStack } from '../../site/heads/shapes.ts';

export const aroundShapes = {
  around: {
    send: z.object({ deviceId: zId }),
    reply: z.object({
      buildingId: z.number().nullable(),
      unitId: z.number().nullable(),
      /** Who answers there, in the order in which they are called; those without a number are left out. */
      people: z.array(
        z.object({ of: z.enum(['place', 'building', 'unit']), name: z.string(), phones: z.array(z.string()) }),
      ),
      /** Where to drive to; null: not known. */
      lngLat: z.object({ lng: z.number(), lat: z.number() }).nullable(),
      /** Published plans that show the device and that the reader may look into. */
      plans: z.array(z.object({ layerId: z.number(), name: z.string() })),
      /** The floors of its building where no plan shows the device; null: a plan does, or no page of buildings is open to the reader. */
      stack: zFloorStack.nullable(),
      /** An open fault of its own, which its silence does not explain. */
      hasFault: z.boolean(),
      /** Other devices in use in the same building that are offline as well; in the same place where it hangs in no building. */
      offlineBeside: z.number().int(),
    }),
  },
};
