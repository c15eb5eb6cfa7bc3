import type { PermissionNode } from '@fireline/domain/role';
import { FirelineProvider } from '@fireline/ui/lib';
import { PermissionMatrix } from '@fireline/ui/PermissionMatrix';
import { useState } from 'react';

const nodes: readonly PermissionNode[] = [
  {
    id: 'alarms',
    buttons: ['view'],
    children: [
      { id: 'current', buttons: ['view', 'handle'] },
      { id: 'history', buttons: ['view'] },
    ],
  },
  { id: 'devices', buttons: ['view', 'add', 'modify'] },
];
const titles = new Map([
  ['alarms', 'Alarms'],
  ['current', 'Current alarms'],
  ['history', 'History'],
  ['devices', 'Devices'],
]);
const stored: ReadonlySet<string> = new Set(['alarms:view', 'current:view']);

export function Example() {
  const [granted, setGranted] = useState(stored);
  return (
    <FirelineProvider language="en">
      <PermissionMatrix
        nodes={nodes}
        labelOf={(id) => titles.get(id) ?? id}
        roleKind="unit"
        saved={stored}
        value={granted}
        onChange={({ value }) => setGranted(value)}
        defaultOpenIds={['alarms']}
      />
    </FirelineProvider>
  );
}
