import { grantStates } from '@fireline/domain/tariff';
import * as z from 'zod';
import type { Shapes } from '../../lib/call.ts';
import { zBy } from '../../lib/personalShapes.ts';
import { nothing, page, paging, zId, zInstant, zInt, zRevision, zSearch } from '../../lib/shapes.ts';

const zCount = z.number().int();
const zGranted = { freeMonths: zCount, sms: zCount, voice: zCount };

const zEntry = z.object({
  grantId: z.number(),
  ...zGranted,
  from: z.iso.date(),
  /** `current`: it holds today; `past`: another one follows it. */
  state: z.enum(grantStates),
  madeBy: zBy,
  madeAt: z.string(),
  withdrawnBy: zBy.nullable(),
  withdrawnAt: z.string().nullable(),
});
export type GrantRow = z.output<typeof zEntry>;

const zDeviceGrant = z.object({
  deviceGrantId: z.number(),
  deviceId: z.number(),
  deviceName: z.string(),
  imei: z.string(),
  /** The device was removed since. */
  isRemoved: z.boolean(),
  ...zGranted,
  at: z.string(),
  /** Who registered the device. */
  by: zBy,
});
export type DeviceGrant = z.output<typeof zDeviceGrant>;

export const grantShapes = {
  registrationGrant: {
    send: nothing,
    reply: z.object({
      today: z.iso.date(),
      /** False: the caller is of no tenant that registers devices. */
      isTenants: z.boolean(),
      revision: z.number().int(),
      changedBy: zBy,
      changedAt: z.string().nullable(),
      /** The latest day first, at most 200. */
      entries: z.array(zEntry),
    }),
  },
  saveGrant: {
    send: z.object({ freeMonths: zInt, sms: zInt, voice: zInt, from: z.string(), revision: zRevision }),
    reply: z.object({ grantId: z.number(), revision: z.number().int() }),
  },
  withdrawGrant: {
    send: z.object({ grantId: zId, revision: zRevision }),
    reply: z.object({ revision: z.number().int() }),
  },
  deviceGrants: {
    send: z.object({
      /** In names and IMEIs of devices. */
      search: zSearch.optional(),
      from: zInstant.optional(),
      to: zInstant.optional(),
      sort: z.enum(['at']).default('at'),
      order: z.enum(['asc', 'desc']).default('desc'),
      ...paging,
    }),
    reply: page(zDeviceGrant).extend({ totals: z.object({ sms: zCount, voice: zCount }) }),
  },
} satisfies Shapes;
