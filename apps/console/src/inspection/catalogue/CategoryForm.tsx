import { type InspectionCategory, inspectionCalls } from '@fireline/api/inspection';
import {
  categoryForm,
  type Industry,
  industries,
  inspectionRefusalWords,
  inspectionWords,
  nameChars,
} from '@fireline/domain/inspection';
import { useFormField } from '@fireline/ui/Form';
import { RadioGroup } from '@fireline/ui/RadioGroup';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useBegun } from '../../lib/form/useBegun.ts';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import { catalogueWords } from './words.ts';

/** The draft of a category is kept under this name. */
export const categoryDraft = (categoryId: number | undefined): string => `inspectionCategory.${categoryId ?? 'new'}`;

const problemWords = [inspectionWords, inspectionRefusalWords];

function Fields() {
  const t = useWords(catalogueWords, inspectionWords);
  const industry = useFormField<string | null>('industry', { label: t('catalogue.industry'), initial: industries[0] });
  const name = useFormField('name', { label: t('catalogue.category.name'), initial: '' });
  return (
    <>
      <RadioGroup
        {...industry}
        orientation="horizontal"
        options={industries.map((value) => ({ value: value as string, label: t(`inspection.industry.${value}`) }))}
        required
      />
      <TextField {...name} countMax={nameChars.max} autoComplete="off" required />
    </>
  );
}

export interface CategoryFormProps {
  /** The one that is changed; undefined: a new one. */
  readonly category: InspectionCategory | undefined;
  /** Of a new one at first. */
  readonly industry: Industry;
  /** Reads the category again. */
  readonly onReload: () => void;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** A category of patrols as it is added or changed. @spec INS-01 */
export function CategoryForm({ category: newest, industry, onReload, onClose, onSaved }: CategoryFormProps) {
  const t = useWords(catalogueWords);
  const { row: category, begun } = useBegun(newest, onReload);
  const draft = useDraft<Entered>(categoryDraft(category?.categoryId));
  const submit = useFormSend<FormValue<typeof categoryForm>, InspectionCategory>({
    send: (value, client) =>
      category
        ? client.send(inspectionCalls.changeCategory, {
            categoryId: category.categoryId,
            revision: category.revision,
            ...value,
          })
        : client.send(inspectionCalls.createCategory, value),
    saved: ({ name }) => t('catalogue.saved', { name }),
    draft,
    onSaved,
  });
  return (
    <FormDrawer
      title={category ? t('catalogue.change', { name: category.name }) : t('catalogue.category.create')}
      submitLabel={t('catalogue.save')}
      onClose={onClose}
      draft={draft}
      begun={begun}
      schema={categoryForm}
      words={problemWords}
      defaultValues={category ? { industry: category.industry, name: category.name } : { industry, name: '' }}
      onSubmit={submit}
    >
      <Fields />
    </FormDrawer>
  );
}
