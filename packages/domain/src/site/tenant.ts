import { type Problem, defineForm, flag, id, integer, optional, text } from '../lib/index.ts';
import { codesPerHour, newTenantName } from '../session/index.ts';
import { maintTextChars, tenantTermsChars, userLogDays } from './limits.ts';
import { alarmPhone } from './phones.ts';

/**
 * What a tenant says of itself. Its contact is shown to people who registered and wait to be bound.
 * @spec SES-04 SES-10 SHL-31 ORG-05
 */
export const tenantForm = defineForm({
  name: newTenantName,
  contact: optional(text(maintTextChars)),
  phone: optional(alarmPhone),
  /** Whether people may create accounts of their own. */
  isRegistrationOpen: flag,
  /** What people agree to when they register: plain text, its line ends kept. Absent: what the product says by itself. */
  terms: optional(text(tenantTermsChars)),
  /** The partner of units for which the platform names none, and of people who register. Absent: none. */
  defaultPartnerId: optional(id),
  /** Absent: the user log is kept for ever. */
  logDays: optional(integer(userLogDays)),
  /** Codes that strangers get in an hour, for registrations, and as many again for accounts. Absent: what the product says. */
  codesPerHour: optional(integer(codesPerHour)),
});

/** Why nobody registers with a tenant: the same for one that is closed and one that is not there. @spec SES-04 */
export const checkRegistration = (tenant: { readonly isRegistrationOpen: boolean } | undefined): Problem | undefined =>
  tenant?.isRegistrationOpen === true ? undefined : { code: 'session.register.closed', field: 'rentId' };
