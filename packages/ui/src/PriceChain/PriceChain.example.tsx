import type { LevelPrice } from '@fireline/domain/tariff';
import { FirelineProvider } from '@fireline/ui/lib';
import { PriceChain } from '@fireline/ui/PriceChain';
import { useState } from 'react';

const saved: readonly LevelPrice[] = [
  { level: 'platform', cents: 3000, from: '2026-01-01' },
  { level: 'tenant', cents: 4500, from: '2026-03-01' },
  { level: 'dealer', cents: 6000, from: '2026-06-01' },
];

export function Example() {
  const [prices, setPrices] = useState(saved);
  return (
    <FirelineProvider language="en">
      <PriceChain
        label="Standard service, 1 year"
        prices={prices}
        costCents={2000}
        today="2026-11-21"
        levels={['tenant']}
        onSave={({ change }) => setPrices([...prices, change])}
      />
    </FirelineProvider>
  );
}
