import { alarmCalls } from '@fireline/api/alarm';
import type { ReplyOf, SendOf } from '@fireline/api/lib';
import { useCall } from '@fireline/api/react';
import { minuteMs } from '@fireline/domain/lib';
import { Card } from '@fireline/ui/Card';
import { LineChart } from '@fireline/ui/LineChart';
import { useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Charts } from '../../lib/page/Analysis.styles.ts';
import { alarmQualityWords } from './words.ts';

type Week = ReplyOf<typeof alarmCalls.qualityTrend>['weeks'][number];

const height = 200;

function Trend({ weeks }: { readonly weeks: readonly Week[] }) {
  const t = useWords(alarmQualityWords);
  const curve = useMemo(() => {
    return (of: (week: Week) => number | null) =>
      weeks.map((week) => ({ at: `${week.from}T00:00:00+08:00`, value: of(week) }));
  }, [weeks]);
  const [half, most] = useMemo(
    () =>
      (['p50', 'p90'] as const).map((key) =>
        curve(({ acknowledgedAfterMs: waited }) => waited && waited[key] / minuteMs),
      ),
    [curve],
  );
  return (
    <Charts>
      {/* each on a scale of its own: beside the slow ones the median is a line on zero */}
      <LineChart
        label={t('quality.trend.p50')}
        points={half ?? []}
        unit={t('quality.minutes')}
        digits={1}
        height={height}
        isZoomable={false}
      />
      <LineChart
        label={t('quality.trend.p90')}
        points={most ?? []}
        unit={t('quality.minutes')}
        digits={1}
        height={height}
        isZoomable={false}
      />
      <LineChart
        label={t('quality.falseAlarms')}
        points={useMemo(() => curve(({ falseAlarmPercent }) => falseAlarmPercent), [curve])}
        unit="%"
        digits={1}
        height={height}
        isZoomable={false}
      />
      <LineChart
        label={t('quality.load')}
        points={useMemo(() => curve(({ perTenMinutes }) => perTenMinutes), [curve])}
        digits={2}
        height={height}
        isZoomable={false}
      />
    </Charts>
  );
}

/** How fast people reacted, how many alarms were false and how much it was, week by week; each chart has its table and file. @spec N17 ANA-04 */
export function QualityTrend({ send }: { readonly send: SendOf<typeof alarmCalls.qualityTrend> }) {
  const t = useWords(alarmQualityWords);
  const call = useCall(alarmCalls.qualityTrend, send, { keepsPrevious: true });
  return (
    <Card title={t('quality.trend')} headingLevel={2}>
      <Loaded call={call} action="query" lines={8}>
        {({ weeks }) => <Trend weeks={weeks} />}
      </Loaded>
    </Card>
  );
}
