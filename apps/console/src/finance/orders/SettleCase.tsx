import { financeCalls, type OrderDetail } from '@fireline/api/finance';
import {
  caseForm,
  type CaseWay,
  financeLimitWords,
  financePaymentWords,
  financeRefundWords,
  financeWords,
  refundReasonChars,
  waysOfCase,
} from '@fireline/domain/finance';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { useFormField } from '@fireline/ui/Form';
import { RadioGroup } from '@fireline/ui/RadioGroup';
import { TextArea } from '@fireline/ui/TextArea';
import { TextField } from '@fireline/ui/TextField';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { payWords } from '../words.ts';
import { Breaking } from './SettleCase.styles.ts';

type Case = OrderDetail['cases'][number];

const problemWords = [financeWords, financePaymentWords, financeRefundWords, financeLimitWords];

function useTitle(): (one: Case) => string {
  const t = useWords(financeRefundWords);
  const { money } = useFormat();
  return ({ kind, cents, said }) => t(`finance.case.kind.${kind}`, { amount: money(cents ?? 0), said: said ?? '' });
}

function Fields({ kind }: Pick<Case, 'kind'>) {
  const t = useWords(payWords, financeRefundWords);
  const ways: readonly CaseWay[] = waysOfCase[kind];
  const { name: _name, ...how } = useFormField<CaseWay | null>('how', {
    label: t('orders.settle.how'),
    initial: ways[0] ?? null,
  });
  const remark = useFormField('remark', { label: t('orders.settle.remark'), initial: '' });
  const amount = useFormField('amount', { label: t('orders.case.amount'), initial: '' });
  return (
    <>
      <RadioGroup
        {...how}
        options={ways.map((value) => ({
          value,
          label: t(`finance.case.how.${value}`),
          ...(value === 'undo' && { description: t('orders.case.undo.shares') }),
        }))}
      />
      {kind === 'amountUnread' && <TextField {...amount} inputMode="decimal" required />}
      <TextArea {...remark} countMax={refundReasonChars.max} required />
    </>
  );
}

interface SettleCaseProps {
  readonly one: Case;
  readonly onClose: () => void;
  readonly onSettled: () => void;
}

/** A refund that did not arrive, or was made at the provider: finance says what becomes of it, and why. @spec FIN-08 TAR-10 */
function SettleCase({ one, onClose, onSettled }: SettleCaseProps) {
  const t = useWords(payWords);
  const titleOf = useTitle();
  const { caseId } = one;
  const draft = useDraft<Entered>(`finance.case.${caseId}`);
  const submit = useFormSend<FormValue<typeof caseForm>, object>({
    send: ({ amount = '', ...entered }, client) =>
      client.send(financeCalls.settleCase, { caseId, ...entered, ...(amount !== '' && { amount: String(amount) }) }),
    saved: () => t('orders.case.done'),
    draft,
    onSaved: () => {
      onClose();
      onSettled();
    },
  });
  return (
    <FormDrawer
      title={titleOf(one)}
      submitLabel={t('orders.case')}
      onClose={onClose}
      draft={draft}
      schema={caseForm}
      words={problemWords}
      onSubmit={submit}
    >
      <Fields kind={one.kind} />
    </FormDrawer>
  );
}

/** Refunds of an order that somebody of finance decides over, with the words of the provider as they came. @spec FIN-08 TAR-10 */
export function OrderCases({ cases, onSettled }: Pick<OrderDetail, 'cases'> & { readonly onSettled: () => void }) {
  const t = useWords(payWords);
  const { dateTime } = useFormat();
  const titleOf = useTitle();
  const may = useMay();
  const [open, setOpen] = useState<Case>();
  if (!may(financeCalls.settleCase)) return null;
  return (
    <>
      {cases.map((one) => (
        <Banner
          key={one.caseId}
          tone="attention"
          title={titleOf(one)}
          actions={
            <Button disabled={!one.maySettle} onClick={() => setOpen(one)}>
              {t('orders.case')}
            </Button>
          }
        >
          <Breaking>
            {[
              t('orders.case.no', { no: one.refundNo }),
              dateTime(one.happenedAt),
              [one.code, one.message].filter(Boolean).join(' '),
              one.maySettle ? '' : t('orders.settle.notYours'),
            ]
              .filter((text) => text !== '')
              .join(' · ')}
          </Breaking>
        </Banner>
      ))}
      {open && <SettleCase one={open} onClose={() => setOpen(undefined)} onSettled={onSettled} />}
    </>
  );
}
