import { type InspectionItem, inspectionCalls } from '@fireline/api/inspection';
import {
  guideUrlChars,
  inspectionRefusalWords,
  inspectionWords,
  itemContentChars,
  itemForm,
  requirementChars,
} from '@fireline/domain/inspection';
import { useFormField } from '@fireline/ui/Form';
import { TextArea } from '@fireline/ui/TextArea';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useBegun } from '../../lib/form/useBegun.ts';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import { CategoryField } from './CategoryField.tsx';
import type { Categories } from './useCategories.ts';
import { catalogueWords } from './words.ts';

/** The draft of an item is kept under this name. */
export const itemDraft = (itemId: number | undefined): string => `inspectionItem.${itemId ?? 'new'}`;

const problemWords = [inspectionWords, inspectionRefusalWords];

function Fields({ categories }: Pick<ItemFormProps, 'categories'>) {
  const t = useWords(catalogueWords);
  const category = useFormField<string | null>('categoryId', { label: t('catalogue.item.category'), initial: null });
  const text = (name: 'content' | 'requirement' | 'guideUrl') => ({ label: t(`catalogue.item.${name}`), initial: '' });
  return (
    <>
      <CategoryField {...category} categories={categories} />
      <TextField
        {...useFormField('content', text('content'))}
        countMax={itemContentChars.max}
        autoComplete="off"
        required
      />
      <TextArea {...useFormField('requirement', text('requirement'))} countMax={requirementChars.max} isOptional />
      <TextField
        {...useFormField('guideUrl', text('guideUrl'))}
        description={t('catalogue.item.guideUrl.what')}
        countMax={guideUrlChars.max}
        inputMode="url"
        autoComplete="off"
        isOptional
      />
    </>
  );
}

export interface ItemFormProps {
  /** The one that is changed; undefined: a new one. */
  readonly item: InspectionItem | undefined;
  /** Of a new one at first; undefined: the reader chooses. */
  readonly categoryId: number | undefined;
  readonly categories: Categories;
  /** Reads the item again. */
  readonly onReload: () => void;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** An item of patrols as it is added or changed. @spec INS-01 */
export function ItemForm({ item: newest, categoryId, categories, onReload, onClose, onSaved }: ItemFormProps) {
  const t = useWords(catalogueWords);
  const { row: item, begun } = useBegun(newest, onReload);
  const draft = useDraft<Entered>(itemDraft(item?.itemId));
  const submit = useFormSend<FormValue<typeof itemForm>, InspectionItem>({
    send: ({ guideUrl, ...value }, client) => {
      const sent = { ...value, ...(guideUrl !== undefined && { guideUrl }) };
      return item
        ? client.send(inspectionCalls.changeItem, { itemId: item.itemId, revision: item.revision, ...sent })
        : client.send(inspectionCalls.createItem, sent);
    },
    saved: ({ content }) => t('catalogue.saved', { name: content }),
    draft,
    onSaved,
  });
  const chosen = item?.categoryId ?? categoryId;
  return (
    <FormDrawer
      title={item ? t('catalogue.change', { name: item.content }) : t('catalogue.item.create')}
      submitLabel={t('catalogue.save')}
      onClose={onClose}
      draft={draft}
      begun={begun}
      schema={itemForm}
      words={problemWords}
      defaultValues={{
        categoryId: chosen === undefined ? null : String(chosen),
        content: item?.content ?? '',
        requirement: item?.requirement ?? '',
        guideUrl: item?.guideUrl ?? '',
      }}
      onSubmit={submit}
    >
      <Fields categories={categories} />
    </FormDrawer>
  );
}
