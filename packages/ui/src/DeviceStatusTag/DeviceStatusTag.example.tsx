import { DeviceStatusTag } from '@fireline/ui/DeviceStatusTag';
import { FirelineProvider } from '@fireline/ui/lib';

const working = { online: true, dStatus: 1, expired: false, open: false, lowPower: false, signals: 24 };

export function Example() {
  return (
    <FirelineProvider language="en" style={{ display: 'flex', gap: 8 }}>
      <DeviceStatusTag device={working} />
      <DeviceStatusTag device={{ ...working, online: false, lowPower: true }} />
      <DeviceStatusTag status="offline" />
    </FirelineProvider>
  );
}
