import { type HandoverState, handoverSheet } from '@fireline/domain/alarm';
import { type HandoverLine, HandoverSheet } from '@fireline/ui/HandoverSheet';
import { FirelineProvider } from '@fireline/ui/lib';
import { useState } from 'react';

const shift = { fromMs: Date.UTC(2026, 10, 21, 0), toMs: Date.UTC(2026, 10, 21, 12) };
const alarms: readonly HandoverLine[] = [
  {
    alarmId: 1,
    level: 2,
    kind: 'smoke',
    state: 'acknowledged',
    raisedAtMs: Date.UTC(2026, 10, 21, 3, 8),
    unitName: 'Galaxy Plaza',
    buildingName: 'Tower B',
    floor: 12,
    placeName: 'Room 1207',
  },
];
const sheet = handoverSheet(alarms, ['present', 'present', 'missed'], shift);

export function Example() {
  const [state, setState] = useState<HandoverState>('draft');
  return (
    <FirelineProvider language="en">
      <HandoverSheet
        sheet={sheet}
        shift={{ from: shift.fromMs, to: shift.toMs }}
        state={state}
        outgoing={{ accountId: 1, name: 'Day shift', signedAt: state === 'draft' ? null : shift.toMs }}
        incoming={null}
        actor={1}
        onStep={({ event }) => event === 'sign' && setState('signed')}
      />
    </FirelineProvider>
  );
}
