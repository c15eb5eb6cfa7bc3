import { AlarmTimeline } from '@fireline/ui/AlarmTimeline';
import { FirelineProvider } from '@fireline/ui/lib';

const nothing = { by: null, closing: null, remark: '', value: null };

export function Example() {
  return (
    <FirelineProvider language="en">
      <AlarmTimeline
        level={1}
        measurement="smoke"
        track={[
          { ...nothing, at: '2026-11-21T03:08:12Z', event: 'raised', value: 132 },
          { ...nothing, at: '2026-11-21T03:08:40Z', event: 'acknowledged', by: 'Duty officer' },
          {
            at: '2026-11-21T03:21:05Z',
            event: 'handled',
            by: 'Duty officer',
            closing: 'falseAlarm',
            remark: 'Steam from the kitchen; the detector moves to the corridor.',
            value: null,
          },
        ]}
      />
    </FirelineProvider>
  );
}
