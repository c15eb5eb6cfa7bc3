import type { ChatTicketDetail } from '@fireline/api/service';
import { type Role, roleWords, roles } from '@fireline/domain/role';
import { serviceWords } from '@fireline/domain/service';
import { pathTo } from '@fireline/domain/shell';
import { Card } from '@fireline/ui/Card';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Link } from '@fireline/ui/Link';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMay } from '../../lib/session/useMay.ts';
import { Links } from './Chat.styles.ts';
import { chatPageWords } from './words.ts';

interface AskerCardProps extends Pick<ChatTicketDetail, 'customer' | 'unitName'> {
  readonly asker: NonNullable<ChatTicketDetail['asker']>;
}

/** Who asks: where, what stands open there, and what was asked before. @spec SRV-06 */
export function AskerCard({ customer, unitName, asker }: AskerCardProps) {
  const t = useWords(chatPageWords, roleWords, serviceWords);
  const { number, dateTime } = useFormat();
  const may = useMay();
  const { placeName, devices, openAlarms, orders, chats } = asker;
  const role = roles.find((one): one is Role => one === asker.role);
  const none = t('chat.asker.none');
  return (
    <Card title={t('chat.asker')} headingLevel={2}>
      <DescriptionList
        items={[
          { term: t('chat.asker.name'), detail: customer },
          ...(role ? [{ term: t('chat.asker.role'), detail: t(`role.name.${role}`) }] : []),
          ...(unitName === '' ? [] : [{ term: t('chat.asker.unit'), detail: unitName }]),
          ...(placeName === '' ? [] : [{ term: t('chat.asker.place'), detail: placeName }]),
          { term: t('chat.asker.devices'), detail: number(devices) },
          { term: t('chat.asker.alarms'), detail: number(openAlarms) },
          {
            term: t('chat.asker.orders'),
            detail:
              orders.length === 0 ? (
                none
              ) : (
                <Links>
                  {orders.map(({ orderId, number: name, problem, state }) => (
                    <li key={orderId}>
                      {may({ who: ['workOrderDetail:view'] }) ? (
                        <Link href={pathTo('workOrderDetail', { orderId })}>{name}</Link>
                      ) : (
                        name
                      )}{' '}
                      {t(`service.order.state.${state}`)} · {problem}
                    </li>
                  ))}
                </Links>
              ),
          },
          {
            term: t('chat.asker.chats'),
            detail:
              chats.length === 0 ? (
                none
              ) : (
                <Links>
                  {chats.map(({ ticketId, number: name, subject, createdAt }) => (
                    <li key={ticketId}>
                      <Link href={`${pathTo('helpChat')}?ticket=${ticketId}`}>{name}</Link> {subject}{' '}
                      <small>{dateTime(createdAt)}</small>
                    </li>
                  ))}
                </Links>
              ),
          },
        ]}
      />
    </Card>
  );
}
