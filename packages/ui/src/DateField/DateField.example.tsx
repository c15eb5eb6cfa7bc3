import { DateField } from '@fireline/ui/DateField';
import { FirelineProvider } from '@fireline/ui/lib';
import { useState } from 'react';

export function Example() {
  const [until, setUntil] = useState<string | null>('2027-11-20');
  return (
    <FirelineProvider language="en">
      <DateField
        label="Valid until"
        description="A reminder is sent thirty days before."
        min="2026-11-21"
        value={until}
        onChange={({ value }) => setUntil(value)}
        isClearable
      />
    </FirelineProvider>
  );
}
