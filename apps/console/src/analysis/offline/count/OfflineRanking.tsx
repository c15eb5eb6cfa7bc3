import { isDayRunning, type OfflineBy } from '@fireline/domain/analysis';
import { deviceOutageWords, deviceTypeNames, deviceWords, offlineStatuses } from '@fireline/domain/device';
import { type Column, DataTable } from '@fireline/ui/DataTable';
import { Link } from '@fireline/ui/Link';
import { Sparkline } from '@fireline/ui/Sparkline';
import { TableExport } from '@fireline/ui/TableExport';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { RowCards } from '../../../lib/list/RowCards.tsx';
import { useDayText } from '../../../lib/useDayText.ts';
import { useIsPhone } from '../../../lib/useIsPhone.ts';
import { narrowedTo, type OfflineCount, secondsAsHours, toRecords } from './toRecords.ts';
import { untilText } from './untilText.ts';
import { offlineCountWords } from './words.ts';

type Row = OfflineCount['rows'][number];

interface OfflineRankingProps {
  readonly data: OfflineCount;
  readonly by: OfflineBy;
  /** Those of the page, which the list of records takes over. */
  readonly filters: Readonly<Record<string, string>>;
}

function useNameOf(by: OfflineBy) {
  const t = useWords(offlineCountWords, deviceOutageWords, deviceWords);
  return useMemo(
    () =>
      ({ key, name }: Row): string => {
        const type = by === 'deviceType' ? deviceTypeNames.find((one) => one === key) : undefined;
        if (type) return t(`device.type.${type}`);
        const status = by === 'status' ? offlineStatuses.find((one) => one === key) : undefined;
        // that it is offline is no reason
        if (status) return t(status === 'offline' ? 'device.offline.unknown' : `device.status.${status}`);
        return name || t('offlineCount.none');
      },
    [t, by],
  );
}

/** A column of counts; with the parameters of records it leads to them. */
function useCounted({ by, filters }: OfflineRankingProps, nameOf: (row: Row) => string) {
  const t = useWords(offlineCountWords);
  const { number } = useFormat();
  return useMemo(
    () =>
      (
        id: 'now' | 'devices' | 'silences',
        count: (row: Row) => number,
        more?: Readonly<Record<string, string>>,
      ): Column<Row> => {
        const header = t(`offlineCount.${id}`);
        return {
          id,
          header,
          description: t(`offlineCount.${id}.is`),
          width: 140,
          align: 'end',
          hasControls: true,
          sortValue: count,
          text: count,
          cell: (row) =>
            more && row.key !== '' && count(row) > 0 ? (
              <Link
                href={toRecords({ ...filters, ...narrowedTo(by, row.key), ...more })}
                aria-label={`${nameOf(row)}, ${header}: ${number(count(row))}`}
              >
                {number(count(row))}
              </Link>
            ) : (
              number(count(row))
            ),
        };
      },
    [t, number, by, filters, nameOf],
  );
}

/** Columns of time, in hours as the chart and the files: all of it, today so far, its share, the days that are over. */
function useTimeColumns({ data }: OfflineRankingProps, nameOf: (row: Row) => string): readonly Column<Row>[] {
  const t = useWords(offlineCountWords);
  const { number, ratio } = useFormat();
  const dayText = useDayText();
  const { from, to, until, days } = data;
  return useMemo(() => {
    const inHours = (id: 'lost' | 'today', seconds: (row: Row) => number): Column<Row> => {
      const rounded = (row: Row) => Number(secondsAsHours(seconds(row)).toFixed(1));
      return {
        id,
        header: t('offlineCount.inHours', { name: t(`offlineCount.${id}`) }),
        description: t(`offlineCount.${id}.is`, { time: untilText(until) }),
        width: 140,
        align: 'end',
        sortValue: seconds,
        text: rounded,
        cell: (row) => number(rounded(row), { digits: 1 }),
      };
    };
    const running = days.findIndex(({ day }) => isDayRunning(day, Date.parse(until)));
    const whole = running < 0 ? days : days.slice(0, running);
    return [
      inHours('lost', ({ offlineS }) => offlineS),
      ...(running < 0 ? [] : [inHours('today', (row) => row.days[running] ?? 0)]),
      {
        id: 'share',
        header: t('offlineCount.share'),
        width: 100,
        align: 'end',
        sortValue: ({ percent }) => percent,
        text: ({ percent }) => ratio(percent / 100, 1),
        cell: ({ percent }) => ratio(percent / 100, 1),
      },
      {
        id: 'course',
        header: t('offlineCount.lostByDay'),
        description: t('offlineCount.lostByDay.is'),
        width: 150,
        text: (row) =>
          whole
            .map(
              ({ day }, at) =>
                `${dayText(day, { from, to })} ${number(secondsAsHours(row.days[at] ?? 0), { digits: 1 })}`,
            )
            .join('; '),
        cell: (row) => (
          <Sparkline
            label={t('offlineCount.courseOf', { name: nameOf(row) })}
            values={row.days.slice(0, whole.length).map(secondsAsHours)}
            unit={t('offlineCount.unit.hours')}
            digits={1}
            isValueShown={false}
          />
        ),
      },
    ];
  }, [t, number, ratio, dayText, from, to, until, days, nameOf]);
}

function useColumns(props: OfflineRankingProps, nameOf: (row: Row) => string): readonly Column<Row>[] {
  const t = useWords(offlineCountWords);
  const { data, by } = props;
  const counted = useCounted(props, nameOf);
  const times = useTimeColumns(props, nameOf);
  return useMemo(
    () => [
      {
        id: 'name',
        header: t(`offlineCount.by.${by}`),
        width: 220,
        isHideable: false,
        sortValue: nameOf,
        text: nameOf,
        cell: nameOf,
      },
      counted('now', ({ offlineNow }) => offlineNow, { state: 'ongoing' }),
      counted('devices', ({ devices }) => devices),
      counted('silences', ({ silences }) => silences, { from: data.from, to: data.to }),
      ...times,
    ],
    [t, data.from, data.to, by, nameOf, counted, times],
  );
}

/** On a phone. */
const card = { marks: [], facts: ['lost', 'share', 'today', 'now', 'devices', 'silences', 'course'] };

/** The most time lost first; each count opens the records that it counts. @spec DEV-14 SHL-23 */
export function OfflineRanking(props: OfflineRankingProps) {
  const { data, by } = props;
  const t = useWords(offlineCountWords);
  const { date } = useFormat();
  const isPhone = useIsPhone();
  const nameOf = useNameOf(by);
  const columns = useColumns(props, nameOf);
  const filterText = `${date(data.from)} – ${date(data.to)} ${untilText(data.until)}`;
  const table = {
    label: data.isCut ? t('offlineCount.cut', { count: data.rows.length }) : t('offlineCount.rows'),
    rows: data.rows,
    getRowId: ({ key }: Row) => key,
    rowName: nameOf,
    columns,
    empty: { title: t('offlineCount.empty') },
  };
  if (!isPhone)
    return <DataTable {...table} renderTools={(shown) => <TableExport table={shown} filterText={filterText} />} />;
  const file = { label: table.label, columns, rows: () => data.rows, rowCount: data.rows.length };
  return (
    <>
      <RowCards {...table} card={card} isLoading={false} failure={undefined} onRetry={() => {}} />
      <TableExport table={file} filterText={filterText} />
    </>
  );
}
