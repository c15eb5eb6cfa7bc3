import { financeCalls, type RefundDetail } from '@fireline/api/finance';
import { financeRefundWords, refundReasonChars, refundReasonForm } from '@fireline/domain/finance';
import { useFormField } from '@fireline/ui/Form';
import { TextArea } from '@fireline/ui/TextArea';
import { useFormat, useWords } from '@fireline/ui/lib';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import { refundPageWords } from './words.ts';

const problemWords = [financeRefundWords];

export interface DecisionProps {
  readonly refund: RefundDetail;
  readonly onClose: () => void;
  readonly onDone: () => void;
}
export type Decision = 'approve' | 'refuse' | 'retry' | 'bear';

function Reason({ label }: { readonly label: string }) {
  return <TextArea {...useFormField('reason', { label, initial: '' })} countMax={refundReasonChars.max} required />;
}

/** @spec FIN-10 */
function Approve({ refund, onClose, onDone }: DecisionProps) {
  const t = useWords(refundPageWords);
  const { money, number } = useFormat();
  const { refundId, revision, cents, units, resource } = refund;
  const amount = money(cents);
  return (
    <ConfirmSend
      call={financeCalls.approveRefund}
      send={{ refundId, revision, seenUnits: units }}
      action="audit"
      title={t('refund.approve.title', { amount })}
      confirmLabel={t('refund.approve', { amount })}
      done={t('refund.approved')}
      onDone={onDone}
      onClose={onClose}
    >
      {t('refund.approve.text', { units: t(`refund.units.${resource ?? 'sms'}`, { count: number(units) }) })}
    </ConfirmSend>
  );
}

/** @spec FIN-10 */
function Refuse({ refund, onClose, onDone }: DecisionProps) {
  const t = useWords(refundPageWords);
  const { money } = useFormat();
  const { refundId, revision, cents } = refund;
  const draft = useDraft<Entered>(`finance.refund.refuse.${refundId}`);
  const submit = useFormSend<FormValue<typeof refundReasonForm>, RefundDetail>({
    send: (value, client) => client.send(financeCalls.refuseRefund, { refundId, revision, ...value }),
    saved: () => t('refund.refused'),
    draft,
    onSaved: () => {
      onClose();
      onDone();
    },
  });
  const title = t('refund.refuse', { amount: money(cents) });
  return (
    <FormDrawer
      title={title}
      submitLabel={title}
      onClose={onClose}
      draft={draft}
      schema={refundReasonForm}
      words={problemWords}
      onSubmit={submit}
    >
      <Reason label={t('refund.refuse.reason')} />
    </FormDrawer>
  );
}

/** @spec FIN-08 */
function Retry({ refund: { refundId, revision }, onClose, onDone }: DecisionProps) {
  const t = useWords(refundPageWords);
  return (
    <ConfirmSend
      call={financeCalls.retryReturns}
      send={{ refundId, revision }}
      action="submit"
      title={t('refund.retry')}
      confirmLabel={t('refund.retry')}
      done={t('refund.retried')}
      onDone={onDone}
      onClose={onClose}
    >
      {t('refund.retry.text')}
    </ConfirmSend>
  );
}

/** What recipients have refused to give back. */
const lackingOf = ({ desk }: RefundDetail): number =>
  (desk?.parts ?? []).reduce((sum, { state, cents }) => sum + (state === 'refused' ? cents : 0), 0);

/** The second decision: the merchant pays what a recipient does not give back. @spec FIN-08 FIN-10 */
function Bear({ refund, onClose, onDone }: DecisionProps) {
  const t = useWords(refundPageWords);
  const { money } = useFormat();
  const { refundId, revision } = refund;
  const draft = useDraft<Entered>(`finance.refund.bear.${refundId}`);
  const submit = useFormSend<FormValue<typeof refundReasonForm>, RefundDetail>({
    send: (value, client) => client.send(financeCalls.bearReturns, { refundId, revision, ...value }),
    saved: () => t('refund.borne'),
    draft,
    onSaved: () => {
      onClose();
      onDone();
    },
  });
  return (
    <FormDrawer
      title={t('refund.bear')}
      submitLabel={t('refund.bear')}
      onClose={onClose}
      draft={draft}
      schema={refundReasonForm}
      words={problemWords}
      onSubmit={submit}
    >
      <p>{t('refund.bear.text', { amount: money(lackingOf(refund)) })}</p>
      <Reason label={t('refund.bear.reason')} />
    </FormDrawer>
  );
}

const forms = { approve: Approve, refuse: Refuse, retry: Retry, bear: Bear };

/** The question or the form of a decision. */
export function DecisionForm({ decision, ...props }: DecisionProps & { readonly decision: Decision }) {
  const Shown = forms[decision];
  return <Shown {...props} />;
}
