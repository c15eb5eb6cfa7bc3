import { type Field, defineForm, text } from '../lib/index.ts';
import { realNameChars, setupCodeChars, tenantIdChars, tenantNameChars } from './limits.ts';
import { newUsername } from './password.ts';
import { sameTwiceAndNoName, secret } from './users.ts';

/** Without letters and digits that are taken for one another. */
export const setupCodeAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * A set-up code as it is compared: blanks, hyphens and case do not matter.
 * @spec SHL-31
 * @example setupCodeTyped('abcd-2345') // 'ABCD2345'
 */
export const setupCodeTyped = (typed: string): string => typed.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase();

/** The id of a new tenant: letters, digits and underscores, a letter first, as it stands in addresses. @spec SHL-31 */
export const newTenantId: Field<string> = text(tenantIdChars, {
  matches: /^[A-Za-z]\w*$/,
  code: 'session.rentId.form',
});
export const newTenantName: Field<string> = text(tenantNameChars);

/** The tenant of the demo city: what a login page begins with where it is there. @spec SHL-31 SES-01 */
export const demoRentId = 'R001';

/** What the set-up page of an empty installation asks for: the first tenant and its first administrator. @spec SHL-31 SES-05 */
export const setupForm = defineForm(
  {
    code: text({ min: setupCodeChars, max: 4 * setupCodeChars }),
    rentId: newTenantId,
    rentName: newTenantName,
    username: newUsername,
    realName: text(realNameChars),
    ...secret,
  },
  (value) => sameTwiceAndNoName(value),
);
