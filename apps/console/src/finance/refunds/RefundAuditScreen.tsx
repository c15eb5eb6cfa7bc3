import { financeCalls, orderTopic, type RefundDetail, type RefundRow } from '@fireline/api/finance';
import { useTopic } from '@fireline/api/react';
import { financeRefundWords, financeWords, refundStates } from '@fireline/domain/finance';
import { routeWords } from '@fireline/domain/shell';
import { Drawer } from '@fireline/ui/Drawer';
import { SplitPane } from '@fireline/ui/SplitPane';
import { useFormat, useWords } from '@fireline/ui/lib';
import { type ReactNode, useMemo, useState } from 'react';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { useMedia } from '../../lib/useMedia.ts';
import { type Decision, DecisionForm } from './Decisions.tsx';
import { RefundKeys } from './DeskKeys.tsx';
import { LoadedRefund, useDecisions, useRefund } from './RefundDesk.tsx';
import { Beside, Panes } from './Refunds.styles.ts';
import { refundColumns } from './refundColumns.tsx';
import { refundPageWords } from './words.ts';

/** Room for the list and the refund that is looked at beside it. */
const deskWidth = '(width >= 1100px)';
const hiddenByDefault = ['refundNo', 'type', 'paid', 'decidedBy', 'decidedAt', 'endedAt', 'payer', 'units', 'orderNo'];
const card = { marks: ['state'], facts: ['cents', 'askedBy', 'askedAt'] };

function useRefunds() {
  const t = useWords(refundPageWords, financeRefundWords);
  const list = useList(financeCalls.refunds, {
    filters: [
      { key: 'search', label: t('refund.search') },
      { key: 'from', label: t('refund.period'), isPeriod: true },
      {
        key: 'states',
        label: t('refund.state'),
        any: t('refund.anyState'),
        isList: true,
        choices: refundStates.map((value) => ({ value, label: t(`finance.refund.state.${value}`) })),
      },
    ],
    // what waits comes first, the oldest of it at the top
    sorts: { state: 'queue', askedAt: 'askedAt', cents: 'cents' },
    sort: 'state',
    fixed: { isPayee: true },
  });
  const reload = (): void => void list.page.refetch();
  useTopic(orderTopic, { events: reload, reload });
  return list;
}

interface DeskProps {
  readonly refundId: number;
  readonly onStep: (by: 1 | -1) => void;
  readonly onDone: () => void;
  /** Draws the refund: beside its list, or over it. */
  readonly render: (title: string, body: ReactNode) => ReactNode;
}

/** One refund with its decisions and keys. */
function Desk({ refundId, onStep, onDone, render }: DeskProps) {
  const { money } = useFormat();
  const call = useRefund(refundId);
  const [asked, setAsked] = useState<{ readonly decision: Decision; readonly refund: RefundDetail }>();
  const refund = call.data?.refundId === refundId ? call.data : undefined;
  const decisions = useDecisions(refund);
  const decide = (decision: Decision): void => refund && setAsked({ decision, refund });
  const ifMay = (decision: Decision) => (decisions.includes(decision) ? () => decide(decision) : undefined);
  const title = refund ? `${refund.askedBy} · ${money(refund.cents)}` : '';
  return (
    <>
      {render(
        title,
        <>
          <RefundKeys onStep={onStep} onApprove={ifMay('approve')} onRefuse={ifMay('refuse')} />
          <LoadedRefund call={call} onDecide={decide} />
        </>,
      )}
      {asked && (
        <DecisionForm
          {...asked}
          onClose={() => setAsked(undefined)}
          onDone={() => {
            void call.refetch();
            onDone();
          }}
        />
      )}
    </>
  );
}

/** Refunds that buyers ask for: what waits first, each with what finance needs to decide over it. @spec FIN-08 FIN-10 N18 */
export function RefundAuditScreen() {
  const t = useWords(refundPageWords, financeRefundWords, financeWords, routeWords);
  const format = useFormat();
  const list = useRefunds();
  const columns = useMemo(() => refundColumns(t, format), [t, format]);
  const row = useOpenRow(list.url);
  const isWide = useMedia(deskWidth);
  const rows = list.page.data?.rows ?? [];
  const shownId = row.id ?? (isWide ? rows[0]?.refundId : undefined);
  const step = (by: 1 | -1): void => {
    const at = rows.findIndex(({ refundId }) => refundId === shownId);
    const next = rows[at + by];
    if (next) row.open(next.refundId);
  };
  const totals = list.page.data?.totals;
  const reload = (): void => void list.page.refetch();
  const page = (
    <ListPage<RefundRow>
      name="refundAudit"
      card={card}
      title={t('shell.route.refundAudit')}
      hiddenByDefault={hiddenByDefault}
      list={list}
      columns={columns}
      getRowId={({ refundId }) => refundId}
      rowName={({ askedBy, orderNo }) => `${askedBy} ${orderNo}`}
      lead={
        totals && (
          <p>
            {t('refund.totals', {
              count: format.number(totals.waiting),
              waiting: format.money(totals.waitingCents),
              refunding: format.money(totals.refundingCents),
              success: format.money(totals.successCents),
              refused: format.money(totals.refusedCents),
              failed: format.money(totals.failedCents),
            })}
            {totals.oldestAt !== null && ` · ${t('refund.oldest', { age: format.age(totals.oldestAt) })}`}
          </p>
        )
      }
      empty={{ title: t('refund.empty'), hint: t('refund.emptyHint') }}
      onOpen={({ refundId }) => row.open(refundId)}
    >
      {!isWide && shownId !== undefined && (
        <Desk
          key={shownId}
          refundId={shownId}
          onStep={step}
          onDone={reload}
          render={(title, body) => (
            <Drawer isOpen size="large" title={title} onClose={row.close}>
              {body}
            </Drawer>
          )}
        />
      )}
    </ListPage>
  );
  if (!isWide || shownId === undefined) return page;
  return (
    <Panes>
      <SplitPane
        label={t('refund.queue')}
        start={page}
        end={
          <Desk
            key={shownId}
            refundId={shownId}
            onStep={step}
            onDone={reload}
            render={(title, body) => (
              <Beside aria-label={t('refund.desk')}>
                <h2>{title}</h2>
                {body}
              </Beside>
            )}
          />
        }
        defaultValue={58}
        startPxMin={480}
        endPxMin={400}
      />
    </Panes>
  );
}
