import { type CodedOrderRow, financeCalls, orderTopic } from '@fireline/api/finance';
import { useTopic } from '@fireline/api/react';
import { codeParts, financeWords } from '@fireline/domain/finance';
import { routeWords } from '@fireline/domain/shell';
import { payCodesAtOnce, tariffWords } from '@fireline/domain/tariff';
import { Button } from '@fireline/ui/Button';
import { type BulkContext, type Column, isSelected } from '@fireline/ui/DataTable';
import { type Format, type Translate, useFormat, useWords } from '@fireline/ui/lib';
import { useMemo, useState } from 'react';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { stateCell } from '../../lib/list/StateMark.tsx';
import { shortTimeCell } from '../../lib/list/timeCell.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { useUnitsText } from '../payment/useUnitsText.ts';
import { payWords } from '../words.ts';
import { CodedOrderDrawer } from './CodedOrderDrawer.tsx';
import { type Issued, IssueCodes } from './IssueCodes.tsx';
import { IssuedCodes } from './IssuedCodes.tsx';
import { codeWords } from './words.ts';

type T = Translate<keyof typeof codeWords | keyof typeof payWords | keyof typeof financeWords>;
const shapes = { waiting: 'waiting', issued: 'inProgress', used: 'completed', over: 'ended' } as const;
const card = { marks: ['part'], facts: ['payableCents', 'payer', 'createdAt'] };
const hiddenByDefault = ['createdBy', 'issuedBy', 'issuedAt', 'orderState'];

const codeColumns = (
  t: T,
  format: Pick<Format, 'dateTime' | 'shortDateTime' | 'money'>,
  unitsOf: ReturnType<typeof useUnitsText>,
): readonly Column<CodedOrderRow>[] => [
  {
    id: 'createdAt',
    header: t('code.ordered'),
    isSortable: true,
    isHideable: false,
    ...shortTimeCell<CodedOrderRow>((row) => row.createdAt, format),
  },
  { id: 'orderNo', header: t('pay.number'), width: 200, cell: ({ orderNo }) => orderNo },
  { id: 'payer', header: t('pay.payer'), width: 150, cell: ({ payerName }) => payerName },
  { id: 'content', header: t('orders.content'), width: 130, cell: unitsOf },
  {
    id: 'payableCents',
    header: t('pay.amount'),
    width: 100,
    align: 'end',
    isSortable: true,
    cell: ({ payableCents }) => format.money(payableCents),
  },
  {
    id: 'part',
    header: t('code.part'),
    width: 110,
    ...stateCell<CodedOrderRow>(
      ({ part }) => shapes[part],
      ({ part }) => t(`code.part.${part}`),
    ),
  },
  { id: 'lastFour', header: t('code.lastFour'), width: 80, cell: ({ code }) => code?.lastFour ?? '' },
  { id: 'issuedBy', header: t('code.issuedBy'), width: 120, cell: ({ code }) => code?.issuedBy ?? '' },
  {
    id: 'issuedAt',
    header: t('code.issuedAt'),
    ...shortTimeCell<CodedOrderRow>(({ code }) => code?.issuedAt ?? null, format),
  },
  {
    id: 'expiresAt',
    header: t('code.goodUntil'),
    isSortable: true,
    ...shortTimeCell<CodedOrderRow>(({ expiresAt }) => expiresAt, format),
  },
  { id: 'createdBy', header: t('orders.createdBy'), width: 120, cell: ({ createdBy }) => createdBy },
  {
    id: 'orderState',
    header: t('orders.state'),
    width: 110,
    cell: ({ state }) => t(`finance.order.state.${state}`),
  },
];

function useCodes() {
  const t = useWords(codeWords);
  const list = useList(financeCalls.payCodes, {
    filters: [
      { key: 'search', label: t('code.search') },
      { key: 'from', label: t('code.period'), isPeriod: true },
      {
        key: 'part',
        label: t('code.part'),
        any: t('code.anyPart'),
        choices: codeParts.map((value) => ({ value, label: t(`code.part.${value}`) })),
      },
    ],
    sorts: ['createdAt', 'payableCents', 'expiresAt'],
    sort: '-createdAt',
  });
  const reload = (): void => void list.page.refetch();
  useTopic(orderTopic, { events: reload, reload });
  return list;
}

/** Orders that are paid by hand: a code is handed out for money that was received, shown once, and entered by the payer. @spec TAR-05 */
export function OfflinePayCodesScreen() {
  const t = useWords(codeWords, payWords, financeWords, tariffWords, routeWords);
  const format = useFormat();
  const unitsOf = useUnitsText();
  const list = useCodes();
  const columns = useMemo(() => codeColumns(t, format, unitsOf), [t, format, unitsOf]);
  const row = useOpenRow(list.url);
  const [asked, setAsked] = useState<readonly CodedOrderRow[]>();
  const [outcome, setOutcome] = useState<Issued>();
  const rows = list.page.data?.rows ?? [];
  const open = rows.find(({ orderId }) => orderId === row.id);
  const totals = list.page.data?.totals;
  const chosen = ({ selection }: BulkContext): CodedOrderRow[] =>
    rows
      .filter(({ orderId, blocked }) => blocked === null && isSelected(selection, orderId))
      .slice(0, payCodesAtOnce.max);
  return (
    <ListPage
      name="offlinePayCodes"
      card={card}
      title={t('shell.route.offlinePayCodes')}
      hiddenByDefault={hiddenByDefault}
      list={list}
      columns={columns}
      getRowId={({ orderId }) => orderId}
      rowName={({ orderNo }) => orderNo}
      lead={
        totals && (
          <p>
            {t('code.totals', { waiting: format.money(totals.waitingCents), used: format.money(totals.usedCents) })}
          </p>
        )
      }
      empty={{ title: t('code.none'), hint: t('code.noneHint') }}
      onOpen={({ orderId }) => row.open(orderId)}
      selectFor={[financeCalls.issuePayCodes]}
      renderBulkActions={(selected) => {
        const some = chosen(selected);
        return (
          <Button disabled={some.length === 0} onClick={() => setAsked(some)}>
            {t('code.issue.some', { count: format.number(some.length) })}
          </Button>
        );
      }}
    >
      {open && !asked && !outcome && (
        <CodedOrderDrawer order={open} onIssue={() => setAsked([open])} onClose={row.close} />
      )}
      {asked && <IssueCodes orders={asked} onIssued={setOutcome} onClose={() => setAsked(undefined)} />}
      {outcome && <IssuedCodes {...outcome} onClose={() => setOutcome(undefined)} />}
    </ListPage>
  );
}
