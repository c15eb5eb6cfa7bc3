import { deviceKeyKinds, gbAddressMax, gbComponentsChars, keyScopes } from '@fireline/domain/device';
import * as z from 'zod';
import { zBy } from '../../lib/personalShapes.ts';
import { page, paging, zId, zInt, zSearch } from '../../lib/shapes.ts';

const zCount = z.number().int();
const zScopes = z.array(z.enum(keyScopes));

/** A device key, without its secret, which nobody keeps. */
export const zDeviceKey = z.object({
  keyId: z.number(),
  name: z.string(),
  kind: z.enum(deviceKeyKinds),
  scopes: zScopes,
  createdAt: z.string(),
  /** Empty: made with the installation. */
  createdBy: zBy,
  changedBy: zBy,
  revision: zCount,
  /** null: it is valid. */
  revokedAt: z.string().nullable(),
  /** To about a minute; null: never. */
  lastUsedAt: z.string().nullable(),
  /** Of a transmission device: its address, and the panel that it stands for. */
  address: z.number().int().nullable(),
  /** Where it connects to; null: this gateway listens nowhere for it. */
  port: zCount.nullable(),
  imei: z.string().nullable(),
  /** As they are entered, one a line. */
  components: z.string(),
  componentCount: zCount,
});

const zMade = z.object({ key: zDeviceKey, secret: z.string().nullable() });
const held = { keyId: zId, revision: zCount };
const installation = { imei: z.string().optional(), components: z.string().max(gbComponentsChars).optional() };

export const keyShapes = {
  keys: {
    send: z.object({
      /** Name or IMEI, any part. */
      search: zSearch.optional(),
      kind: z.enum(deviceKeyKinds).optional(),
      state: z.enum(['valid', 'revoked']).optional(),
      sort: z.enum(['name', 'createdAt', 'lastUsedAt']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
      ...paging,
    }),
    reply: page(zDeviceKey),
  },
  createKey: {
    send: z.object({
      kind: z.enum(deviceKeyKinds),
      name: z.string(),
      scopes: zScopes,
      address: zInt.min(1).max(gbAddressMax).optional(),
      ...installation,
    }),
    reply: zMade,
  },
  changeKey: { send: z.object({ ...held, name: z.string(), scopes: zScopes, ...installation }), reply: zDeviceKey },
  rotateKey: { send: z.object(held), reply: zMade },
  revokeKey: { send: z.object(held), reply: zDeviceKey },
};
