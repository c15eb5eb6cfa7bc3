import { FirelineProvider } from '@fireline/ui/lib';
import { TimeField } from '@fireline/ui/TimeField';
import { useState } from 'react';

export function Example() {
  const [armAt, setArmAt] = useState<string | null>('22:00');
  return (
    <FirelineProvider language="en">
      <TimeField label="Armed from" description="Every day." value={armAt} onChange={({ value }) => setArmAt(value)} />
    </FirelineProvider>
  );
}
