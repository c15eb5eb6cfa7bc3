import { alarmCalls } from '@fireline/api/alarm';
import { type Device, deviceCalls } from '@fireline/api/device';
import { useCall } from '@fireline/api/react';
import { deviceOutageWords, deviceStatus, deviceWords } from '@fireline/domain/device';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import { Button } from '@fireline/ui/Button';
import { DeviceStatusTag } from '@fireline/ui/DeviceStatusTag';
import { DeviceTypeIcon } from '@fireline/ui/DeviceTypeIcon';
import { Link } from '@fireline/ui/Link';
import { Skeleton } from '@fireline/ui/Skeleton';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Suspense, useState } from 'react';
import { LoadedPage } from '../../lib/page/Loaded.tsx';
import { pageId } from '../../lib/page/pageId.ts';
import { NewOrderLink } from '../../lib/parts/NewOrderLink.tsx';
import { PageHeader, type PageHeaderProps } from '../../lib/page/PageHeader.tsx';
import { PartGroups } from '../../lib/page/PartGroups.tsx';
import { Page } from '../../lib/page/Page.styles.ts';
import type { ScreenProps } from '../../lib/page/screen.ts';
import { useUrlQuery } from '../../lib/page/useUrlQuery.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { ShareLinksButton } from '../../lib/share/ShareLinksButton.tsx';
import { DeviceSilences, HazardOfDevice, SilenceButton } from '../../shell/home/deviceParts.ts';
import { levelOf } from '../list/columns.tsx';
import { deviceScreenWords } from '../words.ts';
import { lastData } from './DeviceCurves.tsx';
import { DeviceOverview } from './DeviceOverview.tsx';
import { DeviceWhere } from './DeviceWhere.tsx';
import { deviceTabGroups, tabRowsOf } from './tabs.ts';
import { useDevice } from './useDevice.ts';

interface ActsProps {
  readonly device: Device;
  readonly onHazard: () => void;
}

/** What can be done about a device that is not well: a hazard is recorded, its last data are looked at. @spec N13 ALM-13 */
function StatusActs({ device, onHazard }: ActsProps) {
  const t = useWords(deviceScreenWords);
  const may = useMay();
  const url = useUrlQuery();
  if (device.online) return null;
  return (
    <>
      {device.dStatus !== 0 && !device.isSuspended && may(alarmCalls.createHazard) && (
        <Button onClick={onHazard}>{t('device.hazard')}</Button>
      )}
      {device.lastSeenAt !== null && (
        <Button onClick={() => url.set({ part: '', ...lastData })}>{t('device.lastData')}</Button>
      )}
    </>
  );
}

function Detail({ device, back }: { readonly device: Device } & Pick<PageHeaderProps, 'back'>) {
  const t = useWords(deviceScreenWords, deviceWords, deviceOutageWords);
  const format = useFormat();
  const may = useMay();
  const [isWriting, setWriting] = useState(false);
  // an address with a part that is not there shows the overview, too: there the reasons are said twice
  const isAtOverview = ['', 'overview'].includes(useUrlQuery().get('part'));
  const { deviceId, name, deviceType, placeId, placeName } = device;
  const around = useCall(deviceCalls.around, { deviceId }, { isPolling: true }).data;
  const standing = useCall(alarmCalls.list, { list: 'current', deviceId, pageSize: 1 }, { isPolling: true }).data
    ?.total;
  const level = levelOf(device);
  const explained = { ...device, ...around };
  const acts = <StatusActs device={device} onHazard={() => setWriting(true)} />;
  return (
    <Page>
      <PageHeader
        title={name}
        back={back}
        symbol={<DeviceTypeIcon type={deviceType} isDecorative width={24} height={24} />}
        state={
          <>
            <span>{t(`device.type.${deviceType}`)}</span>
            <DeviceStatusTag
              device={explained}
              acts={acts}
              isSaidBeside={isAtOverview && deviceStatus(device) !== 'online'}
            />
            {level && <AlarmLevelBadge level={level} />}
          </>
        }
        actions={
          <>
            {deviceType === 'smartwatch' && (
              <Link href={pathTo('deviceTrajectory', { deviceId })}>{t('device.detail.track')}</Link>
            )}
            <NewOrderLink from="imei" id={device.imei} />
            <SilenceButton device={device} />
            <ShareLinksButton subject="device" id={deviceId} />
          </>
        }
      />
      <DeviceWhere device={device} around={around} />
      <DeviceSilences deviceId={deviceId} />
      <PartGroups
        label={name}
        groups={[
          {
            value: 'overview',
            label: t('device.group.overview'),
            parts: [
              {
                value: 'overview',
                label: t('device.group.overview'),
                isShown: true,
                content: <DeviceOverview {...{ device, around, explained, acts }} />,
              },
            ],
          },
          ...deviceTabGroups.map((group) => ({
            value: group,
            label: t(`device.group.${group}`),
            ...(group === 'alarms' && standing ? { count: format.number(standing) } : {}),
            parts: tabRowsOf(deviceType)
              .filter((row) => row.group === group)
              .map(({ value, tab, call, Part }) => ({
                value,
                label: t(`device.tab.${tab}`),
                isShown: may(call),
                content: (
                  <Suspense fallback={<Skeleton lines={8} />}>
                    <Part device={device} />
                  </Suspense>
                ),
              })),
          })),
        ]}
      />
      <Suspense fallback={null}>
        <HazardOfDevice
          about={{
            deviceId,
            place: placeId === null ? null : { id: placeId, name: placeName },
            title: `${name} ${t(`device.status.${deviceStatus(device)}`)}`,
          }}
          isOpen={isWriting}
          onClose={() => setWriting(false)}
        />
      </Suspense>
    </Page>
  );
}

/** One device: where it is, whether it is well and why not, what it measures, and all that is kept of it. @spec DEV-13 N05 N13 */
export function DeviceDetailScreen({ params }: ScreenProps) {
  const t = useWords(deviceScreenWords, routeWords);
  const { device, ...call } = useDevice(pageId(params.deviceId));
  const back = pathTo('deviceList');
  return (
    <LoadedPage call={{ ...call, data: device }} title={t('shell.route.deviceDetail')} back={back}>
      {(shown) => <Detail key={shown.deviceId} device={shown} back={back} />}
    </LoadedPage>
  );
}
