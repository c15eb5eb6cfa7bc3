import { messageCalls, type SendAccess } from '@fireline/api/message';
import { accessCondition, type CarriedChannel, messageSendingWords, messageWords } from '@fireline/domain/message';
import { routeWords } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import type { Column } from '@fireline/ui/DataTable';
import { type Format, type Translate, useFormat, useWords } from '@fireline/ui/lib';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { StateMark } from '../../lib/list/StateMark.tsx';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { shortTimeCell } from '../../lib/list/timeCell.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { sendingWords } from '../sending/words.ts';
import { type AccessAct, AccessDrawer } from './AccessDrawer.tsx';
import { AccessForm } from './AccessForm.tsx';
import { accessMarks, limitText, sendsText, stateOfAccess } from './accessState.ts';

type Keys = keyof typeof sendingWords | keyof typeof messageWords | keyof typeof messageSendingWords;

/** All that is text has one page, calls have another. */
const channelsOf = { smsAccess: ['sms', 'app', 'email'], voiceAccess: ['voice'] } as const satisfies Record<
  string,
  readonly CarriedChannel[]
>;

const hiddenByDefault = ['carrier'];

function accessColumns(
  t: Translate<Keys>,
  format: Pick<Format, 'dateTime' | 'shortDateTime' | 'number' | 'ratio'>,
): readonly Column<SendAccess>[] {
  const { number, shortDateTime } = format;
  return [
    { id: 'name', header: t('sending.name'), width: 130, isHideable: false, cell: ({ name }) => name },
    {
      id: 'state',
      header: t('access.state'),
      width: 140,
      text: (row) => stateOfAccess(row, t, shortDateTime),
      cell: (row) => {
        const state = stateOfAccess(row, t, shortDateTime);
        return (
          <StateMark state={accessMarks[accessCondition(row)]} title={`${state}\n${limitText(t, format)}`}>
            {state}
          </StateMark>
        );
      },
    },
    {
      id: 'day',
      header: t('access.day'),
      width: 160,
      text: ({ sentDay, failedDay }) => sendsText(sentDay, failedDay, t, format),
      cell: ({ sentDay, failedDay }) => sendsText(sentDay, failedDay, t, format),
    },
    {
      id: 'month',
      header: t('access.month'),
      width: 170,
      text: ({ sentMonth, failedMonth }) => sendsText(sentMonth, failedMonth, t, format),
      cell: ({ sentMonth, failedMonth }) => sendsText(sentMonth, failedMonth, t, format),
    },
    { id: 'waiting', header: t('access.waiting'), width: 70, align: 'end', cell: ({ waiting }) => number(waiting) },
    {
      id: 'lastReceipt',
      header: t('access.lastReceipt'),
      ...shortTimeCell<SendAccess>(({ lastReceiptAt }) => lastReceiptAt, format, '—'),
    },
    { id: 'channel', header: t('sending.channel'), width: 80, cell: ({ channel }) => t(`message.channel.${channel}`) },
    { id: 'carrier', header: t('access.carrier'), width: 110, cell: ({ carrier }) => t(`message.carrier.${carrier}`) },
    { id: 'position', header: t('access.position'), width: 60, align: 'end', cell: ({ position }) => number(position) },
    {
      id: 'owner',
      header: t('sending.owner'),
      width: 110,
      cell: ({ partnerName }) => partnerName || t('sending.owner.tenant'),
    },
  ];
}

/** The accesses to carriers: how each works, what waits, and which takes over. @spec MSG-06 */
function AccessScreen({ name }: { readonly name: keyof typeof channelsOf }) {
  const t = useWords(sendingWords, messageWords, messageSendingWords, routeWords);
  const format = useFormat();
  const channels = channelsOf[name];
  const list = useList(messageCalls.accesses, { fixed: { channel: [...channels] } });
  const columns = useMemo(() => accessColumns(t, format), [t, format]);
  const mayCreate = useMay()({ who: [`${name}:add`] });
  const [doing, setDoing] = useState<AccessAct | 'create'>();
  const row = useOpenRow(list.url);
  const access = list.page.data?.rows.find(({ accessId }) => accessId === row.id);
  const close = (): void => setDoing(undefined);
  const saved = (): void => {
    close();
    void list.page.refetch();
  };
  const create = mayCreate && (
    <Button icon={<Plus aria-hidden />} onClick={() => setDoing('create')}>
      {t('access.create')}
    </Button>
  );
  return (
    <ListPage
      name={name}
      title={t(`shell.route.${name}`)}
      list={list}
      columns={columns}
      hiddenByDefault={hiddenByDefault}
      getRowId={({ accessId }) => accessId}
      rowName={(one) => one.name}
      empty={{ title: t('access.empty'), ...(create ? { action: create } : {}) }}
      onOpen={({ accessId }) => row.open(accessId)}
      actions={create}
    >
      {access && !doing && <AccessDrawer access={access} page={name} onAct={setDoing} onClose={row.close} />}
      {(doing === 'create' || (access && doing === 'change')) && (
        <AccessForm
          channels={channels}
          access={doing === 'create' ? undefined : access}
          onClose={close}
          onSaved={saved}
        />
      )}
      {access && doing === 'test' && (
        <ConfirmSend
          call={messageCalls.testAccess}
          send={{ accessId: access.accessId }}
          outdates={[messageCalls.accesses, messageCalls.sends]}
          action="save"
          title={t('access.test')}
          confirmLabel={t('access.test')}
          done={t('access.tested')}
          onClose={close}
        >
          {t('access.test.what')}
        </ConfirmSend>
      )}
      {access && doing === 'delete' && (
        <ConfirmSend
          call={messageCalls.deleteAccess}
          send={{ accessId: access.accessId }}
          outdates={[messageCalls.accesses]}
          action="delete"
          tone="danger"
          title={t('access.delete.title', { name: access.name })}
          confirmLabel={t('sending.delete')}
          done={t('sending.deleted', { name: access.name })}
          onDone={row.close}
          onClose={close}
        >
          {t('access.delete.what', { count: format.number(access.waiting) })}
        </ConfirmSend>
      )}
    </ListPage>
  );
}

export const SmsAccessScreen = () => <AccessScreen name="smsAccess" />;
export const VoiceAccessScreen = () => <AccessScreen name="voiceAccess" />;
