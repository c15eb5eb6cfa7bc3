import { Button } from '@fireline/ui/Button';
import { FirelineProvider } from '@fireline/ui/lib';
import { useState } from 'react';

export function Example() {
  const [isArmed, setArmed] = useState(false);
  return (
    <FirelineProvider language="en" style={{ display: 'flex', gap: 8 }}>
      <Button variant="primary" onClick={() => setArmed(true)} disabled={isArmed}>
        Arm the zone
      </Button>
      <Button onClick={() => setArmed(false)} disabled={!isArmed}>
        Disarm
      </Button>
    </FirelineProvider>
  );
}
