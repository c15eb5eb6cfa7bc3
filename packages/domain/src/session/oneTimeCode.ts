import { type Field, isBlank, ok, refuse } from '../lib/index.ts';
import { codeDigits } from './limits.ts';

const codeForm = new RegExp(`^\\d{${codeDigits}}$`);

/** A code as it was typed: blanks, hyphens and full-width digits are understood. @spec SES-12 */
export const oneTimeCode: Field<string> = (raw, field) => {
  if (isBlank(raw)) return refuse({ code: 'form.required', field });
  const digits =
    typeof raw === 'string' && raw.length <= 4 * codeDigits ? raw.normalize('NFKC').replaceAll(/[\s-]/g, '') : '';
  return codeForm.test(digits) ? ok(digits) : refuse({ code: 'session.code.form', field, args: { 0: codeDigits } });
};
