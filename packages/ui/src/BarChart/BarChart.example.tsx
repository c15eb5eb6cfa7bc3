import { BarChart } from '@fireline/ui/BarChart';
import { FirelineProvider } from '@fireline/ui/lib';
import { useState } from 'react';

const days = [
  { name: '19 Nov', values: { critical: 1, severe: 4 } },
  { name: '20 Nov', values: { critical: 0, severe: 2 } },
  { name: '21 Nov', values: { critical: 2, severe: 3 } },
];

export function Example() {
  const [day, setDay] = useState<string>();
  return (
    <FirelineProvider language="en">
      <BarChart
        label="Alarms of the last days"
        series={[
          { key: 'critical', label: 'Critical', level: 1 },
          { key: 'severe', label: 'Severe', level: 2 },
        ]}
        bars={days}
        onOpen={({ key }) => setDay(key)}
      />
      {day !== undefined && <p role="status">Chosen: {day}</p>}
    </FirelineProvider>
  );
}
