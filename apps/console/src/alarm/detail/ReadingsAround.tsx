import type { Alarm } from '@fireline/api/alarm';
import { deviceCalls } from '@fireline/api/device';
import { useCall } from '@fireline/api/react';
import { spanAround } from '@fireline/domain/alarm';
import type { Measurement } from '@fireline/domain/device';
import { useNow } from '@fireline/ui/lib';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { ReadingCurve } from '../../lib/ReadingCurve.tsx';

/** The reading before the alarm and after it, up to now. @spec ALM-11 */
export function ReadingsAround({ alarm, measurement }: { readonly alarm: Alarm; readonly measurement: Measurement }) {
  const device = useCall(deviceCalls.detail, { deviceId: alarm.deviceId });
  const now = useNow(60_000);
  const { fromMs, toMs } = spanAround(Date.parse(alarm.alarmTime), now);
  return (
    <Loaded call={device} action="queryChart" shape="block" lines={11}>
      {(data) => (
        <ReadingCurve
          device={data}
          measurement={measurement}
          from={new Date(fromMs).toISOString()}
          to={new Date(toMs).toISOString()}
          alarms={[alarm]}
        />
      )}
    </Loaded>
  );
}
