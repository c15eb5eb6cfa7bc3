import { FirelineProvider } from '@fireline/ui/lib';
import { SignalGauge } from '@fireline/ui/SignalGauge';

export function Example() {
  return (
    <FirelineProvider language="en" style={{ display: 'flex', gap: 16 }}>
      <SignalGauge signals={27} />
      <SignalGauge signals={8} isValueShown />
      <SignalGauge signals={null} />
    </FirelineProvider>
  );
}
