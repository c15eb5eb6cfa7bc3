import { deviceStatuses, deviceTypeNames } from '@fireline/domain/device';
import { embedOriginsMax, embedPieces } from '@fireline/domain/public';
import * as z from 'zod';
import { zBy } from '../lib/personalShapes.ts';
import { zAlarm } from '../alarm/shapes.ts';
import { done, page, paging, zAlarmLevel, zId, zSearch } from '../lib/shapes.ts';

const zCount = z.number().int();
const zKeyId = z.string().regex(/^pk_[\w-]{16,64}$/);
const zPiece = z.enum(embedPieces);

/** A key with which a partner's server gets tokens, never its secret. @spec PUB-07 */
export const zEmbedKey = z.object({
  keyId: zKeyId,
  name: z.string(),
  /** Whose devices it shows; null: those of the tenant. */
  partnerId: z.number().nullable(),
  partnerName: z.string(),
  origins: z.array(z.string()),
  pieces: z.array(zPiece),
  /** How long a token of it lives. */
  minutes: zCount,
  disabled: z.boolean(),
  createdBy: zBy,
  createdAt: z.string(),
  changedBy: zBy,
  /** When a token was made last, and how many were. */
  lastUsedAt: z.string().nullable(),
  uses: zCount,
  revision: zCount,
});
const made = z.object({
  key: zEmbedKey,
  /** Shown this once. */
  secret: z.string(),
});
const sent = {
  name: z.string(),
  origins: z.array(z.string()).max(embedOriginsMax + 1),
  pieces: z.array(zPiece).max(embedPieces.length),
  minutes: zCount.optional(),
  partnerId: zId.optional(),
};
const one = { keyId: zKeyId, revision: zCount };

const zEmbedAlarm = zAlarm
  .pick({
    alarmId: true,
    level: true,
    category: true,
    kind: true,
    state: true,
    alarmTime: true,
    recoveredAt: true,
    unitName: true,
    placeName: true,
    buildingName: true,
    floor: true,
  })
  .extend({ deviceName: z.string() });

const zEmbedDevice = z.object({
  deviceId: z.number(),
  name: z.string(),
  deviceType: z.enum(deviceTypeNames),
  status: z.enum(deviceStatuses),
  placeName: z.string(),
  alarmLevel: zAlarmLevel.nullable(),
});
const shownRows = <T extends z.ZodType>(row: T) =>
  z.object({ total: zCount, rows: z.array(row), expiresAt: z.string() });

export const embedShapes = {
  embedKeys: {
    send: z.object({
      search: zSearch.optional(),
      state: z.enum(['enabled', 'disabled']).optional(),
      sort: z.enum(['name', 'lastUsedAt', 'uses', 'createdAt']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
      ...paging,
    }),
    reply: page(zEmbedKey),
  },
  createEmbedKey: { send: z.object(sent), reply: made },
  changeEmbedKey: { send: z.object({ ...one, ...sent }), reply: zEmbedKey },
  /** Tokens of the secret before end at once. */
  rotateEmbedKey: { send: z.object(one), reply: made },
  disableEmbedKey: { send: z.object(one), reply: done },
  enableEmbedKey: { send: z.object(one), reply: done },
  /** A partner's server asks with key and secret; its page gets the token. */
  embedToken: {
    send: z.object({
      keyId: z.string().max(80),
      secret: z.string().max(200),
      pieces: z.array(zPiece).max(embedPieces.length).optional(),
      minutes: zCount.optional(),
    }),
    reply: z.object({ token: z.string(), expiresAt: z.string(), pieces: z.array(zPiece) }),
  },
  embedAlarms: { send: z.object({ keyId: zKeyId }), reply: shownRows(zEmbedAlarm) },
  embedDevices: { send: z.object({ keyId: zKeyId }), reply: shownRows(zEmbedDevice) },
};
