import { FirelineProvider } from '@fireline/ui/lib';
import { NumberField } from '@fireline/ui/NumberField';
import { useState } from 'react';

export function Example() {
  const [limit, setLimit] = useState<number | null>(1.6);
  return (
    <FirelineProvider language="en">
      <NumberField
        label="Upper limit of the pressure"
        description="1.60 when it left the factory."
        unit="MPa"
        min={0}
        max={2.5}
        step={0.05}
        digits={2}
        value={limit}
        onChange={({ value }) => setLimit(value)}
      />
    </FirelineProvider>
  );
}
