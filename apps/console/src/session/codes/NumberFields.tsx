import { requestCode } from '@fireline/api/session';
import { codeMinutes, type CodePurpose } from '@fireline/domain/session';
import { useFormField } from '@fireline/ui/Form';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import { SendCode } from '../../lib/account/SendCode.tsx';
import { client } from '../../lib/session/client.ts';
import { Fields } from '../setup/SetupScreen.styles.ts';
import { useTenantField } from './useTenantField.ts';
import { codeScreenWords } from './words.ts';

/** Tenant, number and the code that was sent to it. @spec SES-12 SES-07 */
export function NumberFields({ purpose, rentId = '' }: { readonly purpose: CodePurpose; readonly rentId?: string }) {
  const t = useWords(codeScreenWords);
  const tenant = useTenantField(rentId);
  const number = useFormField('mobile', { label: t('session.codes.mobile'), initial: '' });
  return (
    <Fields>
      <TextField {...tenant} autoComplete="organization" spellCheck={false} required />
      <TextField {...number} type="tel" autoComplete="tel" required />
      <SendCode
        send={() => requestCode(client, { purpose, rentId: tenant.value, mobile: number.value })}
        sent={t('session.codes.sent', { minutes: codeMinutes })}
        isReady={number.value.trim() !== ''}
      />
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
