import { financeCalls, type Recipient } from '@fireline/api/finance';
import { financeSplitWords, receiverStates, recipientTypes } from '@fireline/domain/finance';
import { routeWords } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import type { Column } from '@fireline/ui/DataTable';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { type Translate, useFormat, useWords } from '@fireline/ui/lib';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import { RecordHistory } from '../../lib/history/RecordHistory.tsx';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { NameOver, nameOverText } from '../../lib/list/NameOver.tsx';
import { stateCell } from '../../lib/list/StateMark.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { ActsDrawer } from '../../lib/page/ActsDrawer.tsx';
import { Stack } from '../../lib/page/Page.styles.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { meaningOf } from '../splitRecords/meaning.ts';
import { splitPageWords } from '../splits/words.ts';
import { RecipientForm } from './RecipientForm.tsx';

type T = Translate<keyof typeof splitPageWords | keyof typeof financeSplitWords>;
type Act = 'change' | 'again' | 'end';
const calls = {
  change: financeCalls.changeRecipient,
  again: financeCalls.registerRecipientAgain,
  end: financeCalls.endRecipient,
};
const labels = { change: 'splits.change', again: 'recipient.again', end: 'splits.end' } as const;
const shapes = { pending: 'pending', added: 'valid', refused: 'rejected' } as const;

const stateText = ({ state, endedAt }: Recipient, t: T): string =>
  endedAt ? t('splits.ended') : t(`finance.recipient.state.${state}`);

/** Recipients of one name differ by whom they stand for and by their account. */
const named = ({ name, partnerName, account }: Recipient) => ({
  name,
  below: [partnerName, account].filter(Boolean).join(' · '),
});
const hiddenByDefault = ['account'];

const recipientColumns = (t: T): readonly Column<Recipient>[] => [
  {
    id: 'name',
    header: t('splits.name'),
    width: 220,
    isHideable: false,
    text: (row) => nameOverText(named(row)),
    cell: (row) => <NameOver {...named(row)} />,
  },
  {
    id: 'state',
    header: t('recipient.provider'),
    width: 120,
    ...stateCell<Recipient>(
      ({ state, endedAt }) => (endedAt ? 'ended' : shapes[state]),
      (row) => stateText(row, t),
    ),
  },
  { id: 'type', header: t('splits.type'), width: 90, cell: ({ type }) => t(`finance.recipient.type.${type}`) },
  {
    id: 'account',
    header: t('recipient.account'),
    width: 150,
    isInEveryFile: true,
    cell: ({ account }) => account,
  },
  {
    id: 'relation',
    header: t('recipient.relation'),
    width: 130,
    cell: ({ relation }) => t(`finance.recipient.relation.${relation}`),
  },
  { id: 'partner', header: t('recipient.partner'), width: 160, cell: ({ partnerName }) => partnerName ?? '—' },
  { id: 'rules', header: t('recipient.rules'), width: 200, cell: ({ rules }) => rules.join(', ') || '—' },
];

function RecipientDrawer({
  recipient,
  onAct,
  onClose,
}: {
  readonly recipient: Recipient;
  readonly onAct: (act: Act) => void;
  readonly onClose: () => void;
}) {
  const t = useWords(splitPageWords, financeSplitWords);
  const { dateTime } = useFormat();
  const { name, type, account, officialAccount, relation, partnerName, state, rules, endedAt } = recipient;
  const acts: readonly Act[] = endedAt ? [] : state === 'refused' ? ['again', 'change', 'end'] : ['change', 'end'];
  const bar = rules.length > 0 ? t('finance.recipient.inUse', { names: rules.join(', ') }) : undefined;
  const { providerCode, providerMessage } = recipient;
  return (
    <ActsDrawer
      title={name}
      acts={acts}
      calls={calls}
      labelOf={(act) => t(labels[act])}
      variantOf={(act) => (act === 'end' ? 'danger' : 'secondary')}
      barredOf={(act) => (act === 'end' ? bar : undefined)}
      onAct={onAct}
      onClose={onClose}
    >
      <Stack>
        <DescriptionList
          items={[
            { term: t('recipient.provider'), detail: stateText(recipient, t) },
            ...(providerCode === null
              ? []
              : [{ term: t('recipient.words'), detail: [providerCode, providerMessage].filter(Boolean).join(' · ') }]),
            ...(providerCode !== null && meaningOf(providerCode, t)
              ? [{ term: t('splitRecord.meaning'), detail: meaningOf(providerCode, t) }]
              : []),
            { term: t('splits.type'), detail: t(`finance.recipient.type.${type}`) },
            { term: t('recipient.account'), detail: account },
            ...(officialAccount ? [{ term: t('recipient.officialAccount'), detail: officialAccount }] : []),
            { term: t('recipient.relation'), detail: t(`finance.recipient.relation.${relation}`) },
            { term: t('recipient.partner'), detail: partnerName ?? '—' },
            { term: t('recipient.rules'), detail: rules.join(', ') || '—' },
            { term: t('splits.changedBy'), detail: `${recipient.changedBy} · ${dateTime(recipient.changedAt)}` },
          ]}
        />
        <RecordHistory kind="recipient" id={recipient.recipientId} record={recipient} />
      </Stack>
    </ActsDrawer>
  );
}

function useRecipients() {
  const t = useWords(splitPageWords, financeSplitWords);
  return useList(financeCalls.recipients, {
    filters: [
      { key: 'search', label: t('recipient.search') },
      {
        key: 'type',
        label: t('splits.type'),
        any: t('splits.anyType'),
        choices: recipientTypes.map((value) => ({ value, label: t(`finance.recipient.type.${value}`) })),
      },
      {
        key: 'state',
        label: t('recipient.provider'),
        any: t('splits.anyState'),
        choices: receiverStates.map((value) => ({ value, label: t(`finance.recipient.state.${value}`) })),
      },
      {
        key: 'ended',
        label: t('splits.ended'),
        any: t('splits.inEffect'),
        choices: [{ value: 'yes', label: t('splits.ended.also') }],
      },
    ],
  });
}

/** Who can be paid a part of an order. @spec FIN-03 */
export function RecipientsScreen() {
  const t = useWords(splitPageWords, financeSplitWords, routeWords);
  const list = useRecipients();
  const columns = useMemo(() => recipientColumns(t), [t]);
  const [doing, setDoing] = useState<Act | 'create'>();
  const row = useOpenRow(list.url);
  const recipient = list.page.data?.rows.find(({ recipientId }) => recipientId === row.id);
  const close = (): void => setDoing(undefined);
  const reload = (): void => void list.page.refetch();
  const done = (): void => {
    close();
    reload();
  };
  const create = useMay()(financeCalls.createRecipient) && (
    <Button icon={<Plus aria-hidden />} onClick={() => setDoing('create')}>
      {t('recipient.create')}
    </Button>
  );
  const asked = recipient && { recipientId: recipient.recipientId, revision: recipient.revision };
  return (
    <ListPage
      name="recipients"
      hiddenByDefault={hiddenByDefault}
      title={t('shell.route.recipients')}
      list={list}
      columns={columns}
      getRowId={({ recipientId }) => recipientId}
      rowName={({ name }) => name}
      empty={{ title: t('recipient.empty'), hint: t('recipient.emptyHint'), ...(create ? { action: create } : {}) }}
      onOpen={({ recipientId }) => row.open(recipientId)}
      actions={create}
    >
      {recipient && !doing && <RecipientDrawer recipient={recipient} onAct={setDoing} onClose={row.close} />}
      {(doing === 'create' || (recipient && doing === 'change')) && (
        <RecipientForm
          recipient={doing === 'create' ? undefined : recipient}
          onClose={close}
          onReload={reload}
          onSaved={done}
        />
      )}
      {recipient && asked && doing === 'end' && (
        <ConfirmSend
          call={financeCalls.endRecipient}
          send={asked}
          action="modify"
          tone="danger"
          title={t('recipient.end.title', { name: recipient.name })}
          confirmLabel={t('splits.end')}
          done={t('recipient.end.done')}
          onDone={done}
          onClose={close}
        >
          {t('recipient.end.what')}
        </ConfirmSend>
      )}
      {recipient && asked && doing === 'again' && (
        <ConfirmSend
          call={financeCalls.registerRecipientAgain}
          send={asked}
          action="submit"
          title={`${t('recipient.again')} · ${recipient.name}`}
          confirmLabel={t('recipient.again')}
          done={t('recipient.again.done')}
          onDone={done}
          onClose={close}
        >
          {recipient.providerMessage ?? ''}
        </ConfirmSend>
      )}
    </ListPage>
  );
}
