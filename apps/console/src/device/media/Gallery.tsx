import { deviceCalls, type Media } from '@fireline/api/device';
import { useCall } from '@fireline/api/react';
import { alarmWords } from '@fireline/domain/alarm';
import { deviceCameraWords } from '@fireline/domain/device';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMemo, useState } from 'react';
import { PartTable } from '../../lib/list/PartTable.tsx';
import { mediaColumns } from './mediaColumns.tsx';
import { MediaDrawer } from './MediaDrawer.tsx';
import { mediaWords } from './words.ts';

export interface GalleryProps {
  /** A camera, or a device that a camera watches. */
  readonly deviceId: number;
  /** Only what was made for this alarm. */
  readonly alarmId?: number;
}

/** Pictures and recordings, the newest first; a press opens one. @spec DEV-19 DEV-20 ALM-11 */
export function Gallery({ deviceId, alarmId }: GalleryProps) {
  const t = useWords(mediaWords, deviceCameraWords, alarmWords);
  const format = useFormat();
  const [opened, open] = useState<Media>();
  const columns = useMemo(() => mediaColumns(t, format), [t, format]);
  const of = { deviceId, ...(alarmId !== undefined && { alarmId }) };
  const { data } = useCall(deviceCalls.media, { ...of, pageNo: 1, pageSize: 10 }, { isPolling: true });
  // as it is now, where it is on the page that is asked for anyway
  const shown = data?.rows.find(({ mediaId }) => mediaId === opened?.mediaId) ?? opened;
  return (
    <>
      <PartTable
        label={t('media.gallery')}
        call={deviceCalls.media}
        of={of}
        columns={columns}
        getRowId={({ mediaId }) => mediaId}
        onOpen={open}
        empty={{ title: t('media.none') }}
      />
      {shown && <MediaDrawer media={shown} onClose={() => open(undefined)} />}
    </>
  );
}
