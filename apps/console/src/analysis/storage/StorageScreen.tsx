import { analysisCalls, type StorageUse } from '@fireline/api/analysis';
import { useCall } from '@fireline/api/react';
import { deviceWords } from '@fireline/domain/device';
import { addDays, dayAt } from '@fireline/domain/lib';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { BarChart } from '@fireline/ui/BarChart';
import { Card } from '@fireline/ui/Card';
import { DataTable } from '@fireline/ui/DataTable';
import { EmptyState } from '@fireline/ui/EmptyState';
import { LineChart } from '@fireline/ui/LineChart';
import { Stat } from '@fireline/ui/Stat';
import { TableExport } from '@fireline/ui/TableExport';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { Page } from '../../lib/page/Page.styles.ts';
import { Row } from '../Analysis.styles.ts';
import { figure, words } from '../columns.tsx';
import { analysisPageWords } from '../words.ts';

type TypeUse = StorageUse['types'][number];
const megabyte = 1_048_576;
const yearDays = 365;

/** Bytes that came a day between the first and the last count; null: counted once only. */
function growthOf(days: StorageUse['days']): number | null {
  const [first, last] = [days[0], days.at(-1)];
  return first && last && days.length > 1 ? (last.bytes - first.bytes) / (days.length - 1) : null;
}

function TypeTable({ use: { types, readingsDays } }: { readonly use: StorageUse }) {
  const t = useWords(analysisPageWords, deviceWords);
  const format = useFormat();
  const [, navigate] = useLocation();
  const columns = useMemo(() => {
    const goes = ({ firstAt }: TypeUse) =>
      firstAt === null ? '—' : format.date(addDays(dayAt(Date.parse(firstAt)), readingsDays + 1));
    return [
      words<TypeUse>('type', t('analysis.storage.type'), ({ deviceType }) => t(`device.type.${deviceType}`), 160),
      figure<TypeUse>('devices', t('analysis.deviceCount'), ({ devices }) => devices, format, { width: 100 }),
      figure<TypeUse>('bytes', t('analysis.storage.bytes'), ({ bytes }) => bytes / megabyte, format, {
        digits: 2,
        unit: 'MB',
      }),
      figure<TypeUse>('points', t('analysis.storage.points'), ({ points }) => points, format),
      figure<TypeUse>('positions', t('analysis.storage.positions'), ({ positions }) => positions, format),
      figure<TypeUse>('alarms', t('analysis.storage.alarms'), ({ alarms }) => alarms, format),
      words<TypeUse>(
        'first',
        t('analysis.storage.first'),
        ({ firstAt }) => (firstAt === null ? '—' : format.date(firstAt)),
        130,
      ),
      words<TypeUse>('goes', t('analysis.storage.goes'), goes, 150),
    ];
  }, [t, format, readingsDays]);
  return (
    <DataTable
      label={t('analysis.storage.byType')}
      rows={types}
      columns={columns}
      getRowId={({ deviceType }) => deviceType}
      onRowOpen={({ row }) => navigate(`${pathTo('deviceList')}?type=${row.deviceType}`)}
      renderTools={(context) => <TableExport table={context} loadRows={() => Promise.resolve(types)} />}
      empty={{ title: t('analysis.storage.none') }}
    />
  );
}

function Use({ use }: { readonly use: StorageUse }) {
  const t = useWords(analysisPageWords, deviceWords);
  const { types, days, readingsDays } = use;
  const bytes = types.reduce((sum, one) => sum + one.bytes, 0);
  const growth = growthOf(days);
  return (
    <>
      <Card>
        <Row>
          <Stat label={t('analysis.storage.bytes')} value={bytes / megabyte} unit="MB" digits={1} />
          <Stat
            label={t('analysis.storage.growth')}
            value={growth === null ? null : growth / megabyte}
            unit="MB"
            digits={2}
          />
          <Stat
            label={t('analysis.storage.forecast')}
            value={growth === null ? null : (bytes + growth * yearDays) / megabyte}
            unit="MB"
            digits={0}
          />
          <Stat label={t('analysis.storage.kept')} value={readingsDays} note={t('analysis.storage.forever')} />
        </Row>
      </Card>
      <Card>
        <BarChart
          label={t('analysis.storage.byType')}
          direction="horizontal"
          series={[{ key: 'mb', label: t('analysis.storage.bytes') }]}
          bars={types.map((one) => ({
            name: t(`device.type.${one.deviceType}`),
            key: one.deviceType,
            values: { mb: one.bytes / megabyte },
          }))}
          unit="MB"
          digits={2}
        />
      </Card>
      <TypeTable use={use} />
      {days.length > 1 && (
        <Card>
          <LineChart
            label={t('analysis.storage.byDay')}
            points={days.map((one) => ({ at: `${one.day}T00:00:00+08:00`, value: one.bytes / megabyte }))}
            unit="MB"
            digits={1}
          />
        </Card>
      )}
    </>
  );
}

/** How much is kept, of which types of device, how fast it grows and what goes next. @spec ANA-02 */
export function StorageScreen() {
  const t = useWords(analysisPageWords, routeWords);
  const format = useFormat();
  const call = useCall(analysisCalls.storage, {}, { isPolling: true });
  const countedAt = call.data?.countedAt ?? null;
  return (
    <Page>
      <PageHeader
        title={t('shell.route.dataStorage')}
        state={countedAt === null ? undefined : t('analysis.storage.counted', { time: format.dateTime(countedAt) })}
      />
      <Loaded call={call} action="query">
        {(use) => (use.types.length === 0 ? <EmptyState title={t('analysis.storage.none')} /> : <Use use={use} />)}
      </Loaded>
    </Page>
  );
}
