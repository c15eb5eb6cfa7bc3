import type { Alarm } from '@fireline/api/alarm';
import { useCall } from '@fireline/api/react';
import { type Measurement, deviceWords, measurements } from '@fireline/domain/device';
import { Banner } from '@fireline/ui/Banner';
import { LineChart } from '@fireline/ui/LineChart';
import { Skeleton } from '@fireline/ui/Skeleton';
import { useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { type Device, deviceCalls } from '@fireline/api/device';
import { CallFailed } from './page/CallFailed.tsx';
import { curveWords } from './words.ts';

export interface ReadingCurveProps {
  readonly device: Pick<Device, 'deviceId' | 'deviceType' | 'heartbeatS'>;
  readonly measurement: Measurement;
  /** ISO 8601. */
  readonly from: string;
  readonly to: string;
  /** Marked on the curve where they fall into its time. */
  readonly alarms?: readonly Alarm[];
}

const none: readonly Alarm[] = [];

/** One reading over time with its normal band and the alarms it raised. @spec DEV-13 ALM-11 */
export function ReadingCurve(props: ReadingCurveProps) {
  const { device, measurement, from, to } = props;
  // it stays while its time goes on; what was read of something else, or over a shorter time, is not drawn as if it were this
  return <Curve key={`${device.deviceId} ${measurement} ${Date.parse(to) - Date.parse(from)}`} {...props} />;
}

function Curve({ device, measurement, from, to, alarms = none }: ReadingCurveProps) {
  const t = useWords(curveWords, deviceWords);
  const { deviceId, heartbeatS } = device;
  const { data, error, refetch, isFetching } = useCall(
    deviceCalls.readings,
    { deviceId, measurement, from, to },
    { keepsPrevious: true },
  );
  const marks = useMemo(
    () =>
      alarms.filter((alarm) => alarm.measurement === measurement).map(({ alarmTime: at, level }) => ({ at, level })),
    [alarms, measurement],
  );
  if (!data && error) {
    return <CallFailed error={error} action="queryChart" onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (!data) return <Skeleton shape="block" lines={11} />;
  const { unit, digits } = measurements[measurement];
  return (
    <>
      {data.truncated && <Banner>{t('curve.cut')}</Banner>}
      <LineChart
        label={t('curve.of', { name: t(`device.measurement.${measurement}`) })}
        points={data.points}
        unit={unit}
        digits={digits}
        from={from}
        to={to}
        marks={marks}
        gapMsMax={2 * heartbeatS * 1000}
        {...(data.band ? { band: { from: data.band.min, to: data.band.max } } : {})}
      />
    </>
  );
}
