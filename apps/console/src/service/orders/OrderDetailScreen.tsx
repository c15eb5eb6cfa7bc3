import { useCall, useTopic } from '@fireline/api/react';
import { serviceCalls, type WorkOrderDetail, workOrderTopic } from '@fireline/api/service';
import { serviceWords } from '@fireline/domain/service';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { Card } from '@fireline/ui/Card';
import { useWords } from '@fireline/ui/lib';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { StateMark } from '../../lib/list/StateMark.tsx';
import { LoadedPage } from '../../lib/page/Loaded.tsx';
import { Page, Stack, TwoColumns } from '../../lib/page/Page.styles.ts';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { pageId } from '../../lib/page/pageId.ts';
import type { ScreenProps } from '../../lib/page/screen.ts';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderRating } from './OrderRating.tsx';
import { OrderSheet } from './OrderSheet.tsx';
import { OrderSide } from './OrderSide.tsx';
import { Written } from './Orders.styles.ts';
import { OrderAlbum, OrderTrack } from './OrderTrack.tsx';
import { orderListWords, orderWords } from './words.ts';

interface DetailProps {
  readonly order: WorkOrderDetail;
  readonly onSaved: () => void;
}

function Detail({ order, onSaved }: DetailProps) {
  const t = useWords(orderWords, orderListWords, serviceWords);
  const [isPrinting, setPrinting] = useState(false);
  return (
    <Page>
      <PageHeader
        title={order.number}
        back={pathTo('workOrdersMine')}
        state={<StateMark state={order.state}>{t(`service.order.state.${order.state}`)}</StateMark>}
        actions={
          <Button icon={<Printer aria-hidden />} onClick={() => setPrinting(true)}>
            {t('workOrder.print')}
          </Button>
        }
      />
      <TwoColumns>
        <div>
          <Card title={t('workOrders.problem')} headingLevel={2}>
            <Stack>
              <Written>{order.problem}</Written>
              <OrderAlbum images={order.images} />
            </Stack>
          </Card>
          <OrderFacts order={order} />
          <Card title={t('workOrder.track')} headingLevel={2}>
            <OrderTrack order={order} />
          </Card>
        </div>
        <div>
          <OrderSide order={order} onSaved={onSaved} />
          <OrderRating order={order} onSaved={onSaved} />
        </div>
      </TwoColumns>
      {isPrinting && <OrderSheet order={order} onClose={() => setPrinting(false)} />}
    </Page>
  );
}

/** One work order: the problem, its device, each step with who and why, and what comes next; another's step appears in place. @spec SRV-01 SRV-02 */
export function OrderDetailScreen({ params }: ScreenProps) {
  const orderId = pageId(params.orderId);
  const t = useWords(routeWords);
  const call = useCall(serviceCalls.order, { orderId }, { isPolling: true });
  useTopic(workOrderTopic, {
    events: (events) => {
      if (events.some(({ data }) => data.orderId === orderId)) void call.refetch();
    },
    reload: () => void call.refetch(),
  });
  return (
    <LoadedPage call={call} title={t('shell.route.workOrderDetail')} back={pathTo('workOrdersMine')}>
      {(order) => <Detail key={orderId} order={order} onSaved={() => void call.refetch()} />}
    </LoadedPage>
  );
}
