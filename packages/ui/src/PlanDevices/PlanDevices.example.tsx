import { FirelineProvider } from '@fireline/ui/lib';
import { PlanCanvas } from '@fireline/ui/PlanCanvas';
import { PlanDevices, type PlanDevicePoint } from '@fireline/ui/PlanDevices';
import { useState } from 'react';

// a room as a DXF file, in millimetres around the middle of the plan; yours comes from your server
const room =
  '0 SECTION 2 ENTITIES 0 LWPOLYLINE 8 WALL 90 4 70 1 10 -4500 20 -2500 10 4500 20 -2500 10 4500 20 2500 10 -4500 20 2500 0 LINE 8 WALL 10 0 20 0 11 0 21 2500 0 ENDSEC 0 EOF';
const source = { kind: 'file', file: new File([room.replaceAll(' ', '\n')], '3F.dxf') } as const;
const device = { online: true, dStatus: 1, expired: false, open: false, lowPower: false, signals: 24 };
const points: readonly PlanDevicePoint[] = [
  {
    deviceId: 1,
    name: 'Smoke detector, Room 301',
    deviceType: 'smoke',
    device,
    x: -2000,
    y: 500,
    alarms: [{ alarmId: 7, level: 1, state: 'open', kind: 'smoke', raisedAtMs: Date.UTC(2026, 10, 21, 3, 8) }],
  },
  { deviceId: 2, name: 'Gas detector, kitchen', deviceType: 'gas', device, x: 2500, y: -800 },
];

export function Example() {
  const [openedId, setOpenedId] = useState<number>();
  return (
    <FirelineProvider language="en">
      <PlanCanvas label="Floor 3" source={source} colours="grey" style={{ height: 480 }}>
        <PlanDevices points={points} mode="monitor" onOpenDevice={({ deviceId }) => setOpenedId(deviceId)} />
      </PlanCanvas>
      {openedId !== undefined && <p role="status">Opened: device {openedId}</p>}
    </FirelineProvider>
  );
}
