import { type Alarm, alarmCalls } from '@fireline/api/alarm';
import { useCall } from '@fireline/api/react';
import { type OverviewTables, shellCalls } from '@fireline/api/shell';
import { alarmLevelNumbers, alarmStates, alarmWords } from '@fireline/domain/alarm';
import { deviceStatuses, deviceTypeNames, deviceWords } from '@fireline/domain/device';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { siteWords } from '@fireline/domain/site';
import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import { Button } from '@fireline/ui/Button';
import { Card } from '@fireline/ui/Card';
import { type Column, DataTable } from '@fireline/ui/DataTable';
import { Link } from '@fireline/ui/Link';
import { TableExport } from '@fireline/ui/TableExport';
import { type Format, type Translate, useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { timeCell } from '../../lib/list/timeCell.tsx';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { setPreferences, usePreferences } from '../../lib/session/preferences.ts';
import { Columns, Wide } from './Start.styles.ts';
import { tableWords } from './words.ts';

type Keys = keyof typeof tableWords | keyof typeof alarmWords | keyof typeof deviceWords | keyof typeof siteWords;
interface Reader {
  readonly t: Translate<Keys>;
  readonly format: Format;
}
function useReader(): Reader {
  const t = useWords(tableWords, alarmWords, deviceWords, siteWords);
  const format = useFormat();
  return useMemo(() => ({ t, format }), [t, format]);
}

interface Counted {
  readonly id: string;
  readonly name: string;
  /** By the id of the column. */
  readonly counts: Readonly<Record<string, number>>;
  readonly href?: (columnId: string) => string;
}
interface CountColumn {
  readonly id: string;
  readonly header: string;
}

/** A figure, and a link to what it counts where there is a list for it. */
function Figure({
  row,
  columnId,
  format,
}: {
  readonly row: Counted;
  readonly columnId: string;
  readonly format: Format;
}) {
  const count = row.counts[columnId] ?? 0;
  return row.href && count > 0 ? <Link href={row.href(columnId)}>{format.number(count)}</Link> : format.number(count);
}

const figureCell = (columnId: string, format: Format) =>
  function FigureCell(row: Counted) {
    return <Figure row={row} columnId={columnId} format={format} />;
  };

interface CountTableProps {
  readonly title: string;
  readonly first: string;
  readonly rows: readonly Counted[];
  readonly columns: readonly CountColumn[];
}
function CountTable({ title, first, rows, columns }: CountTableProps) {
  const { t, format } = useReader();
  const shown = useMemo<readonly Column<Counted>[]>(
    () => [
      { id: 'name', header: first, width: 180, isHideable: false, cell: ({ name }) => name },
      ...columns.map(({ id, header }): Column<Counted> => ({
        id,
        header,
        width: 110,
        align: 'end',
        text: ({ counts }) => counts[id] ?? 0,
        cell: figureCell(id, format),
      })),
    ],
    [first, columns, format],
  );
  return (
    <Card title={title} headingLevel={2} isFlush>
      <DataTable
        label={title}
        rows={rows}
        getRowId={({ id }) => id}
        columns={shown}
        renderTools={(table) => <TableExport table={table} />}
        empty={{ title: t('tables.none') }}
      />
    </Card>
  );
}

const total = 'total';
const sum = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((a, b) => a + b, 0);

function Devices({ devices }: Pick<OverviewTables, 'devices'>) {
  const { t } = useReader();
  const rows = deviceTypeNames.flatMap((type): Counted | readonly never[] => {
    const own = devices.filter(({ deviceType }) => deviceType === type);
    const counts = Object.fromEntries(own.map(({ status, count }) => [status, count]));
    if (own.length === 0) return [];
    return {
      id: type,
      name: t(`device.type.${type}`),
      counts: { ...counts, [total]: sum(counts) },
      href: (columnId) => `${pathTo('deviceList')}?type=${type}${columnId === total ? '' : `&status=${columnId}`}`,
    };
  });
  const columns = useMemo(
    () => [
      ...deviceStatuses.map((status) => ({ id: status as string, header: t(`device.status.${status}`) })),
      { id: total, header: t('tables.total') },
    ],
    [t],
  );
  return <CountTable title={t('tables.devices')} first={t('tables.type')} rows={rows} columns={columns} />;
}

function Places({ places }: Pick<OverviewTables, 'places'>) {
  const { t } = useReader();
  const columns = useMemo(() => [{ id: total, header: t('tables.count') }], [t]);
  const rows = places.map(({ type, count }) => ({
    id: type,
    name: t(`site.placeType.${type}`),
    counts: { [total]: count },
    href: () => `${pathTo('placeList')}?type=${type}`,
  }));
  return <CountTable title={t('tables.places')} first={t('tables.type')} rows={rows} columns={columns} />;
}

function Today({ today }: Pick<OverviewTables, 'today'>) {
  const { t } = useReader();
  const columns = useMemo(
    () => [
      ...alarmStates.map((state) => ({ id: state as string, header: t(`alarm.state.${state}`) })),
      { id: total, header: t('tables.total') },
    ],
    [t],
  );
  const rows = alarmLevelNumbers.map((level) => {
    const own = today.filter((one) => one.level === level);
    const counts = Object.fromEntries(own.map(({ state, count }) => [state, count]));
    return { id: String(level), name: t(`alarm.level.${level}`), counts: { ...counts, [total]: sum(counts) } };
  });
  return <CountTable title={t('tables.today')} first={t('tables.level')} rows={rows} columns={columns} />;
}

function Orgs({ orgs }: Pick<OverviewTables, 'orgs'>) {
  const { t } = useReader();
  const columns = useMemo(
    () => [
      { id: 'places', header: t('tables.orgPlaces') },
      { id: 'devices', header: t('tables.orgDevices') },
      { id: 'alarms', header: t('tables.orgAlarms') },
    ],
    [t],
  );
  const rows = orgs.map(({ orgId, orgName, depth, places, devices, alarms }) => ({
    id: orgId,
    name: `${'\u3000'.repeat(Math.max(0, depth))}${orgName}`,
    counts: { places, devices, alarms },
  }));
  return <CountTable title={t('tables.orgs')} first={t('tables.org')} rows={rows} columns={columns} />;
}

const alarmColumns = ({ t, format }: Reader): readonly Column<Alarm>[] => [
  {
    id: 'level',
    header: t('tables.level'),
    width: 110,
    text: ({ level }) => t(`alarm.level.${level}`),
    cell: ({ level }) => <AlarmLevelBadge level={level} />,
  },
  { id: 'kind', header: t('tables.kind'), width: 160, cell: ({ kind }) => t(`alarm.kind.${kind}`) },
  { id: 'device', header: t('tables.device'), width: 200, cell: ({ deviceName }) => deviceName },
  { id: 'place', header: t('tables.place'), width: 200, cell: ({ placeName }) => placeName },
  { id: 'time', header: t('tables.time'), ...timeCell<Alarm>(({ receivedAt }) => receivedAt, format) },
  { id: 'state', header: t('tables.state'), width: 110, cell: ({ state }) => t(`alarm.state.${state}`) },
];

function Newest() {
  const reader = useReader();
  const [, navigate] = useLocation();
  const columns = useMemo(() => alarmColumns(reader), [reader]);
  const call = useCall(
    alarmCalls.list,
    { list: 'current', sort: 'receivedAt', order: 'desc', pageSize: 20 },
    { isPolling: true },
  );
  const title = reader.t('tables.newest');
  return (
    <Card title={title} headingLevel={2} isFlush>
      <Loaded call={call} action="query">
        {({ rows }) => (
          <DataTable
            label={title}
            rows={rows}
            getRowId={({ alarmId }) => alarmId}
            rowLevel={({ level }) => level}
            columns={columns}
            onRowOpen={({ row: { alarmId } }) => navigate(pathTo('alarmDetail', { alarmId, segment: 'current' }))}
            empty={{ title: reader.t('tables.none') }}
          />
        )}
      </Loaded>
    </Card>
  );
}

function Actions() {
  const { t } = useReader();
  const isFirst = usePreferences().firstPage === pathTo('oldMain');
  return (
    <>
      <Button onClick={() => window.print()}>{t('tables.print')}</Button>
      <Button
        disabled={isFirst}
        title={isFirst ? t('tables.isFirst') : undefined}
        onClick={() => setPreferences({ firstPage: pathTo('oldMain') })}
      >
        {t(isFirst ? 'tables.isFirst' : 'tables.first')}
      </Button>
    </>
  );
}

/** The overview as tables, for those who read numbers; figures lead to their lists, and the page can be printed. @spec SHL-05 */
export function OldMainScreen() {
  const t = useWords(routeWords);
  const call = useCall(shellCalls.tables, {}, { isPolling: true });
  return (
    <>
      <PageHeader
        title={t('shell.route.oldMain')}
        staleSinceMs={call.error && call.data ? call.dataUpdatedAt : null}
        actions={<Actions />}
      />
      <Loaded call={call} action="query" shape="block">
        {({ devices, places, today, orgs }) => (
          <Columns>
            <Wide>
              <Devices devices={devices} />
            </Wide>
            <Today today={today} />
            <Places places={places} />
            <Wide>
              <Newest />
            </Wide>
            <Wide>
              <Orgs orgs={orgs} />
            </Wide>
          </Columns>
        )}
      </Loaded>
    </>
  );
}
