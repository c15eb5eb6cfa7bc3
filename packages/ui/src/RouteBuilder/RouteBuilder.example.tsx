import { FirelineProvider } from '@fireline/ui/lib';
import { RouteBuilder, type RoutePoint } from '@fireline/ui/RouteBuilder';
import { useState } from 'react';

const points: readonly RoutePoint[] = [
  { id: 1, name: 'Hydrant 01', unitId: 1, building: 'Tower A', floor: '1F', minutes: 2 },
  { id: 2, name: 'Extinguisher box 02', unitId: 1, building: 'Tower A', floor: '2F', minutes: 3 },
  { id: 3, name: 'Pump room', unitId: 1, building: 'Tower A', floor: 'B1', minutes: 8 },
];

export function Example() {
  const [pointIds, setPointIds] = useState<readonly number[]>([1, 3]);
  return (
    <FirelineProvider language="en">
      <RouteBuilder
        label="Route of the inspection"
        description="In the order in which it is walked."
        points={points}
        value={pointIds}
        onChange={({ value }) => setPointIds(value)}
      />
    </FirelineProvider>
  );
}
