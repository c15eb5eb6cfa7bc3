import { financeCalls, type Trigger } from '@fireline/api/finance';
import {
  financeLimitWords,
  financeSplitWords,
  financeWords,
  newTriggerForm,
  type OrderType,
  triggerTypes,
} from '@fireline/domain/finance';
import { useFormField } from '@fireline/ui/Form';
import { Select } from '@fireline/ui/Select';
import { Switch } from '@fireline/ui/Switch';
import { useWords } from '@fireline/ui/lib';
import { NodeField } from '../../lib/fields/NodeField.tsx';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import { splitPageWords } from '../splits/words.ts';

const problemWords = [financeSplitWords, financeWords, financeLimitWords];

function Fields() {
  const t = useWords(splitPageWords, financeWords);
  const orderType = useFormField<OrderType | null>('orderType', { label: t('rule.orderType'), initial: 'smsTraffic' });
  const { value: isEnabled, ...enabled } = useFormField('isEnabled', { label: t('trigger.isEnabled'), initial: true });
  return (
    <>
      <Select
        {...orderType}
        options={triggerTypes.map((value) => ({ value, label: t(`finance.order.type.${value}`) }))}
        required
      />
      <NodeField kind="partner" required />
      <Switch {...enabled} checked={isEnabled} />
    </>
  );
}

/** A trigger as it is added. @spec FIN-06 */
export function TriggerForm({ onClose, onSaved }: { readonly onClose: () => void; readonly onSaved: () => void }) {
  const t = useWords(splitPageWords);
  const draft = useDraft<Entered>('finance.trigger.new');
  const submit = useFormSend<FormValue<typeof newTriggerForm>, Trigger>({
    send: ({ partnerId, ...value }, client) =>
      client.send(financeCalls.createTrigger, { ...value, partnerId: Number(partnerId) }),
    saved: () => t('trigger.saved'),
    draft,
    onSaved,
  });
  return (
    <FormDrawer
      title={t('trigger.create')}
      submitLabel={t('splits.save')}
      onClose={onClose}
      draft={draft}
      schema={newTriggerForm}
      words={problemWords}
      onSubmit={submit}
    >
      <Fields />
    </FormDrawer>
  );
}
