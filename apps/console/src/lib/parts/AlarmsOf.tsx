import { type Alarm, type AlarmQuery, alarmCalls } from '@fireline/api/alarm';
import { alarmWords, segmentOf } from '@fireline/domain/alarm';
import { pathTo } from '@fireline/domain/shell';
import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import type { Column } from '@fireline/ui/DataTable';
import { type Format, type Translate, useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { PartTable } from '../list/PartTable.tsx';
import { timeCell } from '../list/timeCell.tsx';
import { partWords } from './words.ts';

type Keys = keyof typeof partWords | keyof typeof alarmWords;

const alarmColumns = (t: Translate<Keys>, format: Format): readonly Column<Alarm>[] => [
  {
    id: 'level',
    header: t('part.level'),
    width: 110,
    text: ({ level }) => t(`alarm.level.${level}`),
    cell: ({ level }) => <AlarmLevelBadge level={level} />,
  },
  { id: 'kind', header: t('part.kind'), width: 170, cell: ({ kind }) => t(`alarm.kind.${kind}`) },
  { id: 'device', header: t('part.device'), width: 200, cell: ({ deviceName }) => deviceName },
  { id: 'time', header: t('part.time'), ...timeCell<Alarm>(({ alarmTime }) => alarmTime, format) },
  {
    id: 'closing',
    header: t('part.closing'),
    width: 130,
    cell: ({ closing, state }) => t(closing ? `alarm.closing.${closing}` : `alarm.state.${state}`),
  },
  { id: 'by', header: t('part.by'), width: 120, cell: ({ handledBy }) => handledBy ?? '' },
];

/** The closed alarms of a record, the newest first. @spec ALM-01 */
export function AlarmsOf({ of }: { readonly of: Pick<AlarmQuery, 'unitId' | 'placeId' | 'buildingId'> }) {
  const t = useWords(partWords, alarmWords);
  const format = useFormat();
  const [, navigate] = useLocation();
  const columns = useMemo(() => alarmColumns(t, format), [t, format]);
  return (
    <PartTable
      label={t('part.alarms')}
      call={alarmCalls.list}
      of={{ list: 'history', ...of }}
      columns={columns}
      getRowId={({ alarmId }) => alarmId}
      onOpen={({ alarmId, state, closing }) =>
        navigate(pathTo('alarmDetail', { alarmId, segment: segmentOf(state, closing) }))
      }
      empty={{ title: t('part.noAlarms') }}
    />
  );
}
