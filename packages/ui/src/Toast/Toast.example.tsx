import { Button } from '@fireline/ui/Button';
import { FirelineProvider } from '@fireline/ui/lib';
import { ToastProvider, useToast } from '@fireline/ui/Toast';
import { useState } from 'react';

function CloseAlarm() {
  const toasts = useToast();
  const [isClosed, setClosed] = useState(false);
  const close = () => {
    setClosed(true);
    toasts.show({ tone: 'success', title: 'Alarm closed', action: { label: 'Undo', onAct: () => setClosed(false) } });
  };
  return (
    <Button onClick={close} disabled={isClosed}>
      Close the alarm
    </Button>
  );
}

export function Example() {
  return (
    <FirelineProvider language="en">
      <ToastProvider>
        <CloseAlarm />
      </ToastProvider>
    </FirelineProvider>
  );
}
