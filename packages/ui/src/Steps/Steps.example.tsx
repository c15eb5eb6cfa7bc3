import { Button } from '@fireline/ui/Button';
import { FirelineProvider } from '@fireline/ui/lib';
import { Steps } from '@fireline/ui/Steps';
import { useState } from 'react';

const items = [
  { value: 'choose', label: 'Choose devices', note: '12 devices' },
  { value: 'pay', label: 'Pay' },
  { value: 'done', label: 'Done' },
] as const;

export function Example() {
  const [step, setStep] = useState<'choose' | 'pay' | 'done'>('choose');
  return (
    <FirelineProvider language="en">
      <Steps label="Renewal" items={items} value={step} onChange={({ value }) => setStep(value)} isReturnable />
      <Button onClick={() => setStep(step === 'choose' ? 'pay' : 'done')} disabled={step === 'done'}>
        Next
      </Button>
    </FirelineProvider>
  );
}
