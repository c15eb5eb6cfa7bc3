import { Breadcrumbs } from '@fireline/ui/Breadcrumbs';
import { Card } from '@fireline/ui/Card';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { DeviceStatusTag } from '@fireline/ui/DeviceStatusTag';
import { LineChart } from '@fireline/ui/LineChart';
import { SignalGauge } from '@fireline/ui/SignalGauge';
import { Tabs } from '@fireline/ui/Tabs';
import { useNow } from '@fireline/ui/lib';
import { dayOf, devices } from './site.ts';

/** Where it stands, what it is, and its parts as tabs: what is looked at first comes first. */
export function DetailPage() {
  const nowMs = useNow(60_000);
  const [device] = devices;
  if (!device) return null;
  return (
    <section aria-labelledby="detail-title" style={{ display: 'grid', gap: 16 }}>
      <Breadcrumbs
        items={[
          { label: device.building, href: '#building' },
          { label: 'Devices', href: '#devices' },
          { label: device.name },
        ]}
      />
      <h1 id="detail-title">{device.name}</h1>
      <Card title="Facts" headingLevel={2}>
        <DescriptionList
          items={[
            { term: 'Status', detail: <DeviceStatusTag device={device.status} /> },
            { term: 'Signal', detail: <SignalGauge signals={device.status.signals} /> },
            { term: 'Building', detail: device.building },
          ]}
        />
      </Card>
      <Tabs
        label="Device"
        items={[
          {
            value: 'curve',
            label: 'Temperature',
            content: (
              <LineChart label="Temperature" unit="°C" points={dayOf(nowMs)} band={{ to: 57 }} gapMsMax={1_200_000} />
            ),
          },
          { value: 'place', label: 'Place', content: <p>{`${device.building}, ${device.name}`}</p> },
        ]}
      />
    </section>
  );
}
