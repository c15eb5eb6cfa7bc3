import { wgs84 } from '@fireline/domain/site';
import { DeviceMap, type MapPoint } from '@fireline/ui/DeviceMap';
import { FirelineProvider } from '@fireline/ui/lib';
import { useState } from 'react';

const devices = [
  { id: 1, name: 'Smoke detector, lobby', at: wgs84(114.0579, 22.5431), type: 'smoke' },
  { id: 2, name: 'Hydrant, east gate', at: wgs84(114.0621, 22.5402), type: 'hydrant' },
] as const;
const alarms = [
  {
    alarmId: 7,
    level: 2,
    state: 'open',
    name: 'Smoke',
    raisedAtMs: Date.UTC(2026, 10, 21, 3, 8),
    deviceId: 1,
  },
] as const;

export function Example() {
  const [point, setPoint] = useState<MapPoint>();
  return (
    <FirelineProvider language="en">
      <DeviceMap
        label="Devices"
        devices={devices}
        alarms={alarms}
        onOpen={(choice) => setPoint(choice.point)}
        style={{ height: 400 }}
      />
      {point && <p role="status">Opened: {point.item.name}</p>}
    </FirelineProvider>
  );
}
