import { financeCalls, orderTopic, type RefundDetail } from '@fireline/api/finance';
import { useCall, useTopic } from '@fireline/api/react';
import { financeRefundWords } from '@fireline/domain/finance';
import { pathTo } from '@fireline/domain/shell';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { Link } from '@fireline/ui/Link';
import { Steps } from '@fireline/ui/Steps';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useId } from 'react';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Stack } from '../../lib/page/Page.styles.ts';
import { RecordHistory } from '../../lib/history/RecordHistory.tsx';
import { useMay } from '../../lib/session/useMay.ts';
import type { Decision } from './Decisions.tsx';
import { GivesBack } from './GivesBack.tsx';
import { RefundFacts } from './RefundFacts.tsx';
import { Deeds, Heading } from './Refunds.styles.ts';
import { useRefundReason } from './useRefundReason.ts';
import { refundPageWords } from './words.ts';

type Desk = NonNullable<RefundDetail['desk']>;

/** A refund, asked for again when it changes. */
export function useRefund(refundId: number) {
  const call = useCall(financeCalls.refund, { refundId }, { isPolling: true });
  const reload = (): void => void call.refetch();
  useTopic(orderTopic, { events: reload, reload });
  return call;
}

/** The decisions that a refund waits for, of those that the reader may take. */
export function useDecisions(refund: RefundDetail | undefined): readonly Decision[] {
  const may = useMay();
  if (!refund?.mayAudit || !may(financeCalls.approveRefund)) return [];
  if (refund.waits === 'decision') return ['retry', 'bear'];
  return refund.state === 'underReview' ? (refund.desk?.problem ? ['refuse'] : ['approve', 'refuse']) : [];
}

const stepNames = ['approved', 'returns', 'provider', 'done'] as const;
const stepAt = { splits: 'returns', returns: 'returns', decision: 'returns', provider: 'provider' } as const;

/** How far an approved refund has come, and whom a stuck one waits for. */
function UnderWay({ refund }: { readonly refund: RefundDetail }) {
  const t = useWords(refundPageWords, financeRefundWords);
  const { waits } = refund;
  if (!waits) return null;
  const at = stepAt[waits];
  return (
    <Steps
      label={t('refund.steps')}
      value={at}
      items={stepNames.map((value) => ({
        value,
        label: t(`refund.step.${value}`),
        ...(value === at &&
          (waits === 'decision'
            ? { problem: t('finance.refund.waits.decision') }
            : { note: t(`finance.refund.waits.${waits}`) })),
      }))}
    />
  );
}

function Earlier({ earlier }: Pick<Desk, 'earlier'>) {
  const t = useWords(refundPageWords, financeRefundWords);
  const { money, dateTime } = useFormat();
  return (
    <>
      <Heading>{t('refund.earlier')}</Heading>
      {earlier.length === 0 ? (
        <p>{t('refund.earlier.none')}</p>
      ) : (
        <ul>
          {earlier.map(({ refundId, cents, state, askedAt }) => (
            <li key={refundId}>
              <Link href={`${pathTo('refundAudit')}?open=${refundId}`}>{dateTime(askedAt)}</Link> · {money(cents)} ·{' '}
              {t(`finance.refund.state.${state}`)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

export interface RefundDeskProps {
  readonly refund: RefundDetail;
  readonly onDecide: (decision: Decision) => void;
}

/** A refund as finance decides over it: the request, what is taken back of what is unused, who gives back how much, and the decisions. @spec FIN-08 FIN-10 N18 */
export function RefundDesk({ refund, onDecide }: RefundDeskProps) {
  const t = useWords(refundPageWords, financeRefundWords);
  const textOf = useRefundReason();
  const { money, number } = useFormat();
  const id = useId();
  const decisions = useDecisions(refund);
  const { desk, cents, units, resource, paidCents, refundedCents, isOwn, state } = refund;
  const amount = money(cents);
  const before = refundedCents - (state === 'success' ? cents : 0);
  const isOpen = state === 'underReview';
  return (
    <Stack>
      <p>{t('refund.sum', { paid: money(paidCents), before: money(before), asks: amount })}</p>
      {isOpen && desk && resource !== null && (
        <p>{t(`refund.amount.takes.${resource}`, { count: number(units), left: number(desk.sold.unitsLeft) })}</p>
      )}
      {isOpen && desk?.problem && <Banner tone="attention" title={textOf(desk.problem)} />}
      {isOpen && isOwn && <Banner tone="info" title={t('finance.refund.ownRequest')} />}
      <UnderWay refund={refund} />
      {decisions.length > 0 && (
        <Deeds>
          {decisions.map((decision) => (
            <Button
              key={decision}
              variant={decision === 'approve' || decision === 'bear' ? 'primary' : 'secondary'}
              onClick={() => onDecide(decision)}
            >
              {decision === 'approve' || decision === 'refuse'
                ? t(`refund.${decision}`, { amount })
                : t(`refund.${decision}`)}
            </Button>
          ))}
        </Deeds>
      )}
      <RefundFacts refund={refund} hasTrack={refund.waits === null && !isOpen} />
      {desk && (
        <>
          <Heading id={id}>{t('refund.parts')}</Heading>
          <GivesBack desk={desk} cents={cents} labelId={id} />
          {desk.bearReason !== null && (
            <p>
              {t('refund.bearReason')}: {desk.bearReason}
            </p>
          )}
          <Earlier earlier={desk.earlier} />
          <RecordHistory kind="refund" id={refund.refundId} record={refund} />
        </>
      )}
    </Stack>
  );
}

/** The same of a refund that is named by its number. */
export function LoadedRefund({
  call,
  onDecide,
}: {
  readonly call: ReturnType<typeof useRefund>;
  readonly onDecide: RefundDeskProps['onDecide'];
}) {
  return (
    <Loaded call={call} action="query" lines={8}>
      {(refund) => <RefundDesk refund={refund} onDecide={onDecide} />}
    </Loaded>
  );
}
