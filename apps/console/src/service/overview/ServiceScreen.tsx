import { useCall } from '@fireline/api/react';
import { type ServiceOverview, serviceCalls } from '@fireline/api/service';
import { deviceLifeWords } from '@fireline/domain/device';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { useWords } from '@fireline/ui/lib';
import { type Figure, FigureTiles } from '../../lib/figures/FigureTiles.tsx';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { Columns, Wide } from '../../shell/start/Start.styles.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { Stack } from './Service.styles.ts';
import { FeedbackCounts, Keepers, NearestDevices, Support } from './ServiceCards.tsx';
import { serviceWords } from './words.ts';

/** Devices by where they stand with their service, each figure with the list that has so many. @spec DEV-14 */
function DeviceFigures({ devices }: Pick<ServiceOverview, 'devices'>) {
  const t = useWords(serviceWords, deviceLifeWords);
  const may = useMay();
  const listOf = (page: 'deviceList' | 'deviceExpireTip' | 'deviceExpired', query = '') =>
    may({ who: [`${page}:view`] }) ? { href: `${pathTo(page)}${query}` } : {};
  const { byTerm, notActivated, inService } = devices;
  const term = (key: 'in7' | 'in15' | 'in30'): Figure => ({
    key,
    label: t(`device.expiry.${key}`),
    value: byTerm[key],
    ...(key === 'in7' && { tone: 'watch' }),
    ...listOf('deviceExpireTip', `?expiry=${key}`),
  });
  return (
    <Wide>
      <FigureTiles
        figures={[
          {
            key: 'expired',
            label: t('device.expiry.expired'),
            value: byTerm.expired,
            tone: 'act',
            ...listOf('deviceExpired'),
          },
          term('in7'),
          term('in15'),
          term('in30'),
          {
            key: 'notActivated',
            label: t('device.life.state.notActivated'),
            value: notActivated,
            ...listOf('deviceList', '?status=notActivated'),
          },
          { key: 'inService', label: t('myService.inService'), value: inService },
        ]}
      />
    </Wide>
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
