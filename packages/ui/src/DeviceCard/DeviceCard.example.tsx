import { Button } from '@fireline/ui/Button';
import { DeviceCard } from '@fireline/ui/DeviceCard';
import { FirelineProvider } from '@fireline/ui/lib';
import { useState } from 'react';

const nowMs = Date.UTC(2026, 10, 21, 3, 10);

export function Example() {
  const [isMuted, setMuted] = useState(false);
  return (
    <FirelineProvider language="en">
      <DeviceCard
        href="#/devices/860406240001204"
        nowMs={nowMs}
        device={{
          name: 'Smoke detector, 3F corridor',
          type: 'smoke',
          place: 'Galaxy Plaza, Tower B, 3F',
          online: true,
          dStatus: 1,
          expired: false,
          open: false,
          lowPower: false,
          signals: 22,
          batteryRatio: 86,
          lastSeenAt: nowMs - 300_000,
          heartbeatS: 3600,
          serviceUntil: '2027-11-20',
          readings: [{ measurement: 'smoke', value: 3.2, seenAt: nowMs - 300_000 }],
        }}
        actions={<Button onClick={() => setMuted(!isMuted)}>{isMuted ? 'Unmute' : 'Mute'}</Button>}
      />
    </FirelineProvider>
  );
}
