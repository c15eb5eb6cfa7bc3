import { Button } from '@fireline/ui/Button';
import { Drawer } from '@fireline/ui/Drawer';
import { FirelineProvider } from '@fireline/ui/lib';
import { Select } from '@fireline/ui/Select';
import { useState } from 'react';

const levels = [
  { value: '1', label: 'Critical' },
  { value: '2', label: 'Severe' },
];

export function Example() {
  const [isOpen, setOpen] = useState(false);
  const [level, setLevel] = useState<string | null>(null);
  return (
    <FirelineProvider language="en">
      <Button onClick={() => setOpen(true)}>Filter</Button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title="Filter alarms" size="small" isDismissable>
        <Select label="Level" options={levels} value={level} onChange={({ value }) => setLevel(value)} isClearable />
      </Drawer>
    </FirelineProvider>
  );
}
