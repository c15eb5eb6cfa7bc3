import { rentIdChars } from '@fireline/domain/public';
import { codePurposes, realNameChars, tenantIdChars, usernameChars } from '@fireline/domain/session';
import * as z from 'zod';
import { done, zBool, zId } from '../../lib/shapes.ts';
import { zAccount, zOpened, zTypedPassword } from '../accountShapes.ts';

const zTenant = z.string().trim().min(1).max(rentIdChars.max);

/** Whose number, as it was typed. */
const zNumbered = {
  rentId: z.string().min(1).max(tenantIdChars.max),
  mobile: z.string().min(1).max(64),
};
const zCode = z.string().min(1).max(64);

/** What people do with a code that was sent to their number: sign in, set a password, register. */
export const codeShapes = {
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
};
