import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { FirelineProvider } from '@fireline/ui/lib';
import { useState } from 'react';

export function Example() {
  const [isLive, setLive] = useState(false);
  return (
    <FirelineProvider language="en">
      {isLive ? (
        <Banner tone="success" title="Live again" onDismiss={() => setLive(false)}>
          New alarms arrive within seconds.
        </Banner>
      ) : (
        <Banner
          tone="attention"
          title="Live updates stopped"
          actions={<Button onClick={() => setLive(true)}>Reconnect</Button>}
        >
          You see what was known at 11:04.
        </Banner>
      )}
    </FirelineProvider>
  );
}
