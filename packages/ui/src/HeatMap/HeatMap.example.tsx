import { HeatMap } from '@fireline/ui/HeatMap';
import { FirelineProvider } from '@fireline/ui/lib';

export function Example() {
  return (
    <FirelineProvider language="en">
      <HeatMap
        label="Alarms of each unit"
        rowsLabel="Unit"
        data={{
          rows: ['Galaxy Plaza', 'Harbour Tower', 'Riverside Hospital'],
          columns: ['19 Nov', '20 Nov', '21 Nov'],
          values: [
            [2, 0, 5],
            [1, 1, null],
            [0, 0, 3],
          ],
        }}
      />
    </FirelineProvider>
  );
}
