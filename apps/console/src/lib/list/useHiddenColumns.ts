import { useApi, useCall } from '@fireline/api/react';
import { shellCalls } from '@fireline/api/shell';
import type { ColumnTable } from '@fireline/domain/shell';
import { useState } from 'react';
import { useTellFailure } from '../page/useTellFailure.ts';

/** The columns a reader hid in a table, kept by the gateway for their next login anywhere. @spec SHL-23 */
export function useHiddenColumns(table: ColumnTable, byDefault: readonly string[] = []) {
  const { client } = useApi();
  const { data } = useCall(shellCalls.hiddenColumns, { table });
  const [chosen, setChosen] = useState<readonly string[]>();
  const tellFailure = useTellFailure();
  const save = (columns: readonly string[]) => {
    setChosen(columns);
    client
      .send(shellCalls.saveHiddenColumns, { table, columns: [...columns] })
      .catch((error: unknown) => tellFailure('save', error, () => save(columns)));
  };
  return {
    hiddenColumns: chosen ?? data ?? byDefault,
    onHiddenColumnsChange: ({ hiddenColumns }: { readonly hiddenColumns: readonly string[] }) => save(hiddenColumns),
  };
}
