import type { ArmTask } from '@fireline/domain/device';
import { FirelineProvider } from '@fireline/ui/lib';
import { WeekSchedule } from '@fireline/ui/WeekSchedule';
import { useState } from 'react';

const saved: readonly ArmTask[] = [
  { taskId: 1, command: 'arm', repeat: 'daily', at: '21:30' },
  { taskId: 2, command: 'disarm', repeat: 'daily', at: '07:00' },
];

export function Example() {
  const [tasks, setTasks] = useState(saved);
  return (
    <FirelineProvider language="en">
      <WeekSchedule
        label="Zone of the warehouse"
        tasks={tasks}
        onChange={({ value }) => setTasks(value)}
        defaultWeek="2026-11-16"
      />
    </FirelineProvider>
  );
}
