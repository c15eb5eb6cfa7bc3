import type { AlarmQualityReply } from '@fireline/api/alarm';
import { alarmWords } from '@fireline/domain/alarm';
import { Card } from '@fireline/ui/Card';
import { type Column, DataTable } from '@fireline/ui/DataTable';
import { TableExport } from '@fireline/ui/TableExport';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { type Narrowed, toAlarms } from '../../lib/list/toAlarms.ts';
import { SilenceForm } from '../silences/SilenceForm.tsx';
import { Remedies, type Troubling } from './Remedies.tsx';
import { alarmQualityWords } from './words.ts';

type Nuisance = AlarmQualityReply['nuisance'][number];
type Chattering = AlarmQualityReply['chattering'][number];

/** Where a device is and how many alarms it had. */
function useColumns(onSilence: (row: Troubling) => void) {
  const t = useWords(alarmQualityWords, alarmWords);
  const { number } = useFormat();
  return useMemo(() => {
    const about: readonly Column<Pick<Nuisance, 'deviceName' | 'placeName'>>[] = [
      { id: 'device', header: t('quality.device'), width: 220, cell: ({ deviceName }) => deviceName },
      { id: 'place', header: t('quality.place'), width: 200, cell: ({ placeName }) => placeName },
    ];
    const count: Column<Pick<Nuisance, 'alarms'>> = {
      id: 'count',
      header: t('quality.count'),
      width: 100,
      align: 'end',
      text: ({ alarms }) => alarms,
      cell: ({ alarms }) => number(alarms),
    };
    const share: Column<Nuisance> = {
      id: 'share',
      header: t('quality.share'),
      width: 90,
      align: 'end',
      text: ({ percent }) => percent,
      cell: ({ percent }) => `${number(percent, { digits: 1 })} %`,
    };
    const kind: Column<Pick<Nuisance, 'kind'>> = {
      id: 'kind',
      header: t('quality.kind'),
      width: 160,
      cell: (row) => t(`alarm.kind.${row.kind}`),
    };
    const remedies: Column<Troubling> = {
      id: 'remedies',
      header: t('quality.remedies'),
      width: 300,
      text: () => '',
      cell: (row) => <Remedies row={row} onSilence={onSilence} />,
    };
    return {
      nuisance: [...about, kind, count, share, remedies] as readonly Column<Nuisance>[],
      chattering: [...about, kind, count, remedies] as readonly Column<Chattering>[],
    };
  }, [t, number, onSilence]);
}

/** The devices that trouble most, and those that come and go; a row opens its alarms. @spec N17 */
export function WorstDevices({ data, narrowed }: { readonly data: AlarmQualityReply; readonly narrowed: Narrowed }) {
  const t = useWords(alarmQualityWords);
  const [silenced, setSilenced] = useState<Troubling>();
  const columns = useColumns(setSilenced);
  const [, navigate] = useLocation();
  const open = (device: number, more: Readonly<Record<string, string>> = {}): void =>
    navigate(toAlarms(narrowed, { device: String(device), ...more }));
  return (
    <>
      <Card title={t('quality.nuisance')} headingLevel={2}>
        <DataTable
          label={t('quality.nuisance')}
          rows={data.nuisance}
          columns={columns.nuisance}
          getRowId={({ deviceId }) => deviceId}
          rowName={({ deviceName }) => deviceName}
          onRowOpen={({ row }) => open(row.deviceId)}
          empty={{ title: t('quality.none') }}
          renderTools={(table) => <TableExport table={table} />}
        />
      </Card>
      <Card title={t('quality.chattering')} headingLevel={2}>
        <DataTable
          label={t('quality.chattering')}
          rows={data.chattering}
          columns={columns.chattering}
          getRowId={({ deviceId, kind }) => `${deviceId} ${kind}`}
          rowName={({ deviceName }) => deviceName}
          onRowOpen={({ row }) => open(row.deviceId, { kind: row.kind })}
          empty={{ title: t('quality.none') }}
          renderTools={(table) => <TableExport table={table} />}
        />
      </Card>
      {silenced && (
        <SilenceForm
          device={{ deviceId: silenced.deviceId, name: silenced.deviceName }}
          onClose={() => setSilenced(undefined)}
          onSaved={() => setSilenced(undefined)}
        />
      )}
    </>
  );
}
