import { type Device, deviceCalls } from '@fireline/api/device';
import { deviceOutageWords, deviceWords } from '@fireline/domain/device';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { PartTable } from '../../lib/list/PartTable.tsx';
import { spanColumns } from './offlineColumns.tsx';
import { lengthWords } from '../../lib/words.ts';
import { offlineWords } from './words.ts';

/** When one device was offline, the newest first. @spec DEV-14 */
export function OfflineOf({ device: { deviceId } }: { readonly device: Pick<Device, 'deviceId'> }) {
  const t = useWords(offlineWords, lengthWords, deviceOutageWords, deviceWords);
  const format = useFormat();
  const columns = useMemo(
    () => spanColumns(t, format).map((column) => ({ ...column, isSortable: false })),
    [t, format],
  );
  return (
    <PartTable
      label={t('device.tab.offline')}
      call={deviceCalls.offlineRecords}
      of={{ deviceId }}
      columns={columns}
      getRowId={({ recordId }) => recordId}
      empty={{ title: t('offline.none.device') }}
    />
  );
}
