import { FirelineProvider } from '@fireline/ui/lib';
import { type SplitDraft, SplitRatioEditor } from '@fireline/ui/SplitRatioEditor';
import { useState } from 'react';

const saved = [{ recipientId: 'R1', name: 'Galaxy Property', account: '1230004501', ratio: 30 }];

export function Example() {
  const [shares, setShares] = useState<readonly SplitDraft[]>(saved);
  return (
    <FirelineProvider language="en">
      <SplitRatioEditor
        label="Shares of the service fee"
        saved={saved}
        recipients={[{ recipientId: 'R2', name: 'Nanshan Maintenance', account: '1230007788' }]}
        merchantMaxPercent={80}
        value={shares}
        onChange={({ value }) => setShares(value)}
      />
    </FirelineProvider>
  );
}
