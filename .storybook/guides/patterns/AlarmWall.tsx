import { AlarmList, type ListAlarm } from '@fireline/ui/AlarmList';
import { Stat } from '@fireline/ui/Stat';
import { ToastProvider, useToast } from '@fireline/ui/Toast';
import { useNow } from '@fireline/ui/lib';
import { useState } from 'react';
import { alarmsAt } from './site.ts';

function Wall() {
  const nowMs = useNow(1000);
  const [alarms, setAlarms] = useState<readonly ListAlarm[]>(() => alarmsAt(nowMs));
  const toasts = useToast();
  const acknowledge = (chosen: readonly ListAlarm[]): void => {
    const ids = new Set(chosen.map(({ alarmId }) => alarmId));
    setAlarms((before) =>
      before.map((alarm) => (ids.has(alarm.alarmId) ? { ...alarm, state: 'acknowledged' as const } : alarm)),
    );
    toasts.show({ tone: 'success', title: `${ids.size} acknowledged` });
  };
  const waiting = alarms.filter(({ state }) => state === 'open');
  return (
    <section aria-labelledby="wall-title" style={{ display: 'grid', gap: 16 }}>
      <h1 id="wall-title">Control room</h1>
      <div style={{ display: 'flex', gap: 32 }}>
        <Stat label="Standing" value={alarms.length} />
        <Stat label="Unacknowledged" value={waiting.length} level={1} />
      </div>
      <AlarmList
        alarms={alarms}
        headingLevel={2}
        onAcknowledge={(choice) => acknowledge(choice.alarms)}
        style={{ height: 420 }}
      />
    </section>
  );
}

/** Figures that are read across the room, and the list that is worked on. */
export const AlarmWall = () => (
  <ToastProvider>
    <Wall />
  </ToastProvider>
);
