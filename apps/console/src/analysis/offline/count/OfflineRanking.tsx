import type { OfflineBy } from '@fireline/domain/analysis';
import { deviceTypeNames, deviceWords, offlineStatuses } from '@fireline/domain/device';
import { hourMs } from '@fireline/domain/lib';
import { type Column, DataTable } from '@fireline/ui/DataTable';
import { Link } from '@fireline/ui/Link';
import { Sparkline } from '@fireline/ui/Sparkline';
import { TableExport } from '@fireline/ui/TableExport';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { lengthText } from '../../../lib/lengthText.ts';
import { lengthWords } from '../../../lib/words.ts';
import { offlineCountWords } from './words.ts';
import { narrowedTo, type OfflineCount, toRecords } from './toRecords.ts';

type Row = OfflineCount['rows'][number];
const hours = (seconds: number): number => (seconds * 1000) / hourMs;

interface OfflineRankingProps {
  readonly data: OfflineCount;
  readonly by: OfflineBy;
  /** Those of the page, which the list of records takes over. */
  readonly filters: Readonly<Record<string, string>>;
}

function useNameOf(by: OfflineBy) {
  const t = useWords(offlineCountWords, deviceWords);
  return useMemo(
    () =>
      ({ key, name }: Row): string => {
        const type = by === 'deviceType' ? deviceTypeNames.find((one) => one === key) : undefined;
        if (type) return t(`device.type.${type}`);
        const status = by === 'status' ? offlineStatuses.find((one) => one === key) : undefined;
        return status ? t(`device.status.${status}`) : name || t('offlineCount.none');
      },
    [t, by],
  );
}

function useColumns({ data, by, filters }: OfflineRankingProps, nameOf: (row: Row) => string): readonly Column<Row>[] {
  const t = useWords(lengthWords, offlineCountWords);
  const format = useFormat();
  return useMemo(() => {
    const range = { from: data.from, to: data.to };
    const counted = (
      id: string,
      header: string,
      count: (row: Row) => number,
      more?: Readonly<Record<string, string>>,
    ): Column<Row> => ({
      id,
      header,
      width: 120,
      align: 'end',
      hasControls: true,
      sortValue: count,
      text: count,
      cell: (row) =>
        more && row.key !== '' && count(row) > 0 ? (
          <Link
            href={toRecords({ ...filters, ...narrowedTo(by, row.key), ...more })}
            aria-label={`${nameOf(row)}, ${header}: ${format.number(count(row))}`}
          >
            {format.number(count(row))}
          </Link>
        ) : (
          format.number(count(row))
        ),
    });
    const lost = ({ offlineS }: Row) => lengthText(offlineS * 1000, t);
    return [
      {
        id: 'name',
        header: t(`offlineCount.by.${by}`),
        width: 220,
        isHideable: false,
        sortValue: nameOf,
        text: nameOf,
        cell: nameOf,
      },
      counted('now', t('offlineCount.now'), ({ offlineNow }) => offlineNow, { state: 'ongoing' }),
      counted('silences', t('offlineCount.silences'), ({ silences }) => silences, range),
      counted('devices', t('offlineCount.devices'), ({ devices }) => devices),
      {
        id: 'lost',
        header: t('offlineCount.lost'),
        width: 150,
        align: 'end',
        sortValue: ({ offlineS }) => offlineS,
        text: lost,
        fileValue: ({ offlineS }) => Number(hours(offlineS).toFixed(2)),
        cell: lost,
      },
      {
        id: 'share',
        header: t('offlineCount.share'),
        width: 90,
        align: 'end',
        sortValue: ({ percent }) => percent,
        text: ({ percent }) => format.ratio(percent / 100, 1),
        cell: ({ percent }) => format.ratio(percent / 100, 1),
      },
      {
        id: 'course',
        header: t('offlineCount.course'),
        width: 130,
        text: ({ days }) => days.map((seconds) => format.number(hours(seconds), { digits: 1 })).join(' '),
        cell: (row) => (
          <Sparkline
            label={t('offlineCount.courseOf', { name: nameOf(row) })}
            values={row.days.map(hours)}
            unit="h"
            digits={1}
            isValueShown={false}
          />
        ),
      },
    ];
  }, [t, format, data.from, data.to, by, filters, nameOf]);
}

/** The most time lost first; each count opens the records that it counts. @spec DEV-14 */
export function OfflineRanking(props: OfflineRankingProps) {
  const { data, by } = props;
  const t = useWords(offlineCountWords);
  const nameOf = useNameOf(by);
  return (
    <DataTable
      label={data.isCut ? t('offlineCount.cut', { count: data.rows.length }) : t('offlineCount.rows')}
      rows={data.rows}
      getRowId={({ key }) => key}
      rowName={nameOf}
      columns={useColumns(props, nameOf)}
      empty={{ title: t('offlineCount.empty') }}
      renderTools={(table) => <TableExport table={table} filterText={`${data.from} – ${data.to}`} />}
    />
  );
}
