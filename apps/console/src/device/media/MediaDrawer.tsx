import { deviceCalls, type Media } from '@fireline/api/device';
import { useSend } from '@fireline/api/react';
import { alarmWords } from '@fireline/domain/alarm';
import { deviceCameraWords } from '@fireline/domain/device';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Drawer } from '@fireline/ui/Drawer';
import { useToast } from '@fireline/ui/Toast';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import { Stack, Tools } from '../../lib/page/Page.styles.ts';
import { useTellFailure } from '../../lib/page/useTellFailure.ts';
import { useDownload } from '../../lib/useDownload.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { mediaColumns, whyText } from './mediaColumns.tsx';
import { MediaPicture } from './MediaPicture.tsx';
import { mediaWords } from './words.ts';

export interface MediaDrawerProps {
  readonly media: Media;
  readonly onClose: () => void;
}

/** One picture or recording: to be looked at, taken along, ended or deleted. @spec DEV-19 DEV-20 */
export function MediaDrawer({ media, onClose }: MediaDrawerProps) {
  const t = useWords(mediaWords, deviceCameraWords, alarmWords);
  const format = useFormat();
  const may = useMay();
  const toasts = useToast();
  const tellFailure = useTellFailure();
  const [isDeleting, setDeleting] = useState(false);
  const { mediaId, kind, state } = media;
  const { download, isPending } = useDownload(deviceCalls.mediaFile);
  const stop = useSend(deviceCalls.stopRecording, {
    outdates: [deviceCalls.media],
    onFailed: ({ error }) => tellFailure('save', error),
  });
  const end = async (): Promise<void> => {
    await stop.mutateAsync({ mediaId });
    toasts.show({ tone: 'success', title: t('media.stopped') });
  };
  const name = t(`device.media.kind.${kind}`);
  const title = t('media.open', { kind: name, time: format.dateTime(media.startedAt ?? media.askedAt) });
  const why = whyText(media, t);
  return (
    <Drawer isOpen isDismissable onClose={onClose} title={title}>
      <Stack>
        {why !== '' && <Banner tone="attention">{why}</Banner>}
        {state === 'done' && <MediaPicture mediaId={mediaId} label={title} />}
        <Tools>
          {state === 'done' && (
            <Button isPending={isPending} onClick={() => void download({ mediaId })}>
              {t('media.download')}
            </Button>
          )}
          {state === 'running' && may(deviceCalls.stopRecording) && (
            <Button isPending={stop.isPending} onClick={() => void end()}>
              {t('media.stop')}
            </Button>
          )}
          {state !== 'deleted' && may(deviceCalls.deleteMedia) && (
            <Button variant="danger" onClick={() => setDeleting(true)}>
              {t('media.delete')}
            </Button>
          )}
        </Tools>
        <DescriptionList
          layout="rows"
          items={mediaColumns(t, format)
            .filter(({ id }) => id !== 'why')
            .map(({ header, cell }) => ({ term: header, detail: cell(media) }))}
        />
      </Stack>
      {isDeleting && (
        <ConfirmSend
          call={deviceCalls.deleteMedia}
          send={{ mediaId }}
          outdates={[deviceCalls.media]}
          action="delete"
          tone="danger"
          title={t('media.delete.title', { kind: name })}
          confirmLabel={t('media.delete')}
          done={t('media.deleted')}
          onDone={onClose}
          onClose={() => setDeleting(false)}
        >
          {t('media.delete.what')}
        </ConfirmSend>
      )}
    </Drawer>
  );
}
