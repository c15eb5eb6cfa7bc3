import type { AlarmLevel, SoundState } from '@fireline/domain/alarm';
import { FirelineProvider } from '@fireline/ui/lib';
import { StatusBar } from '@fireline/ui/StatusBar';
import { useState } from 'react';

export function Example() {
  const [level, setLevel] = useState<AlarmLevel>();
  const [sound, setSound] = useState<SoundState>({ name: 'blocked' });
  const arm = () => setSound({ name: 'armed' });
  return (
    <FirelineProvider language="en">
      <StatusBar
        counts={{ 1: 2, 2: 0, 3: 0, 4: 1, 5: 0 }}
        unacknowledged={3}
        isCriticalUnacknowledged
        freshness={{ name: 'live' }}
        link={{ name: 'live' }}
        sound={{
          state: sound,
          onEnable: arm,
          onTest: arm,
          onMute: ({ forMs }) => setSound({ name: 'muted', untilMs: Date.now() + forMs }),
          onUnmute: arm,
        }}
        onOpenLevel={(choice) => setLevel(choice.level)}
      />
      {level !== undefined && <p role="status">Shown: alarms of level {level}</p>}
    </FirelineProvider>
  );
}
