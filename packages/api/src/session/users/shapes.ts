import { accountUses } from '@fireline/domain/session';
import { roles } from '@fireline/domain/role';
import * as z from 'zod';
import { zPersonal } from '../../lib/personalShapes.ts';
import { done, page, paging, zBool, zId, zRevision, zSearch } from '../../lib/shapes.ts';
import { zAccount } from '../accountShapes.ts';

const zUser = zAccount.omit({ rentName: true, rentKind: true, systemTitle: true }).extend({
  /** Null: the built-in role of the kind. */
  roleId: z.number().nullable(),
  roleName: z.string().nullable(),
  username: zPersonal('text'),
  mobile: zPersonal('phone'),
  /** The name of the partner, unit, organisation, company or place that it is bound to; empty for the platform's people. */
  nodeName: z.string(),
  locked: z.boolean(),
  disabled: z.boolean(),
  /** The next login has to choose another password first. */
  mustChangePassword: z.boolean(),
  /** Null: before this was recorded. */
  createdAt: z.string().nullable(),
  lastLoginAt: z.string().nullable(),
  revision: z.number().int(),
});

/** A password that is made up is shown once. */
const zMadeUp = z.object({ userId: z.number(), username: z.string(), password: z.string() });

export const userShapes = {
  users: {
    send: z.object({
      search: zSearch.optional(),
      kind: z.enum(roles).optional(),
      roleId: zId.optional(),
      state: z.enum(['active', 'locked', 'disabled']).optional(),
      /** By the last login; idle: none for 90 days. */
      use: z.enum(accountUses).optional(),
      /** False: only accounts that are bound to nothing, and see nothing. */
      isBound: zBool.optional(),
      /** Bound to this one. */
      unitId: zId.optional(),
      placeId: zId.optional(),
      /** Bound to the organisation or to one under it. */
      orgId: z.string().min(1).max(32).optional(),
      partnerId: zId.optional(),
      maintId: zId.optional(),
      sort: z.enum(['username', 'realName', 'lastLoginAt', 'createdAt']).default('username'),
      order: z.enum(['asc', 'desc']).default('asc'),
      ...paging,
    }),
    reply: page(zUser),
  },
  nodes: {
    send: z.object({ kind: z.enum(roles), search: zSearch.optional() }),
    reply: z.object({ nodes: z.array(z.object({ nodeId: z.string(), name: z.string() })) }),
  },
  createUser: {
    /** What the fields have to hold, `newAccountForm` of the domain says. */
    send: z.object({
      username: z.string(),
      realName: z.string(),
      mobile: z.string().optional(),
      role: z.string(),
      nodeId: z.string().optional(),
      roleId: z.string().optional(),
    }),
    reply: zMadeUp,
  },
  changeUser: {
    /** What the fields have to hold, `accountChangeForm` of the domain says. */
    send: z.object({
      userId: zId,
      /** What the account had when its form opened. */
      revision: zRevision,
      realName: z.string(),
      mobile: z.string().optional(),
      nodeId: z.string().optional(),
    }),
    reply: done,
  },
  disableUser: { send: z.object({ userId: zId }), reply: done },
  enableUser: { send: z.object({ userId: zId }), reply: done },
  deleteUser: { send: z.object({ userId: zId }), reply: done },
  resetPassword: { send: z.object({ userId: zId }), reply: zMadeUp },
};
