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
import { useMay } from '../../lib/session/useMay.ts';
import { Figures, Stack } from './Service.styles.ts';
import { FeedbackCounts, Keepers, NearestDevices, Support } from './ServiceCards.tsx';
import { serviceWords } from './words.ts';

/** Devices by where they stand with their service, each figure with the list that has so many. @spec DEV-14 */
function DeviceFigures({ devices }: Pick<ServiceOverview, 'devices'>) {
  const t = useWords(serviceWords, deviceLifeWords);
  const may = useMay();
  const listOf = (page: 'deviceList' | 'deviceExpireTip' | 'deviceExpired', query: string, count: number) =>
    count > 0 && may({ who: [`${page}:view`] }) ? (
      <Link href={`${pathTo(page)}${query}`}>{t('myService.devices')}</Link>
    ) : undefined;
  const figures = [
    ...(['in7', 'in15', 'in30'] as const).map((term) => {
      const count = devices.byTerm[term];
      const list = listOf('deviceExpireTip', `?expiry=${term}`, count);
      return { label: t(`device.expiry.${term}`), count, list };
    }),
    {
      label: t('device.expiry.expired'),
      count: devices.byTerm.expired,
      list: listOf('deviceExpired', '', devices.byTerm.expired),
    },
    {
      label: t('device.life.state.notActivated'),
      count: devices.notActivated,
      list: listOf('deviceList', '?status=notActivated', devices.notActivated),
    },
  ];
  return (
    <Figures>
      <Stat label={t('myService.inService')} value={devices.inService} />
      {figures.map(({ label, count, list }) => (
        <Stat key={label} label={label} value={count} note={list} />
      ))}
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
