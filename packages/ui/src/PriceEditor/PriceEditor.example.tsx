import { FirelineProvider } from '@fireline/ui/lib';
import { type PriceDrafts, PriceEditor } from '@fireline/ui/PriceEditor';
import { useState } from 'react';

const saved: PriceDrafts = {
  service: [
    {
      mode: 'standard',
      modeName: 'Standard service',
      description: 'Paid by the year',
      prices: ['60', '110', '160', '190', '220', '240'],
      freeMonths: '3',
    },
  ],
  packages: [{ resource: 'sms', quantity: '30000', amount: '1000' }],
};

export function Example() {
  const [drafts, setDrafts] = useState(saved);
  const [isWrong, setWrong] = useState(false);
  return (
    <FirelineProvider language="en">
      <PriceEditor
        label="Prices for dealers"
        description="They are in force from the day they are saved."
        value={drafts}
        onChange={({ value, problems }) => {
          setDrafts(value);
          setWrong(problems.length > 0);
        }}
        problem={isWrong && 'Not all prices can be read.'}
      />
    </FirelineProvider>
  );
}
