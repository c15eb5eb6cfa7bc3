import { Accordion } from '@fireline/ui/Accordion';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { FirelineProvider } from '@fireline/ui/lib';

export function Example() {
  return (
    <FirelineProvider language="en">
      <Accordion
        defaultValue={['rules']}
        items={[
          {
            value: 'rules',
            title: 'Alarm rules',
            summary: '3 rules',
            content: 'Smoke above 0.4 dB/m is a critical alarm.',
          },
          {
            value: 'network',
            title: 'Network',
            summary: 'NB-IoT',
            content: (
              <DescriptionList
                items={[
                  { term: 'IMEI', detail: '860406240001204' },
                  { term: 'SIM card', detail: '89860420102050012345' },
                ]}
              />
            ),
          },
        ]}
      />
    </FirelineProvider>
  );
}
