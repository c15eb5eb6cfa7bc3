import { FirelineProvider } from '@fireline/ui/lib';
import { TextField } from '@fireline/ui/TextField';
import { useState } from 'react';

export function Example() {
  const [imei, setImei] = useState('860406240001204');
  return (
    <FirelineProvider language="en">
      <TextField
        label="IMEI"
        description="15 digits, under the cover of the device."
        inputMode="numeric"
        value={imei}
        onChange={({ value }) => setImei(value)}
        problem={!/^\d{15}$/.test(imei) && '15 digits are needed.'}
        required
      />
    </FirelineProvider>
  );
}
