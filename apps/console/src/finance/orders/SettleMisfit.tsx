import { financeCalls, type OrderDetail } from '@fireline/api/finance';
import {
  checkBooks,
  financePaymentWords,
  financeWords,
  keptCents,
  refundReasonChars,
  settleForm,
  type SettleWay,
  settleWays,
} from '@fireline/domain/finance';
import { useFormField } from '@fireline/ui/Form';
import { RadioGroup } from '@fireline/ui/RadioGroup';
import { TextArea } from '@fireline/ui/TextArea';
import { useFormat, useProblemText, useWords } from '@fireline/ui/lib';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import { payWords } from '../words.ts';

const problemWords = [financeWords, financePaymentWords];

function Fields({ order, attempt }: Pick<SettleMisfitProps, 'order' | 'attempt'>) {
  const t = useWords(payWords, financePaymentWords);
  const textOf = useProblemText(financePaymentWords);
  const noBooking = checkBooks(order, attempt);
  const { name: _name, ...how } = useFormField<SettleWay | null>('how', {
    label: t('orders.settle.how'),
    initial: 'giveBack',
  });
  const remark = useFormField('remark', { label: t('orders.settle.remark'), initial: '' });
  return (
    <>
      <RadioGroup
        {...how}
        options={settleWays.map((value) => ({
          value,
          label: t(`finance.settle.how.${value}`),
          ...(value === 'book' && noBooking && { disabled: true, description: textOf(noBooking) }),
        }))}
      />
      <TextArea {...remark} countMax={refundReasonChars.max} required />
    </>
  );
}

export interface SettleMisfitProps {
  readonly order: OrderDetail;
  readonly attempt: OrderDetail['attempts'][number];
  readonly onClose: () => void;
  readonly onSettled: () => void;
}

/** Money of another amount than asked: finance books it for its order, or pays it back. @spec FIN-12 */
export function SettleMisfit({ order, attempt, onClose, onSettled }: SettleMisfitProps) {
  const t = useWords(payWords);
  const { money } = useFormat();
  const { orderId, payableCents } = order;
  const { attemptNo } = attempt;
  const draft = useDraft<Entered>(`finance.settle.${orderId}.${attemptNo}`);
  const submit = useFormSend<FormValue<typeof settleForm>, object>({
    send: (entered, client) =>
      client.send(financeCalls.settle, { orderId, attemptNo, cents: keptCents(attempt), ...entered }),
    saved: () => t('orders.settle.done'),
    draft,
    onSaved: () => {
      onClose();
      onSettled();
    },
  });
  return (
    <FormDrawer
      title={t('orders.settle.title', { paid: money(keptCents(attempt)), payable: money(payableCents) })}
      submitLabel={t('orders.settle')}
      onClose={onClose}
      draft={draft}
      schema={settleForm}
      words={problemWords}
      onSubmit={submit}
    >
      <Fields order={order} attempt={attempt} />
    </FormDrawer>
  );
}
