import type { WorkOrderDetail } from '@fireline/api/service';
import { serviceLetterWords, serviceWords } from '@fireline/domain/service';
import { Button } from '@fireline/ui/Button';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Drawer } from '@fireline/ui/Drawer';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Printer } from 'lucide-react';
import { LabelSheet, NotPrinted } from '../../lib/page/LabelSheet.styles.ts';
import { Stack } from '../../lib/page/Page.styles.ts';
import { Written } from './Orders.styles.ts';
import { orderListWords, orderWords } from './words.ts';

/** An order on one page of paper: what, where, whose, and each step. @spec SRV-01 */
export function OrderSheet({ order, onClose }: { readonly order: WorkOrderDetail; readonly onClose: () => void }) {
  const t = useWords(orderWords, orderListWords, serviceWords, serviceLetterWords);
  const { dateTime } = useFormat();
  return (
    <Drawer isOpen isDismissable size="large" onClose={onClose} title={t('workOrder.sheet')}>
      <NotPrinted>
        <Button variant="primary" icon={<Printer aria-hidden />} onClick={() => print()}>
          {t('workOrder.print')}
        </Button>
      </NotPrinted>
      <LabelSheet>
        <Stack>
          <h2>
            {t('workOrder.sheet')} {order.number}
          </h2>
          <Written>{order.problem}</Written>
          <DescriptionList
            layout="rows"
            items={[
              { term: t('workOrders.level'), detail: t(`service.order.level.${order.level}`) },
              { term: t('workOrders.state'), detail: t(`service.order.state.${order.state}`) },
              { term: t('workOrders.category'), detail: t(`service.order.category.${order.category}`) },
              { term: t('workOrders.device'), detail: order.deviceName },
              {
                term: t('workOrders.place'),
                detail: [order.unitName, order.placeName, order.address].filter(Boolean).join(' · '),
              },
              { term: t('workOrders.creator'), detail: `${order.createdBy} · ${dateTime(order.createdAt)}` },
              { term: t('workOrders.agent'), detail: order.agentName },
              { term: t('workOrders.dueAt'), detail: dateTime(order.dueAt) },
            ]}
          />
          <ol>
            {order.track.map(({ seq, at, event, by, to, reason }) => (
              <li key={seq}>
                {[dateTime(at), t(`service.track.${event}`), by, to !== by && to, reason].filter(Boolean).join(' · ')}
              </li>
            ))}
          </ol>
        </Stack>
      </LabelSheet>
    </Drawer>
  );
}
