import { dayAt } from '@fireline/domain/lib';
import { planReplayDaysMax } from '@fireline/domain/plan';
import { Banner } from '@fireline/ui/Banner';
import { DateRangePicker } from '@fireline/ui/DateRangePicker';
import { PlanReplay } from '@fireline/ui/PlanReplay';
import { Select } from '@fireline/ui/Select';
import { Skeleton } from '@fireline/ui/Skeleton';
import { useFormat, useNow, useWords } from '@fireline/ui/lib';
import { CallFailed } from '../../lib/page/CallFailed.tsx';
import type { UrlQuery } from '../../lib/page/useUrlQuery.ts';
import { ReplayBox, ReplayPeriodRow } from '../Plan.styles.ts';
import { replayPeriods, type useSpread } from '../marks/useSpread.ts';
import { planViewWords } from '../words.ts';

export interface PlanReplayPanelProps {
  readonly spread: ReturnType<typeof useSpread>;
  readonly url: UrlQuery;
  readonly names: ReadonlyMap<number, string>;
  /** Devices that have no place on the shown version. */
  readonly withoutPlace: ReadonlySet<number>;
  readonly atMs: number | undefined;
  readonly onSeek: (seek: { readonly value: number }) => void;
}

function Period({ spread, url }: Pick<PlanReplayPanelProps, 'spread' | 'url'>) {
  const t = useWords(planViewWords);
  const today = dayAt(useNow(60_000));
  return (
    <ReplayPeriodRow>
      <Select
        label={t('plan.replay.period')}
        isLabelHidden
        value={spread.period ?? null}
        options={replayPeriods.map((one) => ({ value: one, label: t(`plan.replay.${one}`) }))}
        onChange={({ value }) => spread.choose(replayPeriods.find((one) => one === value))}
      />
      {spread.period === 'days' && (
        <DateRangePicker
          label={t('plan.replay.days')}
          isLabelHidden
          max={today}
          daysMax={planReplayDaysMax}
          defaultValue={spread.days}
          onChange={({ value, problem }) => {
            if (!problem) url.set({ from: value.from ?? '', to: value.to ?? '' });
          }}
        />
      )}
    </ReplayPeriodRow>
  );
}

/** The replay of a spread under the plan, for a period that is chosen. @spec N08 */
export function PlanReplayPanel({ spread, url, names, withoutPlace, atMs, onSeek }: PlanReplayPanelProps) {
  const t = useWords(planViewWords);
  const { number } = useFormat();
  const { data, error, refetch, isAsked, steps, leftOut } = spread;
  return (
    <ReplayBox>
      <Period spread={spread} url={url} />
      {!isAsked && <p>{t('plan.replay.choose')}</p>}
      {isAsked && error && <CallFailed error={error} action="query" onRetry={() => void refetch()} />}
      {isAsked && !error && !data && <Skeleton lines={3} />}
      {data && data.total > data.alarms.length && (
        <Banner tone="attention">
          {t('plan.replay.cut', { count: number(data.alarms.length), total: number(data.total) })}
        </Banner>
      )}
      {data && (
        <PlanReplay
          // another period is another replay: it begins at its end
          key={`${spread.period} ${url.text}`}
          steps={steps}
          names={names}
          withoutPlace={withoutPlace}
          {...leftOut}
          {...(atMs === undefined ? {} : { value: atMs })}
          onChange={onSeek}
        />
      )}
    </ReplayBox>
  );
}
