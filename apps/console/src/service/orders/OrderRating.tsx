import { serviceCalls, type WorkOrderDetail } from '@fireline/api/service';
import { useSend } from '@fireline/api/react';
import { dayMs } from '@fireline/domain/lib';
import { afterClosingDays, followUpProblem, ratingStep, type Rating } from '@fireline/domain/service';
import { pathTo } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { Card } from '@fireline/ui/Card';
import { Link } from '@fireline/ui/Link';
import { RatingInput } from '@fireline/ui/RatingInput';
import { useToast } from '@fireline/ui/Toast';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { Stack } from '../../lib/page/Page.styles.ts';
import { useTellFailure } from '../../lib/page/useTellFailure.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { Actions } from './Orders.styles.ts';
import { orderWords } from './words.ts';

interface OrderRatingProps {
  readonly order: WorkOrderDetail;
  readonly onSaved: () => void;
}

/** What its creator may still do once the order is closed: rate it once, follow it up; nobody else sees it. @spec SRV-02 */
export function OrderRating({ order, onSaved }: OrderRatingProps) {
  const t = useWords(orderWords);
  const { dateTime } = useFormat();
  const may = useMay();
  const toasts = useToast();
  const tellFailure = useTellFailure();
  const userId = useSession()?.account.userId ?? 0;
  const [rating, setRating] = useState<Rating>('notRated');
  const send = useSend(serviceCalls.rateOrder, { outdates: [serviceCalls.orders] });
  const { orderId, closedAt, now } = order;
  const closedAtMs = closedAt === null ? null : Date.parse(closedAt);
  const by = { userId, nowMs: Date.parse(now) };
  const mayRate = ratingStep({ ...order, closedAtMs }, 'satisfied', by).ok;
  const mayFollow =
    order.followUps.length === 0 &&
    may(serviceCalls.createOrder) &&
    followUpProblem({ ...order, closedAtMs }, by) === undefined;
  if (closedAtMs === null || !(mayRate || mayFollow)) return null;
  const rate = async (): Promise<void> => {
    try {
      await send.mutateAsync({ orderId, rating });
      toasts.show({ tone: 'success', title: t('workOrder.rate.done') });
    } catch (error) {
      tellFailure('handleWorkOrder', error);
    }
    onSaved();
  };
  return (
    <Card title={t(mayRate ? 'workOrder.rate.title' : 'workOrder.follow.title')} headingLevel={2}>
      <Stack>
        {mayRate && (
          <>
            <RatingInput
              label={t('workOrder.rate.title')}
              isLabelHidden
              value={{ rating, resolution: null, reason: '' }}
              onChange={({ value }) => setRating(value.rating)}
            />
            <span>
              {t('workOrder.rate.until', { time: dateTime(new Date(closedAtMs + afterClosingDays * dayMs)) })}
            </span>
          </>
        )}
        <Actions>
          {mayRate && (
            <Button
              variant="primary"
              disabled={rating === 'notRated'}
              isPending={send.isPending}
              onClick={() => void rate()}
            >
              {t('workOrder.rate.send')}
            </Button>
          )}
          {mayFollow && <Link href={`${pathTo('workOrderCreate')}?follows=${orderId}`}>{t('workOrder.follow')}</Link>}
        </Actions>
      </Stack>
    </Card>
  );
}
