import { AlarmList, type ListAlarm } from '@fireline/ui/AlarmList';
import { FirelineProvider } from '@fireline/ui/lib';
import { useState } from 'react';

const nowMs = Date.UTC(2026, 10, 21, 3, 10);
const clock = () => nowMs;
const place = { unitName: 'Galaxy Plaza', buildingName: 'Tower B' };
const raised: readonly ListAlarm[] = [
  {
    ...place,
    alarmId: 1,
    level: 1,
    kind: 'smoke',
    raisedAtMs: nowMs - 90_000,
    floor: 12,
    placeName: 'Room 1207',
    state: 'open',
  },
  {
    ...place,
    alarmId: 2,
    level: 3,
    kind: 'pressureLow',
    raisedAtMs: nowMs - 900_000,
    floor: -1,
    placeName: 'Pump room',
    state: 'open',
  },
];

export function Example() {
  const [alarms, setAlarms] = useState(raised);
  const [opened, setOpened] = useState<ListAlarm>();
  return (
    <FirelineProvider language="en" clock={clock}>
      <AlarmList
        alarms={alarms}
        onOpen={({ alarm }) => setOpened(alarm)}
        onAcknowledge={({ alarms: seen }) =>
          setAlarms(alarms.map((alarm) => (seen.includes(alarm) ? { ...alarm, state: 'acknowledged' } : alarm)))
        }
        onHandle={({ alarm }) => setAlarms(alarms.filter(({ alarmId }) => alarmId !== alarm.alarmId))}
        style={{ height: 300 }}
      />
      {opened && <p role="status">Opened: {opened.placeName}</p>}
    </FirelineProvider>
  );
}
