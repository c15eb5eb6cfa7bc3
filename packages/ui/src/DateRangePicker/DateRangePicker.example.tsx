import { DateRangePicker } from '@fireline/ui/DateRangePicker';
import { FirelineProvider } from '@fireline/ui/lib';
import { useState } from 'react';

const today = '2026-11-21';
const presets = [
  { id: 'today', label: 'Today', range: { from: today, to: today } },
  { id: 'week', label: 'Last 7 days', range: { from: '2026-11-15', to: today } },
];

export function Example() {
  const [range, setRange] = useState<{ from: string | null; to: string | null }>({ from: '2026-11-15', to: today });
  return (
    <FirelineProvider language="en">
      <DateRangePicker
        label="Period"
        max={today}
        daysMax={30}
        presets={presets}
        value={range}
        onChange={({ value }) => setRange(value)}
      />
    </FirelineProvider>
  );
}
