import { FirelineProvider } from '@fireline/ui/lib';
import { RecordHead } from '@fireline/ui/RecordHead';

export function Example() {
  return (
    <FirelineProvider language="en">
      <RecordHead
        title={<h1>Galaxy Plaza</h1>}
        figuresLabel="At a glance"
        figures={[
          { id: 'alarms', label: 'Open alarms', value: '3', note: '2 unacknowledged', level: 2, href: '#/alarms' },
          { id: 'devices', label: 'Devices', value: '412', href: '#/devices' },
          { id: 'hazards', label: 'Overdue hazards', value: null },
        ]}
      >
        1 Keji Road, Nanshan
      </RecordHead>
    </FirelineProvider>
  );
}
