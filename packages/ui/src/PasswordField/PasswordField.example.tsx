import { FirelineProvider } from '@fireline/ui/lib';
import { PasswordField } from '@fireline/ui/PasswordField';
import { useState } from 'react';

export function Example() {
  const [password, setPassword] = useState('');
  const isShort = password !== '' && password.length < 12;
  return (
    <FirelineProvider language="en">
      <PasswordField
        label="New password"
        autoComplete="new-password"
        value={password}
        onChange={({ value }) => setPassword(value)}
        problem={isShort && 'At least 12 characters.'}
        required
      />
    </FirelineProvider>
  );
}
