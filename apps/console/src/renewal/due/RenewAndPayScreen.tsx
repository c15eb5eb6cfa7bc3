import { financeCalls, orderTopic } from '@fireline/api/finance';
import { useCall, useTopic } from '@fireline/api/react';
import { type RenewalDevice, renewalCalls } from '@fireline/api/renewal';
import { tariffCalls } from '@fireline/api/tariff';
import { deviceWords } from '@fireline/domain/device';
import { openOrderStates } from '@fireline/domain/finance';
import { renewalDevices } from '@fireline/domain/renewal';
import { pageSizeMax, pathTo, routeWords } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { Card } from '@fireline/ui/Card';
import { DeviceTypeIcon } from '@fireline/ui/DeviceTypeIcon';
import { EmptyState } from '@fireline/ui/EmptyState';
import { Link } from '@fireline/ui/Link';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { Stack } from '../../lib/page/Page.styles.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { useHasBalance, useMayBuy } from '../../lib/session/useMayBuy.ts';
import { parted, yearOf } from '../devices/batch.ts';
import { RenewDrawer } from '../devices/RenewDrawer.tsx';
import { UnitFigures } from '../media/OwnUnits.tsx';
import { renewWords } from '../words.ts';
import { DueList, DueRow, DuePage, Quiet } from './Due.styles.ts';
import { dueGroups } from './groups.ts';
import { dueWords } from './words.ts';

const page = { pageSize: pageSizeMax, sort: 'expiresOn' } as const;
const polled = { isPolling: true } as const;

/** What is due for somebody with a telephone in the hand: each thing with its one button. @spec REN-01 REN-06 */
export function RenewAndPayScreen() {
  const t = useWords(dueWords, routeWords);
  const may = useMay();
  const hasBalance = useHasBalance();
  return (
    <DuePage>
      <PageHeader title={t('shell.route.renewAndPay')} />
      {may(financeCalls.orders) && <Unpaid />}
      <Due />
      {hasBalance && may(tariffCalls.balances) && <Units />}
    </DuePage>
  );
}

function Due() {
  const t = useWords(dueWords);
  const may = useMay();
  const over = useCall(renewalCalls.devices, { expiry: 'expired', ...page }, polled);
  const soon = useCall(renewalCalls.devices, { expiry: 'within30', ...page }, polled);
  const [renewing, setRenewing] = useState<readonly RenewalDevice[]>();
  const call = {
    data: over.data && soon.data && { over: over.data, soon: soon.data },
    error: over.error ?? soon.error,
    isFetching: over.isFetching || soon.isFetching,
    refetch: () => Promise.all([over.refetch(), soon.refetch()]),
  };
  return (
    <>
      <Loaded call={call} action="query" lines={6}>
        {(due) =>
          due.over.total + due.soon.total === 0 ? (
            <EmptyState title={t('due.none')}>{t('due.none.hint')}</EmptyState>
          ) : (
            <>
              <Groups title={t('due.expired')} due={due.over} onRenew={setRenewing} />
              <Groups title={t('due.soon')} due={due.soon} onRenew={setRenewing} />
            </>
          )
        }
      </Loaded>
      {may({ who: ['renewalDevices:view'] }) && <Link href={pathTo('renewalDevices')}>{t('due.all')}</Link>}
      {renewing && <RenewDrawer devices={renewing} onClose={() => setRenewing(undefined)} />}
    </>
  );
}

interface GroupsProps {
  readonly title: string;
  /** Those that end first, and how many there are. */
  readonly due: { readonly rows: readonly RenewalDevice[]; readonly total: number };
  readonly onRenew: (devices: readonly RenewalDevice[]) => void;
}

function Groups({ title, due: { rows, total }, onRenew }: GroupsProps) {
  const t = useWords(dueWords, renewWords, deviceWords);
  const { number, date, money } = useFormat();
  const may = useMay()(renewalCalls.order);
  if (total === 0) return null;
  const yearCents = rows.length === total ? yearOf(parted(rows).kept) : undefined;
  const all = { count: number(total) };
  return (
    <Card
      title={title}
      headingLevel={2}
      actions={
        <Quiet>
          {yearCents === undefined ? t('due.count', all) : t('due.sum', { ...all, amount: money(yearCents) })}
        </Quiet>
      }
    >
      <DueList>
        {dueGroups(rows).map(({ key, deviceType, partnerName, count, devices, barred, firstEnd }) => {
          const what = `${t(`device.type.${deviceType}`)} ${t('due.count', { count: number(count) })}`;
          const groupCents = yearOf(devices);
          const reasons = [
            ...new Set(barred.flatMap(({ reason }) => (reason === null ? [] : [t(`renew.reason.${reason}`)]))),
          ];
          return (
            <DueRow key={key}>
              <div>
                <strong>
                  <DeviceTypeIcon type={deviceType} isDecorative /> {what}
                </strong>
                <Quiet>{[partnerName, t('due.until', { day: date(firstEnd) })].filter(Boolean).join(' · ')}</Quiet>
                {groupCents !== undefined && <Quiet>{t('renew.year.sum', { amount: money(groupCents) })}</Quiet>}
                {count - barred.length > devices.length && <Quiet>{t('due.first', { max: renewalDevices.max })}</Quiet>}
                {reasons.length > 0 && <Quiet>{t('due.barred', { reasons: reasons.join(' · ') })}</Quiet>}
              </div>
              {may && devices.length > 0 && (
                <Button aria-label={t('due.renewOf', { what })} onClick={() => onRenew(devices)}>
                  {t('due.renew')}
                </Button>
              )}
            </DueRow>
          );
        })}
      </DueList>
    </Card>
  );
}

/** Orders of the reader that wait to be paid. */
function Unpaid() {
  const t = useWords(dueWords);
  const { money } = useFormat();
  const call = useCall(
    financeCalls.orders,
    { states: [...openOrderStates], isMine: true, sort: 'expiresAt', order: 'asc' },
    polled,
  );
  const reload = (): void => void call.refetch();
  useTopic(orderTopic, { events: reload, reload });
  const rows = call.data?.rows ?? [];
  if (rows.length === 0) return null;
  return (
    <Card title={t('due.unpaid')} headingLevel={2}>
      <DueList>
        {rows.map(({ orderId, orderNo, payableCents }) => (
          <DueRow key={orderId}>
            <div>
              <strong>{money(payableCents)}</strong>
              <Quiet>{orderNo}</Quiet>
            </div>
            <Link href={`${pathTo('payment')}?order=${orderId}`}>{t('due.pay')}</Link>
          </DueRow>
        ))}
      </DueList>
    </Card>
  );
}

/** What is left to send, and where more is bought. */
function Units() {
  const t = useWords(dueWords);
  const mayBuy = useMayBuy();
  return (
    <Card title={t('due.units')} headingLevel={2}>
      <Stack>
        <UnitFigures />
        {mayBuy && <Link href={pathTo('payment')}>{t('due.buy')}</Link>}
      </Stack>
    </Card>
  );
}
