import { BuildingElevation, type ElevationFloor } from '@fireline/ui/BuildingElevation';
import { FirelineProvider } from '@fireline/ui/lib';
import { useState } from 'react';

const floors: readonly ElevationFloor[] = [
  { floor: 3, devices: 14, alarms: 0, alarmLevel: null, hasPlan: true },
  { floor: 2, devices: 12, alarms: 3, alarmLevel: 1, hasPlan: true },
  { floor: 1, devices: 20, alarms: 0, alarmLevel: null },
  { floor: -1, devices: 6, alarms: 1, alarmLevel: 4 },
];

export function Example() {
  const [floor, setFloor] = useState(2);
  return (
    <FirelineProvider language="en">
      <BuildingElevation label="Tower A" floors={floors} value={floor} onChange={({ value }) => setFloor(value)} />
    </FirelineProvider>
  );
}
