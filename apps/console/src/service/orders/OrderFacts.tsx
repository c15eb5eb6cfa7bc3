import { alarmCalls } from '@fireline/api/alarm';
import { deviceCalls } from '@fireline/api/device';
import { serviceCalls, type WorkOrderDetail } from '@fireline/api/service';
import { serviceWords } from '@fireline/domain/service';
import { pathTo } from '@fireline/domain/shell';
import { Card } from '@fireline/ui/Card';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Link } from '@fireline/ui/Link';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMay } from '../../lib/session/useMay.ts';
import { orderListWords, orderWords } from './words.ts';

type Related = NonNullable<WorkOrderDetail['follows']>;
const RelatedLink = ({ order: { orderId, number } }: { readonly order: Related }) => (
  <Link href={pathTo('workOrderDetail', { orderId })}>{number}</Link>
);

/** The device with its alarms of now, where it is, and what the order comes from. @spec SRV-01 */
export function OrderFacts({ order }: { readonly order: WorkOrderDetail }) {
  const t = useWords(orderWords, orderListWords, serviceWords);
  const { dateTime, number } = useFormat();
  const may = useMay();
  const { deviceId, deviceName, alarmId, hazardId, diagnosisId, follows, followUps, openAlarms } = order;
  const origins = [
    ...(alarmId !== null && may(alarmCalls.detail)
      ? [
          <Link key="alarm" href={pathTo('alarmDetail', { alarmId, segment: 'current' })}>
            {t('workOrder.origin.alarm')}
          </Link>,
        ]
      : []),
    ...(diagnosisId !== null && may(serviceCalls.diagnosis)
      ? [
          <Link key="diagnosis" href={`${pathTo('diagnosisRecords')}?open=${diagnosisId}`}>
            {t('workOrder.origin.diagnosis')}
          </Link>,
        ]
      : []),
    ...(hazardId !== null && may(alarmCalls.hazard)
      ? [
          <Link key="hazard" href={`${pathTo('hazardDetail')}?id=${hazardId}`}>
            {t('workOrder.origin.hazard')}
          </Link>,
        ]
      : []),
    ...(follows ? [<RelatedLink key="follows" order={follows} />] : []),
  ];
  const device =
    deviceId === null
      ? []
      : [
          {
            term: t('workOrders.device'),
            detail: may(deviceCalls.detail) ? (
              <Link href={pathTo('deviceDetail', { deviceId })}>{deviceName}</Link>
            ) : (
              deviceName
            ),
          },
          { term: t('workOrder.openAlarms'), detail: number(openAlarms) },
        ];
  return (
    <Card title={t('workOrder.facts')} headingLevel={2}>
      <DescriptionList
        layout="rows"
        items={[
          ...device,
          { term: t('workOrders.place'), detail: order.placeName },
          { term: t('workOrder.address'), detail: order.address },
          { term: t('workOrders.unit'), detail: order.unitName },
          { term: t('workOrders.category'), detail: t(`service.order.category.${order.category}`) },
          { term: t('workOrders.creator'), detail: `${order.createdBy} · ${dateTime(order.createdAt)}` },
          ...(origins.length > 0 ? [{ term: t('workOrder.origin'), detail: origins[0] }] : []),
          ...(followUps[0] ? [{ term: t('workOrder.followedBy'), detail: <RelatedLink order={followUps[0]} /> }] : []),
        ]}
      />
    </Card>
  );
}
