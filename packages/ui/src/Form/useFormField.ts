import { useEffect } from 'react';
import { useForm, useFormPart } from './context.ts';
import { ownerOf } from './schema.ts';

export interface FormFieldOptions<Value> {
  /** As text, since the problem summary names the field by it. */
  readonly label: string;
  /** What the field holds until something is entered, where the form's `defaultValues` say nothing. */
  readonly initial: Value;
}

/** What every field of ours takes. */
export interface FormFieldProps<Value> {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: Value;
  readonly onChange: (change: { readonly value: Value }) => void;
  readonly problem: string | undefined;
}

/**
 * A field's props from the form around it: its value, how to change it, and what is wrong with it in the reader's words.
 * @spec SHL-25 LIB-01
 * @example
 * const imei = useFormField('imei', { label: '设备号', initial: '' });
 * const { value: checked, ...agree } = useFormField('agree', { label: '同意条款', initial: false });
 * <TextField {...imei} inputMode="numeric" />
 * <Checkbox {...agree} checked={checked} />
 */
export function useFormField<Value>(name: string, { label, initial }: FormFieldOptions<Value>): FormFieldProps<Value> {
  const { store, formId, change, textOf } = useForm();
  const id = `${formId}-${name}`;
  useEffect(() => store.register(name, { id, label, initial }), [store, name, id, label, initial]);
  // the store keeps whatever the field put there, and the field puts nothing but its own values
  const value = useFormPart(store, () => store.valueOf(name, initial)) as Value;
  const problem = useFormPart(store, ({ problems }) =>
    problems.find(({ field }) => ownerOf(field, store.entries) === name),
  );
  return {
    id,
    name,
    label,
    value,
    onChange: (next) => change(name, next.value),
    problem: problem && textOf(problem),
  };
}

/** How the form around it stands: for buttons and notes inside it. */
export function useFormState(): { readonly isPending: boolean; readonly isDirty: boolean } {
  const { store, isPending } = useForm();
  const isSending = useFormPart(store, (state) => state.isPending || state.holds > 0);
  return { isPending: isPending || isSending, isDirty: useFormPart(store, (state) => state.isDirty) };
}
