import { FirelineProvider } from '@fireline/ui/lib';
import { Sparkline } from '@fireline/ui/Sparkline';

export function Example() {
  return (
    <FirelineProvider language="en">
      <Sparkline
        label="Water pressure, last 24 hours"
        values={[0.32, 0.31, null, 0.3, 0.22, 0.12, 0.28]}
        band={{ from: 0.14 }}
        unit="MPa"
        digits={2}
        isValueShown
      />
    </FirelineProvider>
  );
}
