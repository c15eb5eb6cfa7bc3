import { FirelineProvider } from '@fireline/ui/lib';
import { TreeSelect } from '@fireline/ui/TreeSelect';
import { useState } from 'react';

const organisations = [
  {
    id: '4403',
    label: 'Shenzhen',
    children: [
      { id: '440304', label: 'Futian' },
      { id: '440305', label: 'Nanshan' },
    ],
  },
];

export function Example() {
  const [chosen, setChosen] = useState<readonly string[]>(['440305']);
  return (
    <FirelineProvider language="en">
      <TreeSelect
        label="Organisation"
        nodes={organisations}
        value={chosen}
        onChange={({ value }) => setChosen(value)}
        required
      />
    </FirelineProvider>
  );
}
