import { Card } from '@fireline/ui/Card';
import { FirelineProvider } from '@fireline/ui/lib';
import { Link } from '@fireline/ui/Link';
import { Stat } from '@fireline/ui/Stat';

export function Example() {
  return (
    <FirelineProvider language="en">
      <Card title="Unacknowledged alarms" actions={<Link href="#/alarms">All alarms</Link>}>
        <Stat label="Critical" value={3} level={1} note="The oldest since 11:04" />
      </Card>
    </FirelineProvider>
  );
}
