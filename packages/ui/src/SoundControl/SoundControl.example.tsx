import type { SoundState } from '@fireline/domain/alarm';
import { FirelineProvider } from '@fireline/ui/lib';
import { SoundControl } from '@fireline/ui/SoundControl';
import { useState } from 'react';

export function Example() {
  // `createBrowserSound` gives the engine that really sounds, and `useSound` its state
  const [state, setState] = useState<SoundState>({ name: 'blocked' });
  const [tests, setTests] = useState(0);
  return (
    <FirelineProvider language="en">
      <SoundControl
        state={state}
        onEnable={() => setState({ name: 'armed' })}
        onTest={() => setTests(tests + 1)}
        onMute={({ forMs }) => setState({ name: 'muted', untilMs: Date.now() + forMs })}
        onUnmute={() => setState({ name: 'armed' })}
      />
      <p>Tests: {tests}</p>
    </FirelineProvider>
  );
}
