import { type Device, deviceCalls } from '@fireline/api/device';
import { useCall } from '@fireline/api/react';
import { deviceStatus, deviceWords, isBatteryEmpty, offlineStatuses, signalNone } from '@fireline/domain/device';
import { pathTo } from '@fireline/domain/shell';
import { Card } from '@fireline/ui/Card';
import { DeviceStatusTag } from '@fireline/ui/DeviceStatusTag';
import { Link } from '@fireline/ui/Link';
import { type Translate, useFormat, useWords } from '@fireline/ui/lib';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Age } from '../../lib/parts/Age.tsx';
import { filterOf, listOf, type SiteOf } from './of.ts';
import { Lines, Quiet, Ways } from './Overview.styles.ts';
import { Need, partLines } from './Part.tsx';
import { type OverviewKeys, overviewWords } from './words.ts';

const weak = ['battery', 'signal'] as const;

/** What of an online device will soon keep it silent. */
const weakText = ({ batteryRatio, lowPower, signals }: Device, t: Translate<OverviewKeys>): string =>
  batteryRatio !== null && isBatteryEmpty({ batteryRatio, lowPower })
    ? t('overview.devices.battery', { percent: batteryRatio })
    : signals === null || signals === signalNone
      ? ''
      : t('overview.devices.signal', { value: signals });

function DeviceLine({ device, site }: { readonly device: Device; readonly site: SiteOf }) {
  const t = useWords(overviewWords, deviceWords);
  const { deviceId, name, placeName, buildingName, lastSeenAt } = device;
  const status = deviceStatus(device);
  return (
    <Need
      mark={<DeviceStatusTag status={status} />}
      href={pathTo('deviceDetail', { deviceId })}
      what={name}
      where={[site.of === 'unit' && placeName, buildingName].filter(Boolean).join(' · ')}
      since={lastSeenAt === null ? t('overview.devices.neverSeen') : <Age at={lastSeenAt} />}
      note={status === 'online' ? weakText(device, t) : lastSeenAt !== null && t('overview.devices.seen')}
    />
  );
}

/** Devices that are silent, then those that will be: a low battery or hardly any signal. @spec DEV-12 DEV-14 SIT-02 SIT-06 */
export function TroubledDevices({ site }: { readonly site: SiteOf }) {
  const t = useWords(overviewWords);
  const { number } = useFormat();
  const asked = { ...filterOf(site), pageNo: 1, pageSize: partLines };
  const often = { isPolling: true, keepsPrevious: true };
  // in the order of the rule an unexplained silence is last: it is the worst
  const offline = useCall(
    deviceCalls.list,
    { ...asked, status: [...offlineStatuses], sort: 'status', order: 'desc' },
    often,
  );
  const failing = useCall(
    deviceCalls.list,
    { ...asked, status: ['online'], concern: [...weak], sort: 'batteryRatio', order: 'asc' },
    often,
  );
  const path = pathTo('deviceList');
  const [silent, low] = [offline.data?.total ?? 0, failing.data?.total ?? 0];
  return (
    <Card
      title={t('overview.devices')}
      headingLevel={2}
      actions={
        <Ways>
          {silent > 0 && (
            <Link href={listOf(path, site, { status: offlineStatuses.join(',') })}>
              {t('overview.devices.offline', { count: number(silent) })}
            </Link>
          )}
          {low > 0 && (
            <Link href={listOf(path, site, { status: 'online', concern: weak.join(',') })}>
              {t('overview.devices.weak', { count: number(low) })}
            </Link>
          )}
        </Ways>
      }
    >
      <Loaded call={offline} action="query" lines={3}>
        {({ rows }) => {
          const shown = [...rows, ...(failing.data?.rows ?? [])].slice(0, partLines);
          if (shown.length === 0) return <Quiet>{t('overview.devices.none')}</Quiet>;
          return (
            <Lines>
              {shown.map((device) => (
                <DeviceLine key={device.deviceId} device={device} site={site} />
              ))}
            </Lines>
          );
        }}
      </Loaded>
    </Card>
  );
}
