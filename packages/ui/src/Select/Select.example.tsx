import { FirelineProvider } from '@fireline/ui/lib';
import { Select } from '@fireline/ui/Select';
import { useState } from 'react';

const levels = [
  { value: '1', label: 'Critical' },
  { value: '2', label: 'Severe' },
  { value: '3', label: 'Major' },
];

export function Example() {
  const [level, setLevel] = useState<string | null>('1');
  return (
    <FirelineProvider language="en">
      <Select label="Level" options={levels} value={level} onChange={({ value }) => setLevel(value)} isClearable />
    </FirelineProvider>
  );
}
