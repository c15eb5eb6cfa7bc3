import '../../lib/map/mapWorker.ts';
import { type Device, deviceCalls } from '@fireline/api/device';
import { useCall } from '@fireline/api/react';
import { deviceWords, trackDaysMax } from '@fireline/domain/device';
import { addDays, dayAt } from '@fireline/domain/lib';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { wgs84 } from '@fireline/domain/site';
import { Banner } from '@fireline/ui/Banner';
import { DeviceStatusTag } from '@fireline/ui/DeviceStatusTag';
import { MapTrajectory, type WatchFix } from '@fireline/ui/MapTrajectory';
import { Skeleton } from '@fireline/ui/Skeleton';
import { useNow, useWords } from '@fireline/ui/lib';
import { useMemo, useState } from 'react';
import { pageId } from '../../lib/page/pageId.ts';
import { CallFailed } from '../../lib/page/CallFailed.tsx';
import { PageHeader, type PageHeaderProps } from '../../lib/page/PageHeader.tsx';
import { PeriodFilter } from '../../lib/list/PeriodFilter.tsx';
import { daysOf, instantsOf } from '../../lib/days.ts';
import { useFailureText } from '../../lib/page/failure.ts';
import type { ScreenProps } from '../../lib/page/screen.ts';
import { Landmarks } from '../../lib/map/Landmarks.tsx';
import { useBaseMap } from '../../lib/map/useBaseMap.ts';
import { useLandmarks, useWhereText } from '../../lib/map/useLandmarks.ts';
import { useUrlQuery } from '../../lib/page/useUrlQuery.ts';
import { TrajectoryPage } from './Trajectory.styles.ts';
import { deviceScreenWords } from '../words.ts';

/** The way of a watch in the days of the address; yesterday and today unless it names others. */
function Way({ device, back }: { readonly device: Device } & Pick<PageHeaderProps, 'back'>) {
  const t = useWords(deviceScreenWords, deviceWords, routeWords);
  const failureText = useFailureText();
  const url = useUrlQuery();
  const { base, isPending } = useBaseMap();
  const today = dayAt(useNow(60_000));
  const days = daysOf(url, { from: addDays(today, -1), to: today });
  const call = useCall(
    deviceCalls.trajectory,
    { deviceId: device.deviceId, ...instantsOf(days) },
    // a day that is over stays as it was
    { isPolling: days.to >= today },
  );
  const fixes = useMemo(
    (): readonly WatchFix[] =>
      (call.data?.fixes ?? []).map(({ at, lng, lat, accuracyM }) => ({
        atMs: Date.parse(at),
        at: wgs84(lng, lat),
        accuracyM,
      })),
    [call.data],
  );
  const [momentMs, setMomentMs] = useState<number>();
  const now = (momentMs === undefined ? undefined : fixes.findLast(({ atMs }) => atMs <= momentMs)) ?? fixes.at(-1);
  const landmarks = useLandmarks(now?.at, device.placeId);
  const where = useWhereText(now?.at, landmarks);
  return (
    <TrajectoryPage>
      <PageHeader
        title={t('device.track.of', { name: device.name })}
        back={back}
        state={<DeviceStatusTag device={device} />}
        actions={
          <PeriodFilter
            label={t('device.track.days')}
            url={url}
            onChange={url.set}
            initial={days}
            daysMax={trackDaysMax}
            offered={['last7Days']}
          />
        }
      />
      {call.data?.truncated && <Banner tone="attention">{t('device.track.cut')}</Banner>}
      {isPending ? (
        <Skeleton shape="block" lines={10} />
      ) : (
        <MapTrajectory
          label={t('device.track.of', { name: device.name })}
          base={base}
          fixes={fixes}
          isLoading={call.isPending}
          failure={call.error ? failureText('query', call.error) : undefined}
          onRetry={() => void call.refetch()}
          onMomentChange={({ value }) => setMomentMs(value)}
        >
          <Landmarks landmarks={landmarks} where={where} />
        </MapTrajectory>
      )}
    </TrajectoryPage>
  );
}

/** Where a smartwatch went, played back on a map. @spec DEV-25 */
export function TrajectoryScreen({ params }: ScreenProps) {
  const t = useWords(deviceScreenWords, routeWords);
  const deviceId = pageId(params.deviceId);
  const { data: device, error, refetch, isFetching } = useCall(deviceCalls.detail, { deviceId });
  const back = pathTo('deviceDetail', { deviceId });
  if (device) return <Way key={deviceId} {...{ device, back }} />;
  return (
    <>
      <PageHeader title={t('shell.route.deviceTrajectory')} back={back} />
      {error ? (
        <CallFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton shape="block" lines={8} />
      )}
    </>
  );
}
