import { type DeviceQuery, type LiveDevices, createLiveDevices } from '@fireline/api/device';
import { useApi } from '@fireline/api/react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';

/** The devices of a query, followed for as long as the screen shows them. Keep the query stable between renders. @spec DEV-12 */
export function useLiveDevices(query: Omit<DeviceQuery, 'pageNo' | 'pageSize'>) {
  const { client, push } = useApi();
  if (!push) throw new Error('Live devices need the push connection of the frame');
  const devices: LiveDevices = useMemo(() => createLiveDevices({ client, push, query }), [client, push, query]);
  useEffect(() => devices.start(), [devices]);
  const snapshot = useSyncExternalStore(devices.subscribe, devices.getSnapshot);
  return { rows: devices.rows, reload: devices.reload, ...snapshot };
}
