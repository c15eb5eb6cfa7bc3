import { type InspectionTaskDetail, inspectionCalls } from '@fireline/api/inspection';
import { useCall } from '@fireline/api/react';
import {
  inspectionRefusalWords,
  inspectionWords,
  itemOutcomes,
  type ItemOutcome,
  resultChars,
  resultForm,
  resultImageBytesMax,
  resultImageCount,
} from '@fireline/domain/inspection';
import { shellWords } from '@fireline/domain/shell';
import { type FormSchema, useFormField } from '@fireline/ui/Form';
import { ImagePicker } from '@fireline/ui/ImagePicker';
import { RadioGroup } from '@fireline/ui/RadioGroup';
import { Select } from '@fireline/ui/Select';
import { TextArea } from '@fireline/ui/TextArea';
import { useWords } from '@fireline/ui/lib';
import { useMemo, useState } from 'react';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { useFormSend } from '../../lib/form/useFormSend.ts';
import type { HeldImages } from '../../lib/images/useHeldImages.ts';
import { useImageUpload } from '../../lib/images/useImageUpload.ts';
import { newPress } from '../../lib/newPress.ts';
import { useSendResults } from './useSendResults.ts';
import { taskWords } from './words.ts';

type Point = InspectionTaskDetail['points'][number];
type Item = Point['items'][number];
type Held = HeldImages<'images'>;
interface Result extends Held {
  readonly outcome: ItemOutcome;
  readonly description: string;
  readonly inspectorId: number | undefined;
}

const problemWords = [inspectionWords, inspectionRefusalWords, shellWords];
const imageFields = ['images'] as const;
const noFiles: readonly File[] = [];
const noText: string | null = null;

/** The domain's form of a result, which is of that item; pictures are named when they have been sent. */
const schemaOf = (of: {
  readonly key: string;
  readonly taskId: number;
  readonly pointId: number;
  readonly itemId: number;
}): FormSchema<Result> => ({
  '~standard': {
    validate: (input) => {
      const values = input as Readonly<Record<string, unknown>> & Held;
      const images = values.images.map(({ name }, at) => `${at} ${name}`);
      const result = resultForm.check({ ...values, ...of, images, atMs: 0 });
      if (!result.ok) return { issues: result.problems.map((problem) => ({ message: problem.code, ...problem })) };
      const { outcome, description } = result.value;
      const inspectorId = Number(values.inspectorId) || undefined;
      return { value: { outcome, description, inspectorId, images: values.images } };
    },
  },
});

function Fields({ unitId }: { readonly unitId: number }) {
  const t = useWords(taskWords, inspectionWords);
  const outcome = useFormField<ItemOutcome | null>('outcome', { label: t('patrolTasks.outcome'), initial: null });
  const description = useFormField('description', { label: t('patrolTasks.description'), initial: '' });
  const { name: _name, ...images } = useFormField('images', { label: t('patrolTasks.images'), initial: noFiles });
  const inspector = useFormField('inspectorId', { label: t('patrolTasks.lookedBy'), initial: noText });
  const call = useCall(inspectionCalls.planChoices, { unitId });
  return (
    <>
      <RadioGroup
        {...outcome}
        options={itemOutcomes.map((value) => ({ value, label: t(`inspection.outcome.${value}`) }))}
        orientation="horizontal"
        required
      />
      <TextArea
        {...description}
        countMax={resultChars.max}
        {...(outcome.value === 'fail' ? { required: true } : { isOptional: true })}
      />
      <Select
        {...inspector}
        options={(call.data?.inspectors ?? []).map(({ inspectorId, name }) => ({
          value: String(inspectorId),
          label: name,
        }))}
        isClearable
        isOptional
      />
      <ImagePicker {...images} countMax={resultImageCount.max} bytesMax={resultImageBytesMax} isOptional />
    </>
  );
}

export interface ItemFormProps {
  readonly task: InspectionTaskDetail;
  readonly point: Point;
  readonly item: Item;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** What was found at one item, entered at a desk. @spec INS-05 */
export function ItemForm({ task, point, item, onClose, onSaved }: ItemFormProps) {
  const t = useWords(taskWords);
  const { taskId, unitId, inspectorId } = task;
  const { pointId } = point;
  const { itemId, content } = item;
  // sent again after a broken line, it is the same result
  const [key] = useState(newPress);
  const draft = useDraft<Entered>(`inspectionResult.${taskId}.${pointId}.${itemId}`);
  const upload = useImageUpload(inspectionCalls.uploadResultImage, imageFields);
  const send = useSendResults();
  const schema = useMemo(() => schemaOf({ key, taskId, pointId, itemId }), [key, taskId, pointId, itemId]);
  const submit = useFormSend<Result, void>({
    send: async ({ inspectorId: who, ...entered }) => {
      const { images } = await upload(entered);
      const of = { key, taskId, pointId, itemId };
      await send([{ ...of, ...entered, images, atMs: Date.now(), ...(who !== undefined && { inspectorId: who }) }]);
    },
    saved: () => t('patrolTasks.saved', { item: content }),
    draft,
    onSaved,
  });
  return (
    <FormDrawer
      title={t('patrolTasks.recordItem', { item: content })}
      submitLabel={t('patrolTasks.save')}
      onClose={onClose}
      draft={draft}
      schema={schema}
      words={problemWords}
      defaultValues={{ inspectorId: inspectorId === null ? null : String(inspectorId), images: noFiles }}
      onSubmit={submit}
    >
      <p>{[point.name, item.requirement].filter((text) => text !== '').join(' · ')}</p>
      <Fields unitId={unitId} />
    </FormDrawer>
  );
}
