import type { WorkOrder } from '@fireline/api/service';
import type { serviceWords } from '@fireline/domain/service';
import type { Column } from '@fireline/ui/DataTable';
import type { Format, Translate } from '@fireline/ui/lib';
import { NameOver, nameOverText } from '../../lib/list/NameOver.tsx';
import { dueText } from '../../lib/list/DueMark.tsx';
import { shortTimeCell } from '../../lib/list/timeCell.tsx';
import type { dueWords, lengthWords } from '../../lib/words.ts';
import { dueOf, LevelMark, OrderDue, OrderStateMark } from './marks.tsx';
import type { orderListWords } from './words.ts';

type T = Translate<
  keyof typeof orderListWords | keyof typeof serviceWords | keyof typeof lengthWords | keyof typeof dueWords
>;

/** An order about no device has its place alone. */
const deviceOf = ({ deviceName, placeName }: WorkOrder) =>
  deviceName === '' ? { name: placeName, below: '' } : { name: deviceName, below: placeName };

/** The columns of work orders. @spec SRV-01 SRV-03 */
export const orderColumns = (
  t: T,
  format: Pick<Format, 'dateTime' | 'shortDateTime'>,
): readonly Column<WorkOrder>[] => [
  {
    id: 'number',
    header: t('workOrders.number'),
    width: 130,
    isHideable: false,
    isSortable: true,
    cell: ({ number }) => number,
  },
  {
    id: 'due',
    header: t('workOrders.due'),
    width: 150,
    isSortable: true,
    text: (order) => dueText(dueOf(order, t), Date.now(), t),
    cell: (order) => <OrderDue order={order} />,
  },
  { id: 'problem', header: t('workOrders.problem'), width: 200, cell: ({ problem }) => problem },
  {
    id: 'level',
    header: t('workOrders.level'),
    width: 90,
    isSortable: true,
    text: ({ level }) => t(`service.order.level.${level}`),
    cell: ({ level }) => <LevelMark level={level} />,
  },
  {
    id: 'state',
    header: t('workOrders.state'),
    width: 140,
    text: ({ state }) => t(`service.order.state.${state}`),
    cell: (order) => <OrderStateMark order={order} />,
  },
  {
    id: 'agent',
    header: t('workOrders.agent'),
    width: 100,
    cell: ({ agentId, agentName }) => (agentId === null ? t('workOrders.nobody') : agentName),
  },
  {
    id: 'transfer',
    header: t('workOrders.transfer'),
    width: 150,
    cell: ({ transfer }) => (transfer ? t('workOrders.transfer.to', { name: transfer.target }) : ''),
  },
  {
    id: 'device',
    header: t('workOrders.device'),
    width: 160,
    text: (order) => nameOverText(deviceOf(order)),
    cell: (order) => <NameOver {...deviceOf(order)} />,
  },
  { id: 'unit', header: t('workOrders.unit'), width: 180, cell: ({ unitName }) => unitName },
  { id: 'creator', header: t('workOrders.creator'), width: 100, cell: ({ createdBy }) => createdBy },
  {
    id: 'createdAt',
    header: t('workOrders.createdAt'),
    isSortable: true,
    ...shortTimeCell<WorkOrder>(({ createdAt }) => createdAt, format),
  },
  {
    id: 'dueAt',
    header: t('workOrders.dueAt'),
    ...shortTimeCell<WorkOrder>(({ dueAt }) => dueAt, format),
  },
  {
    id: 'category',
    header: t('workOrders.category'),
    width: 120,
    cell: ({ category }) => t(`service.order.category.${category}`),
  },
  {
    id: 'resolution',
    header: t('workOrders.resolution'),
    width: 110,
    cell: ({ resolution }) => (resolution === null ? '' : t(`service.order.resolution.${resolution}`)),
  },
  {
    id: 'rating',
    header: t('workOrders.rating'),
    width: 130,
    cell: ({ rating, state }) => (state === 'closed' ? t(`service.order.rating.${rating}`) : ''),
  },
  {
    id: 'closedAt',
    header: t('workOrders.closedAt'),
    isSortable: true,
    ...shortTimeCell<WorkOrder>(({ closedAt }) => closedAt, format),
  },
];
