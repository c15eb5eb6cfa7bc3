import { useCall } from '@fireline/api/react';
import { type ServiceOverview, serviceCalls } from '@fireline/api/service';
import { deviceLifeWords } from '@fireline/domain/device';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { Link } from '@fireline/ui/Link';
import { Stat } from '@fireline/ui/Stat';
import { useWords } from '@fireline/ui/lib';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { Columns } from '../../shell/start/Start.styles.ts';
import { useMay } from '../../shell/useMay.ts';
import { Figures, Stack } from './Service.styles.ts';
import { FeedbackCounts, Keepers, NearestDevices, Support } from './ServiceCards.tsx';
import { serviceWords } from './words.ts';

/** Devices by where they stand with their service. @spec DEV-14 */
function DeviceFigures({ devices }: Pick<ServiceOverview, 'devices'>) {
  const t = useWords(serviceWords, deviceLifeWords);
  const mayList = useMay()({ who: ['deviceList:view'] });
  return (
    <Figures>
      <Stat label={t('myService.inService')} value={devices.inService} />
      {devices.within.map(({ days, devices: ending }) => (
        <Stat key={days} label={t(`device.expiry.in${days}`)} value={ending} />
      ))}
      <Stat label={t('device.expiry.expired')} value={devices.expired} />
      <Stat
        label={t('device.life.state.notActivated')}
        value={devices.notActivated}
        note={
          mayList &&
          devices.notActivated > 0 && (
            <Link href={`${pathTo('deviceList')}?status=notActivated`}>{t('myService.devices')}</Link>
          )
        }
      />
    </Figures>
  );
}

/** How the reader is served: terms of the devices, who looks after the places, when support answers, and feedback. @spec SHL-05 */
export function ServiceScreen() {
  const t = useWords(routeWords);
  const call = useCall(serviceCalls.overview, {}, { isPolling: true });
  return (
    <>
      <PageHeader
        title={t('shell.route.serviceIndex')}
        staleSinceMs={call.error && call.data ? call.dataUpdatedAt : null}
      />
      <Loaded call={call} action="query">
        {({ devices, nearest, keepers, feedback }) => (
          <Columns>
            <DeviceFigures devices={devices} />
            <Stack>
              <Keepers keepers={keepers} />
              <Support />
              {feedback && <FeedbackCounts feedback={feedback} />}
            </Stack>
            <NearestDevices nearest={nearest} />
          </Columns>
        )}
      </Loaded>
    </>
  );
}
