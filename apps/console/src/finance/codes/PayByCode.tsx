import { financeCalls, type OrderDetail } from '@fireline/api/finance';
import { financeWords } from '@fireline/domain/finance';
import { payCodeChars, payCodeForm, tariffWords } from '@fireline/domain/tariff';
import { Button } from '@fireline/ui/Button';
import { useFormField } from '@fireline/ui/Form';
import { TextField } from '@fireline/ui/TextField';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import { Stack, Tools } from '../../lib/page/Page.styles.ts';
import { codeWords } from './words.ts';

const problemWords = [financeWords, tariffWords];

export interface PayByCodeProps {
  readonly order: OrderDetail;
  readonly onChanged: () => void;
}

/** An order that waits for the code of its payee: what is to be done, and the field for it. @spec TAR-05 */
export function PayByCode({ order, onChanged }: PayByCodeProps) {
  const t = useWords(codeWords);
  const { money, dateTime } = useFormat();
  const [isEntering, setEntering] = useState(false);
  const { payeeName: payee, payableCents, expiresAt } = order;
  return (
    <Stack>
      <p>{t('code.enter.how', { payee, amount: money(payableCents), count: payCodeChars })}</p>
      <p>{t('code.until', { at: dateTime(expiresAt) })}</p>
      <Tools>
        <Button variant="primary" onClick={() => setEntering(true)}>
          {t('code.enter')}
        </Button>
      </Tools>
      {isEntering && <EnterCode order={order} onChanged={onChanged} onClose={() => setEntering(false)} />}
    </Stack>
  );
}

function Code() {
  const t = useWords(codeWords);
  const field = useFormField('code', { label: t('code.code'), initial: '' });
  return <TextField {...field} autoComplete="off" autoCapitalize="characters" spellCheck={false} required />;
}

function EnterCode({ order, onChanged, onClose }: PayByCodeProps & { readonly onClose: () => void }) {
  const t = useWords(codeWords);
  const { money } = useFormat();
  const { orderId, orderNo, payableCents: cents } = order;
  const draft = useDraft<Entered>(`finance.payCode ${orderId}`);
  const submit = useFormSend<FormValue<typeof payCodeForm>, OrderDetail>({
    send: ({ code }, client) => client.send(financeCalls.payWithCode, { orderId, code, cents }),
    saved: () => t('code.paid'),
    draft,
    onSaved: () => {
      onClose();
      onChanged();
    },
  });
  return (
    <FormDrawer
      title={t('code.enter')}
      submitLabel={t('code.pay')}
      onClose={onClose}
      draft={draft}
      schema={payCodeForm}
      words={problemWords}
      onSubmit={submit}
    >
      <p>
        {orderNo} · {money(cents)}
      </p>
      <Code />
    </FormDrawer>
  );
}
