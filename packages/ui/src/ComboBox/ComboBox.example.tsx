import { ComboBox, type ComboBoxOption } from '@fireline/ui/ComboBox';
import { FirelineProvider } from '@fireline/ui/lib';
import { useState } from 'react';

const units: readonly ComboBoxOption[] = [
  { value: '1', label: 'Galaxy Plaza', description: '1 Keji Road' },
  { value: '2', label: 'Harbour Tower', description: '3001 Binhai Avenue' },
  { value: '3', label: 'Riverside Hospital', description: '12 Hubin Road' },
];

export function Example() {
  const [unitId, setUnitId] = useState<string | null>('1');
  return (
    <FirelineProvider language="en">
      <ComboBox
        label="Unit"
        options={units}
        value={unitId}
        onChange={({ value }) => setUnitId(value)}
        placeholder="Name or address"
        isClearable
      />
    </FirelineProvider>
  );
}
