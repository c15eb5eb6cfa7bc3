import type { DeviceStatusFields } from '@fireline/domain/device';
import { AlarmList, type ListAlarm } from '@fireline/ui/AlarmList';
import { type Column, DataTable } from '@fireline/ui/DataTable';
import { DeviceStatusTag } from '@fireline/ui/DeviceStatusTag';
import { FirelineProvider } from '@fireline/ui/lib';
import { brandOf } from '@fireline/ui/tokens';
import { useState } from 'react';
import { InspectorForm } from './InspectorForm.tsx';
import { japanese } from './words.ts';

interface Device extends DeviceStatusFields {
  readonly imei: string;
  readonly name: string;
}

const working = { online: true, dStatus: 1, expired: false, open: false, lowPower: false, signals: 27 };
const devices: readonly Device[] = [
  { imei: '860000000000013', name: 'ロビー 煙感知器', ...working },
  { imei: '860000000000021', name: '厨房 ガス検知器', ...working, lowPower: true, online: false },
];
const columns: readonly Column<Device>[] = [
  { id: 'name', header: '機器', width: 200, cell: ({ name }) => name, sortValue: ({ name }) => name },
  { id: 'status', header: '状態', width: 180, cell: (device) => <DeviceStatusTag device={device} /> },
];

const smoke: ListAlarm = {
  alarmId: 1,
  level: 1,
  kind: 'smoke',
  raisedAtMs: Date.now() - 60_000,
  unitName: '銀河プラザ',
  buildingName: 'A 棟',
  floor: 12,
  placeName: '1207 号室',
  state: 'open',
};

/** Dark where the reader's system is, in the house's colour: `brandOf` moves it until nothing could be taken for an alarm. */
const brand = brandOf('#00843d');

/** A language that the library does not bring, over alarms, devices and a form. */
export function Portal() {
  const [alarms, setAlarms] = useState<readonly ListAlarm[]>([smoke]);
  return (
    <FirelineProvider
      language={japanese}
      theme="auto"
      brand={brand}
      style={{ display: 'grid', gap: 24, minHeight: '100vh', padding: 24 }}
    >
      <AlarmList
        alarms={alarms}
        onAcknowledge={({ alarms: chosen }) =>
          setAlarms((all) => all.map((one) => (chosen.includes(one) ? { ...one, state: 'acknowledged' } : one)))
        }
        style={{ height: 280 }}
      />
      <DataTable label="機器" columns={columns} rows={devices} getRowId={({ imei }) => imei} height={200} />
      <InspectorForm />
    </FirelineProvider>
  );
}
