import { FailureState } from '@fireline/ui/FailureState';
import { FirelineProvider } from '@fireline/ui/lib';
import { useState } from 'react';

export function Example() {
  const [tries, setTries] = useState(1);
  return (
    <FirelineProvider language="en">
      <FailureState onRetry={() => setTries(tries + 1)} reference="3f0c5f5be46e">
        The devices did not load. Tries so far: {tries}.
      </FailureState>
    </FirelineProvider>
  );
}
