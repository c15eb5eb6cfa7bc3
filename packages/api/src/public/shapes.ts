import { measurementNames } from '@fireline/domain/device';
import { linkSubjects, linkTokenChars } from '@fireline/domain/public';
import * as z from 'zod';
import { zBy } from '../lib/personalShapes.ts';
import { zAlarm } from '../alarm/shapes.ts';
import { zDevice } from '../device/shapes.ts';
import { page, paging, zId } from '../lib/shapes.ts';
import { embedShapes } from './embedShapes.ts';

const zToken = z.string().min(linkTokenChars.min).max(linkTokenChars.max);
/** All that anybody with a link learns of a device: what its page shows. Named one by one, so that a new field stays inside. */
const zPublicDevice = zDevice.pick({
  deviceId: true,
  name: true,
  deviceType: true,
  online: true,
  dStatus: true,
  expired: true,
  open: true,
  lowPower: true,
  signals: true,
  isSuspended: true,
  batteryRatio: true,
  readings: true,
  lastSeenAt: true,
  heartbeatS: true,
  unitName: true,
  placeName: true,
  buildingName: true,
  floor: true,
  address: true,
});
/** All that anybody with a link learns of an alarm: that somebody is on it, not who. */
const zPublicAlarm = zAlarm.pick({
  alarmId: true,
  level: true,
  category: true,
  kind: true,
  state: true,
  measurement: true,
  value: true,
  count: true,
  alarmTime: true,
  recoveredAt: true,
  acknowledgedAt: true,
  closing: true,
  clearType: true,
  handledAt: true,
  unitName: true,
  placeName: true,
  buildingName: true,
  floor: true,
  address: true,
});
/** A link that opens something now. */
const zLink = z.object({
  linkId: z.string(),
  subject: z.enum(linkSubjects),
  id: z.number(),
  /** Of the device, or of the one that alarmed. */
  deviceName: z.string(),
  path: z.string(),
  createdBy: zBy,
  createdAt: z.string(),
  expiresAt: z.string(),
  /** How often its page was opened. */
  opened: z.number().int(),
  lastOpenedAt: z.string().nullable(),
});
/** Who answers for the place that the device hangs in, and the number to call; null where none is on record. */
const zContact = z.object({ name: z.string(), phone: z.string() }).nullable();

export const publicShapes = {
  ...embedShapes,
  /** A signed, expiring link to one device or one alarm. */
  createLink: {
    send: z.object({ subject: z.enum(linkSubjects), id: zId }),
    reply: z.object({ path: z.string(), token: z.string(), expiresAt: z.string() }),
  },
  /** Own ones; of the whole tenant for who looks after its accounts. The newest first. */
  links: {
    send: z.object({
      subject: z.enum(linkSubjects).optional(),
      /** Of the subject; left out: all. */
      id: zId.optional(),
      ...paging,
    }),
    reply: page(zLink),
  },
  revokeLink: {
    send: z.object({ linkId: z.string().regex(/^[\da-f]{64}$/) }),
    reply: z.object({ done: z.literal(true) }),
  },
  device: {
    send: z.object({ deviceId: zId, token: zToken }),
    reply: z.object({
      device: zPublicDevice,
      current: z.array(zPublicAlarm),
      measurement: z.enum(measurementNames).nullable(),
      points: z.array(z.object({ at: z.string(), value: z.number() })),
      contact: zContact,
    }),
  },
  alarm: {
    send: z.object({ alarmId: zId, token: zToken }),
    reply: z.object({ alarm: zPublicAlarm, device: zPublicDevice, contact: zContact }),
  },
};
