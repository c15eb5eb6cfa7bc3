import { CallError, keepText, keptText } from '@fireline/api/lib';
import { logIn } from '@fireline/api/session';
import { demoRentId } from '@fireline/domain/session';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { PasswordField } from '@fireline/ui/PasswordField';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import { type FormEvent, useState } from 'react';
import { client, session } from './phoneSession.ts';
import { patrolWords } from './words.ts';

const tenantKey = 'fireline.patrol.tenant';

/** Logs in on the page itself; what was typed stays through a refusal. @spec SES-01 N24 */
export function LoginCard({ rentId: named }: { readonly rentId: string | undefined }) {
  const t = useWords(patrolWords);
  const [rentId, setRentId] = useState(() => named ?? keptText(tenantKey) ?? demoRentId);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState('');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if ([rentId, username, password].some((text) => text.trim() === '')) {
      setFailure(t('patrol.login.missing'));
      return;
    }
    setPending(true);
    setFailure('');
    try {
      const reply = await logIn(client, { rentId, username, password });
      keepText(tenantKey, rentId);
      session.signIn(reply);
    } catch (error) {
      const said = error instanceof CallError ? error.message : '';
      setFailure(said || t(navigator.onLine ? 'patrol.login.failed' : 'patrol.login.offline'));
    } finally {
      setPending(false);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate aria-label={t('patrol.login.title')}>
      <h2>{t('patrol.login.title')}</h2>
      <div role="alert">{failure !== '' && <Banner tone="danger">{failure}</Banner>}</div>
      <TextField
        label={t('patrol.login.rentId')}
        name="rentId"
        autoComplete="organization"
        value={rentId}
        onChange={({ value }) => setRentId(value)}
        required
      />
      <TextField
        label={t('patrol.login.username')}
        name="username"
        autoComplete="username"
        spellCheck={false}
        value={username}
        onChange={({ value }) => setUsername(value)}
        required
      />
      <PasswordField
        label={t('patrol.login.password')}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={({ value }) => setPassword(value)}
        required
      />
      <Button type="submit" variant="primary" isWide isPending={isPending}>
        {t('patrol.login')}
      </Button>
    </form>
  );
}
