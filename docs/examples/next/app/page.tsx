import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import { Card } from '@fireline/ui/Card';
import { FirelineProvider } from '@fireline/ui/lib';
import { Portal } from './Portal';

/** A server component: what it draws arrives styled, and the browser takes it over. */
export default function Page() {
  return (
    <FirelineProvider language="en" timeZone="Asia/Hong_Kong" style={{ padding: 24 }}>
      <Card title="Harbour Tower">
        <AlarmLevelBadge level={1} />
        <Portal />
      </Card>
    </FirelineProvider>
  );
}
