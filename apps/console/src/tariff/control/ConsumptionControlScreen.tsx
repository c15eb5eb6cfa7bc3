import { messageCalls } from '@fireline/api/message';
import { useCall } from '@fireline/api/react';
import { tariffCalls } from '@fireline/api/tariff';
import { sendLimitHours } from '@fireline/domain/device';
import { hourMs, minuteMs } from '@fireline/domain/lib';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { Banner } from '@fireline/ui/Banner';
import { Card } from '@fireline/ui/Card';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { EmptyState } from '@fireline/ui/EmptyState';
import { Link } from '@fireline/ui/Link';
import { useFormat, useNow, useWords } from '@fireline/ui/lib';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Page, Stack } from '../../lib/page/Page.styles.ts';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { useMay } from '../../lib/session/useMay.ts';
import { unitWords } from '../words.ts';
import type { Controls } from './control.ts';
import { ControlCard } from './ControlCard.tsx';

/** What else holds back messages: blacklists, and devices whose sending is limited for an hour. */
function Others({ limited }: Pick<Controls, 'limited'>) {
  const t = useWords(unitWords);
  const { number } = useFormat();
  const may = useMay();
  const nowMs = useNow(minuteMs);
  const left = (since: string) =>
    Math.max(0, Math.ceil((Date.parse(since) + sendLimitHours * hourMs - nowMs) / minuteMs));
  return (
    <Card title={t('cap.others')} headingLevel={2}>
      <Stack>
        {may(messageCalls.phoneBlocks) && <Link href={pathTo('serviceRules')}>{t('cap.blocks')}</Link>}
        <h3>{t('cap.limited')}</h3>
        {limited.length === 0 ? (
          <p>{t('cap.limited.none')}</p>
        ) : (
          <DescriptionList
            items={limited.map(({ deviceId, name, since }) => ({
              term: name,
              detail: (
                <Link href={pathTo('deviceDetail', { deviceId })}>
                  {t('cap.limited.left', { minutes: number(left(since)) })}
                </Link>
              ),
            }))}
          />
        )}
      </Stack>
    </Card>
  );
}

/** What the own balances may let out in a month, and when that is reached; alarms are never stopped. @spec TAR-05 DEV-16 DEV-27 */
export function ConsumptionControlScreen() {
  const t = useWords(unitWords, routeWords);
  const call = useCall(tariffCalls.controls, {}, { isPolling: true });
  const reload = (): void => void call.refetch();
  return (
    <Page>
      <PageHeader title={t('shell.route.consumptionControl')} />
      <Loaded call={call} action="query">
        {({ holderKind, controls, limited }) =>
          holderKind === null ? (
            <EmptyState
              title={t('cap.noBalance')}
              actions={<Link href={pathTo('resourceConsumption')}>{t('shell.route.resourceConsumption')}</Link>}
            >
              {t('cap.noBalanceHint')}
            </EmptyState>
          ) : (
            <Stack>
              <Banner tone="info" title={t('cap.alarms')} />
              {controls.map((control) => (
                <ControlCard key={control.resource} control={control} onChanged={reload} />
              ))}
              <Others limited={limited} />
            </Stack>
          )
        }
      </Loaded>
    </Page>
  );
}
