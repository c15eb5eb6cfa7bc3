import { useCall, useSend } from '@fireline/api/react';
import { shellCalls } from '@fireline/api/shell';
import type { ColumnTable } from '@fireline/domain/shell';
import { useRef, useState } from 'react';
import { useTellFailure } from '../page/useTellFailure.ts';

/**
 * The columns a reader hid in a table, kept by the gateway for their next login anywhere. Choices are saved one after the other, so that the
 * last one stays; one that cannot be saved is taken back, with an offer to try again.
 * @spec SHL-23
 */
export function useHiddenColumns(table: ColumnTable, byDefault: readonly string[] = []) {
  const { data } = useCall(shellCalls.hiddenColumns, { table });
  const { mutateAsync } = useSend(shellCalls.saveHiddenColumns, { outdates: [shellCalls.hiddenColumns] });
  const [chosen, setChosen] = useState<readonly string[]>();
  const saving = useRef(Promise.resolve());
  const tellFailure = useTellFailure();
  const save = (columns: readonly string[]): void => {
    setChosen(columns);
    saving.current = saving.current
      .then(async () => void (await mutateAsync({ table, columns: [...columns] })))
      .catch((error: unknown) => {
        setChosen((now) => (now === columns ? undefined : now));
        tellFailure('save', error, () => save(columns));
      });
  };
  return {
    hiddenColumns: chosen ?? data ?? byDefault,
    onHiddenColumnsChange: ({ hiddenColumns }: { readonly hiddenColumns: readonly string[] }) => save(hiddenColumns),
  };
}
