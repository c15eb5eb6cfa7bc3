import { AlarmPopupQueue, type PopupAlarm } from '@fireline/ui/AlarmPopupQueue';
import { FirelineProvider } from '@fireline/ui/lib';
import { useState } from 'react';

const nowMs = Date.UTC(2026, 10, 21, 3, 10);
const clock = () => nowMs;
const place = { unitName: 'Galaxy Plaza', buildingName: 'Tower B' };
const raised: readonly PopupAlarm[] = [
  { ...place, alarmId: 1, level: 1, kind: 'smoke', raisedAtMs: nowMs - 20_000, floor: 12, placeName: 'Room 1207' },
  { ...place, alarmId: 2, level: 2, kind: 'gasLeak', raisedAtMs: nowMs - 60_000, floor: 1, placeName: 'Kitchen' },
];

export function Example() {
  const [waiting, setWaiting] = useState(raised);
  const [opened, setOpened] = useState<readonly PopupAlarm[]>([]);
  const leave = (done: readonly PopupAlarm[]) => setWaiting(waiting.filter((alarm) => !done.includes(alarm)));
  return (
    <FirelineProvider language="en" clock={clock}>
      <p role="status">Opened: {opened.map(({ placeName }) => placeName).join(', ') || 'none'}</p>
      <AlarmPopupQueue
        alarms={waiting}
        onAcknowledge={({ alarms }) => leave(alarms)}
        onOpen={({ alarms }) => setOpened(alarms)}
        onHandle={({ alarm }) => leave([alarm])}
      />
    </FirelineProvider>
  );
}
