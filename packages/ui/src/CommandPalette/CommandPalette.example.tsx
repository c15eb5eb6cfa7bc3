import { type Command, CommandPalette } from '@fireline/ui/CommandPalette';
import { FirelineProvider } from '@fireline/ui/lib';
import { useState } from 'react';

const commands: readonly Command[] = [
  { value: 'alarms', label: 'Alarms', group: 'Go to', shortcut: 'g a' },
  { value: 'devices', label: 'Devices', group: 'Go to', shortcut: 'g d' },
  { value: 'mute', label: 'Mute for 30 minutes', group: 'Sound' },
];

export function Example() {
  const [done, setDone] = useState('nothing yet');
  return (
    <FirelineProvider language="en">
      <p>Press Ctrl+K or Command+K. Chosen: {done}</p>
      <CommandPalette commands={commands} onSelect={({ command }) => setDone(command.label)} />
    </FirelineProvider>
  );
}
