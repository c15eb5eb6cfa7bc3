import { DescriptionList } from '@fireline/ui/DescriptionList';
import { FirelineProvider } from '@fireline/ui/lib';
import { SignalGauge } from '@fireline/ui/SignalGauge';

export function Example() {
  return (
    <FirelineProvider language="en">
      <DescriptionList
        items={[
          { term: 'IMEI', detail: '860406240001204' },
          { term: 'Place', detail: 'Galaxy Plaza, Tower B, 12F, Room 1207' },
          { term: 'Signal', detail: <SignalGauge signals={18} /> },
        ]}
      />
    </FirelineProvider>
  );
}
