import { financeCalls, type SplitTaskRow } from '@fireline/api/finance';
import { financeSplitWords } from '@fireline/domain/finance';
import type { Column } from '@fireline/ui/DataTable';
import { type Format, type Translate, useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { PartTable } from '../../lib/list/PartTable.tsx';
import { shortTimeCell } from '../../lib/list/timeCell.tsx';
import { meaningOf } from '../splitRecords/meaning.ts';
import { splitPageWords } from '../splits/words.ts';

const of = {};

const taskColumns = (
  t: Translate<keyof typeof splitPageWords | keyof typeof financeSplitWords>,
  format: Pick<Format, 'dateTime' | 'shortDateTime' | 'money' | 'number'>,
): readonly Column<SplitTaskRow>[] => [
  { id: 'kind', header: t('trigger.task.kind'), width: 130, cell: ({ kind }) => t(`trigger.task.${kind}`) },
  {
    id: 'about',
    header: t('trigger.task.about'),
    width: 260,
    cell: ({ orderNo, recipientName }) => [orderNo, recipientName].filter(Boolean).join(' · '),
  },
  {
    id: 'cents',
    header: t('splitRecord.cents'),
    width: 100,
    align: 'end',
    cell: ({ cents }) => (cents === null ? '—' : format.money(cents)),
  },
  { id: 'runAt', header: t('trigger.task.runAt'), ...shortTimeCell<SplitTaskRow>(({ runAt }) => runAt, format) },
  {
    id: 'tries',
    header: t('trigger.task.tries'),
    width: 70,
    align: 'end',
    cell: ({ tries }) => format.number(tries),
  },
  {
    id: 'last',
    header: t('trigger.task.last'),
    width: 200,
    cell: ({ lastCode }) => (lastCode === null ? '—' : (meaningOf(lastCode, t) ?? lastCode)),
  },
];

/** What the provider is still asked to do. @spec FIN-06 */
export function SplitTasksPart() {
  const t = useWords(splitPageWords, financeSplitWords);
  const format = useFormat();
  const columns = useMemo(() => taskColumns(t, format), [t, format]);
  return (
    <PartTable
      label={t('trigger.tasks')}
      call={financeCalls.splitTasks}
      of={of}
      columns={columns}
      getRowId={({ taskId }) => taskId}
      empty={{ title: t('trigger.task.empty') }}
    />
  );
}
