import { type Field, ok, refuse, text, isBlank } from '../lib/index.ts';
import { emailChars, mobileDigits } from './limits.ts';

const separators = /[\s\-()]/g;
const countryCode = /^(?:\+|00)86/;
const mobileForm = /^1[3-9]\d{9}$/;
/** Whether this is the mask of a number instead of the number: no form takes it, so that no mask is ever stored. @spec SES-07 */
export const isMask = (raw: unknown): boolean => typeof raw === 'string' && raw.normalize('NFKC').includes('*');

/** Room for a country code and for what people put between the digits. */
const writtenMax = 3 * mobileDigits;

/**
 * A mainland mobile number as its 11 digits. Decision: blanks, hyphens, brackets and the country code, as people paste them, are dropped,
 * and full-width digits are digits; the first digit is 1 and the second 3 to 9.
 * @spec SES-07
 * @example mobile('+86 138-0013-8000', 'phone') // { ok: true, value: '13800138000' }
 */
export const mobile: Field<string> = (raw, field) => {
  if (isBlank(raw)) return refuse({ code: 'form.required', field });
  if (isMask(raw)) return refuse({ code: 'session.masked', field });
  const digits =
    typeof raw === 'string' && raw.length <= writtenMax
      ? raw.normalize('NFKC').replace(separators, '').replace(countryCode, '')
      : '';
  return mobileForm.test(digits) ? ok(digits) : refuse({ code: 'session.mobile', field, args: { 0: mobileDigits } });
};

const emailForm = /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** An e-mail address, lower-case behind the @. @spec SIT-02 SRV-04 */
export const email: Field<string> = (raw, field) => {
  if (isMask(raw)) return refuse({ code: 'session.masked', field });
  const result = text(emailChars, { matches: emailForm, code: 'session.email' })(raw, field);
  return result.ok ? ok(result.value.replace(/@.*$/s, (host) => host.toLowerCase())) : result;
};
