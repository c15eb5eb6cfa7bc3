import { measurementNames } from '@fireline/domain/device';
import { linkSubjects, linkTokenChars } from '@fireline/domain/public';
import * as z from 'zod';
import { zAlarm } from '../alarm/shapes.ts';
import { zDevice } from '../device/shapes.ts';
import { zId } from '../lib/shapes.ts';

const zToken = z.string().min(linkTokenChars.min).max(linkTokenChars.max);
/** A public reader sees the device, not who sells or owns what around it. */
const zPublicDevice = zDevice.omit({ partnerId: true, partnerName: true });
/** Who answers for the place that the device hangs in, and the number to call; null where none is on record. */
const zContact = z.object({ name: z.string(), phone: z.string() }).nullable();

export const publicShapes = {
  /** A signed, expiring link to one device or one alarm. */
  createLink: {
    send: z.object({ subject: z.enum(linkSubjects), id: zId }),
    reply: z.object({ path: z.string(), token: z.string(), expiresAt: z.string() }),
  },
  device: {
    send: z.object({ deviceId: zId, token: zToken }),
    reply: z.object({
      device: zPublicDevice,
      current: z.array(zAlarm),
      measurement: z.enum(measurementNames).nullable(),
      points: z.array(z.object({ at: z.string(), value: z.number() })),
      contact: zContact,
    }),
  },
  alarm: {
    send: z.object({ alarmId: zId, token: zToken }),
    reply: z.object({ alarm: zAlarm, device: zPublicDevice, contact: zContact }),
  },
};
