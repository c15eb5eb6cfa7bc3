import type { Device, DeviceAround } from '@fireline/api/device';
import { deviceOutageWords, roundSpan } from '@fireline/domain/device';
import { pathTo } from '@fireline/domain/shell';
import { siteWords } from '@fireline/domain/site';
import { Link } from '@fireline/ui/Link';
import { useWords } from '@fireline/ui/lib';
import { floorText } from '../../lib/floor.ts';
import { PhoneLinks } from '../../lib/page/PhoneLinks.tsx';
import { Named, Path } from '../../lib/page/Whereabouts.tsx';
import { Age } from '../Age.tsx';
import { deviceScreenWords } from '../words.ts';
import { Where } from './Detail.styles.ts';

export interface DeviceWhereProps {
  readonly device: Device;
  /** undefined: not known yet. */
  readonly around: DeviceAround | undefined;
}

/** From the place down to the spot, each level that has a page as a link; the floor leads to the plan that shows the device. */
function Whereabouts({ device, around }: DeviceWhereProps) {
  const t = useWords(deviceScreenWords, siteWords);
  const { placeId, placeName, buildingName, floor, spot = '' } = device;
  const [plan] = around?.plans ?? [];
  const buildingId = around?.buildingId ?? null;
  return (
    <Path aria-label={t('device.where')}>
      {placeName !== '' && (
        <span>
          <Named
            name={placeName}
            href={placeId === null ? null : pathTo('placeDetail', { placeId })}
            who={['placeDetail:view']}
          />
        </span>
      )}
      {buildingName !== '' && (
        <span>
          <Named
            name={buildingName}
            href={buildingId === null ? null : pathTo('buildingDetail', { buildingId })}
            who={['buildingDetail:view']}
          />
        </span>
      )}
      {floor !== null && (
        <span>
          {plan ? (
            <Link href={pathTo('planMonitorDetail', { layerId: plan.layerId })} title={plan.name}>
              {floorText(floor, t)}
            </Link>
          ) : (
            floorText(floor, t)
          )}
        </span>
      )}
      {spot !== '' && <span>{spot}</span>}
    </Path>
  );
}

/** Below the title: where a device hangs, to whom it belongs, when it last reported against how often it should, and whom to call. @spec DEV-13 */
export function DeviceWhere({ device, around }: DeviceWhereProps) {
  const t = useWords(deviceScreenWords, deviceOutageWords);
  const { unitName, partnerName, partnerId, lastSeenAt, heartbeatS } = device;
  const unitId = around?.unitId ?? null;
  const { unit, count } = roundSpan(heartbeatS * 1000);
  const [person] = around?.people ?? [];
  return (
    <Where>
      <Whereabouts device={device} around={around} />
      {unitName !== '' && (
        <span>
          <span>{t('device.column.unit')}</span>{' '}
          <Named
            name={unitName}
            href={unitId === null ? null : pathTo('unitDetail', { unitId })}
            who={['unitDetail:view']}
          />
        </span>
      )}
      {partnerName !== '' && (
        <span>
          <span>{t('device.column.partner')}</span>{' '}
          <Named
            name={partnerName}
            href={partnerId === null ? null : `${pathTo('systemAgent')}?open=${partnerId}`}
            who={['systemAgent:view']}
          />
        </span>
      )}
      <span>
        <span>{t('device.column.seen')}</span> <Age at={lastSeenAt} />
        {t('device.expected', { span: t(`device.span.${unit}`, { count }) })}
      </span>
      {person && (
        <span>
          <span>{t('device.call')}</span> {person.name} <PhoneLinks numbers={person.phones.slice(0, 1)} />
        </span>
      )}
    </Where>
  );
}
