import { FirelineProvider } from '@fireline/ui/lib';
import { Stat } from '@fireline/ui/Stat';

export function Example() {
  return (
    <FirelineProvider language="en" style={{ display: 'flex', gap: 32 }}>
      <Stat label="Online" value={9812} unit="devices" note="of 10,000" />
      <Stat label="Critical alarms" value={3} level={1} />
    </FirelineProvider>
  );
}
