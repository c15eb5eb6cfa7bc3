import { financeCalls, type OrderDetail } from '@fireline/api/finance';
import { useSend } from '@fireline/api/react';
import { financeWords, keptCents } from '@fireline/domain/finance';
import { pathTo } from '@fireline/domain/shell';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { Card } from '@fireline/ui/Card';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Link } from '@fireline/ui/Link';
import { Steps } from '@fireline/ui/Steps';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import { CallFailed } from '../../lib/page/CallFailed.tsx';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Stack, Tools } from '../../lib/page/Page.styles.ts';
import { phoneWidth } from '../../lib/phoneWidth.ts';
import { useMedia } from '../../lib/useMedia.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { PayByCode } from '../codes/PayByCode.tsx';
import { codeWords } from '../codes/words.ts';
import { payWords } from '../words.ts';
import { ServedDevices } from './ServedDevices.tsx';
import { Side } from './Side.tsx';
import { PayCode } from './PayCode.tsx';
import { PayColumns, Sum } from './Pay.styles.ts';
import { useUnitsText } from './useUnitsText.ts';
import { useOrder } from './useOrder.ts';
import { WaysToPay } from './WaysToPay.tsx';

export interface PayOrderProps {
  readonly orderId: number;
  readonly onAgain: () => void;
}

const stepOf = ({ state, lines }: OrderDetail): 'paying' | 'delivered' | null => {
  if (state !== 'success') return 'paying';
  return lines.every(({ isFulfilled }) => isFulfilled) ? null : 'delivered';
};

const hasEnded = ({ state }: OrderDetail): boolean => state === 'expired' || state === 'cancelled';

/** What is bought and from whom, and beside it how it is paid or what became of it. @spec FIN-01 FIN-12 */
export function PayOrder({ orderId, onAgain }: PayOrderProps) {
  const t = useWords(payWords, financeWords);
  const { money } = useFormat();
  const unitsOf = useUnitsText();
  const call = useOrder(orderId);
  return (
    <Loaded call={call} action="query" shape="block">
      {(order) => (
        <>
          <Steps
            isShort
            label={t('pay.steps')}
            items={(['ordered', 'paying', 'delivered'] as const).map((value) => ({
              value,
              label: t(`pay.step.${value}`),
              problem: value === 'paying' && hasEnded(order) && t(`finance.order.state.${order.state}`),
            }))}
            value={stepOf(order)}
          />
          <PayColumns>
            <Card title={t('pay.what')} headingLevel={2}>
              <DescriptionList
                layout="rows"
                items={[
                  { term: t('orders.content'), detail: unitsOf(order) },
                  { term: t('pay.payee'), detail: order.payeeName },
                  { term: t('pay.payer'), detail: order.payerName },
                  { term: t('pay.number'), detail: order.orderNo },
                  { term: t('orders.state'), detail: t(`finance.order.state.${order.state}`) },
                ]}
              />
              <ServedDevices order={order} />
            </Card>
            <Card title={t('pay.amount')} headingLevel={2}>
              <Stack>
                <Sum>{money(order.payableCents)}</Sum>
                <OrderPart order={order} onAgain={onAgain} onChanged={() => void call.refetch()} />
              </Stack>
            </Card>
            {/* the balance of who pays: beside the order of another it would read as if it had grown */}
            {order.isPayer && <Side />}
          </PayColumns>
        </>
      )}
    </Loaded>
  );
}

interface PartProps {
  readonly order: OrderDetail;
  readonly onAgain: () => void;
  readonly onChanged: () => void;
}

/** What can be done now, by the state of the order. */
function OrderPart({ order, onAgain, onChanged }: PartProps) {
  const t = useWords(payWords, codeWords);
  const { money } = useFormat();
  const unitsOf = useUnitsText();
  const may = useMay();
  const [isCancelling, setCancelling] = useState(false);
  const toOrders = <Link href={pathTo('ordersMine')}>{t('pay.toOrders')}</Link>;
  if (order.state === 'success')
    return (
      <Banner tone="success" title={t('pay.done')} live="polite" actions={toOrders}>
        {order.type === 'topUp'
          ? t('pay.done.topUp', { amount: money(order.payableCents) })
          : t(order.type === 'serviceFee' ? 'pay.done.service' : 'pay.done.text', { units: unitsOf(order) })}
      </Banner>
    );
  if (hasEnded(order)) return <Ended order={order} onAgain={onAgain} />;
  if (!order.isPayer || !may(financeCalls.pay)) return <Banner title={t('pay.notMine', { name: order.payerName })} />;
  if (order.isBeingCancelled) return <Banner tone="attention" title={t('pay.cancelling')} live="polite" />;
  const misfit = order.attempts.find(({ state }) => state === 'suspense');
  if (misfit)
    return <Banner tone="attention" title={t('pay.suspense', { amount: money(keptCents(misfit)) })} live="polite" />;
  return (
    <Stack>
      {order.state === 'failed' && <Banner tone="attention" title={t('pay.failed')} live="polite" />}
      {order.attempts.at(-1)?.state === 'unknown' && <Banner tone="attention" title={t('pay.unknown')} live="polite" />}
      {order.state === 'paying' ? (
        <PayCode order={order} onChanged={onChanged}>
          <DidItSucceed order={order} onChanged={onChanged} />
        </PayCode>
      ) : (
        <>
          {order.isByCode && <PayByCode order={order} onChanged={onChanged} />}
          {order.isByCode && <strong>{t('code.orOnline')}</strong>}
          <WaysToPay order={order} onChanged={onChanged} />
        </>
      )}
      {order.state !== 'paying' && (
        <Tools>
          <Button onClick={() => setCancelling(true)}>{t('pay.cancel')}</Button>
        </Tools>
      )}
      {isCancelling && (
        <ConfirmSend
          call={financeCalls.cancel}
          send={{ orderId: order.orderId }}
          outdates={[financeCalls.order, financeCalls.orders]}
          title={t('pay.cancel.ask', { no: order.orderNo })}
          confirmLabel={t('pay.cancel')}
          action="cancelOrder"
          done={t('pay.cancel.done')}
          onClose={() => setCancelling(false)}
        >
          {t('pay.cancel.text')}
        </ConfirmSend>
      )}
    </Stack>
  );
}

/** An order that ended unpaid: what became of money that came late is said, and never called success. */
function Ended({ order, onAgain }: Pick<PartProps, 'order' | 'onAgain'>) {
  const t = useWords(payWords);
  const { money } = useFormat();
  const late = order.attempts.find(({ paidCents }) => paidCents !== null);
  const amount = money(late?.paidCents ?? 0);
  const text = late
    ? t(late.state === 'returned' ? 'pay.ended.returned' : 'pay.ended.late', { amount })
    : t('pay.ended.text');
  return (
    <Banner
      tone="attention"
      live="polite"
      title={t(order.state === 'expired' ? 'pay.ended.expired' : 'pay.ended.cancelled')}
      actions={order.isPayer && <Button onClick={onAgain}>{t('pay.again')}</Button>}
    >
      {text}
    </Banner>
  );
}

/** 'Did the payment succeed?' Both answers ask the provider first. @spec FIN-01 */
function DidItSucceed({ order, onChanged }: Pick<PartProps, 'order' | 'onChanged'>) {
  const t = useWords(payWords);
  // there the cashier is opened first
  const isPhone = useMedia(phoneWidth);
  const [isStillOpen, setStillOpen] = useState(false);
  const { orderId } = order;
  const check = useSend(financeCalls.checkPaid, {
    outdates: [financeCalls.orders],
    onDone: ({ reply }) => {
      setStillOpen(reply.state === 'paying');
      onChanged();
    },
  });
  const abandon = useSend(financeCalls.abandon, { outdates: [financeCalls.orders], onDone: onChanged });
  const failed = check.error ?? abandon.error;
  return (
    <Stack role="group" aria-label={t('pay.asked')}>
      <strong>{t('pay.asked')}</strong>
      <Tools>
        <Button
          variant={isPhone && order.code !== null ? 'secondary' : 'primary'}
          isPending={check.isPending}
          onClick={() => check.mutate({ orderId })}
        >
          {t('pay.asked.yes')}
        </Button>
        <Button isPending={abandon.isPending} onClick={() => abandon.mutate({ orderId })}>
          {t('pay.asked.no')}
        </Button>
      </Tools>
      <div role="status">{isStillOpen && t('pay.stillOpen')}</div>
      {failed && <CallFailed error={failed} action="query" />}
    </Stack>
  );
}
