import type { Language } from '@fireline/domain/lib';
import { type Column, DataTable } from '@fireline/ui/DataTable';
import { DeviceMap } from '@fireline/ui/DeviceMap';
import { DeviceStatusTag } from '@fireline/ui/DeviceStatusTag';
import { FirelineProvider } from '@fireline/ui/lib';
import { PlanCanvas } from '@fireline/ui/PlanCanvas';
import { RadioGroup } from '@fireline/ui/RadioGroup';
import { SignalGauge } from '@fireline/ui/SignalGauge';
import { brandOf } from '@fireline/ui/tokens';
import { useState } from 'react';
import { InspectorForm } from './InspectorForm.tsx';
import { type Device, devices, floorPlan } from './site.ts';

const columns: readonly Column<Device>[] = [
  { id: 'name', header: 'Device', width: 180, cell: ({ name }) => name, sortValue: ({ name }) => name },
  { id: 'status', header: 'Status', width: 180, cell: ({ status }) => <DeviceStatusTag device={status} /> },
  {
    id: 'signal',
    header: 'Signal',
    width: 120,
    cell: ({ status }) => <SignalGauge signals={status.signals} />,
    sortValue: ({ status }) => status.signals ?? 0,
  },
];

const languages: readonly { readonly value: Language; readonly label: string }[] = [
  { value: 'cn', label: '简体中文' },
  { value: 'hk', label: '繁體中文' },
  { value: 'en', label: 'English' },
];

const brand = brandOf('#7a1fa2');

/** Devices as a table, on a map and on a plan, and a form beside them. */
export function Portal() {
  const [language, setLanguage] = useState<Language>('en');
  return (
    <FirelineProvider id="portal" language={language} brand={brand} style={{ display: 'grid', gap: 24, padding: 24 }}>
      <RadioGroup
        label="Language"
        orientation="horizontal"
        options={languages}
        value={language}
        onChange={({ value }) => setLanguage(value ?? 'en')}
      />
      <DataTable label="Devices" columns={columns} rows={devices} getRowId={({ id }) => String(id)} height={220} />
      <DeviceMap label="Where they are" devices={devices} style={{ height: 320 }} />
      <PlanCanvas label="Ground floor" source={{ kind: 'file', file: floorPlan }} style={{ height: 320 }} />
      <InspectorForm />
    </FirelineProvider>
  );
}
