import { type AlarmLevel, alarmLevelNumbers, alarmWords } from '@fireline/domain/alarm';
import { type Column, DataTable } from '@fireline/ui/DataTable';
import { TableExport } from '@fireline/ui/TableExport';
import { type Format, type Translate, useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { type HeatRow, alarmsOf } from './heat.ts';
import { mapCentreWords } from './words.ts';

type Keys = keyof typeof mapCentreWords | keyof typeof alarmWords;

const figure = (
  id: string,
  header: string,
  read: (row: HeatRow) => number,
  { number }: Pick<Format, 'number'>,
): Column<HeatRow> => ({
  id,
  header,
  width: 84,
  align: 'end',
  sortValue: read,
  text: read,
  cell: (row) => number(read(row)),
});

const columnsOf = (t: Translate<Keys>, format: Pick<Format, 'number'>): readonly Column<HeatRow>[] => [
  {
    id: 'org',
    header: t('site.heat.org'),
    width: 150,
    isHideable: false,
    sortValue: ({ orgName }) => orgName,
    cell: ({ orgName }) => orgName,
  },
  figure('places', t('site.heat.measure.places'), ({ places }) => places, format),
  figure('devices', t('site.heat.measure.devices'), ({ devices }) => devices, format),
  figure('alarms', t('site.heat.measure.alarms'), (row) => alarmsOf(row), format),
  ...alarmLevelNumbers.map((level: AlarmLevel) =>
    figure(`level${level}`, t(`alarm.level.${level}`), (row) => alarmsOf(row, [level]), format),
  ),
];

export interface HeatPartsProps {
  readonly label: string;
  readonly parts: readonly HeatRow[];
  readonly isLoading: boolean;
  /** Goes down to one of them. */
  readonly onOpen: (choice: { readonly orgId: string }) => void;
}

/** The organisations under one, with everything under each: the heat map in figures. @spec ORG-04 ANA-05 */
export function HeatParts({ label, parts, isLoading, onOpen }: HeatPartsProps) {
  const t = useWords(mapCentreWords, alarmWords);
  const format = useFormat();
  const columns = useMemo(() => columnsOf(t, format), [t, format]);
  return (
    <DataTable
      label={label}
      rows={parts}
      getRowId={({ orgId }) => orgId}
      columns={columns}
      defaultHiddenColumns={['level2', 'level3', 'level4', 'level5']}
      onRowOpen={({ row }) => onOpen(row)}
      isLoading={isLoading}
      empty={{ title: t('site.heat.noParts') }}
      renderTools={(table) => <TableExport table={table} filterText={label} />}
    />
  );
}
