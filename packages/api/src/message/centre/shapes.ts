import { channels, type MessageGroup, messageGroupNames, sentChannels } from '@fireline/domain/message';
import * as z from 'zod';
import { done, nothing, zAlarmLevel } from '../../lib/shapes.ts';

const zCount = z.number().int();
const byGroup = <T extends z.ZodType>(shape: T) =>
  Object.fromEntries(messageGroupNames.map((group) => [group, shape])) as Record<MessageGroup, T>;

export const receivingShapes = {
  receiving: {
    send: nothing,
    reply: z.object({
      ...byGroup(z.array(z.enum(channels))),
      email: z.string(),
      /** Empty: the account has none, and gets neither SMS nor calls. */
      mobile: z.string(),
      /** What alarms of this level and worse are sent by, whatever is chosen. */
      forcedChannels: z.array(z.enum(sentChannels)),
      forcedLevel: zAlarmLevel,
      revision: zCount,
    }),
  },
  saveReceiving: {
    send: z.object({ ...byGroup(z.array(z.string()).default([])), email: z.string().optional(), revision: zCount }),
    reply: done,
  },
};
