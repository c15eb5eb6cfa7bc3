import { batteryBands, deviceWords, signalBands } from '@fireline/domain/device';
import { addDays, addMonths, type DayRange, dayMs, hourMs, startOfDay } from '@fireline/domain/lib';
import { BarChart } from '@fireline/ui/BarChart';
import { Card } from '@fireline/ui/Card';
import { LineChart } from '@fireline/ui/LineChart';
import { useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import type { UrlQuery } from '../../lib/page/useUrlQuery.ts';
import type { DeviceAnalysis } from './deviceAnalysis.ts';
import { Charts } from './Statistics.styles.ts';
import { toAlarmsOf, toDevices, toSilences } from './toDevices.ts';
import { statisticsWords } from './words.ts';

const secondsOfDay = dayMs / 1000;
/** More days than this are counted by month. */
const daysMax = 31;

interface Counted {
  readonly offlineS: number;
  readonly activated: number;
  readonly removed: number;
}
/** Days, or months where the range is long. */
function bucketsOf(days: DeviceAnalysis['days']): readonly (Counted & { readonly key: string })[] {
  const groups = Map.groupBy(days, ({ day }) => (days.length > daysMax ? day.slice(0, 7) : day));
  const sum = (some: readonly Counted[], field: keyof Counted) => some.reduce((total, one) => total + one[field], 0);
  return [...groups].map(([key, some]) => ({
    key,
    offlineS: sum(some, 'offlineS'),
    activated: sum(some, 'activated'),
    removed: sum(some, 'removed'),
  }));
}

/** The days of a bar, within the range. */
function spanOf(key: string, { from, to }: DayRange): DayRange {
  if (key.length > 7) return { from: key, to: key };
  const first = `${key}-01`;
  const last = addDays(addMonths(first, 1), -1);
  return { from: first < from ? from : first, to: last > to ? to : last };
}

/** Each chart has its table, its file and its picture. @spec DEV-14 ANA-04 DEV-10 */
export function AnalysisCharts({ data, url }: { readonly data: DeviceAnalysis; readonly url: Pick<UrlQuery, 'get'> }) {
  const [, navigate] = useLocation();
  const t = useWords(statisticsWords, deviceWords);
  const { days, alarms, signals, batteries } = data;
  const rates = useMemo(
    () =>
      days
        .filter(({ devices }) => devices > 0)
        .map(({ day, devices, offlineS }) => ({
          at: startOfDay(day),
          value: Math.max(0, 100 * (1 - offlineS / (devices * secondsOfDay))),
        })),
    [days],
  );
  const buckets = bucketsOf(days);
  const nameOf = (key: string) => (key.length === 7 ? key : key.slice(5));
  return (
    <Charts>
      <Card>
        <LineChart label={t('analysis.onlineRate')} unit="%" digits={1} points={rates} />
      </Card>
      <Card>
        <BarChart
          label={t('analysis.offlineHours')}
          unit="h"
          digits={1}
          series={[{ key: 'hours', label: t('analysis.offlineHours') }]}
          bars={buckets.map(({ key, offlineS }) => ({
            key,
            name: nameOf(key),
            values: { hours: (offlineS * 1000) / hourMs },
          }))}
          onOpen={({ key }) => navigate(toSilences(url, spanOf(key, data)))}
        />
      </Card>
      <Card>
        <BarChart
          label={t('analysis.lives')}
          layout="grouped"
          series={[
            { key: 'activated', label: t('analysis.activated') },
            { key: 'removed', label: t('analysis.removed') },
          ]}
          bars={buckets.map(({ key, activated, removed }) => ({
            key,
            name: nameOf(key),
            values: { activated, removed },
          }))}
        />
      </Card>
      <Card>
        <BarChart
          label={t('analysis.alarms')}
          direction="horizontal"
          series={[
            { key: 'others', label: t('analysis.alarms.true') },
            { key: 'falseAlarms', label: t('analysis.alarms.false') },
          ]}
          bars={alarms.map(({ deviceType, alarms: count, falseAlarms }) => ({
            key: deviceType,
            name: t(`device.type.${deviceType}`),
            values: { others: count - falseAlarms, falseAlarms },
          }))}
          onOpen={({ key }) => navigate(toAlarmsOf(url, data, key))}
        />
      </Card>
      <Card>
        <BarChart
          label={t('analysis.signals')}
          direction="horizontal"
          series={[{ key: 'devices', label: t('analysis.devices') }]}
          bars={signalBands.map((band) => ({
            key: band,
            name: t(`analysis.signal.${band}`),
            values: { devices: signals[band] },
          }))}
          onOpen={({ key }) => navigate(toDevices(url, { signal: key }))}
        />
      </Card>
      <Card>
        <BarChart
          label={t('analysis.batteries')}
          direction="horizontal"
          series={[{ key: 'devices', label: t('analysis.devices') }]}
          bars={batteryBands.map((band) => ({
            key: band,
            name: t(`analysis.battery.${band}`),
            values: { devices: batteries[band] },
          }))}
          onOpen={({ key }) => navigate(toDevices(url, { battery: key }))}
        />
      </Card>
    </Charts>
  );
}
