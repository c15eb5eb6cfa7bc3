import type { Language } from '@fireline/domain/lib';
import { type Column, DataTable } from '@fireline/ui/DataTable';
import { DeviceStatusTag } from '@fireline/ui/DeviceStatusTag';
import { FirelineProvider } from '@fireline/ui/lib';
import { RadioGroup } from '@fireline/ui/RadioGroup';
import { SignalGauge } from '@fireline/ui/SignalGauge';
import { useState } from 'react';
import { type Device, devices } from './devices.ts';

const columns: readonly Column<Device>[] = [
  { id: 'name', header: 'Device', width: 220, cell: ({ name }) => name, sortValue: ({ name }) => name },
  { id: 'status', header: 'Status', width: 180, cell: (device) => <DeviceStatusTag device={device} /> },
  {
    id: 'signal',
    header: 'Signal',
    width: 140,
    cell: ({ signals }) => <SignalGauge signals={signals} />,
    sortValue: ({ signals }) => signals,
  },
];

const languages: readonly { readonly value: Language; readonly label: string }[] = [
  { value: 'cn', label: '简体中文' },
  { value: 'hk', label: '繁體中文' },
  { value: 'en', label: 'English' },
];

export function App() {
  const [language, setLanguage] = useState<Language>('en');
  return (
    <FirelineProvider language={language} theme="light" style={{ minHeight: '100vh', padding: 24 }}>
      <RadioGroup
        label="Language"
        orientation="horizontal"
        options={languages}
        value={language}
        onChange={({ value }) => setLanguage(value ?? 'en')}
      />
      <DataTable label="Devices" columns={columns} rows={devices} getRowId={({ imei }) => imei} height={400} />
    </FirelineProvider>
  );
}
