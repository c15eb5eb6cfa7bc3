import { alarmCalls } from '@fireline/api/alarm';
import { useCall } from '@fireline/api/react';
import { useMemo } from 'react';
import { useFailureText } from '../../lib/page/failure.ts';
import { DeviceAlarms } from './DeviceAlarms.tsx';
import type { DeviceTabProps } from './tabProps.ts';

const pageSize = 100;

/** What the device reported of one category, standing and closed. @spec DEV-13 */
function RecordsOf({ device: { deviceId }, category }: DeviceTabProps & { readonly category: 'fault' | 'event' }) {
  const failureText = useFailureText();
  const of = { deviceId, category: [category], pageSize };
  const current = useCall(alarmCalls.list, { list: 'current', ...of }, { isPolling: true });
  const history = useCall(alarmCalls.list, { list: 'history', ...of });
  const alarms = useMemo(
    () => [...(current.data?.rows ?? []), ...(history.data?.rows ?? [])],
    [current.data, history.data],
  );
  const failed = current.error ?? history.error;
  return (
    <DeviceAlarms
      of={category}
      alarms={alarms}
      isLoading={current.isPending || history.isPending}
      failure={failed ? failureText('query', failed) : undefined}
      onRetry={() => void Promise.all([current.refetch(), history.refetch()])}
    />
  );
}

export const FaultsOf = ({ device }: DeviceTabProps) => <RecordsOf device={device} category="fault" />;
export const EventsOf = ({ device }: DeviceTabProps) => <RecordsOf device={device} category="event" />;
