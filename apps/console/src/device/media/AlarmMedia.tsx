import type { Alarm } from '@fireline/api/alarm';
import { deviceCalls } from '@fireline/api/device';
import { useCall } from '@fireline/api/react';
import { Card } from '@fireline/ui/Card';
import { useWords } from '@fireline/ui/lib';
import { Gallery } from './Gallery.tsx';
import { mediaWords } from './words.ts';

/** What was taken for an alarm, or why it was not; nothing where no camera watches. @spec ALM-11 DEV-19 DEV-20 */
export function AlarmMedia({ alarm: { alarmId, deviceId } }: { readonly alarm: Pick<Alarm, 'alarmId' | 'deviceId'> }) {
  const t = useWords(mediaWords);
  const { data } = useCall(deviceCalls.media, { deviceId, alarmId, pageNo: 1, pageSize: 10 }, { isPolling: true });
  if (!data || data.total === 0) return null;
  return (
    <Card title={t('media.gallery')} headingLevel={2}>
      <Gallery deviceId={deviceId} alarmId={alarmId} />
    </Card>
  );
}
