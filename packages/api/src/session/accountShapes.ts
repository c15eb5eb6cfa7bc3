import { accountTypes, typedPasswordChars } from '@fireline/domain/session';
import { rentKinds, roles } from '@fireline/domain/role';
import * as z from 'zod';

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
export const zRights = z.object({
  roleId: z.number().nullable(),
  roleName: z.string().nullable(),
  revision: z.number().int(),
  granted: z.array(z.string()).nullable(),
  /** Until the password is changed the account may do nothing else. */
  mustChangePassword: z.boolean(),
});

export const zOpened = z.object({ token: z.string(), expiresAt: z.string(), account: zAccount, rights: zRights });

/** Plain, or a compact JWE for the key of `session.key` when `isEncipher` is true. */
export const zTypedPassword = z.string().min(typedPasswordChars.min).max(typedPasswordChars.max);
