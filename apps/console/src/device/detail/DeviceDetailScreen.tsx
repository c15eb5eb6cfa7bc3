import { alarmCalls } from '@fireline/api/alarm';
import { type Device, deviceCalls } from '@fireline/api/device';
import { useCall } from '@fireline/api/react';
import { deviceTypes, deviceWords } from '@fireline/domain/device';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import { DeviceStatusTag } from '@fireline/ui/DeviceStatusTag';
import { DeviceTypeIcon } from '@fireline/ui/DeviceTypeIcon';
import { Link } from '@fireline/ui/Link';
import { Skeleton } from '@fireline/ui/Skeleton';
import { useWords } from '@fireline/ui/lib';
import { Suspense, useMemo } from 'react';
import { pageId } from '../../lib/page/pageId.ts';
import { LoadedPage } from '../../lib/page/Loaded.tsx';
import { PageHeader, type PageHeaderProps } from '../../lib/page/PageHeader.tsx';
import { PartTabs } from '../../lib/page/PartTabs.tsx';
import { Page, TwoColumns } from '../../lib/page/Page.styles.ts';
import { useFailureText } from '../../lib/page/failure.ts';
import { ShareLinksButton } from '../../lib/share/ShareLinksButton.tsx';
import type { ScreenProps } from '../../lib/page/screen.ts';
import { DeviceSilences, SilenceButton } from '../../shell/home/deviceParts.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { DeviceAlarms } from './DeviceAlarms.tsx';
import { DeviceCurves } from './DeviceCurves.tsx';
import { DeviceFacts } from './DeviceFacts.tsx';
import { levelOf } from '../list/columns.tsx';
import { OfflineOf } from '../offline/OfflineOf.tsx';
import { tabRowsOf } from './tabs.ts';
import { useDevice } from './useDevice.ts';
import { deviceScreenWords } from '../words.ts';

function Detail({ device, back }: { readonly device: Device } & Pick<PageHeaderProps, 'back'>) {
  const t = useWords(deviceScreenWords, deviceWords);
  const may = useMay();
  const failureText = useFailureText();
  const current = useCall(
    alarmCalls.list,
    { list: 'current', deviceId: device.deviceId, pageSize: 50 },
    { isPolling: true },
  );
  const history = useCall(alarmCalls.list, { list: 'history', deviceId: device.deviceId, pageSize: 50 });
  const alarms = useMemo(
    () => [...(current.data?.rows ?? []), ...(history.data?.rows ?? [])],
    [current.data, history.data],
  );
  const failed = current.error ?? history.error;
  const level = levelOf(device);
  return (
    <Page>
      <PageHeader
        title={device.name}
        back={back}
        symbol={
          <DeviceTypeIcon
            type={device.deviceType}
            aria-label={t(`device.type.${device.deviceType}`)}
            width={24}
            height={24}
          />
        }
        state={
          <>
            <DeviceStatusTag device={device} />
            {level && <AlarmLevelBadge level={level} />}
          </>
        }
        actions={
          <>
            {device.deviceType === 'smartwatch' && (
              <Link href={pathTo('deviceTrajectory', { deviceId: device.deviceId })}>{t('device.detail.track')}</Link>
            )}
            <SilenceButton device={device} />
            <ShareLinksButton subject="device" id={device.deviceId} />
          </>
        }
      />
      <DeviceSilences deviceId={device.deviceId} />
      <TwoColumns>
        <div>
          <DeviceCurves device={device} measurements={deviceTypes[device.deviceType].readings} alarms={alarms} />
          <PartTabs
            label={t('device.detail.records')}
            parts={[
              {
                value: 'alarms',
                label: t('device.detail.alarms'),
                isShown: true,
                content: (
                  <DeviceAlarms
                    alarms={alarms}
                    isLoading={current.isPending || history.isPending}
                    failure={failed ? failureText('query', failed) : undefined}
                    onRetry={() => void Promise.all([current.refetch(), history.refetch()])}
                  />
                ),
              },
              {
                value: 'offline',
                label: t('device.detail.offline'),
                isShown: may(deviceCalls.offlineRecords),
                content: <OfflineOf deviceId={device.deviceId} label={t('device.detail.offline')} />,
              },
              ...tabRowsOf(device.deviceType).map(({ value, tab, call, Part }) => ({
                value,
                label: t(`device.tab.${tab}`),
                isShown: may(call),
                content: (
                  <Suspense fallback={<Skeleton lines={8} />}>
                    <Part device={device} />
                  </Suspense>
                ),
              })),
            ]}
          />
        </div>
        <DeviceFacts device={device} />
      </TwoColumns>
    </Page>
  );
}

/** One device: its status and why, readings and their curves, alarms, and where it hangs. @spec DEV-13 N05 N13 */
export function DeviceDetailScreen({ params }: ScreenProps) {
  const t = useWords(deviceScreenWords, routeWords);
  const { device, ...call } = useDevice(pageId(params.deviceId));
  const back = { href: pathTo('deviceList'), label: t('device.detail.back') };
  return (
    <LoadedPage call={{ ...call, data: device }} title={t('shell.route.deviceDetail')} back={back}>
      {(shown) => <Detail key={shown.deviceId} device={shown} back={back} />}
    </LoadedPage>
  );
}
