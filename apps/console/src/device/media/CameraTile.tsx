import type { Device } from '@fireline/api/device';
import { Button } from '@fireline/ui/Button';
import { Card } from '@fireline/ui/Card';
import { DeviceStatusTag } from '@fireline/ui/DeviceStatusTag';
import { EmptyState } from '@fireline/ui/EmptyState';
import { useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { Stack, Tools } from '../../lib/page/Page.styles.ts';
import { LivePicture } from './MediaPicture.tsx';
import { mediaWords } from './words.ts';

interface CameraTileProps {
  readonly camera: Device;
  /** The reader wants what it keeps. */
  readonly onOpen: () => void;
}

/** A camera on a wall of them: its picture while it plays, how fast and how late that is, and the way to what it keeps. @spec DEV-19 */
export function CameraTile({ camera, onOpen }: CameraTileProps) {
  const t = useWords(mediaWords);
  const [isPaused, pause] = useState(false);
  const { deviceId, name, placeName, online } = camera;
  const label = `${t('media.live')} ${name}`;
  return (
    <Card title={name} headingLevel={2}>
      <Stack>
        <div>
          <DeviceStatusTag device={camera} /> {placeName}
        </div>
        {!online && <EmptyState title={t('media.offline')} />}
        {online && !isPaused && <LivePicture deviceId={deviceId} label={label} isMeasured />}
        <Tools>
          {online && (
            <Button onClick={() => pause(!isPaused)}>{t(isPaused ? 'media.live.play' : 'media.live.pause')}</Button>
          )}
          <Button onClick={onOpen}>{t('media.gallery')}</Button>
        </Tools>
      </Stack>
    </Card>
  );
}
