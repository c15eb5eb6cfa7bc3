import { type Field, isWithin, ok, refuse, isBlank } from '../../lib/index.ts';
import { callNumberChars } from '../limits.ts';

const form = /^\+?\d[\d -]*\d$/;

/**
 * A number that can be called: mobile, landline with or without hyphens, international, or a short one such as 119. Full-width digits are
 * digits.
 * Decision: a watch may call anybody, so the forms of subscribers' numbers do not bind it.
 * @spec DEV-21 DEV-27
 */
export const callNumber: Field<string> = (raw, field) => {
  if (isBlank(raw)) return refuse({ code: 'form.required', field });
  const value = typeof raw === 'string' && raw.length <= 40 ? raw.normalize('NFKC').trim() : '';
  if (isWithin(value.length, callNumberChars) && form.test(value)) return ok(value);
  return refuse({
    code: 'device.number.format',
    field,
    args: { 0: callNumberChars.min, 1: callNumberChars.max },
  });
};
