import { FirelineProvider } from '@fireline/ui/lib';
import { ReplayNotice } from '@fireline/ui/ReplayNotice';
import { useState } from 'react';

export function Example() {
  const [isShown, setShown] = useState(true);
  return (
    <FirelineProvider language="en">
      {isShown ? <ReplayNotice count={12} gapMs={14_000} onDismiss={() => setShown(false)} /> : <p>All seen.</p>}
    </FirelineProvider>
  );
}
