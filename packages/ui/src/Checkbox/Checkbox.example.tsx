import { Checkbox } from '@fireline/ui/Checkbox';
import { FirelineProvider } from '@fireline/ui/lib';
import { useState } from 'react';

export function Example() {
  const [isRemembered, setRemembered] = useState(true);
  return (
    <FirelineProvider language="en">
      <Checkbox
        label="Remember this device"
        description="You stay signed in for thirty days."
        checked={isRemembered}
        onChange={({ value }) => setRemembered(value)}
      />
    </FirelineProvider>
  );
}
