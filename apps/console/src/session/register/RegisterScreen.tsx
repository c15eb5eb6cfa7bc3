import { CallError } from '@fireline/api/lib';
import { encipherAll, logIn, sessionCalls } from '@fireline/api/session';
import {
  passwordChars,
  registrationForm,
  selfRegistered,
  sessionUserWords,
  sessionWords,
} from '@fireline/domain/session';
import { homePath, loginPath, shellWords } from '@fireline/domain/shell';
import { FormSubmit, useFormField } from '@fireline/ui/Form';
import { Link } from '@fireline/ui/Link';
import { PasswordField } from '@fireline/ui/PasswordField';
import { RadioGroup } from '@fireline/ui/RadioGroup';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import { useSearch } from 'wouter/use-browser-location';
import { client } from '../../lib/session/client.ts';
import { DraftForm, type Entered as Typed } from '../../lib/form/DraftForm.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { reportDefect, useFailureText } from '../../lib/page/failure.ts';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import { Card, Heading, Page } from '../LoginScreen.styles.ts';
import { ProductName } from '../ProductName.tsx';
import { NumberFields } from '../codes/NumberFields.tsx';
import { registerWords } from '../codes/words.ts';
import { enter } from '../enter.ts';
import { Fields, Part } from '../setup/SetupScreen.styles.ts';
import { setupWords } from '../setup/words.ts';
import { Terms } from './Terms.tsx';

type Entered = Extract<ReturnType<typeof registrationForm.check>, { readonly ok: true }>['value'];
const words = [sessionWords, sessionUserWords];
/** Never kept over a reload; consent is given to the terms as they then read. */
const secrets = ['password', 'confirmation', 'code', 'isAgreed'];

function AccountFields() {
  const t = useWords(registerWords, setupWords, sessionWords);
  const type = useFormField<string | null>('accountType', { label: t('session.register.type'), initial: 'resident' });
  return (
    <Fields>
      <Part>{t('session.register.account')}</Part>
      <RadioGroup
        {...type}
        orientation="horizontal"
        options={selfRegistered.map((value) => ({ value: value as string, label: t(`session.accountType.${value}`) }))}
      />
      <TextField
        {...useFormField('username', { label: t('session.setup.username'), initial: '' })}
        autoComplete="username"
        spellCheck={false}
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

function PersonFields({ rentId }: { readonly rentId: string }) {
  const t = useWords(registerWords, setupWords);
  return (
    <Fields>
      <Part>{t('session.register.person')}</Part>
      <TextField
        {...useFormField('realName', { label: t('session.setup.realName'), initial: '' })}
        autoComplete="name"
        required
      />
      <TextField
        {...useFormField('idNumber', { label: t('session.register.idNumber'), initial: '' })}
        autoComplete="off"
        spellCheck={false}
      />
      <NumberFields purpose="register" rentId={rentId} />
      <Terms tenant={rentId} />
    </Fields>
  );
}

/** Units and residents create their own accounts, which see nothing until they are bound; a resident's places are theirs at once. @spec SES-04 SES-05 SES-07 SHL-01 */
export function RegisterScreen() {
  const t = useWords(registerWords, shellWords);
  const failureText = useFailureText();
  const search = useSearch();
  const draft = useDraft<Typed>('register', { asks: false });
  const submit = async ({ password, confirmation, ...entered }: Entered) => {
    try {
      const enciphered = await encipherAll(client, { password, confirmation });
      await client.send(sessionCalls.register, { ...entered, ...enciphered });
      draft.forget();
      const { rentId, username } = entered;
      await enter(await logIn(client, { rentId, username, password }), `to=${encodeURIComponent(homePath)}`);
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
        <ProductName />
        <Heading>{t('session.register.title')}</Heading>
        <DraftForm
          draft={draft}
          secrets={secrets}
          schema={registrationForm}
          words={words}
          onSubmit={({ value }) => submit(value)}
        >
          <AccountFields />
          <PersonFields rentId={new URLSearchParams(search).get('tenant') ?? ''} />
          <FormSubmit>{t('session.register.submit')}</FormSubmit>
        </DraftForm>
        <Link href={loginPath()}>{t('session.register.hasOne')}</Link>
        <LanguageSwitch />
      </Card>
    </Page>
  );
}
