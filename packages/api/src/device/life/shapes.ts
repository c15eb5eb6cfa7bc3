import { lifeDeeds, lifeRecordEvents, lifeStates } from '@fireline/domain/device';
import * as z from 'zod';
import { zBy } from '../../lib/personalShapes.ts';
import { nothing, zId } from '../../lib/shapes.ts';

const zLife = z.object({
  life: z.enum(lifeStates),
  /** Sent with a change: nobody overwrites another's change unseen. */
  revision: z.number().int(),
  expiresOn: z.string().nullable(),
  /** Devices of the tenant that hold a place in its edition, and how many it holds. */
  devicesInUse: z.number().int(),
  devicesMax: z.number().int(),
  /** What was done to it, the newest first; at most 200. */
  records: z.array(
    z.object({
      lifeId: z.number(),
      at: z.string(),
      event: z.enum(lifeRecordEvents),
      by: zBy,
      detail: z.string(),
    }),
  ),
});

export const lifeShapes = {
  life: { send: z.object({ deviceId: zId }), reply: zLife },
  edition: {
    send: nothing,
    reply: z.object({
      devicesInUse: z.number().int(),
      devicesMax: z.number().int(),
      /** Whom the tenant names; empty: nobody. */
      contact: z.string(),
      phone: z.string(),
    }),
  },
  /** How many messages go out; of none, the day of the last reminder stays. */
  remind: {
    send: z.object({ deviceId: zId }),
    reply: z.object({ messages: z.number().int(), remindedOn: z.string().nullable() }),
  },
  changeLife: {
    send: z.object({ deviceId: zId, revision: z.number().int(), event: z.enum(lifeDeeds) }),
    reply: z.object({ life: z.enum(lifeStates) }),
  },
};
