import type { Alarm } from '@fireline/api/alarm';
import { deviceCalls } from '@fireline/api/device';
import { useCall } from '@fireline/api/react';
import type { Measurement } from '@fireline/domain/device';
import { Loaded } from '../lib/page/Loaded.tsx';
import { ReadingCurve } from '../lib/ReadingCurve.tsx';

const aroundMs = 12 * 3_600_000;

/** The reading half a day before the alarm and half a day after. @spec ALM-11 */
export function ReadingsAround({ alarm, measurement }: { readonly alarm: Alarm; readonly measurement: Measurement }) {
  const device = useCall(deviceCalls.detail, { deviceId: alarm.deviceId });
  const at = Date.parse(alarm.alarmTime);
  return (
    <Loaded call={device} action="queryChart" shape="block" lines={11}>
      {(data) => (
        <ReadingCurve
          device={data}
          measurement={measurement}
          from={new Date(at - aroundMs).toISOString()}
          to={new Date(at + aroundMs).toISOString()}
          alarms={[alarm]}
        />
      )}
    </Loaded>
  );
}
