import { FirelineProvider } from '@fireline/ui/lib';
import { Timeline } from '@fireline/ui/Timeline';

export function Example() {
  return (
    <FirelineProvider language="en">
      <Timeline
        label="What happened to the order"
        isByDay
        items={[
          { id: '1', at: '2026-11-19T01:12:00Z', title: 'Opened', details: ['Duty room'], note: 'Offline since noon' },
          { id: '2', at: '2026-11-19T06:40:00Z', title: 'Taken', details: ['Technician 2'] },
          { id: '3', at: '2026-11-20T02:05:00Z', title: 'Battery changed', tone: 'success' },
        ]}
        open="Waiting for the unit to confirm"
      />
    </FirelineProvider>
  );
}
