import { alarmKindNames } from '@fireline/domain/alarm';
import { rentIdChars } from '@fireline/domain/public';
import { userLogActions, userLogAreas, userLogResults } from '@fireline/domain/log';
import {
  accountUses,
  brandCorners,
  brandFonts,
  accountTypes,
  codePurposes,
  personalSubjects,
  realNameChars,
  setupCodeChars,
  tenantIdChars,
  tenantNameChars,
  typedPasswordChars,
  usernameChars,
} from '@fireline/domain/session';
import { rentKinds, roles } from '@fireline/domain/role';
import * as z from 'zod';
import { personalRecord, zPersonal } from '../lib/personalShapes.ts';
import {
  done,
  nothing,
  page,
  paging,
  zBool,
  zId,
  zInstant,
  zList,
  zRevision,
  zSearch,
  zUploadFile,
} from '../lib/shapes.ts';

/** The look of a tenant; empty texts are our own. @spec N22 */
const zBrand = z.object({
  title: z.string(),
  colour: z.string(),
  corners: z.enum(brandCorners),
  font: z.enum(brandFonts).default('own'),
  /** As the store of pictures names it; empty: none. */
  logo: z.string().max(64).default(''),
});
const zTenant = z.string().trim().min(1).max(rentIdChars.max);
const zLogo = z.string().regex(/^[\w-]{1,64}$/);

export const zAccount = z.object({
  userId: z.number(),
  username: z.string(),
  realName: z.string(),
  role: z.enum(roles),
  accountType: z.enum(accountTypes),
  rentId: z.string(),
  rentName: z.string(),
  rentKind: z.enum(rentKinds),
  /** What the people of a maintenance company see in place of the product's name. @spec SIT-07 */
  systemTitle: z.string().optional(),
  /** It is bound to nothing yet, and sees nothing. @spec SES-04 */
  isUnbound: z.boolean().optional(),
  tenantContact: z.string().optional(),
});

/**
 * What the account may do. `granted`: the permissions of its role, `{page}:{button}`; null: all that its kind can have, for the built-in
 * role. The revision counts the changes of the role.
 * @spec ROL-07 SHL-22
 */
const zRights = z.object({
  roleId: z.number().nullable(),
  roleName: z.string().nullable(),
  revision: z.number().int(),
  granted: z.array(z.string()).nullable(),
  /** Until the password is changed the account may do nothing else. */
  mustChangePassword: z.boolean(),
});

const zOpened = z.object({ token: z.string(), expiresAt: z.string(), account: zAccount, rights: zRights });

/** Whose number, as it was typed. */
const zNumbered = {
  rentId: z.string().min(1).max(tenantIdChars.max),
  mobile: z.string().min(1).max(64),
};
const zCode = z.string().min(1).max(64);

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

const zLogEntry = z.object({
  logId: z.number(),
  at: z.string(),
  /** Null: written before this was recorded, or by nobody who was signed in. */
  userId: z.number().nullable(),
  username: zPersonal('text'),
  /** The part of the product, and what the session was opened with; empty where that is not known. */
  area: z.string(),
  client: z.string(),
  action: z.string(),
  result: z.enum(['success', 'failure']),
  ip: z.string(),
  detail: zPersonal('text'),
  /** What changed of a record, by field; null where none did. */
  targetKind: z.string().nullable(),
  targetId: z.string().nullable(),
  changes: personalRecord(z.record(z.string(), z.object({ before: z.unknown(), after: z.unknown() }))).nullable(),
});

/** Plain, or a compact JWE for the key of `session.key` when `isEncipher` is true. */
const zTypedPassword = z.string().min(typedPasswordChars.min).max(typedPasswordChars.max);

const logFilter = {
  search: zSearch.optional(),
  action: z.enum(userLogActions).optional(),
  result: z.enum(userLogResults).optional(),
  username: z.string().max(usernameChars.max).optional(),
  ip: z.string().max(64).optional(),
  area: z.enum(userLogAreas).optional(),
  /** The record that was changed: with its kind, such as `role`. */
  targetKind: z.string().max(32).optional(),
  targetId: z.string().max(32).optional(),
  from: zInstant.optional(),
  /** Not included. */
  to: zInstant.optional(),
};

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
  brand: {
    send: z.object({ rentId: z.string().trim().min(1).max(rentIdChars.max) }),
    /** Our own look for a tenant that set none, and for one that is not there: nobody finds out who is. */
    reply: zBrand.extend({ revision: z.number().int() }),
  },
  /** What it has to hold, `brandForm` of the domain says. */
  uploadLogo: { send: z.object({ file: zUploadFile }), reply: z.object({ imageId: z.string() }) },
  /** The logo that the tenant has now, and no other picture of it. */
  brandLogo: { send: z.object({ rentId: zTenant, imageId: zLogo }), reply: z.string() },
  saveBrand: { send: zBrand.extend({ revision: z.number().int().min(0) }), reply: done },
  setupState: {
    send: nothing,
    reply: z.object({
      isNeeded: z.boolean(),
      sendsCodes: z.boolean(),
      /** The tenant that a login page begins with: the demo city's, or the only one; empty where people have to say which. */
      rentId: z.string(),
    }),
  },
  codePuzzle: {
    send: z.object(zNumbered),
    /** To be hashed as `PUZZLE.ANSWER`, with answers counted up from 0; `requestCode` does it. */
    reply: z.object({ puzzle: z.string() }),
  },
  sendCode: {
    send: z.object({
      ...zNumbered,
      purpose: z.enum(codePurposes),
      /** For a registration: the puzzle that was set for the number, and a number whose SHA-256 behind it begins with zeros. */
      puzzle: z.string().max(240).optional(),
      answer: z.string().max(16).optional(),
    }),
    reply: z.object({
      /** Before the next one to this number. */
      waitSeconds: z.number().int(),
      /** For which this one is good. */
      minutes: z.number().int(),
    }),
  },
  codeLogin: {
    send: z.object({
      ...zNumbered,
      code: zCode,
      /** Which of several accounts. */
      userId: zId.optional(),
      clientType: z.enum(['web', 'app', 'wechat']).default('web'),
    }),
    reply: z.object({
      /** Null: the number has several accounts, one of which is to be chosen; the code stays good. */
      opened: zOpened.nullable(),
      accounts: z.array(zAccount.pick({ userId: true, username: true, realName: true, role: true })),
    }),
  },
  resetByCode: {
    /** What the fields have to hold, `resetForm` of the domain says; enciphered, both passwords are so with one nonce. */
    send: z.object({
      ...zNumbered,
      code: zCode,
      username: z.string().max(usernameChars.max).optional(),
      password: zTypedPassword,
      confirmation: zTypedPassword,
      isEncipher: zBool.default(false),
    }),
    reply: done,
  },
  terms: {
    send: z.object({ rentId: zTenant }),
    /** Plain text; empty for a tenant that set none, and for one that is not there: nobody finds out who is. */
    reply: z.object({ terms: z.string() }),
  },
  register: {
    /** What the fields have to hold, `registrationForm` of the domain says; enciphered, both passwords are so with one nonce. */
    send: z.object({
      ...zNumbered,
      code: zCode,
      accountType: z.string().max(16),
      username: z.string().max(4 * usernameChars.max),
      realName: z.string().max(4 * realNameChars.max),
      idNumber: z.string().max(64).optional(),
      isAgreed: zBool,
      password: zTypedPassword,
      confirmation: zTypedPassword,
      isEncipher: zBool.default(false),
    }),
    reply: done,
  },
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
  userLog: {
    send: z.object({ ...logFilter, ...paging }),
    reply: page(zLogEntry).extend({
      /** For how many days the tenant keeps entries; null: for ever. */
      keptDays: z.number().int().nullable(),
      /** What the alarms are that the details of this page name by number, as far as the caller sees them. */
      alarms: z.array(z.object({ alarmId: z.number(), kind: z.enum(alarmKindNames), placeName: z.string() })),
    }),
  },
  exportUserLog: { send: z.object(logFilter), reply: z.string() },
};
