import { BatteryGauge } from '@fireline/ui/BatteryGauge';
import { FirelineProvider } from '@fireline/ui/lib';

export function Example() {
  return (
    <FirelineProvider language="en" style={{ display: 'flex', gap: 16 }}>
      <BatteryGauge ratioPercent={64} />
      <BatteryGauge ratioPercent={8} isLow />
      <BatteryGauge ratioPercent={null} isMains />
    </FirelineProvider>
  );
}
