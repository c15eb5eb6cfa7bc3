import { wgs84 } from '@fireline/domain/site';
import { FirelineProvider } from '@fireline/ui/lib';
import { MapTrajectory, type WatchFix } from '@fireline/ui/MapTrajectory';
import { useState } from 'react';

const startMs = Date.UTC(2026, 10, 20, 23, 30);
const fixes: readonly WatchFix[] = [0, 5, 10, 15, 20].map((minute) => ({
  atMs: startMs + minute * 60_000,
  at: wgs84(114.0579 + minute * 0.0004, 22.5431 + minute * 0.0002),
  accuracyM: 15,
}));

export function Example() {
  const [atMs, setAtMs] = useState(startMs);
  return (
    <FirelineProvider language="en">
      <MapTrajectory
        label="Watch 860406240001204, 21 November"
        fixes={fixes}
        atMs={atMs}
        onMomentChange={({ value }) => setAtMs(value)}
        style={{ height: 480 }}
      />
    </FirelineProvider>
  );
}
