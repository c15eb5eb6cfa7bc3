import { financeCalls } from '@fireline/api/finance';
import { useCall } from '@fireline/api/react';
import {
  financeLedgerWords,
  financePaymentWords,
  financeWords,
  openOrderStates,
  type OrderState,
} from '@fireline/domain/finance';
import { pathTo } from '@fireline/domain/shell';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Drawer } from '@fireline/ui/Drawer';
import { Link } from '@fireline/ui/Link';
import { Timeline, type TimelineItem } from '@fireline/ui/Timeline';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Stack } from '../../lib/page/Page.styles.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { useUnitsText } from '../payment/useUnitsText.ts';
import { payWords } from '../words.ts';
import { SettleMisfit } from './SettleMisfit.tsx';

const tones = {
  paid: 'success',
  deliver: 'success',
  fail: 'danger',
  suspense: 'attention',
  giveBack: 'attention',
  attemptLost: 'attention',
} as const;

const isOpen = (state: OrderState): boolean => (openOrderStates as readonly OrderState[]).includes(state);

/** An order: what it is, what happened to it, and the transfers that it made. @spec FIN-01 TAR-09 */
export function OrderDrawer({ orderId, onClose }: { readonly orderId: number; readonly onClose: () => void }) {
  const t = useWords(payWords, financeWords, financePaymentWords, financeLedgerWords);
  const { money, dateTime } = useFormat();
  const unitsOf = useUnitsText();
  const call = useCall(financeCalls.order, { orderId }, { isPolling: true });
  const order = call.data;
  const may = useMay();
  const [isSettling, setSettling] = useState(false);
  const misfit = order?.attempts.find(({ state }) => state === 'suspense');
  return (
    <Drawer isOpen title={order?.orderNo ?? t('pay.number')} onClose={onClose}>
      <Loaded call={call} action="query">
        {(shown) => (
          <Stack>
            <DescriptionList
              items={[
                { term: t('pay.amount'), detail: money(shown.payableCents) },
                { term: t('orders.state'), detail: t(`finance.order.state.${shown.state}`) },
                { term: t('orders.type'), detail: t(`finance.order.type.${shown.type}`) },
                { term: t('orders.content'), detail: unitsOf(shown) },
                { term: t('pay.payer'), detail: shown.payerName },
                { term: t('pay.payee'), detail: shown.payeeName },
                { term: t('orders.createdBy'), detail: shown.createdBy },
                { term: t('orders.expiresAt'), detail: dateTime(shown.expiresAt) },
              ]}
            />
            {shown.isPayer && isOpen(shown.state) && (
              <Link href={`${pathTo('payment')}?order=${orderId}`}>{t('orders.pay')}</Link>
            )}
            {misfit && may(financeCalls.settle) && (
              <Banner
                tone="attention"
                title={t('orders.settle.waits', { paid: money(misfit.paidCents ?? 0) })}
                actions={
                  <Button disabled={!shown.maySettle} onClick={() => setSettling(true)}>
                    {t('orders.settle')}
                  </Button>
                }
              >
                {shown.maySettle ? '' : t('orders.settle.notYours')}
              </Banner>
            )}
            <h3>{t('orders.course')}</h3>
            <Timeline
              label={t('orders.course')}
              items={shown.track.map(({ trackId, at, by, event, attemptNo, cents }): TimelineItem => ({
                id: String(trackId),
                at,
                title: t(`orders.track.${event}`),
                details: [
                  attemptNo === null ? '' : t('orders.attempt', { no: attemptNo }),
                  cents === null ? '' : money(cents),
                  by,
                ],
                tone: event in tones ? tones[event as keyof typeof tones] : undefined,
              }))}
            />
            {shown.transfers.length > 0 && (
              <>
                <h3>{t('orders.transfers')}</h3>
                <DescriptionList
                  items={shown.transfers.map(({ debit, credit, cents, at }) => ({
                    term: `${t(`finance.ledger.account.${debit}`)} → ${t(`finance.ledger.account.${credit}`)}`,
                    detail: `${money(cents)} · ${dateTime(at)}`,
                  }))}
                />
              </>
            )}
          </Stack>
        )}
      </Loaded>
      {isSettling && order && misfit && (
        <SettleMisfit
          order={order}
          attempt={misfit}
          onClose={() => setSettling(false)}
          onSettled={() => void call.refetch()}
        />
      )}
    </Drawer>
  );
}
