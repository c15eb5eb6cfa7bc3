import { type Alarm, alarmCalls } from '@fireline/api/alarm';
import { useCall } from '@fireline/api/react';
import { useMemo } from 'react';
import { useFailureText } from '../../lib/page/failure.ts';
import { DeviceAlarms } from './DeviceAlarms.tsx';
import type { DeviceTabProps } from './tabProps.ts';

const pageSize = 100;

type Category = 'fault' | 'event';

/** What the device reported, standing and closed; of one category, or all of it. */
export function useRecordsOf(deviceId: number, category?: Category) {
  const of = { deviceId, ...(category && { category: [category] }), pageSize };
  const current = useCall(alarmCalls.list, { list: 'current', ...of }, { isPolling: true });
  const history = useCall(alarmCalls.list, { list: 'history', ...of });
  const alarms = useMemo(
    (): readonly Alarm[] => [...(current.data?.rows ?? []), ...(history.data?.rows ?? [])],
    [current.data, history.data],
  );
  return {
    alarms,
    /** How many stand; undefined: not known yet. */
    standing: current.data?.total,
    isPending: current.isPending || history.isPending,
    error: current.error ?? history.error,
    refetch: () => void Promise.all([current.refetch(), history.refetch()]),
  };
}

/** What the device reported, standing and closed. @spec DEV-13 */
function RecordsOf({ device: { deviceId }, category }: DeviceTabProps & { readonly category?: Category }) {
  const failureText = useFailureText();
  const { alarms, isPending, error, refetch } = useRecordsOf(deviceId, category);
  return (
    <DeviceAlarms
      of={category}
      alarms={alarms}
      isLoading={isPending}
      failure={error ? failureText('query', error) : undefined}
      onRetry={refetch}
    />
  );
}

export const AlarmsOf = ({ device }: DeviceTabProps) => <RecordsOf device={device} />;
export const FaultsOf = ({ device }: DeviceTabProps) => <RecordsOf device={device} category="fault" />;
export const EventsOf = ({ device }: DeviceTabProps) => <RecordsOf device={device} category="event" />;
