import { type Device, deviceCalls, type ElectricEvent, type ElectricStatistics } from '@fireline/api/device';
import { useCall } from '@fireline/api/react';
import { alarmWords, segmentOf } from '@fireline/domain/alarm';
import { deviceElectricWords, deviceWords, electricCodes, measurements } from '@fireline/domain/device';
import { pathTo } from '@fireline/domain/shell';
import { BarChart } from '@fireline/ui/BarChart';
import { type Column, DataTable } from '@fireline/ui/DataTable';
import { Select } from '@fireline/ui/Select';
import { Tabs } from '@fireline/ui/Tabs';
import { type Format, type Translate, useFormat, useWords } from '@fireline/ui/lib';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { PartTable } from '../../lib/list/PartTable.tsx';
import { timeCell } from '../../lib/list/timeCell.tsx';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { useDayText } from '../../lib/useDayText.ts';
import { Stack, Tools } from '../../lib/page/Page.styles.ts';
import { electricColumns } from './electricColumns.tsx';
import { Thresholds } from './Thresholds.tsx';
import { electricWords } from './words.ts';

const windows = ['days', 'year'] as const;
const shown = ['leakage', 'current', 'temperature'] as const;
type Shown = (typeof shown)[number];
type CodeRow = ElectricStatistics['codes'][number] & { readonly stands: boolean };
type Keys = keyof typeof electricWords | keyof typeof deviceElectricWords;

const codeColumns = (t: Translate<Keys>, format: Format): readonly Column<CodeRow>[] => [
  { id: 'code', header: t('electric.code'), width: 80, cell: ({ code }) => code },
  { id: 'meaning', header: t('electric.meaning'), width: 190, cell: ({ code }) => t(`device.electric.${code}`) },
  {
    id: 'category',
    header: t('electric.category'),
    width: 90,
    cell: ({ code }) => t(`device.electricCategory.${electricCodes[code].category}`),
  },
  { id: 'count', header: t('electric.count'), width: 80, align: 'end', cell: ({ count }) => format.number(count) },
  {
    id: 'last',
    header: t('electric.last'),
    ...timeCell(({ lastAt }) => lastAt, format, t('electric.never')),
  },
  {
    id: 'standing',
    header: t('electric.standing'),
    width: 100,
    cell: ({ stands }) => (stands ? t('electric.yes') : ''),
  },
];

interface HighestProps {
  readonly highest: ElectricStatistics['highest'];
  readonly window: (typeof windows)[number];
}
/** The highest of each day or month; one reading at a time, for each has a unit of its own. */
function Highest({ highest, window }: HighestProps) {
  const t = useWords(electricWords, deviceWords);
  const dayText = useDayText();
  const [reading, setReading] = useState<Shown>('leakage');
  const name = t(`device.measurement.${reading}`);
  return (
    <>
      <Tools>
        <Select<Shown>
          label={t('electric.reading')}
          value={reading}
          onChange={({ value }) => value && setReading(value)}
          options={shown.map((value) => ({ value, label: t(`device.measurement.${value}`) }))}
        />
      </Tools>
      <BarChart
        label={t('electric.highest.of', { name })}
        barsLabel={t(window === 'days' ? 'electric.day' : 'electric.month')}
        series={[{ key: reading, label: name }]}
        unit={measurements[reading].unit}
        digits={measurements[reading].digits}
        bars={highest.map(({ key, ...values }) => ({
          key,
          name: dayText(key),
          values: { [reading]: values[reading] ?? Number.NaN },
        }))}
      />
    </>
  );
}

function Events({ deviceId, of }: { readonly deviceId: number; readonly of: 'alarms' | 'faults' }) {
  const t = useWords(electricWords, alarmWords, deviceElectricWords);
  const format = useFormat();
  const [, navigate] = useLocation();
  const columns = useMemo(() => electricColumns(t, format), [t, format]);
  return (
    <PartTable
      label={t(`electric.${of}`)}
      call={of === 'alarms' ? deviceCalls.electricAlarms : deviceCalls.electricFaults}
      of={{ deviceId }}
      columns={columns}
      getRowId={({ alarmId }: ElectricEvent) => alarmId}
      onOpen={({ alarmId, state, closing }) =>
        navigate(pathTo('alarmDetail', { alarmId, segment: segmentOf(state, closing) }))
      }
      empty={{ title: t(of === 'alarms' ? 'electric.noAlarms' : 'electric.noFaults') }}
    />
  );
}

/** What an electrical detector reported by code, how high its readings went, and its alarms and faults. @spec DEV-11 DEV-13 ANA-03 */
export function ElectricOf({ device: { deviceId, name } }: { readonly device: Device }) {
  const t = useWords(electricWords, deviceElectricWords);
  const format = useFormat();
  const [window, setWindow] = useState<(typeof windows)[number]>('days');
  const call = useCall(deviceCalls.electricStatistics, { deviceId, window }, { keepsPrevious: true });
  const live = useCall(deviceCalls.electricReadings, { deviceId }, { isPolling: true });
  const standing = live.data?.rows[0]?.standing;
  const columns = useMemo(() => codeColumns(t, format), [t, format]);
  return (
    <Stack>
      <Thresholds deviceId={deviceId} name={name} />
      <Tools>
        <Select<(typeof windows)[number]>
          label={t('electric.window')}
          value={window}
          onChange={({ value }) => value && setWindow(value)}
          options={windows.map((value) => ({ value, label: t(`electric.window.${value}`) }))}
        />
      </Tools>
      <Loaded call={call} action="query">
        {({ codes, highest }) => (
          <>
            <DataTable
              label={t('electric.codes')}
              rows={codes.map((row) => ({ ...row, stands: standing?.includes(row.code) ?? false }))}
              getRowId={({ code }) => code}
              columns={columns}
              empty={{ title: t('electric.never') }}
            />
            <Highest highest={highest} window={window} />
          </>
        )}
      </Loaded>
      <Tabs
        label={t('electric.records')}
        items={(['alarms', 'faults'] as const).map((of) => ({
          value: of,
          label: t(`electric.${of}`),
          content: <Events deviceId={deviceId} of={of} />,
        }))}
      />
    </Stack>
  );
}
