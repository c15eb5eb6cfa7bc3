import type { Client } from '@fireline/api/lib';
import { type PublicDevice, publicCalls } from '@fireline/api/public';
import { deviceWords } from '@fireline/domain/device';
import { DeviceStatusTag } from '@fireline/ui/DeviceStatusTag';
import { DeviceTypeIcon } from '@fireline/ui/DeviceTypeIcon';
import { useNow, useWords } from '@fireline/ui/lib';
import { usePolled } from '../lib/usePolled.ts';
import { useTitle } from '../lib/useTitle.ts';
import { CurrentAlarms } from './CurrentAlarms.tsx';
import { LiveContent } from './LiveContent.tsx';
import { Readings } from './Readings.tsx';
import { Head, StatusPlace } from './Screen.styles.ts';
import { Where } from './Where.tsx';
import { publicWords } from './words.ts';

export interface DeviceScreenProps {
  readonly client: Client;
  readonly deviceId: number;
  /** The signed token of the link. */
  readonly token: string;
}

/** One device for whoever stands before it: is it well, what does it measure, where is it. @spec PUB-01 PUB-05 */
export function DeviceScreen({ client, deviceId, token }: DeviceScreenProps) {
  const polled = usePolled((signal) => client.send(publicCalls.device, { deviceId, token }, { signal }));
  return <LiveContent polled={polled}>{(shown) => <Device shown={shown} />}</LiveContent>;
}

function Device({ shown: { device, current, measurement, points, contact } }: { readonly shown: PublicDevice }) {
  const t = useWords(publicWords, deviceWords);
  const now = useNow(10_000);
  useTitle(device.name);
  return (
    <>
      <Head>
        <h1>{device.name}</h1>
        <p>
          <DeviceTypeIcon type={device.deviceType} isDecorative />
          {t(`device.type.${device.deviceType}`)}
        </p>
        <StatusPlace>
          <DeviceStatusTag device={device} />
          <small>{t('public.statusWhy')}</small>
        </StatusPlace>
      </Head>
      <CurrentAlarms alarms={current} nowMs={now} />
      <Readings device={device} main={measurement} points={points} nowMs={now} />
      <Where whereabouts={device} contact={contact} />
    </>
  );
}
