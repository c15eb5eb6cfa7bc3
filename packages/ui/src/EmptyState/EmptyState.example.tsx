import { Button } from '@fireline/ui/Button';
import { EmptyState } from '@fireline/ui/EmptyState';
import { FirelineProvider } from '@fireline/ui/lib';
import { useState } from 'react';

export function Example() {
  const [isFiltered, setFiltered] = useState(true);
  return (
    <FirelineProvider language="en">
      {isFiltered ? (
        <EmptyState
          title="No device fits the filter"
          actions={<Button onClick={() => setFiltered(false)}>Clear filter</Button>}
        >
          Level is Critical, unit is Galaxy Plaza.
        </EmptyState>
      ) : (
        <EmptyState title="No devices yet" />
      )}
    </FirelineProvider>
  );
}
