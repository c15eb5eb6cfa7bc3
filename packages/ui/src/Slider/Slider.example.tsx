import { FirelineProvider } from '@fireline/ui/lib';
import { Slider } from '@fireline/ui/Slider';
import { useState } from 'react';

export function Example() {
  const [threshold, setThreshold] = useState<number | null>(20);
  return (
    <FirelineProvider language="en">
      <Slider
        label="Battery is low at"
        description="The device reports once it is below."
        unit="%"
        min={5}
        max={50}
        normal={{ min: 10 }}
        marks={[{ value: 20, label: 'Factory' }]}
        value={threshold}
        onChange={({ value }) => setThreshold(value)}
      />
    </FirelineProvider>
  );
}
