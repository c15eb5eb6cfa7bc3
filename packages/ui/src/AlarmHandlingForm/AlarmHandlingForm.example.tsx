import { AlarmHandlingForm, type Handling } from '@fireline/ui/AlarmHandlingForm';
import { FirelineProvider } from '@fireline/ui/lib';
import { useState } from 'react';

export function Example() {
  const [handling, setHandling] = useState<Handling>();
  return (
    <FirelineProvider language="en">
      <AlarmHandlingForm
        alarm={
          handling === undefined
            ? { state: 'acknowledged', handledBy: null }
            : { state: 'closed', handledBy: 'Duty officer', handledAt: '2026-11-21T03:14:00Z' }
        }
        onHandle={setHandling}
      />
      {handling && <p role="status">Closed: {handling.remark}</p>}
    </FirelineProvider>
  );
}
