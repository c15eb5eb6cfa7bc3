import type { Call } from '@fireline/api/lib';
import { useSend } from '@fireline/api/react';
import { deviceSendingWords, deviceSosWords } from '@fireline/domain/device';
import { messageSendingWords } from '@fireline/domain/message';
import { Button } from '@fireline/ui/Button';
import { Card } from '@fireline/ui/Card';
import type { Column } from '@fireline/ui/DataTable';
import { useFormat, useWords } from '@fireline/ui/lib';
import { type ReactNode, useState } from 'react';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer, type FormDrawerProps } from '../../lib/form/FormDrawer.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { useFormSend } from '../../lib/form/useFormSend.ts';
import { PartTable, type PartTableProps } from '../../lib/list/PartTable.tsx';
import { shortTimeCell } from '../../lib/list/timeCell.tsx';
import { useMay } from '../../lib/session/useMay.ts';
import { sendingWords } from '../sending/words.ts';

const problemWords = [deviceSendingWords, deviceSosWords, messageSendingWords];

interface Done {
  readonly done: true;
}

interface AddBlockProps<Value> extends Pick<FormDrawerProps<Value>, 'schema' | 'children' | 'onClose'> {
  readonly title: string;
  readonly draftName: string;
  readonly call: Call<Value, Done>;
  readonly list: { readonly name: string };
}

/** A new entry of a blacklist. */
export function AddBlock<Value>({ title, draftName, call, list, ...form }: AddBlockProps<Value>) {
  const t = useWords(sendingWords);
  const draft = useDraft<Entered>(draftName);
  const { mutateAsync } = useSend(call, { outdates: [list] });
  const submit = useFormSend<Value, Done>({
    send: (value) => mutateAsync(value),
    saved: () => t('blocks.added'),
    draft,
    onSaved: form.onClose,
  });
  return (
    <FormDrawer
      {...form}
      title={title}
      submitLabel={t('sending.save')}
      draft={draft}
      words={problemWords}
      onSubmit={submit}
    />
  );
}

interface Block {
  readonly blockId: number;
  readonly partnerName: string;
  readonly at: string;
  readonly by: string;
  /** What it held back within 30 days. */
  readonly held: number;
}

export interface BlockListProps<Send, Row extends Block> {
  readonly title: string;
  readonly addLabel: string;
  readonly list: PartTableProps<Send, Row>['call'];
  readonly of: PartTableProps<Send, Row>['of'];
  readonly add: Parameters<ReturnType<typeof useMay>>[0];
  readonly remove: Call<{ blockId: number }, Done>;
  /** What is blocked, and for what. */
  readonly columns: readonly Column<Row>[];
  readonly nameOf: (row: Row) => string;
  /** The form of a new entry, where one is being added. */
  readonly form: ReactNode;
  readonly onAdd: () => void;
}

/** A blacklist: what it held back, whose it is, since when; entries are added and taken off. @spec DEV-27 */
export function BlockList<Send, Row extends Block>(props: BlockListProps<Send, Row>) {
  const { title, addLabel, list, of, add, remove, columns, nameOf, form, onAdd } = props;
  const t = useWords(sendingWords);
  const format = useFormat();
  const may = useMay();
  const [removing, setRemoving] = useState<Row>();
  const all: readonly Column<Row>[] = [
    ...columns,
    { id: 'held', header: t('blocks.held'), width: 120, align: 'end', cell: ({ held }) => format.number(held) },
    {
      id: 'owner',
      header: t('sending.owner'),
      width: 150,
      cell: ({ partnerName }) => partnerName || t('sending.owner.tenant'),
    },
    { id: 'by', header: t('blocks.by'), width: 120, cell: ({ by }) => by },
    { id: 'at', header: t('blocks.at'), ...shortTimeCell<Row>(({ at }) => at, format) },
  ];
  return (
    <Card title={title} headingLevel={2} actions={may(add) && <Button onClick={onAdd}>{addLabel}</Button>}>
      <PartTable
        label={title}
        call={list}
        of={of}
        columns={all}
        getRowId={({ blockId }) => blockId}
        {...(may(remove) && { onOpen: setRemoving })}
        empty={{ title: t('blocks.empty') }}
      />
      {form}
      {removing && (
        <ConfirmSend
          call={remove}
          send={{ blockId: removing.blockId }}
          outdates={[list]}
          action="delete"
          title={t('blocks.remove', { name: nameOf(removing) })}
          confirmLabel={t('sending.delete')}
          done={t('blocks.removed', { name: nameOf(removing) })}
          onClose={() => setRemoving(undefined)}
        >
          {t('blocks.remove.what')}
        </ConfirmSend>
      )}
    </Card>
  );
}
