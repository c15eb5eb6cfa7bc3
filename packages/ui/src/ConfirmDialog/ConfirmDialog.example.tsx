import { Button } from '@fireline/ui/Button';
import { ConfirmDialog } from '@fireline/ui/ConfirmDialog';
import { FirelineProvider } from '@fireline/ui/lib';
import { useState } from 'react';

export function Example() {
  const [isAsking, setAsking] = useState(false);
  const [isRemoved, setRemoved] = useState(false);
  return (
    <FirelineProvider language="en">
      <Button variant="danger" onClick={() => setAsking(true)} disabled={isRemoved}>
        Remove detector
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Remove the detector in Room 1207?"
        confirmLabel="Remove"
        onConfirm={() => {
          setRemoved(true);
          setAsking(false);
        }}
        onCancel={() => setAsking(false)}
      >
        Its alarms stay in the history.
      </ConfirmDialog>
    </FirelineProvider>
  );
}
