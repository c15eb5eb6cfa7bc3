import type { Form } from '@fireline/domain/lib';
import type { RecordField } from '@fireline/domain/record';
import { pathTo } from '@fireline/domain/shell';
import type { Entered } from '../form/DraftForm.tsx';
import { FormDrawer } from '../form/FormDrawer.tsx';
import { useBegun } from '../form/useBegun.ts';
import { useDraft } from '../form/useDraft.ts';
import { shownAt, useFormSend } from '../form/useFormSend.ts';
import { type AnyRow, type ConsoleRecord, idOf, nameOf, valueIn } from './consoleRecord.ts';
import { RecordFields, type RecordFieldsProps } from './RecordFields.tsx';
import { useRecordWords } from './useRecordWords.ts';

/** The draft of a record is kept under this name. */
export const recordDraft = ({ record }: ConsoleRecord, id?: number): string => `${record.name}.${id ?? 'new'}`;

/** What a field begins with: as forms hold it. */
function enteredOf(field: RecordField, value: unknown): unknown {
  if (field.kind === 'ref') return typeof value === 'number' ? String(value) : null;
  // nobody saves a choice that nobody made
  if (field.kind === 'choice' || field.kind === 'whole') return value ?? null;
  return value ?? '';
}

export interface RecordFormProps extends RecordFieldsProps {
  /** The one that is changed; undefined: a new one. */
  readonly row: AnyRow | undefined;
  /** Of a new one at first. */
  readonly initial: Readonly<Record<string, unknown>>;
  /** Reads the record again. */
  readonly onReload: () => void;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** A record as it is added or changed. @spec SHL-30 */
export function RecordForm({ of, row: newest, initial, choices, onReload, onClose, onSaved }: RecordFormProps) {
  const t = useRecordWords(of);
  const { record, calls, words } = of;
  const { row, begun } = useBegun(newest, onReload);
  const id = row && idOf(of, row);
  const draft = useDraft<Entered>(recordDraft(of, id));
  const submit = useFormSend<object, AnyRow>({
    send: (value, client) =>
      row
        ? client.send(calls.change, { [record.id]: id, revision: row.revision, ...value })
        : client.send(calls.create, value),
    saved: (saved) => t('record.saved', { name: nameOf(of, saved) }),
    opens: (saved) => shownAt(pathTo(record.page as 'main'), idOf(of, saved), nameOf(of, saved)),
    draft,
    onSaved,
  });
  const defaults = Object.entries(record.fields).map(([name, field]) => [
    name,
    enteredOf(field, row ? (valueIn(row, name) ?? undefined) : initial[name]),
  ]);
  return (
    <FormDrawer
      title={row ? t('record.change', { name: nameOf(of, row) }) : t(`${record.prefix}.create`)}
      submitLabel={t('record.save')}
      onClose={onClose}
      draft={draft}
      begun={begun}
      schema={record.form as unknown as Form<object>}
      words={words}
      defaultValues={Object.fromEntries(defaults)}
      onSubmit={submit}
    >
      <RecordFields of={of} choices={choices} />
    </FormDrawer>
  );
}
