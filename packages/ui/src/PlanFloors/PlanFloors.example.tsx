import { FirelineProvider } from '@fireline/ui/lib';
import { PlanFloors } from '@fireline/ui/PlanFloors';
import { useState } from 'react';

export function Example() {
  const [floor, setFloor] = useState(3);
  return (
    <FirelineProvider language="en">
      <PlanFloors
        building={{ floorsAbove: 4, floorsUnder: 1 }}
        plans={[
          { floor: 3, layerId: 403 },
          { floor: 1, layerId: 401 },
        ]}
        alarms={[
          { alarmId: 1, level: 1, state: 'open', floor: 3 },
          { alarmId: 2, level: 4, state: 'acknowledged', floor: -1 },
        ]}
        floor={floor}
        onFloorChange={(change) => setFloor(change.floor)}
      />
    </FirelineProvider>
  );
}
