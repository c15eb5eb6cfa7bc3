import { financeCalls, type OrderDetail } from '@fireline/api/finance';
import { financeLimitWords, financeWords, topUpForm } from '@fireline/domain/finance';
import { yuanText } from '@fireline/domain/lib';
import { useFormField } from '@fireline/ui/Form';
import { TextField } from '@fireline/ui/TextField';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import { newPress } from '../../lib/newPress.ts';
import { payWords } from '../words.ts';

const problemWords = [financeWords, financeLimitWords];

function Amount() {
  const t = useWords(payWords);
  const { moneySign } = useFormat();
  const field = useFormField('amount', { label: t('pay.amount'), initial: '' });
  return <TextField {...field} prefix={moneySign()} inputMode="decimal" autoComplete="off" required />;
}

export interface TopUpProps {
  readonly onClose: () => void;
  readonly onOrdered: (orderId: number) => void;
}

/** Orders a top-up of the account balance; it is paid as any order. @spec FIN-11 */
export function TopUp({ onClose, onOrdered }: TopUpProps) {
  const t = useWords(payWords);
  const [requestId] = useState(newPress);
  const draft = useDraft<Entered>('finance.topUp');
  const submit = useFormSend<FormValue<typeof topUpForm>, OrderDetail>({
    send: ({ amount }, client) => client.send(financeCalls.topUp, { requestId, amount: yuanText(amount) }),
    saved: () => t('pay.wallet.ordered'),
    draft,
    onSaved: ({ orderId }) => {
      onClose();
      onOrdered(orderId);
    },
  });
  return (
    <FormDrawer
      title={t('pay.wallet.topUp')}
      submitLabel={t('pay.wallet.go')}
      onClose={onClose}
      draft={draft}
      schema={topUpForm}
      words={problemWords}
      onSubmit={submit}
    >
      <Amount />
      <p>{t('pay.wallet.text')}</p>
    </FormDrawer>
  );
}
