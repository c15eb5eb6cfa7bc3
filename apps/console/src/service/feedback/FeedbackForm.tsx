import { type Feedback, serviceCalls } from '@fireline/api/service';
import {
  feedbackChars,
  feedbackForm,
  feedbackImageBytesMax,
  feedbackTypes,
  imageCount,
} from '@fireline/domain/service';
import { serviceHelpWords } from '@fireline/domain/service';
import { sessionWords } from '@fireline/domain/session';
import { pathTo } from '@fireline/domain/shell';
import { useFormField } from '@fireline/ui/Form';
import { ImagePicker } from '@fireline/ui/ImagePicker';
import { Select } from '@fireline/ui/Select';
import { TextArea } from '@fireline/ui/TextArea';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, shownAt, useFormSend } from '../../lib/form/useFormSend.ts';
import { imageSchema } from '../../lib/images/imageSchema.ts';
import type { HeldImages } from '../../lib/images/useHeldImages.ts';
import { useImageUpload } from '../../lib/images/useImageUpload.ts';
import { feedbackWords } from './words.ts';

/** The draft of a feedback is kept under this name. */
export const feedbackDraft = 'feedback.new';

type FeedbackEntered = Omit<FormValue<typeof feedbackForm>, 'images'> & HeldImages<'images'>;

const noFiles: readonly File[] = [];
const imageFields = ['images'] as const;
const words = [serviceHelpWords, sessionWords];

const schema = imageSchema(feedbackForm, 'images');

function Fields() {
  const t = useWords(feedbackWords, serviceHelpWords);
  const type = useFormField<string | null>('type', { label: t('feedback.type'), initial: 'suggestion' });
  const {
    name: _name,
    value,
    onChange,
    ...images
  } = useFormField('images', {
    label: t('feedback.images'),
    initial: noFiles,
  });
  return (
    <>
      <Select
        {...type}
        options={feedbackTypes.map((one) => ({ value: one as string, label: t(`service.feedback.type.${one}`) }))}
        required
      />
      <TextArea
        {...useFormField('content', { label: t('feedback.content'), initial: '' })}
        countMax={feedbackChars.max}
        required
      />
      <TextField {...useFormField('phone', { label: t('feedback.phone'), initial: '' })} type="tel" isOptional />
      <TextField {...useFormField('email', { label: t('feedback.email'), initial: '' })} type="email" isOptional />
      <ImagePicker
        {...images}
        value={value}
        onChange={onChange}
        countMax={imageCount.max}
        bytesMax={feedbackImageBytesMax}
        isOptional
      />
    </>
  );
}

interface FeedbackFormProps {
  readonly onClose: () => void;
  readonly onSaved: (feedback: Feedback) => void;
}

/** Sends a feedback with its pictures; what was typed is kept until it is sent. @spec SRV-07 SHL-26 */
export function FeedbackForm({ onClose, onSaved }: FeedbackFormProps) {
  const t = useWords(feedbackWords);
  const draft = useDraft<Entered>(feedbackDraft);
  const upload = useImageUpload(serviceCalls.uploadFeedbackImage, imageFields);
  const submit = useFormSend<FeedbackEntered, Feedback>({
    send: async ({ phone, email, ...entered }, client) =>
      client.send(serviceCalls.sendFeedback, {
        ...entered,
        ...(phone !== undefined && { phone }),
        ...(email !== undefined && { email }),
        ...(await upload(entered)),
      }),
    saved: () => t('feedback.sent'),
    opens: ({ feedbackId }) => shownAt(pathTo('feedback'), feedbackId),
    draft,
    onSaved,
  });
  return (
    <FormDrawer
      title={t('feedback.new')}
      submitLabel={t('feedback.send')}
      onClose={onClose}
      draft={draft}
      schema={schema}
      words={words}
      onSubmit={submit}
    >
      <Fields />
    </FormDrawer>
  );
}
