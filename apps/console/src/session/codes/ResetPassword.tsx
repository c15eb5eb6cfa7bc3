import { CallError } from '@fireline/api/lib';
import { encipherAll, sessionCalls } from '@fireline/api/session';
import { passwordChars, resetForm, sessionUserWords, sessionWords } from '@fireline/domain/session';
import { Banner } from '@fireline/ui/Banner';
import { Form, FormSubmit, useFormField } from '@fireline/ui/Form';
import { PasswordField } from '@fireline/ui/PasswordField';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { client } from '../../lib/session/client.ts';
import { reportDefect, useFailureText } from '../../lib/page/failure.ts';
import { Heading } from '../LoginScreen.styles.ts';
import { Fields } from '../setup/SetupScreen.styles.ts';
import { setupWords } from '../setup/words.ts';
import { NumberFields } from './NumberFields.tsx';
import { codeScreenWords } from './words.ts';

type Entered = Extract<ReturnType<typeof resetForm.check>, { readonly ok: true }>['value'];
const words = [sessionWords, sessionUserWords];

function NewPasswordFields() {
  const t = useWords(codeScreenWords, setupWords);
  return (
    <Fields>
      <TextField
        {...useFormField('username', { label: t('session.codes.username'), initial: '' })}
        description={t('session.codes.username.hint')}
        autoComplete="username"
        spellCheck={false}
      />
      <PasswordField
        {...useFormField('password', { label: t('session.codes.password'), initial: '' })}
        description={t('session.setup.password.hint', passwordChars)}
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...useFormField('confirmation', { label: t('session.setup.confirmation'), initial: '' })}
        autoComplete="new-password"
        required
      />
    </Fields>
  );
}

/** Sets a forgotten password by a code; what was logged in before is out. @spec SES-12 SES-05 */
export function ResetPassword() {
  const t = useWords(codeScreenWords);
  const failureText = useFailureText();
  const [isDone, setDone] = useState(false);
  const submit = async ({ password, confirmation, ...entered }: Entered) => {
    try {
      const enciphered = await encipherAll(client, { password, confirmation });
      await client.send(sessionCalls.resetByCode, { ...entered, ...enciphered });
      setDone(true);
      return undefined;
    } catch (error) {
      if (error instanceof CallError && error.problems.length > 0) return error.problems;
      reportDefect(error);
      return [{ message: failureText('save', error) }];
    }
  };
  return (
    <>
      <Heading>{t('session.codes.reset')}</Heading>
      {isDone ? (
        <Banner tone="success">{t('session.codes.isReset')}</Banner>
      ) : (
        <Form schema={resetForm} words={words} onSubmit={({ value }) => submit(value)} isGuarded={false}>
          <NumberFields purpose="password" />
          <NewPasswordFields />
          <FormSubmit>{t('session.codes.reset')}</FormSubmit>
        </Form>
      )}
    </>
  );
}
