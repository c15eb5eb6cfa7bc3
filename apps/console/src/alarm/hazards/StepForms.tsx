import { alarmCalls, type Hazard, type HazardDetail } from '@fireline/api/alarm';
import { alarmHazardWords, completeHazardForm, handOverHazardForm, nameChars } from '@fireline/domain/alarm';
import { useFormField } from '@fireline/ui/Form';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import { imageSchema } from '../../lib/images/imageSchema.ts';
import { useImageUpload } from '../../lib/images/useImageUpload.ts';
import { HazardPhotos, RemarkField } from './HazardFields.tsx';
import type { HeldPhotos } from './hazardFormSchema.ts';
import { hazardWords } from './words.ts';

const problemWords = [alarmHazardWords];
const photoFields = ['photos'] as const;

export interface StepFormProps {
  readonly hazard: Hazard;
  readonly onClose: () => void;
  readonly onSaved: (detail: HazardDetail) => void;
}

type Completed = Omit<FormValue<typeof completeHazardForm>, 'photos'> & HeldPhotos;
const completeSchema = imageSchema(completeHazardForm, 'photos');

/** Notes that a hazard is rectified, with photos of it. @spec ALM-13 */
export function CompleteForm({ hazard: { hazardId, title }, onClose, onSaved }: StepFormProps) {
  const t = useWords(hazardWords);
  const draft = useDraft<Entered>(`hazard.${hazardId}.complete`);
  const upload = useImageUpload(alarmCalls.uploadHazardImage, photoFields);
  const submit = useFormSend<Completed, HazardDetail>({
    send: async (entered, client) =>
      client.send(alarmCalls.completeHazard, { hazardId, ...entered, ...(await upload(entered)) }),
    saved: () => t('hazards.completed', { name: title }),
    draft,
    onSaved,
  });
  return (
    <FormDrawer
      title={t('hazards.complete.title', { name: title })}
      submitLabel={t('hazards.complete')}
      onClose={onClose}
      draft={draft}
      schema={completeSchema}
      words={problemWords}
      onSubmit={submit}
    >
      <p>{t('hazards.complete.what')}</p>
      <RemarkField />
      <HazardPhotos label={t('hazards.donePhotos')} />
    </FormDrawer>
  );
}

function Receiver() {
  const t = useWords(hazardWords);
  return (
    <TextField
      {...useFormField('receiver', { label: t('hazards.receiver'), initial: '' })}
      countMax={nameChars.max}
      required
    />
  );
}

/** Hands a hazard over to an authority or a contractor, by name. @spec ALM-13 */
export function HandOverForm({ hazard: { hazardId, title }, onClose, onSaved }: StepFormProps) {
  const t = useWords(hazardWords);
  const draft = useDraft<Entered>(`hazard.${hazardId}.handOver`);
  const submit = useFormSend<FormValue<typeof handOverHazardForm>, HazardDetail>({
    send: (entered, client) => client.send(alarmCalls.handOverHazard, { hazardId, ...entered }),
    saved: () => t('hazards.handedOver', { name: title }),
    draft,
    onSaved,
  });
  return (
    <FormDrawer
      title={t('hazards.handOver.title', { name: title })}
      submitLabel={t('hazards.handOver')}
      onClose={onClose}
      draft={draft}
      schema={handOverHazardForm}
      words={problemWords}
      onSubmit={submit}
    >
      <Receiver />
      <RemarkField />
    </FormDrawer>
  );
}
