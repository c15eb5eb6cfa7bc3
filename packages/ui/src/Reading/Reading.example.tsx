import { FirelineProvider } from '@fireline/ui/lib';
import { Reading } from '@fireline/ui/Reading';

const nowMs = Date.UTC(2026, 10, 21, 3, 10);

export function Example() {
  return (
    <FirelineProvider language="en" style={{ display: 'grid', gap: 8 }}>
      <Reading
        measurement="temperature"
        value={23.4}
        seenAt={nowMs - 300_000}
        heartbeatS={3600}
        nowMs={nowMs}
        hasRange
      />
      <Reading measurement="pressure" value={0.08} seenAt={nowMs - 9_000_000} heartbeatS={3600} nowMs={nowMs} />
    </FirelineProvider>
  );
}
