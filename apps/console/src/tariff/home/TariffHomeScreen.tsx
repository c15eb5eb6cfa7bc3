import { financeCalls } from '@fireline/api/finance';
import { useCall } from '@fireline/api/react';
import type { Who } from '@fireline/api/lib';
import { renewalCalls } from '@fireline/api/renewal';
import { tariffCalls } from '@fireline/api/tariff';
import { financeWords, openOrderStates } from '@fireline/domain/finance';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { tariffWords } from '@fireline/domain/tariff';
import { Card } from '@fireline/ui/Card';
import { EmptyState } from '@fireline/ui/EmptyState';
import { Link } from '@fireline/ui/Link';
import { Stat } from '@fireline/ui/Stat';
import { useFormat, useWords } from '@fireline/ui/lib';
import type { ReactNode } from 'react';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Figures, Page, Stack } from '../../lib/page/Page.styles.ts';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { useMay } from '../../lib/session/useMay.ts';
import { usePriceLevel } from '../prices/usePriceLevel.ts';
import { unitWords } from '../words.ts';
import { Cards, Lines } from './Home.styles.ts';
import { tariffHomeWords } from './words.ts';

const [ordersShown, accountsShown] = [5, 5];
const one = { pageSize: 1 } as const;

/** A figure with the way to the list whose count it is. */
function Waits({ label, value, href }: { label: string; value: number | undefined; href: string }) {
  const t = useWords(tariffHomeWords);
  return <Stat label={label} value={value ?? 0} note={<Link href={href}>{t('tariffHome.open')}</Link>} />;
}

const polled = { isPolling: true } as const;

function Unpaid() {
  const t = useWords(tariffHomeWords);
  const call = useCall(financeCalls.orders, { states: [...openOrderStates], ...one }, polled);
  return <Waits label={t('tariffHome.unpaid')} value={call.data?.total} href={pathTo('ordersUnpaid')} />;
}
function Misfits() {
  const t = useWords(tariffHomeWords);
  const call = useCall(financeCalls.orders, { misfit: 'yes', ...one }, polled);
  return <Waits label={t('tariffHome.misfit')} value={call.data?.total} href={`${pathTo('ordersMine')}?misfit=yes`} />;
}
function Balances({ state }: { readonly state: 'low' | 'below' }) {
  const t = useWords(tariffHomeWords);
  const call = useCall(tariffCalls.unitAccounts, { state, ...one }, polled);
  return (
    <Waits
      label={t(`tariffHome.${state}`)}
      value={call.data?.total}
      href={`${pathTo('resourceConsumption')}?state=${state}`}
    />
  );
}
function FailedSplits() {
  const t = useWords(tariffHomeWords);
  const call = useCall(financeCalls.splitRecords, { results: ['failed'], ...one }, polled);
  return (
    <Waits
      label={t('tariffHome.failedSplits')}
      value={call.data?.total}
      href={`${pathTo('splitRecords')}?results=failed`}
    />
  );
}
/** Devices whose service is over, or ends soon. */
function Renewals({ expiry }: { readonly expiry: 'expired' | 'within30' }) {
  const t = useWords(tariffHomeWords);
  const call = useCall(renewalCalls.devices, { expiry, ...one }, polled);
  return (
    <Waits
      label={t(`tariffHome.${expiry}`)}
      value={call.data?.total}
      href={`${pathTo('renewalDevices')}?expiry=${expiry}`}
    />
  );
}
function ComingCosts() {
  const t = useWords(tariffHomeWords);
  const call = useCall(tariffCalls.buyingPrices, { changed: 'coming', ...one }, polled);
  return (
    <Waits label={t('tariffHome.coming')} value={call.data?.total} href={`${pathTo('pricesQuery')}?changed=coming`} />
  );
}
function ComingPrices() {
  const t = useWords(tariffHomeWords);
  const call = useCall(tariffCalls.priceEntries, { state: 'coming', ...one }, polled);
  return (
    <Waits
      label={t('tariffHome.ownComing')}
      value={call.data?.total}
      href={`${pathTo('pricesQuery')}?view=own&state=coming`}
    />
  );
}

/** What is left of the reader's own messages and calls, and how long it lasts. */
function OwnBalances() {
  const t = useWords(tariffHomeWords, unitWords, tariffWords);
  const { number } = useFormat();
  const may = useMay();
  const call = useCall(tariffCalls.controls, {}, polled);
  return (
    <Loaded call={call} action="query" lines={3}>
      {({ holderKind, controls }) =>
        holderKind === null ? null : (
          <Card title={t('tariffHome.balances')} headingLevel={2}>
            <Stack>
              <Figures>
                {controls.map(({ resource, balance, accountId, daysLeft }) => (
                  <Stat
                    key={resource}
                    label={t(`tariff.resource.${resource}`)}
                    value={balance}
                    note={
                      <>
                        {daysLeft !== null &&
                          `${t('cap.lasts', { days: t('holding.days', { count: number(daysLeft) }) })} `}
                        {accountId !== null && may(tariffCalls.unitRecords) && (
                          <Link href={`${pathTo('resourceTransactions')}?account=${accountId}`}>
                            {t('holding.rows')}
                          </Link>
                        )}
                      </>
                    }
                  />
                ))}
              </Figures>
              {may(financeCalls.placeOrder) && <Link href={pathTo('payment')}>{t('tariffHome.buy')}</Link>}
            </Stack>
          </Card>
        )
      }
    </Loaded>
  );
}

/** Those whose balance is low, the least left first. */
function RunsOut() {
  const t = useWords(tariffHomeWords, unitWords, tariffWords);
  const { number } = useFormat();
  const call = useCall(
    tariffCalls.unitAccounts,
    { state: 'low', sort: 'balance', order: 'asc', pageSize: accountsShown },
    polled,
  );
  return (
    <Card title={t('tariffHome.runsOut')} headingLevel={2}>
      <Loaded call={call} action="query" lines={3}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState title={t('tariffHome.noneRunsOut')} />
          ) : (
            <Lines>
              {rows.map(({ accountId, holderName, resource, balance, daysLeft }) => (
                <li key={accountId}>
                  <Link href={`${pathTo('resourceTransactions')}?account=${accountId}`}>
                    {`${holderName} · ${t(`tariff.resource.${resource}`)}`}
                  </Link>
                  <span>
                    {t(`tariffHome.left.${resource}`, { count: number(balance) })}
                    {daysLeft !== null && ` · ${t('holding.days', { count: number(daysLeft) })}`}
                  </span>
                </li>
              ))}
            </Lines>
          )
        }
      </Loaded>
    </Card>
  );
}

function LastOrders() {
  const t = useWords(tariffHomeWords, financeWords);
  const format = useFormat();
  const call = useCall(financeCalls.orders, { pageSize: ordersShown }, polled);
  return (
    <Card title={t('tariffHome.orders')} headingLevel={2}>
      <Loaded call={call} action="query" lines={4}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState title={t('tariffHome.noOrders')} />
          ) : (
            <Stack>
              <Lines>
                {rows.map(({ orderId, payerName, type, state, payableCents, createdAt }) => (
                  <li key={orderId}>
                    <span>
                      <Link href={`${pathTo('ordersMine')}?open=${orderId}`}>
                        {[payerName, t(`finance.order.type.${type}`)].filter(Boolean).join(' · ')}
                      </Link>{' '}
                      <small>{format.dateTime(createdAt)}</small>
                    </span>
                    <span>{`${t(`finance.order.state.${state}`)} · ${format.money(payableCents)}`}</span>
                  </li>
                ))}
              </Lines>
              <Link href={pathTo('ordersMine')}>{t('tariffHome.allOrders')}</Link>
            </Stack>
          )
        }
      </Loaded>
    </Card>
  );
}

/** The first page of the tariff centre: what waits first, then what is left and what was ordered last; each figure leads to the list that it counts. @spec TAR-04 TAR-07 FIN-01 FIN-07 */
export function TariffHomeScreen() {
  const t = useWords(tariffHomeWords, routeWords);
  const may = useMay();
  const level = usePriceLevel();
  const shown = (who: Who, part: ReactNode): ReactNode => (may({ who }) ? part : null);
  return (
    <Page>
      <PageHeader title={t('shell.route.tariffCentreHome')} />
      <Card title={t('tariffHome.waits')} headingLevel={2}>
        <Figures>
          {shown(['ordersUnpaid:view'], <Unpaid />)}
          {shown(['ordersMine:view'], <Misfits />)}
          {shown(['splitRecords:view'], <FailedSplits />)}
          {level !== 'operator' && shown(['renewalDevices:view'], <Renewals expiry="expired" />)}
          {level !== 'operator' && shown(['renewalDevices:view'], <Renewals expiry="within30" />)}
          {shown(['resourceConsumption:view'], <Balances state="low" />)}
          {shown(['resourceConsumption:view'], <Balances state="below" />)}
          {level !== 'operator' && shown(['pricesQuery:view'], <ComingCosts />)}
          {may(tariffCalls.priceEntries) && shown(['pricesQuery:view'], <ComingPrices />)}
        </Figures>
      </Card>
      <Cards>
        {shown(['consumptionControl:view'], <OwnBalances />)}
        {shown(['resourceConsumption:view'], <RunsOut />)}
        {shown(['ordersMine:view'], <LastOrders />)}
      </Cards>
    </Page>
  );
}
