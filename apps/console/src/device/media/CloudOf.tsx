import { type Device, deviceCalls, type MediaServicesShown } from '@fireline/api/device';
import { useCall, useSend } from '@fireline/api/react';
import { renewalCalls } from '@fireline/api/renewal';
import { deviceCameraWords, type MediaServiceName, mediaServiceNames, recordingMinutes } from '@fireline/domain/device';
import { pathTo } from '@fireline/domain/shell';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Link } from '@fireline/ui/Link';
import { Slider } from '@fireline/ui/Slider';
import { useToast } from '@fireline/ui/Toast';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Stack, Tools } from '../../lib/page/Page.styles.ts';
import { useTellFailure } from '../../lib/page/useTellFailure.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { Gallery } from './Gallery.tsx';
import { GiveService } from './GiveService.tsx';
import { LivePicture } from './MediaPicture.tsx';
import { mediaWords } from './words.ts';

interface ServicesProps {
  readonly device: Device;
  readonly services: MediaServicesShown;
  readonly onRenewed: () => void;
}

/** Until when the services run, what they keep the camera from, and how they are given away. @spec DEV-20 */
function Services({ device, services, onRenewed }: ServicesProps) {
  const t = useWords(mediaWords, deviceCameraWords);
  const { date } = useFormat();
  const may = useMay();
  const [giving, give] = useState<MediaServiceName>();
  const until = (service: MediaServiceName): string => {
    const day = services[`${service}Until`];
    return day === null ? t('media.never') : t('media.until', { day: date(day) });
  };
  const { recordAlarm, downloadRecording, addWatermark, renewWatermark } = services.refusals;
  const refusals = [recordAlarm, downloadRecording, addWatermark].flatMap((one) => one ?? []);
  return (
    <Stack>
      {refusals.map(({ code, args }) => (
        <Banner key={code} tone="attention">
          {t(code as keyof typeof deviceCameraWords, args)}
        </Banner>
      ))}
      <DescriptionList
        items={mediaServiceNames.map((service) => ({
          term: t(`device.media.service.${service}`),
          detail: until(service),
        }))}
      />
      {may(renewalCalls.orderMeal) && may({ who: ['renewalResources:view'] }) && (
        <Tools>
          <Link href={`${pathTo('renewalResources')}?renew=${device.deviceId}`}>{t('media.renew')}</Link>
        </Tools>
      )}
      {may(deviceCalls.renewMedia) && (
        <Tools>
          {mediaServiceNames.map((service) => (
            <Button
              key={service}
              disabled={service === 'watermark' && renewWatermark !== undefined}
              onClick={() => give(service)}
            >
              {t('media.give', { service: t(`device.media.service.${service}`) })}
            </Button>
          ))}
        </Tools>
      )}
      {giving && <GiveService device={device} service={giving} onClose={() => give(undefined)} onGiven={onRenewed} />}
    </Stack>
  );
}

/** The picture now, while somebody looks, and the ways to keep something of it. @spec DEV-19 */
function Live({ device: { deviceId, name, online }, canMark }: { readonly device: Device; readonly canMark: boolean }) {
  const t = useWords(mediaWords);
  const may = useMay();
  const toasts = useToast();
  const tellFailure = useTellFailure();
  const [isPlaying, play] = useState(false);
  const [minutes, setMinutes] = useState<number>(recordingMinutes.min);
  const options = {
    outdates: [deviceCalls.media],
    onFailed: ({ error }: { readonly error: unknown }) => tellFailure('save', error),
  };
  const take = useSend(deviceCalls.takeSnapshot, options);
  const record = useSend(deviceCalls.startRecording, options);
  const watermark = canMark ? 'with' : 'without';
  const say = (title: string) => toasts.show({ tone: 'success', title });
  return (
    <Stack>
      {isPlaying && <LivePicture deviceId={deviceId} label={`${t('media.live')} ${name}`} />}
      <Tools>
        <Button disabled={!online} onClick={() => play(!isPlaying)}>
          {t(isPlaying ? 'media.live.pause' : 'media.live.play')}
        </Button>
        {may(deviceCalls.takeSnapshot) && (
          <Button
            disabled={!online}
            isPending={take.isPending}
            onClick={() => void take.mutateAsync({ deviceId, watermark }).then(() => say(t('media.taken')))}
          >
            {t('media.take')}
          </Button>
        )}
        {may(deviceCalls.startRecording) && (
          <Button
            disabled={!online}
            isPending={record.isPending}
            onClick={() =>
              void record.mutateAsync({ deviceId, watermark, minutes }).then(() => say(t('media.recording')))
            }
          >
            {t('media.record')}
          </Button>
        )}
      </Tools>
      {may(deviceCalls.startRecording) && (
        <Slider
          label={t('media.minutes')}
          value={minutes}
          min={recordingMinutes.min}
          max={recordingMinutes.max}
          step={1}
          onChange={({ value }) => setMinutes(value ?? recordingMinutes.min)}
        />
      )}
    </Stack>
  );
}

/** A camera: its picture, its services, and what it keeps. @spec DEV-19 DEV-20 DEV-13 */
export function CloudOf({ device }: { readonly device: Device }) {
  const call = useCall(deviceCalls.mediaServices, { deviceId: device.deviceId });
  return (
    <Loaded call={call} action="query">
      {(services) => (
        <Stack>
          <Live device={device} canMark={services.refusals.addWatermark === undefined} />
          <Services device={device} services={services} onRenewed={() => void call.refetch()} />
          <Gallery deviceId={device.deviceId} />
        </Stack>
      )}
    </Loaded>
  );
}
