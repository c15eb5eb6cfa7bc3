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
import { actFirst, type Figure, FigureTiles } from '../../lib/figures/FigureTiles.tsx';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Figures, Page as PageBody, Stack } from '../../lib/page/Page.styles.ts';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { useMay } from '../../lib/session/useMay.ts';
import { usePriceLevel } from '../prices/usePriceLevel.ts';
import { unitWords } from '../words.ts';
import { Cards, Lines } from './Home.styles.ts';
import { tariffHomeWords } from './words.ts';

const [ordersShown, accountsShown] = [5, 5];
const one = { pageSize: 1 } as const;

/** What each figure asks for while it is above zero; the others are there to be known. */
const tones = {
  unpaid: { tone: 'watch' },
  misfit: { tone: 'act' },
  failedSplits: { tone: 'act' },
  below: { tone: 'act' },
  low: { tone: 'watch' },
  expired: { tone: 'act' },
  within30: { tone: 'watch' },
  coming: {},
  ownComing: {},
} as const satisfies Record<string, Pick<Figure, 'tone'>>;
type Key = keyof typeof tones;
type Page = 'ordersUnpaid' | 'ordersMine' | 'splitRecords' | 'renewalDevices' | 'resourceConsumption' | 'pricesQuery';
interface Counted {
  readonly data?: { readonly total: number } | undefined;
}

const polled = { isPolling: true } as const;

/** What waits, each figure with the list whose count it is; what needs somebody first. */
function useWaiting(): readonly Figure[] {
  const t = useWords(tariffHomeWords);
  const may = useMay();
  const isOperator = usePriceLevel() === 'operator';
  const enabled = (page: Page, isOther = true) => ({ ...polled, isEnabled: isOther && may({ who: [`${page}:view`] }) });
  const unpaid = enabled('ordersUnpaid');
  const misfit = enabled('ordersMine');
  const splits = enabled('splitRecords');
  const renewal = enabled('renewalDevices', !isOperator);
  const balance = enabled('resourceConsumption');
  const costs = enabled('pricesQuery', !isOperator);
  const prices = enabled('pricesQuery', may(tariffCalls.priceEntries));
  const figure = (key: Key, page: Page, query: string, { isEnabled }: { isEnabled: boolean }, call: Counted) =>
    isEnabled
      ? [
          {
            key,
            label: t(`tariffHome.${key}`),
            value: call.data?.total ?? null,
            href: pathTo(page) + query,
            ...tones[key],
          },
        ]
      : [];
  return actFirst([
    ...figure(
      'unpaid',
      'ordersUnpaid',
      '',
      unpaid,
      useCall(financeCalls.orders, { states: [...openOrderStates], ...one }, unpaid),
    ),
    ...figure(
      'misfit',
      'ordersMine',
      '?misfit=yes',
      misfit,
      useCall(financeCalls.orders, { misfit: 'yes', ...one }, misfit),
    ),
    ...figure(
      'failedSplits',
      'splitRecords',
      '?results=failed',
      splits,
      useCall(financeCalls.splitRecords, { results: ['failed'], ...one }, splits),
    ),
    ...figure(
      'below',
      'resourceConsumption',
      '?state=below',
      balance,
      useCall(tariffCalls.unitAccounts, { state: 'below', ...one }, balance),
    ),
    ...figure(
      'low',
      'resourceConsumption',
      '?state=low',
      balance,
      useCall(tariffCalls.unitAccounts, { state: 'low', ...one }, balance),
    ),
    ...figure(
      'expired',
      'renewalDevices',
      '?expiry=expired',
      renewal,
      useCall(renewalCalls.devices, { expiry: 'expired', ...one }, renewal),
    ),
    ...figure(
      'within30',
      'renewalDevices',
      '?expiry=within30',
      renewal,
      useCall(renewalCalls.devices, { expiry: 'within30', ...one }, renewal),
    ),
    ...figure(
      'coming',
      'pricesQuery',
      '?changed=coming',
      costs,
      useCall(tariffCalls.buyingPrices, { changed: 'coming', ...one }, costs),
    ),
    ...figure(
      'ownComing',
      'pricesQuery',
      '?view=own&state=coming',
      prices,
      useCall(tariffCalls.priceEntries, { state: 'coming', ...one }, prices),
    ),
  ]);
}

/** What is left of the reader's own messages and calls, and how long it lasts. */
function OwnBalances() {
  const t = useWords(tariffHomeWords, unitWords, tariffWords);
  const { date, number } = useFormat();
  const may = useMay();
  const call = useCall(tariffCalls.controls, {}, polled);
  return (
    <Loaded call={call} action="query" lines={3}>
      {({ holderKind, controls }) =>
        holderKind === null ? null : (
          <Card title={t('tariffHome.balances')} headingLevel={2}>
            <Stack>
              <Figures>
                {controls.map(({ resource, balance, accountId, drawn, daysLeft, lastsUntil }) => (
                  <Stat
                    key={resource}
                    label={t(`tariff.resource.${resource}`)}
                    value={balance}
                    unit={t(`tariff.unit.${resource}`)}
                    note={
                      <>
                        {lastsUntil === null
                          ? daysLeft !== null &&
                            `${t('cap.lasts', { days: t('holding.days', { count: number(daysLeft) }) })} `
                          : `${t('cap.lasts.until', { drawn: number(drawn), day: date(lastsUntil) })} `}
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
                      <small>{format.shortDateTime(createdAt)}</small>
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
  const shown = (who: Who, part: ReactNode): ReactNode => (may({ who }) ? part : null);
  return (
    <PageBody>
      <PageHeader title={t('shell.route.tariffCentreHome')} />
      <Card title={t('tariffHome.waits')} headingLevel={2}>
        <FigureTiles figures={useWaiting()} />
      </Card>
      <Cards>
        {shown(['consumptionControl:view'], <OwnBalances />)}
        {shown(['resourceConsumption:view'], <RunsOut />)}
        {shown(['ordersMine:view'], <LastOrders />)}
      </Cards>
    </PageBody>
  );
}
