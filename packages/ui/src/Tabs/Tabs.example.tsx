import { FirelineProvider } from '@fireline/ui/lib';
import { Sparkline } from '@fireline/ui/Sparkline';
import { Tabs } from '@fireline/ui/Tabs';
import { useState } from 'react';

export function Example() {
  const [tab, setTab] = useState('curve');
  return (
    <FirelineProvider language="en">
      <Tabs
        label="Device"
        value={tab}
        onChange={({ value }) => setTab(value)}
        items={[
          { value: 'curve', label: 'Curve', content: <Sparkline label="Smoke" values={[3, 4, 3, 9, 4]} unit="%/m" /> },
          { value: 'alarms', label: 'Alarms', count: 2, content: 'The last one on 20 November.' },
        ]}
      />
    </FirelineProvider>
  );
}
