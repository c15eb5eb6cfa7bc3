import * as z from 'zod';
import { done, page, paging, zId, zList, zSearch } from '../../lib/shapes.ts';

const zCount = z.number().int();

/** A maintenance company, with what it keeps. @spec SIT-07 */
export const zMaint = z.object({
  maintId: z.number(),
  name: z.string(),
  contact: z.string(),
  address: z.string(),
  phone: z.string(),
  partnerId: z.number().nullable(),
  partnerName: z.string(),
  /** What its people see in place of the product's name. */
  systemTitle: z.string(),
  /** Sent with a change: nobody overwrites another's change unseen. */
  revision: zCount,
  places: zCount,
  devices: zCount,
  users: zCount,
  /** False: it keeps places of the caller and is somebody else's to change. */
  isOwn: z.boolean(),
});

/** What the domain's `maintCompanyForm` reads. */
const sentMaint = {
  name: z.string(),
  contact: z.string(),
  address: z.string(),
  phone: z.string(),
  partnerId: zId,
  systemTitle: z.string(),
};

export const maintShapes = {
  maints: {
    send: z.object({
      /** Name, contact, address, phone or title, any part. */
      search: zSearch.optional(),
      partnerId: zList(zId).optional(),
      sort: z.enum(['name', 'places', 'devices', 'users']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
      ...paging,
    }),
    reply: page(zMaint),
  },
  createMaint: { send: z.object(sentMaint), reply: zMaint },
  changeMaint: { send: z.object({ maintId: zId, revision: zCount, ...sentMaint }), reply: zMaint },
  deleteMaint: { send: z.object({ maintId: zId }), reply: done },
  assignMaint: {
    send: z.object({ placeIds: zList(zId), maintId: zId }),
    reply: z.object({ places: zCount, devices: zCount }),
  },
};
