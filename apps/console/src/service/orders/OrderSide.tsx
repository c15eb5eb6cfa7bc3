import { type WorkOrderDetail, serviceCalls } from '@fireline/api/service';
import { useSend } from '@fireline/api/react';
import { type OrderEvent, serviceWords } from '@fireline/domain/service';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { Card } from '@fireline/ui/Card';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { useToast } from '@fireline/ui/Toast';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import { MoreMenu } from '../../lib/page/MoreMenu.tsx';
import { Stack } from '../../lib/page/Page.styles.ts';
import { useTellFailure } from '../../lib/page/useTellFailure.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { LevelMark, OrderDue } from './marks.tsx';
import { nextOf, orderActs } from './orderActs.ts';
import { Actions, Side } from './Orders.styles.ts';
import { StepForm } from './StepForms.tsx';
import { orderListWords, orderWords } from './words.ts';

interface OrderSideProps {
  readonly order: WorkOrderDetail;
  /** Reads the order again. */
  readonly onSaved: () => void;
}

/** A transfer as an open question, to be answered by who is asked and taken back by who asked. @spec SRV-02 */
function Transfer({ order, onSaved }: OrderSideProps) {
  const t = useWords(orderWords);
  const { dateTime } = useFormat();
  const userId = useSession()?.account.userId;
  const may = useMay();
  const [asking, setAsking] = useState<'confirm' | 'reject' | 'withdraw'>();
  const { transfer, orderId, number } = order;
  if (!transfer) return null;
  const { transferId, operator, operatorId, target, targetId, expiresAt } = transfer;
  const acts = [
    ...(userId === targetId ? (['confirm', 'reject'] as const) : []),
    ...(userId === operatorId ? (['withdraw'] as const) : []),
  ].filter(() => may(serviceCalls.answerTransfer));
  const question = {
    title: `${number} · ${operator} → ${target}`,
    done: t('workOrder.done', { number }),
    action: 'handleWorkOrder',
    onDone: onSaved,
    onClose: () => setAsking(undefined),
  } as const;
  return (
    <Banner
      tone="attention"
      actions={acts.map((act) => (
        <Button key={act} variant={act === 'confirm' ? 'primary' : 'secondary'} onClick={() => setAsking(act)}>
          {t(`workOrder.transfer.${act}`)}
        </Button>
      ))}
    >
      {t('workOrder.transfer.waits', { from: operator, to: target, time: dateTime(expiresAt) })}
      {(asking === 'confirm' || asking === 'reject') && (
        <ConfirmSend
          {...question}
          call={serviceCalls.answerTransfer}
          send={{ orderId, transferId, answer: asking }}
          confirmLabel={t(`workOrder.transfer.${asking}`)}
        >
          {asking === 'reject' ? t('workOrder.transfer.rejectWhat', { name: operator }) : order.problem}
        </ConfirmSend>
      )}
      {asking === 'withdraw' && (
        <ConfirmSend
          {...question}
          call={serviceCalls.withdrawTransfer}
          send={{ orderId, transferId }}
          confirmLabel={t('workOrder.transfer.withdraw')}
        >
          {t('workOrder.transfer.rejectWhat', { name: operator })}
        </ConfirmSend>
      )}
    </Banner>
  );
}

/** Accepting asks for nothing: of two who press at once the other reads whose the order is. */
function useAccept({ orderId, number }: WorkOrderDetail, onSaved: () => void) {
  const t = useWords(orderWords);
  const toasts = useToast();
  const tellFailure = useTellFailure();
  const { mutateAsync, isPending } = useSend(serviceCalls.acceptOrder, { outdates: [serviceCalls.orders] });
  const accept = async (): Promise<void> => {
    try {
      await mutateAsync({ orderId });
      toasts.show({ tone: 'success', title: t('workOrder.accept.done', { number }) });
    } catch (error) {
      tellFailure('handleWorkOrder', error);
    }
    onSaved();
  };
  return { accept, isPending };
}

/** How soon, whose, how its agent is notified, and what can be done: one button for the next step, the rest in a menu with why not. @spec SRV-01 SRV-02 */
export function OrderSide({ order, onSaved }: OrderSideProps) {
  const t = useWords(orderWords, orderListWords, serviceWords);
  const may = useMay();
  const userId = useSession()?.account.userId ?? 0;
  const [doing, setDoing] = useState<Exclude<OrderEvent, 'accept'>>();
  const { accept, isPending } = useAccept(order, onSaved);
  const acts = orderActs(order, userId, may);
  const next = nextOf(order, acts);
  const act = (event: OrderEvent): void => (event === 'accept' ? void accept() : setDoing(event));
  const labelOf = (event: OrderEvent): string => t(`service.order.event.${event}`);
  const close = (): void => setDoing(undefined);
  const items = acts
    .filter(({ event }) => event !== next)
    .map(({ event, problem }) => ({
      id: event,
      label: problem
        ? t('workOrder.barred', {
            act: labelOf(event),
            reason: t(problem.code as keyof typeof serviceWords, problem.args ?? {}),
          })
        : labelOf(event),
      disabled: problem !== undefined,
      onSelect: () => act(event),
    }));
  const wayText = (way: WorkOrderDetail['ways'][number]): string =>
    way === 'siteLetter' ? t('workOrder.way.siteLetter') : t(`service.order.method.${way}`);
  return (
    <Side>
      <Card title={t('workOrder.handling')} headingLevel={2}>
        <Stack>
          <Transfer order={order} onSaved={onSaved} />
          <DescriptionList
            layout="rows"
            items={[
              { term: t('workOrders.level'), detail: <LevelMark level={order.level} /> },
              { term: t('workOrders.due'), detail: <OrderDue order={order} /> },
              {
                term: t('workOrders.agent'),
                detail: order.agentId === null ? t('workOrders.nobody') : order.agentName,
              },
              ...(order.ways.length > 0
                ? [{ term: t('workOrder.ways'), detail: order.ways.map(wayText).join('、') }]
                : []),
              ...(order.resolution === null
                ? []
                : [
                    { term: t('workOrders.resolution'), detail: t(`service.order.resolution.${order.resolution}`) },
                    { term: t('workOrders.rating'), detail: t(`service.order.rating.${order.rating}`) },
                  ]),
            ]}
          />
          {acts.length > 0 && (
            <Actions>
              {next && (
                <Button variant="primary" isPending={isPending} onClick={() => act(next)}>
                  {labelOf(next)}
                </Button>
              )}
              <MoreMenu name={order.number} items={items} />
            </Actions>
          )}
        </Stack>
      </Card>
      {doing && (
        <StepForm
          event={doing}
          order={order}
          isOwn={order.creatorId === userId && order.agentId !== userId}
          onClose={close}
          onSaved={() => {
            close();
            onSaved();
          }}
        />
      )}
    </Side>
  );
}
