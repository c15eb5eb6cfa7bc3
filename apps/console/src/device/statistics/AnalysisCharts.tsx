import { bucketsOf } from '@fireline/domain/analysis';
import { batteryBands, countedDeeds, deviceWords, signalBands } from '@fireline/domain/device';
import { type Day, type DayRange, dayAt, dayMs, daysBetween, hourMs, minuteMs, startOfDay } from '@fireline/domain/lib';
import { BarChart } from '@fireline/ui/BarChart';
import { Card } from '@fireline/ui/Card';
import { LineChart } from '@fireline/ui/LineChart';
import { useNow, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import type { DayText } from '../../lib/dayText.ts';
import { useDayText } from '../../lib/useDayText.ts';
import { lengthWords } from '../../lib/words.ts';
import { bucketDays } from '../../lib/list/buckets.ts';
import { toAlarms } from '../../lib/list/toAlarms.ts';
import type { UrlQuery } from '../../lib/page/useUrlQuery.ts';
import type { DeviceAnalysis } from './deviceAnalysis.ts';
import { Charts } from './Statistics.styles.ts';
import { toDevices, toLives, toSilences } from './toDevices.ts';
import { statisticsWords } from './words.ts';

const secondsOfDay = dayMs / 1000;
/** More days than this are counted by month. */
const daysMax = 31;

interface ChartsProps {
  readonly data: DeviceAnalysis;
  readonly url: Pick<UrlQuery, 'get'>;
}

/** Days, or months where the range is long, each with what is counted of its days. */
function countedIn<Row extends { readonly day: Day }>(range: DayRange, rows: readonly Row[], dayText: DayText) {
  const step = daysBetween(range.from, range.to) >= daysMax ? 'month' : 'day';
  return bucketsOf(range, step).map(({ key }) => {
    const own = rows.filter(({ day }) => day.startsWith(key));
    const sum = (of: (row: Row) => number) => own.reduce((total, row) => total + of(row), 0);
    return { key, name: dayText(key, range), span: bucketDays(key, step, range), isKept: own.length > 0, sum };
  });
}

/** What was activated and removed: a bar opens the list of both, and each figure of the range its own. */
function Lives({ data, url }: ChartsProps) {
  const [, navigate] = useLocation();
  const t = useWords(statisticsWords);
  const bars = countedIn(data, data.lives, useDayText());
  const counts = countedDeeds.map((event) => ({
    event,
    label: t(event === 'activate' ? 'analysis.activated' : 'analysis.removed'),
  }));
  return (
    <Card>
      <BarChart
        label={t('analysis.lives')}
        layout="grouped"
        series={counts.map(({ event, label }) => ({ key: event, label, href: toLives(url, data, event) }))}
        bars={bars.map(({ key, name, sum }) => ({
          key,
          name,
          values: { activate: sum(({ activated }) => activated), remove: sum(({ removed }) => removed) },
        }))}
        onOpen={({ key }) => {
          const bar = bars.find((one) => one.key === key);
          if (bar) navigate(toLives(url, bar.span));
        }}
      />
    </Card>
  );
}

/** Alarms by type of device: a bar opens all of its type, and each of the two sums its own. */
function Alarms({ data, url }: ChartsProps) {
  const [, navigate] = useLocation();
  const t = useWords(statisticsWords, deviceWords);
  const { alarms, from, to } = data;
  const listOf = (more: Readonly<Record<string, string>>) =>
    toAlarms({ range: { from, to }, get: url.get }, { category: 'alarm', ...more });
  return (
    <Card>
      <BarChart
        label={t('analysis.alarms')}
        direction="horizontal"
        series={[
          { key: 'others', label: t('analysis.alarms.true'), href: listOf({ closing: 'notFalseAlarm' }) },
          { key: 'falseAlarms', label: t('analysis.alarms.false'), href: listOf({ closing: 'falseAlarm' }) },
        ]}
        bars={alarms.map(({ deviceType, alarms: count, falseAlarms }) => ({
          key: deviceType,
          name: t(`device.type.${deviceType}`),
          values: { others: count - falseAlarms, falseAlarms },
        }))}
        onOpen={({ key }) => navigate(listOf({ type: key }))}
      />
    </Card>
  );
}

/** Each chart has its table, its file and its picture. @spec DEV-14 ANA-04 DEV-10 */
export function AnalysisCharts({ data, url }: ChartsProps) {
  const [, navigate] = useLocation();
  const t = useWords(statisticsWords, deviceWords, lengthWords);
  const { days, signals, batteries } = data;
  const today = dayAt(useNow(minuteMs));
  const rates = useMemo(
    () =>
      days
        // the running day is not over: its hours offline are of a part of it
        .filter(({ day, devices }) => devices > 0 && day < today)
        .map(({ day, devices, offlineS }) => ({
          at: startOfDay(day),
          value: Math.max(0, 100 * (1 - offlineS / (devices * secondsOfDay))),
        })),
    [days, today],
  );
  // of a day that nobody counted it is not known
  const offline = countedIn(data, days, useDayText()).filter(({ isKept }) => isKept);
  return (
    <Charts>
      <Card>
        <LineChart label={t('analysis.onlineRate')} unit="%" digits={1} points={rates} />
      </Card>
      <Card>
        <BarChart
          label={t('analysis.offlineHours')}
          unit={t('length.unit.h')}
          digits={1}
          series={[{ key: 'hours', label: t('analysis.offlineHours') }]}
          bars={offline.map(({ key, name, sum }) => ({
            key,
            name,
            values: { hours: (sum(({ offlineS }) => offlineS) * 1000) / hourMs },
          }))}
          onOpen={({ key }) => {
            const bar = offline.find((one) => one.key === key);
            if (bar) navigate(toSilences(url, bar.span));
          }}
        />
      </Card>
      <Lives data={data} url={url} />
      <Alarms data={data} url={url} />
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
