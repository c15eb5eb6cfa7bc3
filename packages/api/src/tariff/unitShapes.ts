import { requestIdChars } from '@fireline/domain/finance';
import {
  balanceHolderKinds,
  meteredResources,
  nameChars,
  sellTypeNames,
  statementTerms,
  whenExhausted,
} from '@fireline/domain/tariff';
import * as z from 'zod';
import type { Shapes } from '../lib/call.ts';
import { zBy } from '../lib/personalShapes.ts';
import { nothing, page, paging, zId, zInstant, zInt, zList, zProblem, zRevision, zSearch } from '../lib/shapes.ts';

const zUnits = z.number().int();
const zResource = z.enum(meteredResources);
const zHolder = { holderKind: z.enum(balanceHolderKinds), holderId: z.string(), holderName: z.string() };
const zControl = z.object({
  monthlyMax: zUnits,
  warnPercent: z.number().int(),
  whenExhausted: z.enum(whenExhausted),
});

/** A balance of messages or calls. @spec TAR-07 */
export const zUnitAccount = z.object({
  accountId: z.number(),
  ...zHolder,
  resource: zResource,
  balance: zUnits,
  /** Of the balance, what messages on their way hold. */
  reserved: zUnits,
  /** Drawn in the last thirty days. */
  drawn: zUnits,
  /** At that pace; null: nothing is drawn. */
  daysLeft: z.number().int().nullable(),
  /** The day until which it lasts at that pace; null: nobody knows, or it is too far ahead. */
  lastsUntil: z.iso.date().nullable(),
  isLow: z.boolean(),
  /** Drawn this month, in China time. */
  monthDrawn: zUnits,
  control: zControl.nullable(),
  /** The caller gives to it, and takes back. */
  mayGive: z.boolean(),
});
export type UnitAccount = z.output<typeof zUnitAccount>;

/** One movement of a balance. @spec TAR-07 */
export const zUnitRecord = z.object({
  recordId: z.number(),
  accountId: z.number(),
  ...zHolder,
  resource: zResource,
  sellType: z.enum(sellTypeNames),
  amount: zUnits,
  before: zUnits,
  after: zUnits,
  at: z.string(),
  by: zBy,
  remark: z.string(),
  orderId: z.number().nullable(),
  /** null: it is of none, or not the caller's to see. */
  deviceId: z.number().nullable(),
  deviceName: z.string(),
  /** Why it does not add up, each a problem of its own. */
  misfits: z.array(zProblem.extend({ units: zUnits })),
});
export type UnitRecord = z.output<typeof zUnitRecord>;

const zTotals = z.array(
  z.object({
    resource: zResource,
    ...(Object.fromEntries(statementTerms.map((term) => [term, zUnits])) as Record<
      (typeof statementTerms)[number],
      typeof zUnits
    >),
  }),
);
const zRequestId = z.string().min(requestIdChars.min).max(requestIdChars.max);

export const unitShapes = {
  unitDays: {
    send: z.object({
      resource: zResource,
      holderKind: zList(z.enum(balanceHolderKinds)).optional(),
      search: zSearch.optional(),
    }),
    /** One for each day, by China time, oldest first; null: no balance was there yet. */
    reply: z.object({ days: z.array(z.object({ day: z.string(), drawn: zUnits.nullable() })) }),
  },
  unitAccounts: {
    send: z.object({
      search: zSearch.optional(),
      holderKind: zList(z.enum(balanceHolderKinds)).optional(),
      resource: zResource.optional(),
      /** `low`: its holder was warned; `below`: alarms overdrew it; `controlled`: it has a monthly maximum. */
      state: z.enum(['low', 'below', 'controlled']).optional(),
      sort: z.enum(['balance', 'drawn', 'holderName']).default('drawn'),
      order: z.enum(['asc', 'desc']).default('desc'),
      ...paging,
    }),
    reply: page(zUnitAccount).extend({
      totals: z.array(z.object({ resource: zResource, balance: zUnits, drawn: zUnits })),
    }),
  },
  unitRecords: {
    send: z.object({
      search: zSearch.optional(),
      resource: zResource.optional(),
      sellType: zList(z.enum(sellTypeNames)).optional(),
      holderKind: zList(z.enum(balanceHolderKinds)).optional(),
      accountId: zId.optional(),
      deviceId: zId.optional(),
      from: zInstant.optional(),
      to: zInstant.optional(),
      /** Only those that do not add up. */
      misfit: z.literal('yes').optional(),
      sort: z.enum(['at', 'amount']).default('at'),
      order: z.enum(['asc', 'desc']).default('desc'),
      ...paging,
    }),
    reply: page(zUnitRecord).extend({ totals: zTotals }),
  },
  unitRecord: {
    send: z.object({ recordId: zId }),
    reply: zUnitRecord.extend({ balance: zUnits, reserved: zUnits, mayGive: z.boolean() }),
  },
  /** Holders that the caller gives to, found by name. */
  unitHolders: {
    send: z.object({ kind: z.enum(balanceHolderKinds), search: zSearch.optional() }),
    reply: z.object({ holders: z.array(z.object({ id: z.string(), name: z.string() })) }),
  },
  giveUnits: {
    send: z.object({
      holderKind: z.enum(balanceHolderKinds),
      holderId: z.string().max(nameChars.max),
      resource: zResource,
      requestId: zRequestId,
      amount: zInt,
      remark: z.string(),
    }),
    reply: z.object({ accountId: z.number(), balance: zUnits }),
  },
  takeUnitsBack: {
    send: z.object({ accountId: zId, requestId: zRequestId, amount: zInt, remark: z.string() }),
    reply: z.object({ accountId: z.number(), balance: zUnits }),
  },
  /** The caller's own balances with what they may draw in a month. */
  controls: {
    send: nothing,
    reply: z.object({
      /** null: the caller has no balance. */
      holderKind: z.enum(balanceHolderKinds).nullable(),
      controls: z.array(
        z.object({
          resource: zResource,
          accountId: z.number().nullable(),
          balance: zUnits,
          monthDrawn: zUnits,
          drawn: zUnits,
          daysLeft: z.number().int().nullable(),
          lastsUntil: z.iso.date().nullable(),
          /** The day on which the maximum is reached at the pace of this month; null: not this month. */
          reachedOn: z.string().nullable(),
          control: zControl.nullable(),
          /** 0: there is none. */
          revision: z.number().int(),
          changedBy: zBy,
          changedAt: z.string().nullable(),
        }),
      ),
      /** Devices whose sending is limited, with the moment since when; the newest first. */
      limited: z.array(z.object({ deviceId: z.number(), name: z.string(), since: z.string() })),
    }),
  },
  saveControl: {
    send: z.object({
      resource: zResource,
      monthlyMax: zInt,
      warnPercent: zInt,
      whenExhausted: z.string(),
      revision: zRevision,
    }),
    reply: z.object({ revision: z.number().int() }),
  },
  endControl: {
    send: z.object({ resource: zResource, revision: zRevision }),
    reply: z.object({ revision: z.number().int() }),
  },
} satisfies Shapes;
