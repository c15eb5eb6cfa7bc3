import { FirelineProvider } from '@fireline/ui/lib';
import { MapHeat } from '@fireline/ui/MapHeat';
import { useState } from 'react';

const alarms = [
  { code: '440303', value: 31 },
  { code: '440304', value: 12 },
  { code: '440305', value: 47 },
  { code: '440306', value: null },
];

export function Example() {
  const [district, setDistrict] = useState<string>();
  return (
    <FirelineProvider language="en">
      <MapHeat
        label="Alarms by district"
        level="district"
        within="4403"
        values={alarms}
        unit="alarms"
        onOpen={({ name }) => setDistrict(name)}
      />
      {district !== undefined && <p role="status">Chosen: {district}</p>}
    </FirelineProvider>
  );
}
