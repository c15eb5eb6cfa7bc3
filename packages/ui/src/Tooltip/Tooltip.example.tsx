import { Button } from '@fireline/ui/Button';
import { FirelineProvider } from '@fireline/ui/lib';
import { Tooltip } from '@fireline/ui/Tooltip';
import { useState } from 'react';

export function Example() {
  const [isMuted, setMuted] = useState(false);
  return (
    <FirelineProvider language="en">
      <Tooltip text={isMuted ? 'Sounds again at once' : 'Silent for 30 minutes'}>
        <Button onClick={() => setMuted(!isMuted)}>{isMuted ? 'Unmute' : 'Mute'}</Button>
      </Tooltip>
    </FirelineProvider>
  );
}
