import { partnerPowers } from '@fireline/domain/org';
import * as z from 'zod';
import { zBy, zPersonal } from '../../lib/personalShapes.ts';
import { done, nothing, page, paging, zId, zList, zSearch } from '../../lib/shapes.ts';

const zCount = z.number().int();
const zPowers = z.array(z.enum(partnerPowers)).max(partnerPowers.length);

/** A partner, with what hangs on it. @spec ORG-05 */
export const zPartner = z.object({
  partnerId: z.number(),
  name: z.string(),
  /** Null: right under the tenant, or under one that the caller does not see. */
  parentId: z.number().nullable(),
  parentName: z.string(),
  /** Below the tenant: 0 for a partner of the tenant itself. */
  depth: zCount,
  contact: z.string(),
  phone: zPersonal('phone'),
  address: z.string(),
  isDisabled: z.boolean(),
  /** What it is let do by its own record; null: all that is handed down to it. */
  powers: zPowers.nullable(),
  /** What somebody above it keeps back. */
  kept: z.array(z.object({ power: z.enum(partnerPowers), by: z.string() })),
  /** Sent with a change: nobody overwrites another's change unseen. */
  revision: zCount,
  /** Right below it. */
  partners: zCount,
  units: zCount,
  places: zCount,
  devices: zCount,
  maints: zCount,
  users: zCount,
  /** False: the caller's own, which is changed by who stands above it. */
  isBelow: z.boolean(),
});

/** What the domain's `tenantForm` reads. */
const tenantFacts = {
  name: z.string(),
  contact: z.string(),
  phone: z.string(),
  isRegistrationOpen: z.boolean(),
  /** What people agree to when they register, as plain text; empty: the product says it. */
  terms: z.string(),
};

/** What the domain's `partnerForm` reads. */
const sentPartner = {
  name: z.string(),
  contact: z.string(),
  phone: z.string(),
  address: z.string(),
  parentId: zId.optional(),
};

export const partnerShapes = {
  partners: {
    send: z.object({
      /** Any part of name, contact or address; the phone number as a whole. */
      search: zSearch.optional(),
      /** Those right below these. */
      parentId: zList(zId).optional(),
      state: z.enum(['active', 'disabled']).optional(),
      /** `line`: each followed by those below it. */
      sort: z.enum(['line', 'units', 'places', 'devices', 'users']).default('line'),
      order: z.enum(['asc', 'desc']).default('asc'),
      ...paging,
    }),
    reply: page(zPartner),
  },
  tenant: {
    send: nothing,
    reply: z.object({
      ...tenantFacts,
      /** Gets the units for which the platform names none, and people who register; null: nobody does. */
      defaultPartner: z.object({ partnerId: z.number(), name: z.string() }).nullable(),
      /** For how many days the user log is kept; null: for ever. */
      logDays: zCount.nullable(),
      /** Codes by SMS that strangers get in an hour, for registrations, and as many again for accounts; null: as many as the product says. */
      codesPerHour: zCount.nullable(),
      /** Sent with a change: nobody overwrites another's change unseen. */
      revision: zCount,
      /** Empty: never changed. */
      changedBy: zBy,
      changedAt: z.string().nullable(),
      /** Devices that hold a place in the edition, and how many it holds. */
      devicesInUse: zCount,
      devicesMax: zCount,
    }),
  },
  saveTenant: {
    send: z.object({
      ...tenantFacts,
      /** Absent: none. */
      defaultPartnerId: zId.optional(),
      /** Absent: the user log is kept for ever. */
      logDays: z.number().optional(),
      /** Absent: as many as the product says. */
      codesPerHour: z.number().optional(),
      revision: zCount.min(0),
    }),
    reply: done,
  },
  partner: { send: z.object({ partnerId: zId }), reply: zPartner },
  createPartner: { send: z.object(sentPartner), reply: zPartner },
  changePartnerFacts: { send: z.object({ partnerId: zId, revision: zCount, ...sentPartner }), reply: zPartner },
  savePowers: { send: z.object({ partnerId: zId, revision: zCount, powers: zPowers }), reply: zPartner },
  disablePartner: { send: z.object({ partnerId: zId }), reply: done },
  enablePartner: { send: z.object({ partnerId: zId }), reply: done },
  deletePartner: { send: z.object({ partnerId: zId }), reply: done },
};
