import { DonutChart } from '@fireline/ui/DonutChart';
import { FirelineProvider } from '@fireline/ui/lib';

export function Example() {
  return (
    <FirelineProvider language="en">
      <DonutChart
        label="Devices by state"
        partsLabel="State"
        parts={[
          { key: 'alarm', label: 'In alarm', value: 3, level: 1 },
          { key: 'offline', label: 'Offline', value: 12, isQuiet: true },
          { key: 'normal', label: 'Normal', value: 385 },
        ]}
      />
    </FirelineProvider>
  );
}
