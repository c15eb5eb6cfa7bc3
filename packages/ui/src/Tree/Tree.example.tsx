import { FirelineProvider } from '@fireline/ui/lib';
import { Tree } from '@fireline/ui/Tree';
import { useState } from 'react';

const buildings = [
  {
    id: 'tower-a',
    label: 'Tower A',
    children: [
      { id: 'a-1', label: '1F corridor' },
      { id: 'a-2', label: '2F corridor' },
    ],
  },
  { id: 'tower-b', label: 'Tower B', children: [{ id: 'b-12', label: 'Room 1207' }] },
];

export function Example() {
  const [chosen, setChosen] = useState<readonly string[]>(['a-1']);
  return (
    <FirelineProvider language="en">
      <Tree
        label="Devices"
        nodes={buildings}
        selection="multiple"
        value={chosen}
        onChange={({ value }) => setChosen(value)}
        defaultOpenIds={['tower-a']}
        isSearchable
      />
    </FirelineProvider>
  );
}
