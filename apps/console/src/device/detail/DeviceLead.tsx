import { type Device, type DeviceAround, deviceCalls } from '@fireline/api/device';
import { useCall } from '@fireline/api/react';
import { deviceTypes, deviceWords, type Measurement } from '@fireline/domain/device';
import { Card } from '@fireline/ui/Card';
import { EmptyState } from '@fireline/ui/EmptyState';
import { Reading } from '@fireline/ui/Reading';
import { Skeleton } from '@fireline/ui/Skeleton';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Stack } from '../../lib/page/Page.styles.ts';
import { PlaceExcerpt } from '../../shell/home/deviceParts.ts';
import { LivePicture, MediaPicture } from '../media/MediaPicture.tsx';
import { mediaWords } from '../media/words.ts';
import { deviceScreenWords } from '../words.ts';
import { Age } from '../Age.tsx';
import { Excerpt, Lead, Values } from './Detail.styles.ts';

export const isCamera = ({ deviceType }: Pick<Device, 'deviceType'>): boolean =>
  deviceTypes[deviceType].commands.includes('snapshot');

/** What a device is looked at for: a watch for its wearer, any other for its main reading. */
const leading = ({ deviceType }: Device): readonly Measurement[] =>
  deviceType === 'smartwatch' ? ['heartRate', 'bloodOxygen'] : [deviceTypes[deviceType].readings[0]];

/** Where it has none of them, what else it reported. */
function shownOf(device: Device, isKnown: (name: Measurement) => boolean): readonly Measurement[] {
  const first = leading(device);
  if (first.some(isKnown)) return first;
  const others = deviceTypes[device.deviceType].readings.filter(isKnown);
  return others.length > 0 ? others.slice(0, 3) : first;
}

function LastPicture({ device: { deviceId, name } }: { readonly device: Device }) {
  const t = useWords(mediaWords, deviceScreenWords);
  const format = useFormat();
  const { data } = useCall(deviceCalls.media, { deviceId, pageNo: 1, pageSize: 1 });
  if (!data) return <Skeleton shape="block" lines={6} />;
  const [newest] = data.rows;
  if (!newest || newest.kind !== 'snapshot' || newest.state !== 'done')
    return <EmptyState title={t('media.offline')} />;
  return (
    <figure>
      <MediaPicture mediaId={newest.mediaId} label={`${name} ${format.dateTime(newest.askedAt)}`} />
      <figcaption>{t('device.picture.last', { time: format.dateTime(newest.askedAt) })}</figcaption>
    </figure>
  );
}

/** What a camera sees; what it saw last while it is offline. @spec DEV-13 DEV-19 */
export function CameraLead({ device }: { readonly device: Device }) {
  const t = useWords(mediaWords, deviceScreenWords);
  const { deviceId, name, online } = device;
  return (
    <Card title={t('device.picture')} headingLevel={2}>
      {online ? (
        <Stack>
          <LivePicture deviceId={deviceId} label={`${t('media.live')} ${name}`} isMeasured />
        </Stack>
      ) : (
        <LastPicture device={device} />
      )}
    </Card>
  );
}

interface LeadProps {
  readonly device: Device;
  readonly around: DeviceAround | undefined;
}

/** Where a device is: the part of the plan around it, or the map. */
export function WhereExcerpt({ device: { deviceId, deviceType, placeId, floor, lng, lat }, around }: LeadProps) {
  if (!around) return <Skeleton shape="block" lines={6} />;
  // what moves is where it reported, anything else where it hangs
  const lngLat = lng === null || lat === null ? around.lngLat : { lng, lat };
  return (
    <Excerpt>
      <PlaceExcerpt
        deviceId={deviceId}
        floor={floor}
        plans={around.plans}
        // what moves is where it reported, not in its building
        stack={deviceType === 'smartwatch' ? null : around.stack}
        lngLat={lngLat}
        placeId={placeId}
      />
    </Excerpt>
  );
}

/** The values that a device is looked at for, when it reported them, and where it is. @spec DEV-13 N05 */
export function ValueLead({ device, around }: LeadProps) {
  const t = useWords(deviceScreenWords, deviceWords);
  const { readings, lastSeenAt, heartbeatS, batteryRatio } = device;
  const format = useFormat();
  const valueOf = (name: Measurement) => readings[name] ?? (name === 'batteryRatio' ? batteryRatio : null);
  const shown = shownOf(device, (name) => valueOf(name) !== null);
  return (
    <Card title={t('device.now')} headingLevel={2}>
      <Lead>
        <Values>
          {shown.map((measurement) => (
            <div key={measurement}>
              <dt>{t(`device.measurement.${measurement}`)}</dt>
              <dd>
                <Reading
                  measurement={measurement}
                  value={valueOf(measurement)}
                  seenAt={lastSeenAt}
                  heartbeatS={heartbeatS}
                  size="large"
                />
              </dd>
            </div>
          ))}
          <div>
            <dt>{t('device.column.seen')}</dt>
            <dd>
              <Age at={lastSeenAt} />
              {lastSeenAt !== null && <small>{format.shortDateTime(lastSeenAt)}</small>}
            </dd>
          </div>
        </Values>
        <WhereExcerpt device={device} around={around} />
      </Lead>
    </Card>
  );
}
