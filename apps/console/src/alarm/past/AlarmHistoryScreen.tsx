import { alarmCalls } from '@fireline/api/alarm';
import { alarmWords, segmentOf } from '@fireline/domain/alarm';
import { deviceWords } from '@fireline/domain/device';
import { pathTo } from '@fireline/domain/shell';
import { siteWords } from '@fireline/domain/site';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { useList } from '../../lib/list/useList.ts';
import { historyColumns } from '../list/columns.tsx';
import { useHistoryFilters } from './useHistoryFilters.tsx';
import { alarmScreenWords } from '../words.ts';

/** On a phone. */
const card = { marks: ['level'], facts: ['place', 'device', 'closing', 'time'] };

const hiddenByDefault = ['address', 'unit', 'category', 'value', 'building', 'clearType', 'handledAt'];
const sorts = { time: 'alarmTime', level: 'level', handledAt: 'handledAt' } as const;
const fixed = { list: 'history' } as const;

/** Alarms that are closed, found, sorted and paged by the gateway. @spec ALM-01 ALM-03 SHL-24 */
export function AlarmHistoryScreen() {
  const t = useWords(alarmScreenWords, alarmWords, deviceWords, siteWords);
  const format = useFormat();
  const [, navigate] = useLocation();
  const filters = useHistoryFilters();
  const list = useList(alarmCalls.list, { fixed, filters, sorts, sort: '-time', isPolling: false });
  const columns = useMemo(() => historyColumns({ t, format }), [t, format]);
  return (
    <ListPage
      title={t('alarm.list.history')}
      name="alarm.history"
      card={card}
      hiddenByDefault={hiddenByDefault}
      list={list}
      columns={columns}
      getRowId={({ alarmId }) => alarmId}
      rowName={(alarm) => `${t(`alarm.kind.${alarm.kind}`)} ${alarm.placeName}`}
      empty={{ title: t('alarm.list.none') }}
      onOpen={({ alarmId, state, closing }) =>
        navigate(pathTo('alarmDetail', { alarmId, segment: segmentOf(state, closing) }))
      }
    />
  );
}
