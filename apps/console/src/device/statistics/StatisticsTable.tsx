import {
  deviceStatuses,
  deviceTypeNames,
  deviceWords,
  statisticsRowsMax,
  type StatisticsBy,
} from '@fireline/domain/device';
import { placeTypeLetters, siteWords } from '@fireline/domain/site';
import { type Column, DataTable } from '@fireline/ui/DataTable';
import { Link } from '@fireline/ui/Link';
import { TableExport } from '@fireline/ui/TableExport';
import { type Translate, useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import type { UrlQuery } from '../../lib/page/useUrlQuery.ts';
import { type DeviceParam, toDevices } from './toDevices.ts';
import type { DeviceStatistics } from './useCounted.ts';
import { statisticsWords } from './words.ts';

type Row = DeviceStatistics['rows'][number];
type More = Readonly<Partial<Record<DeviceParam, string>>>;

/** What the list is filtered by to hold just the devices of a row. */
export function narrowedTo(by: StatisticsBy, key: string): More {
  if (by === 'deviceType') return { type: key };
  if (key === '') return { without: by === 'placeType' ? 'place' : by };
  return { [by === 'district' ? 'org' : by]: key };
}

/** What a row of the counts is called. */
export function rowName(
  t: Translate<keyof typeof statisticsWords | keyof typeof deviceWords | keyof typeof siteWords>,
  by: StatisticsBy,
  { key, name, placeName }: Pick<Row, 'key' | 'name' | 'placeName'>,
): string {
  const type = deviceTypeNames.find((one) => one === key);
  if (by === 'deviceType' && type) return t(`device.type.${type}`);
  const letter = placeTypeLetters.find((one) => one === key);
  if (by === 'placeType' && letter) return t(`site.placeType.${letter}`);
  if (placeName !== '' && name !== '') return t('statistics.building', { place: placeName, building: name });
  return name || key || t('statistics.none');
}

interface StatisticsTableProps {
  readonly data: DeviceStatistics;
  readonly by: StatisticsBy;
  readonly url: UrlQuery;
  readonly filterText: string;
}

/** Devices counted row by row; each figure opens the list of just those devices. @spec DEV-14 */
export function StatisticsTable({ data, by, url, filterText }: StatisticsTableProps) {
  const t = useWords(statisticsWords, deviceWords, siteWords);
  const format = useFormat();
  const columns = useMemo((): readonly Column<Row>[] => {
    const nameOf = (row: Row): string => rowName(t, by, row);
    const linked = (row: Row, header: string, counted: number, more: More) =>
      counted === 0 ? (
        format.number(0)
      ) : (
        <Link
          href={toDevices(url, { ...narrowedTo(by, row.key), ...more })}
          aria-label={`${nameOf(row)}, ${header}: ${format.number(counted)}`}
        >
          {format.number(counted)}
        </Link>
      );
    const figure = (id: string, header: string, count: (row: Row) => number, more: More, width = 110): Column<Row> => ({
      id,
      header,
      width,
      align: 'end',
      hasControls: true,
      sortValue: count,
      text: count,
      cell: (row) => linked(row, header, count(row), more),
    });
    return [
      {
        id: 'name',
        header: t(`statistics.by.${by}`),
        width: 200,
        isHideable: false,
        sortValue: nameOf,
        text: nameOf,
        cell: nameOf,
      },
      figure('total', t('statistics.total'), ({ total }) => total, {}),
      ...deviceStatuses.map((status) =>
        figure(status, t(`device.status.${status}`), ({ byStatus }) => byStatus[status], { status }),
      ),
      {
        id: 'online rate',
        header: t('statistics.online'),
        width: 100,
        align: 'end',
        sortValue: ({ byStatus, total }) => byStatus.online / total,
        text: ({ byStatus, total }) => format.ratio(byStatus.online / total, 1),
        cell: ({ byStatus, total }) => format.ratio(byStatus.online / total, 1),
      },
      figure('standing', t('statistics.standing'), ({ standing }) => standing, { concern: 'alarm' }, 140),
      figure('late', t('statistics.late'), ({ late }) => late, { concern: 'late' }),
      figure('emptyBattery', t('statistics.lowBattery'), ({ lowBattery }) => lowBattery, { concern: 'battery' }, 140),
    ];
  }, [t, format, by, url]);
  return (
    <DataTable
      label={t('statistics.rows')}
      rows={data.rows}
      getRowId={({ key }) => key}
      columns={columns}
      empty={{ title: t('statistics.empty') }}
      toolbar={data.isCut && <span>{t('statistics.cut', { max: format.number(statisticsRowsMax) })}</span>}
      renderTools={(table) => <TableExport table={table} filterText={filterText} />}
    />
  );
}
