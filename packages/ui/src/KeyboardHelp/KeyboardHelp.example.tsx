import { KeyboardHelp, ShortcutsProvider, useShortcuts } from '@fireline/ui/KeyboardHelp';
import { FirelineProvider } from '@fireline/ui/lib';
import { useState } from 'react';

function Page() {
  const [shown, setShown] = useState('alarms');
  useShortcuts([
    { keys: 'g a', label: 'Alarms', group: 'Go to', onPress: () => setShown('alarms') },
    { keys: 'g d', label: 'Devices', group: 'Go to', onPress: () => setShown('devices') },
  ]);
  return <p>Shown: {shown}. Press ? for the list of keys.</p>;
}

export function Example() {
  return (
    <FirelineProvider language="en">
      <ShortcutsProvider>
        <Page />
        <KeyboardHelp />
      </ShortcutsProvider>
    </FirelineProvider>
  );
}
