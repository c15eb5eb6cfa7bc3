import type { Alarm } from '@fireline/api/alarm';
import { alarmWords, segmentOf } from '@fireline/domain/alarm';
import { deviceWords } from '@fireline/domain/device';
import { pathTo } from '@fireline/domain/shell';
import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import { type Column, DataTable } from '@fireline/ui/DataTable';
import { type Format, type Translate, useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { deviceScreenWords } from '../words.ts';

type Keys = keyof typeof deviceScreenWords | keyof typeof alarmWords;

const alarmColumns = (t: Translate<Keys>, format: Format): readonly Column<Alarm>[] => [
  {
    id: 'level',
    header: t('device.alarm.level'),
    width: 110,
    sortValue: (alarm) => alarm.level,
    text: (alarm) => t(`alarm.level.${alarm.level}`),
    cell: (alarm) => <AlarmLevelBadge level={alarm.level} />,
  },
  {
    id: 'kind',
    header: t('device.alarm.kind'),
    width: 180,
    sortValue: (alarm) => t(`alarm.kind.${alarm.kind}`),
    cell: (alarm) => t(`alarm.kind.${alarm.kind}`),
  },
  {
    id: 'time',
    header: t('device.alarm.time'),
    width: 176,
    sortValue: (alarm) => alarm.alarmTime,
    text: (alarm) => format.dateTime(alarm.alarmTime),
    cell: (alarm) => <time dateTime={alarm.alarmTime}>{format.dateTime(alarm.alarmTime)}</time>,
  },
  {
    id: 'state',
    header: t('device.alarm.state'),
    width: 130,
    sortValue: (alarm) => alarm.state,
    cell: (alarm) => t(alarm.closing ? `alarm.closing.${alarm.closing}` : `alarm.state.${alarm.state}`),
  },
  {
    id: 'by',
    header: t('device.alarm.by'),
    width: 140,
    sortValue: (alarm) => alarm.handledBy,
    cell: (alarm) => alarm.handledBy ?? '',
  },
];

export interface DeviceAlarmsProps {
  readonly alarms: readonly Alarm[];
  readonly isLoading: boolean;
  readonly failure: string | undefined;
  readonly onRetry: () => void;
  /** Of faults or events alone. */
  readonly of?: 'fault' | 'event' | undefined;
}

/** The alarms of one device, standing and closed. @spec DEV-13 */
export function DeviceAlarms({ alarms, isLoading, failure, onRetry, of }: DeviceAlarmsProps) {
  const t = useWords(deviceScreenWords, deviceWords, alarmWords);
  const format = useFormat();
  const [, navigate] = useLocation();
  const columns = useMemo(() => alarmColumns(t, format), [t, format]);
  return (
    <DataTable
      label={of ? t(`device.tab.${of}`) : t('device.tab.alarm')}
      rows={alarms}
      getRowId={(alarm) => alarm.alarmId}
      columns={columns}
      height={360}
      defaultSort={[{ columnId: 'time', direction: 'descending' }]}
      onRowOpen={({ row: { alarmId, state, closing } }) =>
        navigate(pathTo('alarmDetail', { alarmId, segment: segmentOf(state, closing) }))
      }
      isLoading={isLoading}
      failure={failure}
      onRetry={onRetry}
      empty={{ title: t(of ? `device.alarm.none.${of}` : 'device.alarm.none') }}
    />
  );
}
