import { Form, type FormProps } from '@fireline/ui/Form';
import { useCallback, useEffect, useState } from 'react';
import { useFootFormId } from './FootedDrawer.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import type { Draft } from './useDraft.ts';

export type Entered = Readonly<Record<string, unknown>>;

export interface DraftFormProps<Value> extends FormProps<Value> {
  /** From `useDraft`; whoever saves also forgets it. */
  readonly draft: Draft<Entered>;
  /** Fields that are never kept, such as passwords. */
  readonly secrets?: readonly string[];
  /** Of the record that is changed, as it is now: entries that were typed before somebody else changed it are restored with a warning. */
  readonly revision?: number | undefined;
}

const none: readonly string[] = [];

/** A form whose unsaved entries are kept as a draft, and restored with a notice. */
export function DraftForm<Value>({ draft, secrets = none, revision, children, ...form }: DraftFormProps<Value>) {
  const { read, keep } = draft;
  const id = useFootFormId();
  const [restored] = useState(read);
  useEffect(() => {
    if (restored) keep(restored.value, restored.revision);
  }, [restored, keep]);
  const tell = useCallback(
    ({ enteredValues: values }: { readonly enteredValues: Entered | undefined }) =>
      keep(values && Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.includes(name))), revision),
    [keep, secrets, revision],
  );
  return (
    <Form {...(id !== undefined && { id })} {...form} enteredValues={restored?.value} onEnteredChange={tell}>
      <DraftNotice at={restored?.at} isOutdated={restored?.revision !== undefined && restored.revision !== revision} />
      {children}
    </Form>
  );
}
