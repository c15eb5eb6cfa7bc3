import { defaultAlarmRules, normalBand } from '@fireline/domain/alarm';
import { Gauge } from '@fireline/ui/Gauge';
import { FirelineProvider } from '@fireline/ui/lib';

const band = normalBand('hydrant', 'pressure', defaultAlarmRules);

export function Example() {
  return (
    <FirelineProvider language="en" style={{ display: 'flex', gap: 24 }}>
      <Gauge measurement="pressure" value={0.32} normal={band ?? {}} label="East gate" />
      <Gauge measurement="pressure" value={0.08} normal={band ?? {}} label="Pump room" />
    </FirelineProvider>
  );
}
