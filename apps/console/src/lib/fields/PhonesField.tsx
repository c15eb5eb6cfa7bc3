import { useFormField } from '@fireline/ui/Form';
import { PhoneListEditor, type PhoneListEditorProps } from '@fireline/ui/PhoneListEditor';
import { useWords } from '@fireline/ui/lib';
import { fieldWords } from './words.ts';

type Phones = NonNullable<PhoneListEditorProps['value']>;
const none: Phones = { mobiles: [], landlines: [] };

/** The numbers of a unit or a place; the form holds both lists as `phones`. @spec SIT-03 */
export function PhonesField({ of }: Pick<PhoneListEditorProps, 'of'>) {
  const t = useWords(fieldWords);
  const { name: _name, ...field } = useFormField('phones', { label: t('field.phones'), initial: none });
  return <PhoneListEditor {...field} of={of} description={t('field.phones.one')} required />;
}

/** A problem of one of the two lists, at the field that holds both. */
export const atPhones = (field: string | undefined): string | undefined =>
  field !== undefined && /^(mobiles|landlines)\b/.test(field) ? `phones.${field}` : field;
