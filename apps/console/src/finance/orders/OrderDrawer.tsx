import { financeCalls } from '@fireline/api/finance';
import { useCall } from '@fireline/api/react';
import {
  financeLedgerWords,
  financePaymentWords,
  financeWords,
  keptCents,
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
import { Stack, Tools } from '../../lib/page/Page.styles.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { ServedDevices } from '../payment/ServedDevices.tsx';
import { PayByCode } from '../codes/PayByCode.tsx';
import { useUnitsText } from '../payment/useUnitsText.ts';
import { MyRefunds } from '../refunds/MyRefunds.tsx';
import { RefundForm } from '../refunds/RefundForm.tsx';
import { refundPageWords } from '../refunds/words.ts';
import { payWords } from '../words.ts';
import { OrderCases } from './SettleCase.tsx';
import { SettleMisfit } from './SettleMisfit.tsx';

const tones = {
  paid: 'success',
  deliver: 'success',
  fail: 'danger',
  splitFailed: 'danger',
  refunded: 'success',
  refundFailed: 'danger',
  refundBounced: 'danger',
  refundFound: 'attention',
  writtenOff: 'attention',
  cameBack: 'danger',
  refundRefused: 'attention',
  returnRefused: 'attention',
  suspense: 'attention',
  giveBack: 'attention',
  attemptLost: 'attention',
} as const;

const isOpen = (state: OrderState): boolean => (openOrderStates as readonly OrderState[]).includes(state);

/** An order: what it is, what happened to it, and the transfers that it made. @spec FIN-01 TAR-09 */
export function OrderDrawer({ orderId, onClose }: { readonly orderId: number; readonly onClose: () => void }) {
  const t = useWords(payWords, refundPageWords, financeWords, financePaymentWords, financeLedgerWords);
  const { money, dateTime } = useFormat();
  const unitsOf = useUnitsText();
  const call = useCall(financeCalls.order, { orderId }, { isPolling: true });
  const order = call.data;
  const may = useMay();
  const [isSettling, setSettling] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const misfit = order?.attempts.find(({ state, isGoingBack }) => state === 'suspense' && !isGoingBack);
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
                ...(shown.refundedCents > 0
                  ? [{ term: t('orders.refunded'), detail: money(shown.refundedCents) }]
                  : []),
                { term: t('pay.payer'), detail: shown.payerName },
                { term: t('pay.payee'), detail: shown.payeeName },
                { term: t('orders.createdBy'), detail: shown.createdBy },
                { term: t('orders.expiresAt'), detail: dateTime(shown.expiresAt) },
              ]}
            />
            <ServedDevices order={shown} />
            {shown.isPayer &&
              shown.isByCode &&
              isOpen(shown.state) &&
              shown.state !== 'paying' &&
              may(financeCalls.payWithCode) && <PayByCode order={shown} onChanged={() => void call.refetch()} />}
            {shown.isPayer && isOpen(shown.state) && (
              <Link href={`${pathTo('payment')}?order=${orderId}`}>{t('orders.pay')}</Link>
            )}
            {shown.isPayer && shown.state === 'success' && may(financeCalls.applyRefund) && (
              <Tools>
                <Button variant="secondary" onClick={() => setAsking(true)}>
                  {t('refund.ask')}
                </Button>
              </Tools>
            )}
            {misfit && may(financeCalls.settle) && (
              <Banner
                tone="attention"
                title={t('orders.settle.waits', { paid: money(keptCents(misfit)) })}
                actions={
                  <Button disabled={!shown.maySettle} onClick={() => setSettling(true)}>
                    {t('orders.settle')}
                  </Button>
                }
              >
                {shown.maySettle ? '' : t('orders.settle.notYours')}
              </Banner>
            )}
            <OrderCases cases={shown.cases} onSettled={() => void call.refetch()} />
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
            {(shown.hasPendingRefund || shown.track.some(({ event }) => event === 'refundAsked')) &&
              may(financeCalls.refunds) && (
                <>
                  <h3>{t('refund.mine')}</h3>
                  <MyRefunds orderId={orderId} />
                </>
              )}
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
      {isAsking && (
        <RefundForm
          orderId={orderId}
          onClose={() => setAsking(false)}
          onSaved={() => {
            setAsking(false);
            void call.refetch();
          }}
        />
      )}
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
