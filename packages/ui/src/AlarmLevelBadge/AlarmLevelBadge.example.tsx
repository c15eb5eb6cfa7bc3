import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import { FirelineProvider } from '@fireline/ui/lib';

export function Example() {
  return (
    <FirelineProvider language="en" style={{ display: 'flex', gap: 8 }}>
      <AlarmLevelBadge level={1} isBlinking />
      <AlarmLevelBadge level={2} />
      <AlarmLevelBadge level={3} variant="symbol" />
    </FirelineProvider>
  );
}
