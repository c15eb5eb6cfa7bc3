import { spreadOf } from '@fireline/domain/plan';
import { FirelineProvider } from '@fireline/ui/lib';
import { PlanReplay } from '@fireline/ui/PlanReplay';
import { useState } from 'react';

const startMs = Date.UTC(2026, 10, 21, 2, 41, 10);
const steps = spreadOf([
  { deviceId: 4, atMs: startMs, level: 1 },
  { deviceId: 3, atMs: startMs + 42_000, level: 1 },
  { deviceId: 12, atMs: startMs + 75_000, level: 2 },
]);
const names = new Map([
  [4, 'Smoke detector, Room 304'],
  [3, 'Smoke detector, Room 303'],
  [12, 'Smoke detector, corridor'],
]);

export function Example() {
  const [atMs, setAtMs] = useState(startMs);
  return (
    <FirelineProvider language="en">
      <PlanReplay steps={steps} names={names} value={atMs} onChange={({ value }) => setAtMs(value)} />
    </FirelineProvider>
  );
}
