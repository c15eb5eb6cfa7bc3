import { Button } from '@fireline/ui/Button';
import { Dialog } from '@fireline/ui/Dialog';
import { FirelineProvider } from '@fireline/ui/lib';
import { TextField } from '@fireline/ui/TextField';
import { useState } from 'react';

export function Example() {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('Smoke detector, 3F corridor');
  const close = () => setOpen(false);
  return (
    <FirelineProvider language="en">
      <Button onClick={() => setOpen(true)}>Rename</Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Rename the device"
        footer={
          <Button variant="primary" onClick={close}>
            Done
          </Button>
        }
      >
        <TextField label="Name" value={name} onChange={({ value }) => setName(value)} />
      </Dialog>
    </FirelineProvider>
  );
}
