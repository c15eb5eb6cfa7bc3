import { sendTypes } from '@fireline/domain/device';
import { sendReasons, sendStates, sentChannels, type Trigger, triggers } from '@fireline/domain/message';
import * as z from 'zod';
import { zBy, zPersonal } from '../../lib/personalShapes.ts';
import { zId } from '../../lib/shapes.ts';

const zCount = z.number().int();
const zChannel = z.enum(sentChannels);
const zState = z.enum(sendStates);

export const resourceShapes = {
  resources: {
    send: z.object({ deviceId: zId }),
    reply: z.object({
      /** When sending SMS and voice for it was limited; null: it is not. */
      sendLimitOnAt: z.string().nullable(),
      /** Messages of the last 30 days, by the way they go and by what became of them. */
      sums: z.array(z.object({ channel: zChannel, state: zState, count: zCount })),
      /** The newest of them. */
      sends: z.array(
        z.object({
          recordId: z.number(),
          at: z.string(),
          alarmId: z.number().nullable(),
          trigger: z.enum(Object.keys(triggers) as Trigger[]).nullable(),
          channel: zChannel,
          receiver: zBy,
          state: zState,
          reason: z.enum(sendReasons).nullable(),
        }),
      ),
      /** The device itself is on a blacklist. */
      deviceBlocks: z.array(z.object({ blockId: z.number(), type: z.enum(sendTypes), at: z.string(), by: zBy })),
      /** Numbers on a blacklist that such a message was meant for. */
      phoneBlocks: z.array(
        z.object({
          blockId: z.number(),
          number: zPersonal('phone'),
          smsFlag: z.boolean(),
          voiceFlag: z.boolean(),
          at: z.string(),
          by: zBy,
        }),
      ),
    }),
  },
};
