import type { SosRow } from '@fireline/domain/device';
import { FirelineProvider } from '@fireline/ui/lib';
import { SosBatchEditor } from '@fireline/ui/SosBatchEditor';
import { useState } from 'react';

const saved: readonly SosRow[] = [
  { imei: '860406240001204', numbers: ['0755-82101119', '13800138000'] },
  { imei: '860406240001212', numbers: ['119'] },
];

export function Example() {
  const [rows, setRows] = useState(saved);
  return (
    <FirelineProvider language="en">
      <SosBatchEditor
        label="SOS numbers"
        description="They are called in this order."
        value={rows}
        onChange={({ value }) => setRows(value)}
      />
    </FirelineProvider>
  );
}
