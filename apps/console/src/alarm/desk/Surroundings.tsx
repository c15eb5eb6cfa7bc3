import type { AlarmSurroundings } from '@fireline/api/alarm';
import { buildingWords } from '@fireline/domain/building';
import { deviceWords } from '@fireline/domain/device';
import { pathTo } from '@fireline/domain/shell';
import { siteWords } from '@fireline/domain/site';
import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import { DeviceStatusTag } from '@fireline/ui/DeviceStatusTag';
import { DeviceTypeIcon } from '@fireline/ui/DeviceTypeIcon';
import { Link } from '@fireline/ui/Link';
import { useFormat, useWords } from '@fireline/ui/lib';
import { floorText } from '../../lib/floor.ts';
import { PhoneLinks } from '../../lib/page/PhoneLinks.tsx';
import { resourcePath } from '../../lib/resourcePath.ts';
import { PlaceExcerpt } from '../../shell/home/alarmParts.ts';
import { Lines, Picture } from './Desk.styles.ts';
import { deskWords } from './words.ts';

/** The part of the plan around the device; where no plan shows it, the floors of its building, else the map. @spec ALM-11 */
export function Excerpt({
  device,
  plans,
  stack,
  lngLat,
}: Pick<AlarmSurroundings, 'device' | 'plans' | 'stack' | 'lngLat'>) {
  return (
    <Picture>
      <PlaceExcerpt
        deviceId={device.deviceId}
        floor={device.floor}
        plans={plans}
        stack={stack}
        lngLat={lngLat}
        isAlarm
      />
    </Picture>
  );
}

/** What else hangs there, and whether it has noticed something, too; nothing for those who may not see devices. @spec ALM-11 ROL-03 */
export function Nearby({ nearby }: Pick<AlarmSurroundings, 'nearby'>) {
  const t = useWords(deskWords, deviceWords, siteWords);
  if (nearby === null) return null;
  return (
    <section aria-label={t('desk.nearby')}>
      <h3>{t('desk.nearby')}</h3>
      {nearby.length === 0 && <p>{t('desk.nearby.none')}</p>}
      <Lines>
        {nearby.map((device) => (
          <li key={device.deviceId}>
            <DeviceTypeIcon type={device.deviceType} aria-label={t(`device.type.${device.deviceType}`)} />
            <Link href={pathTo('deviceDetail', { deviceId: device.deviceId })}>{device.name}</Link>
            <span>{floorText(device.floor, t)}</span>
            {device.alarmLevel === null ? (
              <DeviceStatusTag device={device} />
            ) : (
              <AlarmLevelBadge level={device.alarmLevel} />
            )}
          </li>
        ))}
      </Lines>
    </section>
  );
}

/** Hydrants, water, teams and stations, the nearest first; nothing for those who may see none of them. @spec ALM-11 BLD-05 ROL-03 */
export function Resources({ resources }: Pick<AlarmSurroundings, 'resources'>) {
  const t = useWords(deskWords, buildingWords);
  const { number } = useFormat();
  if (resources === null) return null;
  return (
    <section aria-label={t('desk.resources')}>
      <h3>{t('desk.resources')}</h3>
      {resources.length === 0 && <p>{t('desk.resources.none')}</p>}
      <Lines>
        {resources.map(({ resourceId, kind, name, metres, phone }) => (
          <li key={resourceId}>
            <Link href={resourcePath(kind, resourceId)}>{name}</Link>
            <span>{t(`building.resource.${kind}`)}</span>
            <span>{number(metres, { digits: 0, unit: 'm' })}</span>
            {phone !== '' && <PhoneLinks numbers={[phone]} />}
          </li>
        ))}
      </Lines>
    </section>
  );
}
