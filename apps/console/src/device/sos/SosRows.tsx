import { deviceCalls } from '@fireline/api/device';
import type { ReplyOf } from '@fireline/api/lib';
import { deviceCommandWords, deviceLifeWords, deviceSosWords } from '@fireline/domain/device';
import { roleWords } from '@fireline/domain/role';
import type { Column } from '@fireline/ui/DataTable';
import { type Translate, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { PartTable } from '../../lib/list/PartTable.tsx';
import { wordOr } from '../../lib/page/wordOr.ts';
import { sosWords } from './words.ts';

type Row = ReplyOf<typeof deviceCalls.sosBatch>['rows'][number];
type Keys =
  | keyof typeof sosWords
  | keyof typeof deviceSosWords
  | keyof typeof deviceCommandWords
  | keyof typeof deviceLifeWords
  | keyof typeof roleWords;

const outcomeText = ({ outcome }: Row, t: Translate<Keys>): string =>
  outcome === 'waiting' || outcome === 'refused'
    ? t(`device.sos.outcome.${outcome}`)
    : t(`device.command.state.${outcome}`);

const columnsIn = (t: Translate<Keys>): readonly Column<Row>[] => [
  { id: 'row', header: t('sos.row'), width: 70, cell: ({ rowNo }) => rowNo },
  { id: 'imei', header: t('sos.imei'), width: 160, cell: ({ imei }) => imei },
  { id: 'device', header: t('sos.device'), width: 180, cell: ({ deviceName }) => deviceName },
  { id: 'numbers', header: t('sos.numbers'), width: 200, cell: ({ numbers }) => numbers.join(' ') },
  { id: 'outcome', header: t('sos.outcome'), width: 190, cell: (row) => outcomeText(row, t) },
  {
    id: 'why',
    header: t('sos.why'),
    width: 220,
    cell: ({ problem, failure }) => {
      const code = problem?.code ?? failure;
      return wordOr(t, code, code);
    },
  },
];

/** What became of each row of a batch. @spec DEV-21 */
export function SosRows({ batchId, label }: { readonly batchId: number; readonly label: string }) {
  const t = useWords(sosWords, deviceSosWords, deviceCommandWords, deviceLifeWords, roleWords);
  const columns = useMemo(() => columnsIn(t).map((column) => ({ ...column, isSortable: false })), [t]);
  return (
    <PartTable
      label={label}
      call={deviceCalls.sosBatch}
      of={{ batchId }}
      columns={columns}
      getRowId={({ rowNo }) => rowNo}
      empty={{ title: label }}
    />
  );
}
