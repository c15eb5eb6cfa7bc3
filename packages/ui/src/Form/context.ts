import { createContext, use, useSyncExternalStore } from 'react';
import type { FormState, FormStore } from './formStore.ts';
import type { FormProblem } from './schema.ts';

export interface FormContextValue {
  readonly store: FormStore;
  readonly formId: string;
  /** The owner says that work is under way. */
  readonly isPending: boolean;
  readonly change: (name: string, value: unknown) => void;
  readonly textOf: (problem: FormProblem) => string;
}

export const FormContext = createContext<FormContextValue | null>(null);

/** The form around a part of it; a part outside a form is a mistake of the program. */
export function useForm(): FormContextValue {
  const form = use(FormContext);
  if (!form) throw new Error('a part of a form stands outside <Form>');
  return form;
}

/** One thing of the form's state: the caller is drawn again when that one changes. */
export function useFormPart<Part>(store: FormStore, part: (state: FormState) => Part): Part {
  const read = (): Part => part(store.state());
  return useSyncExternalStore(store.subscribe, read, read);
}
