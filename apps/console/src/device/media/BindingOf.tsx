import { type CameraBindingShown, type Device, deviceCalls } from '@fireline/api/device';
import { useCall } from '@fireline/api/react';
import { alarmWords } from '@fireline/domain/alarm';
import { deviceCameraWords } from '@fireline/domain/device';
import { Button } from '@fireline/ui/Button';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { EmptyState } from '@fireline/ui/EmptyState';
import { useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Stack, Tools } from '../../lib/page/Page.styles.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { BindingForm } from './BindingForm.tsx';
import { Gallery } from './Gallery.tsx';
import { mediaWords } from './words.ts';

function Facts({ binding }: { readonly binding: NonNullable<CameraBindingShown['binding']> }) {
  const t = useWords(mediaWords, deviceCameraWords, alarmWords);
  const kinds = (names: typeof binding.snapshotKinds) => names.map((kind) => t(`alarm.kind.${kind}`)).join(' · ');
  return (
    <DescriptionList
      layout="rows"
      items={[
        { term: t('media.camera'), detail: binding.cameraName },
        { term: t('media.snapshotKinds'), detail: kinds(binding.snapshotKinds) },
        { term: t('media.recordingKinds'), detail: kinds(binding.recordingKinds) },
        { term: t('media.captureWatermark'), detail: t(`device.watermark.${binding.captureWatermark}`) },
        { term: t('media.recordingWatermark'), detail: t(`device.watermark.${binding.recordingWatermark}`) },
        { term: t('media.recordingMin'), detail: binding.recordingMin },
        { term: t('media.changedBy'), detail: binding.changedBy },
      ]}
    />
  );
}

interface ShownProps {
  readonly device: Device;
  readonly shown: CameraBindingShown;
  readonly onChanged: () => void;
}
function Shown({ device, shown, onChanged }: ShownProps) {
  const t = useWords(mediaWords);
  const may = useMay();
  const [doing, setDoing] = useState<'save' | 'remove'>();
  const { binding, cameras } = shown;
  const { deviceId, name } = device;
  const close = (): void => setDoing(undefined);
  const changed = (): void => {
    close();
    onChanged();
  };
  return (
    <Stack>
      {binding ? (
        <Facts binding={binding} />
      ) : (
        <EmptyState title={t(cameras.length > 0 ? 'media.binding.none' : 'media.cameras.none')} />
      )}
      {may(deviceCalls.saveCameraBinding) && cameras.length > 0 && (
        <Tools>
          <Button onClick={() => setDoing('save')}>{t(binding ? 'media.binding.change' : 'media.binding.bind')}</Button>
          {binding && <Button onClick={() => setDoing('remove')}>{t('media.binding.remove')}</Button>}
        </Tools>
      )}
      <Gallery deviceId={deviceId} />
      {doing === 'save' && <BindingForm device={device} shown={shown} onClose={close} onSaved={changed} />}
      {doing === 'remove' && binding && (
        <ConfirmSend
          call={deviceCalls.removeCameraBinding}
          send={{ deviceId, revision: binding.revision }}
          action="delete"
          tone="danger"
          title={t('media.binding.remove.title', { name })}
          confirmLabel={t('media.binding.remove')}
          done={t('media.binding.removed', { name })}
          onDone={changed}
          onClose={close}
        >
          {t('media.binding.remove.what')}
        </ConfirmSend>
      )}
    </Stack>
  );
}

/** The camera that watches a device, and what it took for its alarms. @spec DEV-19 DEV-20 DEV-13 */
export function BindingOf({ device }: { readonly device: Device }) {
  const call = useCall(deviceCalls.cameraBinding, { deviceId: device.deviceId });
  return (
    <Loaded call={call} action="query">
      {(shown) => <Shown device={device} shown={shown} onChanged={() => void call.refetch()} />}
    </Loaded>
  );
}
