import { logIn, logInAgain, sessionCalls } from '@fireline/api/session';
import { formWords, type Problem } from '@fireline/domain/lib';
import { demoRentId, sessionWords } from '@fireline/domain/session';
import { actionsEndingSession, endedCode, pathTo, shellWords } from '@fireline/domain/shell';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { Checkbox } from '@fireline/ui/Checkbox';
import { PasswordField } from '@fireline/ui/PasswordField';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import { type FormEvent, useEffect, useState } from 'react';
import { navigate, useHistoryState, useSearch } from 'wouter/use-browser-location';
import { client } from '../lib/session/client.ts';
import { lazyPart } from '../lib/loading/lazyPart.tsx';
import { reportDefect, useFailureText } from '../lib/page/failure.ts';
import { getPreferences } from '../lib/session/preferences.ts';
import { enter } from './enter.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Card, Form, Heading, Page } from './LoginScreen.styles.ts';
import { session } from '../lib/session/session.ts';
import { EndedNotes } from './EndedNotes.tsx';
import { OtherWays } from './OtherWays.tsx';
import { ProductName } from './ProductName.tsx';
import { loginWords } from './words.ts';

const setupPath = pathTo('setup');
const fields = ['rentId', 'username', 'password'] as const;
type Field = (typeof fields)[number];

const waysByCode = ['code', 'password'] as const;
const lazyByCode = (speakWhole: () => Promise<unknown>) =>
  lazyPart(() => Promise.all([import('./codes/ByCode.tsx'), speakWhole()]).then(([m]) => m.ByCode));

interface LoginScreenProps {
  /** Fetches the words that the login page goes without at first. */
  readonly speakWhole?: () => Promise<unknown>;
}

const speaksAlready = async (): Promise<void> => {};

/** Opens a session and goes on to the page first asked for. Everything typed stays through a refusal. @spec SES-01 SES-09 SHL-03 SHL-04 */
export function LoginScreen({ speakWhole = speaksAlready }: LoginScreenProps) {
  const [ByCode] = useState(() => lazyByCode(speakWhole));
  const t = useWords(loginWords, sessionWords, shellWords, formWords);
  const failureText = useFailureText();
  const search = useSearch();
  const state = useHistoryState<unknown>();
  const [named] = useState(() => new URLSearchParams(search).get('tenant') || getPreferences().rentId);
  const [values, setValues] = useState(() => ({
    rentId: named || demoRentId,
    username: new URLSearchParams(search).get('user') ?? '',
    password: '',
  }));
  const [isAuto, setAuto] = useState(false);
  const [isPending, setPending] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [failure, setFailure] = useState('');
  const [sendsCodes, setSendsCodes] = useState(false);

  useEffect(() => {
    const stopping = new AbortController();
    client
      .send(sessionCalls.setupState, {}, { signal: stopping.signal })
      .then(({ isNeeded, sendsCodes, rentId }) => {
        setSendsCodes(sendsCodes);
        // nobody has said which tenant it is: it is the only one there is
        if (!named) setValues((before) => (before.rentId === demoRentId ? { ...before, rentId } : before));
        if (isNeeded) navigate(setupPath, { replace: true });
      })
      // that the gateway cannot be reached is told by the login
      .catch(() => undefined);
    return () => stopping.abort();
  }, [named]);

  const set = (field: Field) => (change: { readonly value: string }) => {
    setValues((before) => ({ ...before, [field]: change.value }));
    setProblems((before) => before.filter((problem) => problem.field !== field));
  };
  const problemOf = (field: Field) => {
    const problem = problems.find((one) => one.field === field);
    return problem && t(problem.code as keyof typeof formWords, problem.args);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const missing = fields
      .filter((field) => values[field].trim() === '')
      .map((field) => ({ code: 'form.required', field }));
    setProblems(missing);
    setFailure('');
    if (missing[0]) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name=${missing[0].field}]`)?.focus();
      return;
    }
    setPending(true);
    try {
      const reply = await logIn(client, values);
      session.keepLogin(isAuto ? logInAgain(client, values) : undefined);
      await enter(reply, search);
    } catch (error) {
      reportDefect(error);
      setFailure(failureText('login', error));
    } finally {
      setPending(false);
    }
  };

  const query = new URLSearchParams(search);
  const by = waysByCode.find((way) => way === query.get('by'));
  const endedBy = actionsEndingSession.find((action) => action === query.get('why'));
  return (
    <Page>
      <Card>
        <ProductName />
        {by && sendsCodes ? (
          <ByCode by={by} />
        ) : (
          <>
            <Heading>{t('session.login.title')}</Heading>
            {query.get('back') === '1' && failure === '' && (
              <Banner tone={endedBy ? 'success' : 'info'}>
                {t(endedBy ? endedCode(endedBy) : 'session.login.expired')}
              </Banner>
            )}
            {endedBy && <EndedNotes state={state} />}
            {failure !== '' && <Banner tone="danger">{failure}</Banner>}
            <Form onSubmit={(event) => void submit(event)} noValidate>
              <TextField
                label={t('session.login.rentId')}
                name="rentId"
                autoComplete="organization"
                value={values.rentId}
                onChange={set('rentId')}
                problem={problemOf('rentId')}
                required
              />
              <TextField
                label={t('session.login.username')}
                name="username"
                autoComplete="username"
                spellCheck={false}
                value={values.username}
                onChange={set('username')}
                problem={problemOf('username')}
                required
              />
              <PasswordField
                label={t('session.login.password')}
                name="password"
                autoComplete="current-password"
                value={values.password}
                onChange={set('password')}
                problem={problemOf('password')}
                required
              />
              <Checkbox
                checked={isAuto}
                onChange={({ value }) => setAuto(value)}
                description={t('session.login.autoLogin.hint')}
                label={t('session.login.autoLogin')}
              />
              <Button type="submit" variant="primary" isWide isPending={isPending}>
                {t('session.login')}
              </Button>
            </Form>
          </>
        )}
        {sendsCodes && <OtherWays by={by} search={search} rentId={values.rentId} />}
        <LanguageSwitch />
      </Card>
    </Page>
  );
}
