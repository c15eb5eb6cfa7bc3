import { tariffCalls } from '@fireline/api/tariff';
import {
  consumptionControlForm,
  controlUnits,
  controlWarnPercent,
  tariffWords,
  type WhenExhausted,
  whenExhausted,
} from '@fireline/domain/tariff';
import { useFormField } from '@fireline/ui/Form';
import { NumberField } from '@fireline/ui/NumberField';
import { RadioGroup } from '@fireline/ui/RadioGroup';
import { useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import { unitWords } from '../words.ts';
import type { Control } from './control.ts';

const problemWords = [tariffWords];
type Value = FormValue<typeof consumptionControlForm>;

function Fields({ control }: { readonly control: Control['control'] }) {
  const t = useWords(unitWords, tariffWords);
  const monthlyMax = useFormField<number | null>('monthlyMax', {
    label: t('cap.monthlyMax'),
    initial: control?.monthlyMax ?? null,
  });
  const warnPercent = useFormField<number | null>('warnPercent', {
    label: t('cap.warnPercent'),
    initial: control?.warnPercent ?? 80,
  });
  const exhausted = useFormField<WhenExhausted | null>('whenExhausted', {
    label: t('cap.whenExhausted'),
    initial: control?.whenExhausted ?? 'warn',
  });
  return (
    <>
      <NumberField {...monthlyMax} {...controlUnits} digits={0} required />
      <NumberField {...warnPercent} {...controlWarnPercent} digits={0} required />
      <RadioGroup
        {...exhausted}
        options={whenExhausted.map((value) => ({ value, label: t(`tariff.control.whenExhausted.${value}`) }))}
        required
      />
      <p>{t('cap.alarms')}</p>
    </>
  );
}

/** What a balance may let out in a month. @spec TAR-05 */
export function ControlForm({
  control: { resource, control, revision },
  onClose,
  onSaved,
}: {
  readonly control: Control;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}) {
  const t = useWords(unitWords, tariffWords);
  const draft = useDraft<Entered>(`tariff.control.${resource}`);
  const [defaults] = useState({ resource });
  const submit = useFormSend<Value, object>({
    send: (entered, client) => client.send(tariffCalls.saveControl, { ...entered, revision }),
    saved: () => t('cap.saved'),
    draft,
    onSaved: () => {
      onClose();
      onSaved();
    },
  });
  return (
    <FormDrawer
      title={t('cap.title', { resource: t(`tariff.resource.${resource}`) })}
      submitLabel={t(control ? 'cap.change' : 'cap.set')}
      onClose={onClose}
      draft={draft}
      schema={consumptionControlForm}
      defaultValues={defaults}
      words={problemWords}
      onSubmit={submit}
    >
      <Fields control={control} />
    </FormDrawer>
  );
}
