import { pathTo } from '@fireline/domain/shell';
import { type Column, DataTable } from '@fireline/ui/DataTable';
import { Link } from '@fireline/ui/Link';
import { TableExport } from '@fireline/ui/TableExport';
import { type Format, useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { lengthText } from '../../lib/lengthText.ts';
import { lengthWords } from '../../lib/words.ts';
import type { DeviceAnalysis } from './deviceAnalysis.ts';
import { toSilences } from './toDevices.ts';
import { statisticsWords } from './words.ts';

type Row = DeviceAnalysis['worst'][number];

const silencesCell = (
  range: Pick<DeviceAnalysis, 'from' | 'to'>,
  label: (row: Row) => string,
  format: Pick<Format, 'number'>,
): Column<Row>['cell'] =>
  function Silences(row) {
    return (
      <Link href={toSilences({ get: () => '' }, range, { device: String(row.deviceId) })} aria-label={label(row)}>
        {format.number(row.silences)}
      </Link>
    );
  };

/** The devices that were offline longest in the range; each opens its page. @spec DEV-14 */
export function WorstDevices({ data }: { readonly data: DeviceAnalysis }) {
  const t = useWords(statisticsWords, lengthWords);
  const format = useFormat();
  const [, navigate] = useLocation();
  const { from, to } = data;
  const columns = useMemo((): readonly Column<Row>[] => {
    const time = ({ offlineS }: Row) => lengthText(offlineS * 1000, t);
    return [
      { id: 'name', header: t('analysis.worst.device'), width: 220, cell: ({ name }) => name },
      { id: 'place', header: t('analysis.worst.place'), width: 220, cell: ({ placeName }) => placeName },
      {
        id: 'time',
        header: t('analysis.worst.time'),
        width: 160,
        align: 'end',
        sortValue: ({ offlineS }) => offlineS,
        text: time,
        cell: time,
      },
      {
        id: 'silences',
        header: t('analysis.worst.silences'),
        width: 120,
        align: 'end',
        sortValue: ({ silences }) => silences,
        text: ({ silences }) => format.number(silences),
        cell: silencesCell(
          { from, to },
          ({ name, silences }) => `${name}, ${t('analysis.worst.silences')}: ${format.number(silences)}`,
          format,
        ),
      },
    ];
  }, [t, format, from, to]);
  return (
    <DataTable
      label={t('analysis.worst')}
      rows={data.worst}
      getRowId={({ deviceId }) => deviceId}
      rowName={({ name }) => name}
      columns={columns}
      onRowOpen={({ row }) => navigate(pathTo('deviceDetail', { deviceId: row.deviceId }))}
      empty={{ title: t('analysis.worst.none') }}
      renderTools={(table) => <TableExport table={table} filterText={`${data.from} – ${data.to}`} />}
    />
  );
}
