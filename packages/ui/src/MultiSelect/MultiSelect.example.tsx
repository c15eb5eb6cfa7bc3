import { FirelineProvider } from '@fireline/ui/lib';
import { MultiSelect } from '@fireline/ui/MultiSelect';
import { useState } from 'react';

const units = [
  { value: '1', label: 'Galaxy Plaza' },
  { value: '2', label: 'Harbour Tower' },
  { value: '3', label: 'Riverside Hospital' },
];

export function Example() {
  const [unitIds, setUnitIds] = useState<readonly string[]>(['1']);
  return (
    <FirelineProvider language="en">
      <MultiSelect
        label="Units"
        description="You may paste a list of names."
        options={units}
        value={unitIds}
        onChange={({ value }) => setUnitIds(value)}
        isClearable
      />
    </FirelineProvider>
  );
}
