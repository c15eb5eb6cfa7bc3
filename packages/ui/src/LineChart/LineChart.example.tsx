import { FirelineProvider } from '@fireline/ui/lib';
import { LineChart } from '@fireline/ui/LineChart';

const startMs = Date.UTC(2026, 10, 21, 2);
const minuteMs = 60_000;
const points = [21.4, 22, 23.1, 30.6, 58.2, 49, 35.5].map((value, at) => ({ at: startMs + at * 10 * minuteMs, value }));

export function Example() {
  return (
    <FirelineProvider language="en">
      <LineChart
        label="Temperature, Room 1207"
        unit="°C"
        digits={1}
        points={points}
        band={{ to: 57 }}
        marks={[{ at: startMs + 40 * minuteMs, level: 2 }]}
        gapMsMax={20 * minuteMs}
        isZoomable
      />
    </FirelineProvider>
  );
}
