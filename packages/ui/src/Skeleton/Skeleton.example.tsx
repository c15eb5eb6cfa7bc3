import { Button } from '@fireline/ui/Button';
import { FirelineProvider } from '@fireline/ui/lib';
import { Skeleton } from '@fireline/ui/Skeleton';
import { useState } from 'react';

export function Example() {
  const [isLoading, setLoading] = useState(true);
  return (
    <FirelineProvider language="en">
      <section aria-busy={isLoading} aria-label="Devices">
        {isLoading ? <Skeleton lines={3} /> : <p>412 devices, 3 of them in alarm.</p>}
      </section>
      <Button onClick={() => setLoading(!isLoading)}>{isLoading ? 'Show' : 'Load again'}</Button>
    </FirelineProvider>
  );
}
