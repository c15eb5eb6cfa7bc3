import { alarmCalls } from '@fireline/api/alarm';
import { useCall } from '@fireline/api/react';
import { serviceCalls, type WorkOrderDetail } from '@fireline/api/service';
import { alarmWords } from '@fireline/domain/alarm';
import { deviceWords } from '@fireline/domain/device';
import { serviceWords, workOrderForm } from '@fireline/domain/service';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { Banner } from '@fireline/ui/Banner';
import { Card } from '@fireline/ui/Card';
import { FormSubmit } from '@fireline/ui/Form';
import { useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { DraftForm, type Entered } from '../../lib/form/DraftForm.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import { imageSchema } from '../../lib/images/imageSchema.ts';
import type { HeldImages } from '../../lib/images/useHeldImages.ts';
import { useImageUpload } from '../../lib/images/useImageUpload.ts';
import { newPress } from '../../lib/newPress.ts';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Page, Stack } from '../../lib/page/Page.styles.ts';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { Tab, Tabs } from '../../lib/page/PageTabs.styles.ts';
import { pageId } from '../../lib/page/pageId.ts';
import { useUrlQuery } from '../../lib/page/useUrlQuery.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { OrderFields } from './OrderFields.tsx';
import { FormPlace } from './Orders.styles.ts';
import { type FromChat, useChatOrigin } from './useChatOrigin.ts';
import { orderWords } from './words.ts';

type OrderEntered = Omit<FormValue<typeof workOrderForm>, 'images'> & HeldImages<'images'>;

const schema = imageSchema(workOrderForm, 'images');
const imageFields = ['images'] as const;
const problemWords = [serviceWords, deviceWords];

/** What an order is made from, as the address names it. */
function useOrigin() {
  const url = useUrlQuery();
  const idOf = (name: string): number | undefined => (url.get(name) === '' ? undefined : pageId(url.get(name)));
  return {
    imei: url.get('imei'),
    alarmId: idOf('alarm'),
    hazardId: idOf('hazard'),
    followsId: idOf('follows'),
    ticketId: idOf('chat'),
  };
}
type Origin = ReturnType<typeof useOrigin>;

/** Says what the order is made from; nothing where it is made by itself. */
function OriginNote({ alarmId, hazardId, followsId, chat }: Origin & { readonly chat: string | undefined }) {
  const t = useWords(orderWords, alarmWords);
  const may = useMay();
  const hasAlarm = alarmId !== undefined && may(alarmCalls.detail);
  const alarm = useCall(alarmCalls.detail, { alarmId: alarmId ?? 0 }, { isEnabled: hasAlarm }).data?.alarm;
  const followed = useCall(
    serviceCalls.order,
    { orderId: followsId ?? 0 },
    { isEnabled: followsId !== undefined },
  ).data;
  if (alarm)
    return (
      <Banner>
        {t('workOrder.fromAlarm', {
          name: `${t(`alarm.kind.${alarm.kind}`)} · ${alarm.deviceName} · ${alarm.placeName}`,
        })}
      </Banner>
    );
  if (followed) return <Banner>{t('workOrder.fromOrder', { number: followed.number })}</Banner>;
  if (chat !== undefined) return <Banner>{t('workOrder.fromChat', { number: chat })}</Banner>;
  return hazardId === undefined ? null : <Banner>{t('workOrder.fromHazard')}</Banner>;
}

/** The ways to begin an order; what is chosen in one of the lists leads back here. */
const ways = [
  { from: 'free', route: 'workOrderCreate', who: 'signedIn' },
  { from: 'device', route: 'deviceList', who: ['deviceList:view'] },
  { from: 'alarm', route: 'alarmList', who: ['alarmList:view'] },
  { from: 'hazard', route: 'hazards', who: ['hazards:view'] },
] as const;

function BeginTabs({ imei, alarmId, hazardId, followsId, ticketId }: Origin) {
  const t = useWords(orderWords);
  const may = useMay();
  const isFrom = {
    device: imei !== '',
    alarm: alarmId !== undefined,
    hazard: hazardId !== undefined,
    free: imei === '' && [alarmId, hazardId, followsId, ticketId].every((id) => id === undefined),
  };
  return (
    <Tabs aria-label={t('workOrder.begin')}>
      {ways.filter(may).map(({ from, route }) => (
        <Tab key={from} as={Link} href={pathTo(route)} aria-current={isFrom[from] ? 'page' : undefined}>
          {t(`workOrder.begin.${from}`)}
        </Tab>
      ))}
    </Tabs>
  );
}

interface OrderFormProps {
  readonly origin: Origin;
  /** The number of the chat that it is made of. */
  readonly chat: string | undefined;
  readonly initial: FromChat;
}

function OrderForm({ origin, chat, initial }: OrderFormProps) {
  const t = useWords(orderWords);
  const [, navigate] = useLocation();
  const { imei, ...from } = origin;
  const key = Object.entries(origin).flatMap(([name, id]) => (id === undefined || id === '' ? [] : `${name}${id}`));
  const draft = useDraft<Entered>(['workOrder.new', ...key].join('.'));
  // the same for each try: what is sent again after a time-out is one order
  const [requestId] = useState(newPress);
  const upload = useImageUpload(serviceCalls.uploadOrderImage, imageFields);
  const submit = useFormSend<OrderEntered, WorkOrderDetail>({
    send: async ({ deviceImei, notificationMethods, ...entered }, client) =>
      client.send(serviceCalls.createOrder, {
        requestId,
        ...entered,
        notificationMethods: [...notificationMethods],
        ...(deviceImei !== undefined && { deviceImei }),
        ...(from.alarmId !== undefined && { alarmId: from.alarmId }),
        ...(from.hazardId !== undefined && { hazardId: from.hazardId }),
        ...(from.followsId !== undefined && { followsId: from.followsId }),
        ...(from.ticketId !== undefined && { ticketId: from.ticketId }),
        ...(await upload(entered)),
      }),
    saved: ({ number }) => t('workOrder.sent', { number }),
    draft,
    onSaved: ({ orderId }) => navigate(pathTo('workOrderDetail', { orderId }), { replace: true }),
  });
  const isElsewhere = from.alarmId !== undefined || from.hazardId !== undefined || from.followsId !== undefined;
  return (
    <DraftForm draft={draft} schema={schema} words={problemWords} onSubmit={submit}>
      <Stack>
        <OriginNote {...origin} chat={chat} />
        <OrderFields imei={imei} hasDevice={!isElsewhere} from={initial} />
        <div>
          <FormSubmit>{t('workOrder.send')}</FormSubmit>
        </div>
      </Stack>
    </DraftForm>
  );
}

/** The form, once what it takes over from a chat is there. */
function OrderOf({ origin }: { readonly origin: Origin }) {
  const chat = useChatOrigin(origin.ticketId);
  return (
    <Loaded call={chat} action="query">
      {(initial) => <OrderForm origin={origin} chat={chat.number} initial={initial} />}
    </Loaded>
  );
}

/** Requests help: a problem, how soon, and how the agent is notified; from a device, an alarm, a hazard, a chat with support or a closed order. @spec SRV-01 SHL-26 */
export function CreateOrderScreen() {
  const t = useWords(routeWords, orderWords);
  const origin = useOrigin();
  return (
    <Page>
      <PageHeader title={t('shell.route.workOrderCreate')} back={pathTo('workOrdersMine')} />
      <FormPlace>
        <BeginTabs {...origin} />
        <Card title={t('workOrder.new')} headingLevel={2}>
          <OrderOf key={JSON.stringify(origin)} origin={origin} />
        </Card>
      </FormPlace>
    </Page>
  );
}
