import { screenChannels } from '@fireline/domain/alarm';
import { partnerPowers } from '@fireline/domain/org';
import { roleDescriptionChars, roles } from '@fireline/domain/role';
import { permissionRoles } from '@fireline/domain/shell';
import * as z from 'zod';
import { zBy } from '../lib/personalShapes.ts';
import { done, page, paging, zBool, zId, zRevision, zAlarmLevel } from '../lib/shapes.ts';

const zRole = z.object({
  /** Null: the built-in role of its kind, which holds all that the kind can have and cannot be changed. */
  roleId: z.number().nullable(),
  kind: z.enum(roles),
  /** Null for a built-in role: it is called after its kind. */
  roleName: z.string().nullable(),
  description: z.string(),
  /** How many permissions it holds, of those that its kind can have. */
  granted: z.number().int(),
  possible: z.number().int(),
  users: z.number().int(),
  revision: z.number().int(),
  changedBy: zBy.nullable(),
  changedAt: z.string().nullable(),
});
const zRoleDetail = zRole.extend({ permissions: z.array(z.string()) });
/** What is forced: nothing while there is no channel. */
const zForced = z.object({
  channels: z.array(z.enum(screenChannels)).max(screenChannels.length),
  mildestLevel: zAlarmLevel,
});

/** What partners may do, besides looking. */
const zPowers = z.object({ powers: z.array(z.enum(partnerPowers)).max(partnerPowers.length) });

export const roleShapes = {
  forcePush: {
    send: z.object({}),
    /** Null: never set. */
    reply: zForced.extend({ revision: z.number().int(), changedBy: zBy, changedAt: z.string() }).nullable(),
  },
  saveForcePush: { send: zForced.extend({ revision: zRevision }), reply: done },
  partnerPowers: {
    send: z.object({}),
    /** Null: never set, and partners may do all that their roles hold. */
    reply: zPowers.extend({ revision: z.number().int(), changedBy: zBy, changedAt: z.string() }).nullable(),
  },
  savePartnerPowers: { send: zPowers.extend({ revision: zRevision }), reply: done },
  list: {
    send: z.object({
      search: z.string().max(roleDescriptionChars.max).optional(),
      kind: z.enum(roles).optional(),
      /** Only roles that hold nothing yet. */
      isEmpty: zBool.optional(),
      /** Left out: the built-in roles first, then by name. */
      sort: z.enum(['roleName', 'granted', 'users', 'changedAt']).optional(),
      order: z.enum(['asc', 'desc']).default('asc'),
      ...paging,
    }),
    reply: page(zRole),
  },
  detail: { send: z.object({ roleId: zId }), reply: zRoleDetail },
  users: {
    /** Of a role, or by `kind` of a built-in one. */
    send: z.object({ roleId: zId.optional(), kind: z.enum(roles).optional(), ...paging }),
    reply: page(z.object({ userId: z.number(), username: zBy, realName: z.string() })),
  },
  create: {
    /** What the fields have to hold, `roleForm` of the domain says. */
    send: z.object({
      roleName: z.string(),
      role: z.string(),
      description: z.string().optional(),
      copyOf: zId.optional(),
    }),
    reply: zRoleDetail,
  },
  change: {
    send: z.object({ roleId: zId, revision: zRevision, roleName: z.string(), description: z.string().optional() }),
    reply: zRoleDetail,
  },
  delete: { send: z.object({ roleId: zId }), reply: done },
  authorize: {
    send: z.object({ roleId: zId, revision: zRevision, permissions: z.array(z.string()).max(permissionRoles().size) }),
    reply: zRoleDetail,
  },
  assign: {
    /** Without `roleId`: the built-in role. `revision` is what the account had. */
    send: z.object({ userId: zId, roleId: zId.optional(), revision: zRevision }),
    reply: done,
  },
};
