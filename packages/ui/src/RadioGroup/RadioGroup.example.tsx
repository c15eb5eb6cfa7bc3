import { FirelineProvider } from '@fireline/ui/lib';
import { RadioGroup } from '@fireline/ui/RadioGroup';
import { useState } from 'react';

const closings = [
  { value: 'realFire', label: 'Real fire' },
  { value: 'falseAlarm', label: 'False alarm', description: 'Steam, dust, cooking' },
] as const;

export function Example() {
  const [closing, setClosing] = useState<'realFire' | 'falseAlarm' | null>(null);
  return (
    <FirelineProvider language="en">
      <RadioGroup
        label="What it was"
        options={closings}
        value={closing}
        onChange={({ value }) => setClosing(value)}
        required
      />
    </FirelineProvider>
  );
}
