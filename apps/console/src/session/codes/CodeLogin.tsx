import { CallError } from '@fireline/api/lib';
import { type CodeLoginAccount, sessionCalls } from '@fireline/api/session';
import { roleWords } from '@fireline/domain/role';
import { codeLoginForm, sessionUserWords, sessionWords } from '@fireline/domain/session';
import { Button } from '@fireline/ui/Button';
import { Form, FormSubmit } from '@fireline/ui/Form';
import { useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { client } from '../../lib/session/client.ts';
import { reportDefect, useFailureText } from '../../lib/page/failure.ts';
import { Heading } from '../LoginScreen.styles.ts';
import { enter } from '../enter.ts';
import { Fields } from '../setup/SetupScreen.styles.ts';
import { NumberFields } from './NumberFields.tsx';
import { codeScreenWords } from './words.ts';

type Entered = Extract<ReturnType<typeof codeLoginForm.check>, { readonly ok: true }>['value'];

const words = [sessionWords, sessionUserWords];

/** Opens a session by a code that is sent to a mobile; of several accounts one is chosen. @spec SES-12 */
export function CodeLogin() {
  const t = useWords(codeScreenWords, roleWords);
  const failureText = useFailureText();
  const search = useSearch();
  const [accounts, setAccounts] = useState<readonly CodeLoginAccount[]>([]);
  const [entered, setEntered] = useState<Entered>();
  const submit = async (value: Entered, userId?: number) => {
    try {
      const reply = await client.send(sessionCalls.codeLogin, { ...value, ...(userId !== undefined && { userId }) });
      setEntered(value);
      setAccounts(reply.accounts);
      if (reply.opened) await enter(reply.opened, search);
      return undefined;
    } catch (error) {
      setAccounts([]);
      if (error instanceof CallError && error.problems.length > 0) return error.problems;
      reportDefect(error);
      return [{ message: failureText('login', error) }];
    }
  };
  return (
    <>
      <Heading>{t('session.codes.login')}</Heading>
      <Form schema={codeLoginForm} words={words} onSubmit={({ value }) => submit(value)} isGuarded={false}>
        <NumberFields purpose="login" />
        {accounts.length === 0 && <FormSubmit>{t('session.codes.login')}</FormSubmit>}
      </Form>
      {accounts.length > 0 && entered && (
        <Fields role="group" aria-label={t('session.codes.choose')}>
          <p role="status">{t('session.codes.choose')}</p>
          {accounts.map(({ userId, username, realName, role }) => (
            <Button key={userId} isWide onClick={() => void submit(entered, userId)}>
              {`${realName} · ${username} · ${t(`role.name.${role}`)}`}
            </Button>
          ))}
        </Fields>
      )}
    </>
  );
}
