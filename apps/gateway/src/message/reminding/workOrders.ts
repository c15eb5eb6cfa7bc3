import type { Language } from '@fireline/domain/lib';
import { agentMethods, type NotificationMethod, serviceWords } from '@fireline/domain/service';
import { sql } from 'kysely';
import { chinaTime } from '../../lib/chinaTime.ts';
import type { Tx } from '../../lib/db/schema.ts';
import type { Work } from '../../lib/transact.ts';
import { recordsOf, wayOf } from '../sending/planning.ts';
import * as store from '../sending/planStore.ts';
import { sendQueue } from '../sending/port.ts';

/** An order with its agent, as a message says it. */
const orderOf = (tx: Tx, orderId: number) =>
  tx
    .selectFrom('workOrder')
    .innerJoin('appUser', 'appUser.userId', 'workOrder.agentId')
    .leftJoin('serviceAgent', 'serviceAgent.userId', 'appUser.userId')
    .leftJoin('receiveSetting', 'receiveSetting.userId', 'appUser.userId')
    .select([
      'workOrder.rentId',
      'workOrder.orgPath',
      'workOrder.partnerId',
      'workOrder.unitId',
      'workOrder.maintId',
      'workOrder.placeId',
      'workOrder.deviceId',
      'workOrder.number',
      'workOrder.level',
      'workOrder.methods',
      'workOrder.dueAt',
      'workOrder.revision',
      'workOrder.agentName',
      'appUser.userId',
      'appUser.mobile as phone',
      'receiveSetting.email',
      'receiveSetting.groups as wanted',
      'serviceAgent.isSmsOn',
      'serviceAgent.isVoiceOn',
      'serviceAgent.isWechatOn',
      sql<Language | null>`(select c.value ->> 'language'
        from user_config c where c.user_id = app_user.user_id and c.key = 'settings')`.as('language'),
    ])
    .where('orderId', '=', orderId)
    .executeTakeFirst();

/** An order goes to its agent and to nobody who answers for its place. */
const nobody = { manager: '', managerPhone: '', unitContact: '', unitPhone: '', maintContact: '', maintPhone: '' };

/** Ways that cost, which an order names and its agent has switched on. */
const chosen: ReadonlySet<string> = new Set<NotificationMethod>(['sms', 'voice']);

/**
 * Plans the messages to the agent that an order was given to, in the transaction that gives it: a site letter always, by SMS or a call where
 * the order names that and the agent has switched it on. They say the agent's name, which is there by then.
 * @spec SRV-01 SRV-02 MSG-06
 */
export async function sendWorkOrderAssigned({ tx, tell }: Work, orderId: number, now: string): Promise<void> {
  const order = await orderOf(tx, orderId);
  if (!order) return;
  const { rentId, partnerId, number, level, dueAt, agentName, userId } = order;
  const chain = (await store.chainsOf(tx, [partnerId])).get(partnerId) ?? [null];
  const settings = await store.settingsOf(tx, rentId, chain);
  const way = wayOf('workOrderAssigned', settings, chain);
  const methods: readonly string[] = agentMethods(
    {
      isSmsOn: order.isSmsOn ?? false,
      isVoiceOn: order.isVoiceOn ?? false,
      isWechatOn: order.isWechatOn ?? false,
    },
    order.methods,
  );
  const channels = (way?.channels ?? []).filter((channel) => !chosen.has(channel) || methods.includes(channel));
  const records = recordsOf({
    trigger: 'workOrderAssigned',
    way: {
      templates: {},
      owner: chain,
      ...way,
      receivers: ['agent'],
      channels: [...new Set(['siteLetter' as const, ...channels])],
    },
    around: { ...order, workOrderId: orderId, ...nobody },
    settings,
    chain,
    people: [
      {
        receiver: 'agent',
        nodeId: orderId,
        userId,
        name: agentName,
        phone: order.phone,
        email: order.email ?? '',
        wanted: order.wanted,
        language: order.language,
      },
    ],
    now,
    about: () => `workOrder:${orderId}:${order.revision}`,
    values: (language) => ({
      number,
      name: agentName,
      level: serviceWords[`service.order.level.${level}`][language],
      time: chinaTime(Date.parse(dueAt)),
    }),
    forced: ['siteLetter'],
    held: null,
    fields: { kind: 'notice', workOrderId: orderId },
  });
  if ((await store.insertRecords(tx, records)) > 0) await tell({ type: 'work', queue: sendQueue });
}
