import { districtsMax, orgLevels, orgNameChars } from '@fireline/domain/org';
import * as z from 'zod';
import { zBy } from '../lib/personalShapes.ts';
import type { Shapes } from '../lib/call.ts';
import { done, zList, zSearch } from '../lib/shapes.ts';

const zCount = z.number().int();
/** A code of GB/T 2260, or `C` and eight figures for one made by hand. */
const zOrgId = z.string().regex(/^[0-9A-Za-z]{1,32}$/);
const zLevel = z.enum(orgLevels);

/** An organisation in its tree. @spec ORG-01 */
const zOrgRow = z.object({
  orgId: zOrgId,
  orgName: z.string(),
  orgLevel: zLevel,
  /** Null: the organisation that all others hang under. */
  parentId: zOrgId.nullable(),
  /** Right under it. */
  childCount: zCount,
});

/** An organisation with what is bound to it. @spec ORG-01 ORG-02 */
const zOrg = zOrgRow.extend({
  adminCenter: z.string(),
  orgRange: z.string(),
  /** From the widest down to itself. */
  way: z.array(z.object({ orgId: zOrgId, orgName: z.string() })),
  /** Bound to itself. */
  units: zCount,
  users: zCount,
  /** What goes along when it moves: itself and all under it. */
  whole: z.object({ orgs: zCount, units: zCount, places: zCount, devices: zCount, users: zCount }),
  /** Of the last 30 days, with all under it. */
  alarms: zCount,
  /** Sent with a change: nobody overwrites another's change unseen. */
  revision: zCount,
  changedBy: zBy,
});

const facts = {
  orgName: z.string(),
  adminCenter: z.string().optional(),
  orgRange: z.string().optional(),
};

export const orgShapes = {
  /** Without a parent: the organisation that all others hang under. */
  children: { send: z.object({ parentId: zOrgId.optional() }), reply: z.object({ rows: z.array(zOrgRow) }) },
  search: {
    send: z.object({ search: zSearch }),
    reply: z.object({
      /** The best by name. */
      orgIds: z.array(zOrgId),
      /** All those above them: the branches to open. */
      ways: z.array(zOrgId),
    }),
  },
  counts: {
    /** Branches that are open. */
    send: z.object({ parentIds: zList(zOrgId) }),
    reply: z.object({
      /** The branches and those right under them, each with all under it. */
      rows: z.array(
        z.object({
          orgId: zOrgId,
          places: zCount,
          devices: zCount,
          /** Not closed, by level. */
          alarms: z.record(z.string(), zCount),
        }),
      ),
    }),
  },
  detail: { send: z.object({ orgId: zOrgId }), reply: zOrg },
  create: { send: z.object({ ...facts, orgLevel: zLevel, parentId: zOrgId }), reply: zOrg },
  change: { send: z.object({ orgId: zOrgId, revision: zCount, ...facts }), reply: zOrg },
  move: { send: z.object({ orgId: zOrgId, revision: zCount, parentId: zOrgId }), reply: zOrg },
  delete: { send: z.object({ orgId: zOrgId }), reply: done },
  addDistricts: {
    send: z.object({
      orgId: zOrgId,
      districts: z
        .array(z.object({ code: z.string().max(6), name: z.string().min(orgNameChars.min).max(orgNameChars.max) }))
        .min(1)
        .max(districtsMax),
    }),
    reply: z.object({ added: zCount, skipped: zCount }),
  },
} satisfies Shapes;
