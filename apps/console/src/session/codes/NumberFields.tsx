import type { CodePurpose } from '@fireline/domain/session';
import { useFormField } from '@fireline/ui/Form';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import { getPreferences } from '../../shell/preferences.ts';
import { Fields } from '../setup/SetupScreen.styles.ts';
import { loginWords } from '../words.ts';
import { SendCode } from './SendCode.tsx';
import { codeScreenWords } from './words.ts';

/** Tenant, number and the code that was sent to it. @spec SES-12 SES-07 */
export function NumberFields({ purpose, rentId = '' }: { readonly purpose: CodePurpose; readonly rentId?: string }) {
  const t = useWords(loginWords, codeScreenWords);
  const tenant = useFormField('rentId', {
    label: t('session.login.rentId'),
    initial: rentId || getPreferences().rentId || 'R001',
  });
  const number = useFormField('mobile', { label: t('session.codes.mobile'), initial: '' });
  return (
    <Fields>
      <TextField {...tenant} autoComplete="organization" spellCheck={false} required />
      <TextField {...number} type="tel" autoComplete="tel" required />
      <SendCode purpose={purpose} rentId={tenant.value} mobile={number.value} />
      <TextField
        {...useFormField('code', { label: t('session.codes.code'), initial: '' })}
        autoComplete="one-time-code"
        inputMode="numeric"
        spellCheck={false}
        required
      />
    </Fields>
  );
}
