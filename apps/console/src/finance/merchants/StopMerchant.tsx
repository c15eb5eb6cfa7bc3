import { financeCalls, type Merchant } from '@fireline/api/finance';
import { financeSplitWords, merchantStopForm, refundReasonChars } from '@fireline/domain/finance';
import { useFormField } from '@fireline/ui/Form';
import { TextArea } from '@fireline/ui/TextArea';
import { useFormat, useWords } from '@fireline/ui/lib';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import { splitPageWords } from '../splits/words.ts';

const problemWords = [financeSplitWords];

function Reason() {
  const t = useWords(splitPageWords);
  const reason = useFormField('reason', { label: t('merchant.stop.reason'), initial: '' });
  return <TextArea {...reason} countMax={refundReasonChars.max} required />;
}

export interface StopMerchantProps {
  readonly merchant: Merchant;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Lets nothing of a merchant out any more, for a reason. @spec FIN-02 */
export function StopMerchant({ merchant: { merchantId, revision, name }, onClose, onDone }: StopMerchantProps) {
  const t = useWords(splitPageWords);
  const draft = useDraft<Entered>(`finance.merchant.stop.${merchantId}`);
  const submit = useFormSend<FormValue<typeof merchantStopForm>, Merchant>({
    send: (value, client) => client.send(financeCalls.stopMerchant, { merchantId, revision, ...value }),
    saved: () => t('merchant.stopped', { name }),
    draft,
    onSaved: onDone,
  });
  return (
    <FormDrawer
      title={`${t('merchant.stop')} · ${name}`}
      submitLabel={t('merchant.stop')}
      onClose={onClose}
      draft={draft}
      schema={merchantStopForm}
      words={problemWords}
      onSubmit={submit}
    >
      <p>{t('merchant.stop.what')}</p>
      <Reason />
    </FormDrawer>
  );
}

/** Lets it out again. @spec FIN-02 */
export function ResumeMerchant({ merchant, onClose, onDone }: StopMerchantProps) {
  const t = useWords(splitPageWords);
  const { number } = useFormat();
  const { merchantId, revision, name, waitingSplits } = merchant;
  return (
    <ConfirmSend
      call={financeCalls.resumeMerchant}
      send={{ merchantId, revision }}
      action="submit"
      title={`${t('merchant.resume')} · ${name}`}
      confirmLabel={t('merchant.resume')}
      done={t('merchant.resumed')}
      onDone={onDone}
      onClose={onClose}
    >
      {t('merchant.resume.what', { count: number(waitingSplits) })}
    </ConfirmSend>
  );
}
