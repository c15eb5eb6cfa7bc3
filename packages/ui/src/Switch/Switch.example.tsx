import { FirelineProvider } from '@fireline/ui/lib';
import { Switch } from '@fireline/ui/Switch';
import { useState } from 'react';

export function Example() {
  const [isArmed, setArmed] = useState(true);
  return (
    <FirelineProvider language="en">
      <Switch
        label="Arm by the clock"
        description="Every night at ten."
        checked={isArmed}
        onChange={({ value }) => setArmed(value)}
      />
    </FirelineProvider>
  );
}
