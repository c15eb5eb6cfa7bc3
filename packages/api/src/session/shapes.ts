import { rentIdChars } from '@fireline/domain/public';
import {
  personalSubjects,
  realNameChars,
  setupCodeChars,
  tenantIdChars,
  tenantNameChars,
  usernameChars,
} from '@fireline/domain/session';
import * as z from 'zod';
import { done, nothing, zBool, zId, zList } from '../lib/shapes.ts';
import { zAccount, zOpened, zRights, zTypedPassword } from './accountShapes.ts';
import { brandShapes } from './brand/shapes.ts';
import { codeShapes } from './codes/shapes.ts';
import { userLogShapes } from './log/shapes.ts';
import { userShapes } from './users/shapes.ts';

export const sessionShapes = {
  login: {
    send: z.object({
      username: z.string().min(1).max(64),
      password: zTypedPassword,
      rentId: z.string().min(rentIdChars.min).max(rentIdChars.max),
      clientType: z.enum(['web', 'app', 'wechat']).default('web'),
      isEncipher: zBool.default(false),
    }),
    reply: zOpened,
  },
  logout: { send: nothing, reply: done },
  switched: {
    /** The user name before; empty: nobody was signed in. */
    send: z.object({ from: z.string().max(usernameChars.max) }),
    reply: done,
  },
  me: { send: nothing, reply: zAccount.extend({ rights: zRights }) },
  ownAccounts: {
    send: nothing,
    reply: z.object({
      /** Others of the number are answered only where its person has proven it, by a code. */
      isNumberProven: z.boolean(),
      /** The own one first, then the one used last. */
      accounts: z.array(
        zAccount.pick({ userId: true, username: true, realName: true, role: true }).extend({
          roleName: z.string().nullable(),
          /** As in the list of users. */
          nodeName: z.string(),
          lastLoginAt: z.string().nullable(),
        }),
      ),
    }),
  },
  key: { send: nothing, reply: z.object({ key: z.record(z.string(), z.unknown()), nonce: z.string() }) },
  changePassword: {
    /** Enciphered, all three are so with one nonce. */
    send: z.object({
      oldPassword: zTypedPassword,
      /** What it has to hold, `passwordForm` of the domain says. */
      password: zTypedPassword,
      confirmation: zTypedPassword,
      isEncipher: zBool.default(false),
    }),
    reply: done,
  },
  ...brandShapes,
  setupState: {
    send: nothing,
    reply: z.object({
      isNeeded: z.boolean(),
      sendsCodes: z.boolean(),
      /** The tenant that a login page begins with: the demo city's, or the only one; empty where people have to say which. */
      rentId: z.string(),
    }),
  },
  ...codeShapes,
  setup: {
    /** What the fields have to hold, `setupForm` of the domain says; enciphered, both passwords are so with one nonce. */
    send: z.object({
      code: z
        .string()
        .min(1)
        .max(4 * setupCodeChars),
      rentId: z.string().min(1).max(tenantIdChars.max),
      rentName: z.string().min(1).max(tenantNameChars.max),
      username: z.string().min(1).max(usernameChars.max),
      realName: z.string().min(1).max(realNameChars.max),
      password: zTypedPassword,
      confirmation: zTypedPassword,
      isEncipher: zBool.default(false),
    }),
    reply: done,
  },
  ...userShapes,
  showPersonal: {
    /** Fields of the subject, as `personalFields` of the domain names them; others are refused. */
    send: z.object({
      subject: z.enum(personalSubjects),
      id: zId,
      fields: zList(z.string().max(32)),
    }),
    /** By field: what it holds, one value or several; none where it is empty. */
    reply: z.object({ values: z.record(z.string(), z.array(z.string())) }),
  },
  sessions: {
    /** Without an account: the caller's own. */
    send: z.object({ userId: zId.optional() }),
    reply: z.object({
      rows: z.array(
        z.object({
          sessionId: z.string(),
          clientType: z.string(),
          /** Empty where that is not known. */
          ip: z.string(),
          createdAt: z.string(),
          expiresAt: z.string(),
          /** The one that asks. */
          isOwn: z.boolean(),
        }),
      ),
    }),
  },
  endSession: { send: z.object({ userId: zId.optional(), sessionId: z.string().min(1).max(64) }), reply: done },
  unlock: { send: z.object({ userId: zId }), reply: done },
  ...userLogShapes,
};
