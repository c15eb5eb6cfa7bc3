import { FirelineProvider } from '@fireline/ui/lib';
import { SplitPane } from '@fireline/ui/SplitPane';
import { useState } from 'react';

export function Example() {
  const [size, setSize] = useState(60);
  return (
    <FirelineProvider language="en">
      <SplitPane
        label="List of alarms"
        start={<p>Smoke, Room 1207</p>}
        end={<p>Raised at 11:08, acknowledged at 11:09.</p>}
        value={size}
        onChange={({ value }) => setSize(value)}
        collapsible="end"
        style={{ height: 240 }}
      />
    </FirelineProvider>
  );
}
