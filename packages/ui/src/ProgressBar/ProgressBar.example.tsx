import { Button } from '@fireline/ui/Button';
import { FirelineProvider } from '@fireline/ui/lib';
import { ProgressBar } from '@fireline/ui/ProgressBar';
import { useState } from 'react';

export function Example() {
  const [sentMb, setSentMb] = useState(12);
  return (
    <FirelineProvider language="en">
      <ProgressBar label="Sending 3F.dxf" value={sentMb} max={40} valueText={`${sentMb} of 40 MB`} />
      <Button onClick={() => setSentMb(Math.min(40, sentMb + 7))} disabled={sentMb === 40}>
        Send the next part
      </Button>
    </FirelineProvider>
  );
}
