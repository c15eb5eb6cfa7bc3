import { logIn } from '@fireline/api/session';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { PasswordField } from '@fireline/ui/PasswordField';
import { TextField } from '@fireline/ui/TextField';
import { type FormEvent, useState } from 'react';
import { client, failureText, session } from './gateway.ts';

export function SignIn() {
  const [refusal, setRefusal] = useState('');
  const [isPending, setPending] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => form.get(name) as string;
    setPending(true);
    try {
      const credentials = { rentId: text('rentId'), username: text('username'), password: text('password') };
      session.signIn(await logIn(client, credentials));
    } catch (error) {
      setRefusal(failureText(error));
      setPending(false);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} style={{ display: 'grid', gap: 16, maxWidth: 320 }}>
      {refusal && <Banner tone="danger">{refusal}</Banner>}
      <TextField label="Tenant" name="rentId" defaultValue="R001" required />
      <TextField label="User" name="username" autoComplete="username" required />
      <PasswordField label="Password" name="password" autoComplete="current-password" required />
      <Button type="submit" variant="primary" isPending={isPending}>
        Sign in
      </Button>
    </form>
  );
}
