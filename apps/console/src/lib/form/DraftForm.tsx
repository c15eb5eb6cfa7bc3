import { Form, type FormProps } from '@fireline/ui/Form';
import { useCallback, useEffect, useState } from 'react';
import { DraftNotice } from './DraftNotice.tsx';
import type { Draft } from './useDraft.ts';

export type Entered = Readonly<Record<string, unknown>>;

export interface DraftFormProps<Value> extends FormProps<Value> {
  /** From `useDraft`; whoever saves also forgets it. */
  readonly draft: Draft<Entered>;
  /** Fields that are never kept, such as passwords. */
  readonly secrets?: readonly string[];
}

const none: readonly string[] = [];

/** A form whose unsaved entries are kept as a draft, and restored with a notice. */
export function DraftForm<Value>({ draft, secrets = none, children, ...form }: DraftFormProps<Value>) {
  const { read, keep } = draft;
  const [restored] = useState(read);
  useEffect(() => {
    if (restored) keep(restored.value);
  }, [restored, keep]);
  const tell = useCallback(
    ({ enteredValues: values }: { readonly enteredValues: Entered | undefined }) =>
      keep(values && Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.includes(name)))),
    [keep, secrets],
  );
  return (
    <Form {...form} enteredValues={restored?.value} onEnteredChange={tell}>
      <DraftNotice at={restored?.at} />
      {children}
    </Form>
  );
}
