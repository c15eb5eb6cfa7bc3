import { DeviceStatusSentence } from '@fireline/ui/DeviceStatusSentence';
import { FirelineProvider } from '@fireline/ui/lib';

const nowMs = Date.UTC(2026, 10, 21, 3, 10);
const clock = () => nowMs;

export function Example() {
  return (
    <FirelineProvider language="en" clock={clock}>
      <DeviceStatusSentence
        device={{
          online: false,
          dStatus: 1,
          expired: false,
          open: false,
          lowPower: true,
          signals: 18,
          lastSeenAt: nowMs - 3 * 86_400_000,
          heartbeatS: 3600,
          batteryRatio: 8,
        }}
      />
    </FirelineProvider>
  );
}
