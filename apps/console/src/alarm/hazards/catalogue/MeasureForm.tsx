import { alarmCalls, type HazardMeasure } from '@fireline/api/alarm';
import {
  type AlarmKind,
  alarmHazardWords,
  alarmKindNames,
  alarmWords,
  hazardMeasureForm,
  nameChars,
  rectificationDaysMax,
} from '@fireline/domain/alarm';
import { useFormField } from '@fireline/ui/Form';
import { MultiSelect } from '@fireline/ui/MultiSelect';
import { NumberField } from '@fireline/ui/NumberField';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import type { Entered } from '../../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../../lib/form/FormDrawer.tsx';
import { useDraft } from '../../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../../lib/form/useFormSend.ts';
import { basisText, measureText } from '../measureTexts.ts';
import { hazardWords } from '../words.ts';

/** The draft of a measure is kept under this name. */
export const measureDraft = (measureId: number | undefined): string => `hazardMeasure.${measureId ?? 'new'}`;

const problemWords = [alarmHazardWords];
const noKinds: readonly AlarmKind[] = [];
const noNumber: number | null = null;

function Fields() {
  const t = useWords(hazardWords, alarmWords);
  const kinds = useFormField('kinds', { label: t('hazards.catalogue.kinds'), initial: noKinds });
  const days = useFormField('days', { label: t('hazards.catalogue.days'), initial: noNumber });
  const text = (name: 'name' | 'basis') => ({ label: t(`hazards.catalogue.${name}`), initial: '' });
  return (
    <>
      <TextField {...useFormField('name', text('name'))} countMax={nameChars.max} required />
      <MultiSelect<AlarmKind>
        {...kinds}
        options={alarmKindNames.map((value) => ({ value, label: t(`alarm.kind.${value}`) }))}
        isClearable
        isOptional
      />
      <NumberField {...days} min={1} max={rectificationDaysMax} digits={0} required />
      <TextField {...useFormField('basis', text('basis'))} countMax={nameChars.max} isOptional />
      <p>{t('hazards.catalogue.keeps')}</p>
    </>
  );
}

export interface MeasureFormProps {
  /** The one that is changed; undefined: a new one. */
  readonly measure: HazardMeasure | undefined;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** A measure of the catalogue as it is added or changed. @spec ALM-13 */
export function MeasureForm({ measure, onClose, onSaved }: MeasureFormProps) {
  const t = useWords(hazardWords, alarmHazardWords);
  const draft = useDraft<Entered>(measureDraft(measure?.measureId));
  const submit = useFormSend<FormValue<typeof hazardMeasureForm>, HazardMeasure>({
    send: ({ kinds, basis, ...said }, client) => {
      const sent = { ...said, kinds: [...kinds], ...(basis !== undefined && { basis }) };
      return measure
        ? client.send(alarmCalls.changeHazardMeasure, {
            ...sent,
            measureId: measure.measureId,
            revision: measure.revision,
          })
        : client.send(alarmCalls.createHazardMeasure, sent);
    },
    saved: (reply) => t('hazards.catalogue.saved', { name: measureText(reply, t) }),
    draft,
    onSaved,
  });
  const values = measure && {
    name: measureText(measure, t),
    kinds: measure.kinds,
    days: measure.days,
    basis: basisText(measure, t),
  };
  return (
    <FormDrawer
      title={measure ? t('hazards.catalogue.change', { name: measureText(measure, t) }) : t('hazards.catalogue.add')}
      submitLabel={t('hazards.save')}
      onClose={onClose}
      draft={draft}
      schema={hazardMeasureForm}
      words={problemWords}
      {...(values && { defaultValues: values })}
      onSubmit={submit}
    >
      <Fields />
    </FormDrawer>
  );
}
