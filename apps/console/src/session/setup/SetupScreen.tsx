import { CallError } from '@fireline/api/lib';
import { encipherAll, logIn, sessionCalls } from '@fireline/api/session';
import { passwordChars, sessionUserWords, sessionWords, setupForm } from '@fireline/domain/session';
import { homePath, loginPath, shellWords } from '@fireline/domain/shell';
import { FormSubmit, useFormField } from '@fireline/ui/Form';
import { PasswordField } from '@fireline/ui/PasswordField';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { DraftForm, type Entered } from '../../lib/form/DraftForm.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { reportDefect, useFailureText } from '../../lib/page/failure.ts';
import { client } from '../../lib/session/client.ts';
import { setPreferences } from '../../lib/session/preferences.ts';
import { session } from '../../lib/session/session.ts';
import { Card, Heading, Page, Product } from '../LoginScreen.styles.ts';
import { Fields, Part } from './SetupScreen.styles.ts';
import { setupWords } from './words.ts';

type SetupEntered = Extract<ReturnType<typeof setupForm.check>, { readonly ok: true }>['value'];

const words = [sessionWords, sessionUserWords];
/** Never kept over a reload. */
const secrets = ['password', 'confirmation', 'code'];

function TenantFields() {
  const t = useWords(setupWords);
  return (
    <Fields>
      <TextField
        {...useFormField('code', { label: t('session.setup.codeLabel'), initial: '' })}
        description={t('session.setup.code.hint')}
        autoComplete="one-time-code"
        spellCheck={false}
        required
      />
      <Part>{t('session.setup.tenant')}</Part>
      <TextField
        {...useFormField('rentId', { label: t('session.setup.rentId'), initial: '' })}
        description={t('session.setup.rentId.hint')}
        spellCheck={false}
        required
      />
      <TextField
        {...useFormField('rentName', { label: t('session.setup.rentName'), initial: '' })}
        autoComplete="organization"
        required
      />
    </Fields>
  );
}

function AdministratorFields() {
  const t = useWords(setupWords);
  return (
    <Fields>
      <Part>{t('session.setup.administrator')}</Part>
      <TextField
        {...useFormField('username', { label: t('session.setup.username'), initial: '' })}
        autoComplete="username"
        spellCheck={false}
        required
      />
      <TextField
        {...useFormField('realName', { label: t('session.setup.realName'), initial: '' })}
        autoComplete="name"
        required
      />
      <PasswordField
        {...useFormField('password', { label: t('session.setup.password'), initial: '' })}
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

/** Whoever sees the terminal creates the first tenant and its first administrator, who is logged in then. @spec SHL-31 */
export function SetupScreen() {
  const t = useWords(setupWords, shellWords);
  const failureText = useFailureText();
  const draft = useDraft<Entered>('setup', { asks: false });
  useEffect(() => {
    const stopping = new AbortController();
    client
      .send(sessionCalls.setupState, {}, { signal: stopping.signal })
      .then(({ isNeeded }) => isNeeded || navigate(loginPath(), { replace: true }))
      // that the gateway cannot be reached is told when the form is sent
      .catch(() => undefined);
    return () => stopping.abort();
  }, []);

  const submit = async ({ password, confirmation, ...entered }: SetupEntered) => {
    try {
      const enciphered = await encipherAll(client, { password, confirmation });
      await client.send(sessionCalls.setup, { ...entered, ...enciphered });
      draft.forget();
      const { rentId, username } = entered;
      setPreferences({ rentId });
      session.signIn(await logIn(client, { rentId, username, password }));
      navigate(homePath, { replace: true });
      return undefined;
    } catch (error) {
      if (error instanceof CallError && error.problems.length > 0) return error.problems;
      reportDefect(error);
      return [{ message: failureText('save', error) }];
    }
  };

  return (
    <Page>
      <Card>
        <Product>{t('shell.name')}</Product>
        <Heading>{t('session.setup.title')}</Heading>
        <p>{t('session.setup.intro')}</p>
        <DraftForm
          draft={draft}
          secrets={secrets}
          schema={setupForm}
          words={words}
          onSubmit={({ value }) => submit(value)}
        >
          <TenantFields />
          <AdministratorFields />
          <FormSubmit>{t('session.setup.submit')}</FormSubmit>
        </DraftForm>
      </Card>
    </Page>
  );
}
