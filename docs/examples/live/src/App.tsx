import { FirelineProvider } from '@fireline/ui/lib';
import { useSyncExternalStore } from 'react';
import { Alarms } from './Alarms.tsx';
import { SignIn } from './SignIn.tsx';
import { session } from './gateway.ts';

export function App() {
  const signedIn = useSyncExternalStore(session.subscribe, session.current);
  return (
    <FirelineProvider language="en" theme="dark" timeZone="Asia/Shanghai" style={{ minHeight: '100vh', padding: 24 }}>
      {signedIn ? <Alarms key={signedIn.token} account={signedIn.account} /> : <SignIn />}
    </FirelineProvider>
  );
}
