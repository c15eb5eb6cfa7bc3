import { type Inspector, siteCalls } from '@fireline/api/site';
import { useCall } from '@fireline/api/react';
import { Button } from '@fireline/ui/Button';
import { DataTable } from '@fireline/ui/DataTable';
import { TableExport } from '@fireline/ui/TableExport';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useInterrupted } from '../../../lib/form/useDraft.ts';
import { useFailureText } from '../../../lib/page/failure.ts';
import { Stack, Tools } from '../../../lib/page/Page.styles.ts';
import { WholeRecord } from '../../../lib/personal/WholeRecord.tsx';
import { useMay } from '../../../lib/session/useMay.ts';
import { InspectorAccount } from './InspectorAccount.tsx';
import { actsColumn, inspectorColumns } from './inspectorColumns.tsx';
import { InspectorForm, inspectorDraft } from './InspectorForm.tsx';
import { useRemoveInspector } from './useRemoveInspector.ts';
import { inspectorWords } from './words.ts';

/** The inspectors of a unit: created, changed, removed with a way back, and what they did. @spec SIT-06 */
export function InspectorsOf({ unitId }: { readonly unitId: number }) {
  const t = useWords(inspectorWords);
  const format = useFormat();
  const failureText = useFailureText();
  const mayChange = useMay()(siteCalls.changeInspector);
  const call = useCall(siteCalls.inspectors, { unitId }, { isPolling: true });
  const isInterrupted = useInterrupted(inspectorDraft(unitId, undefined));
  const [opened, open] = useState<number | 'new' | undefined>(mayChange && isInterrupted ? 'new' : undefined);
  const [binding, setBinding] = useState<Inspector>();
  const reload = (): void => void call.refetch();
  const { remove, isBusy } = useRemoveInspector(unitId, reload);
  const columns = useMemo(() => inspectorColumns(t, format), [t, format]);
  const rows = call.data?.rows ?? [];
  const inspector = rows.find(({ inspectorId }) => inspectorId === opened);
  const form = { unitId, onReload: reload, onClose: () => open(undefined) };
  const create = mayChange && (
    <Button icon={<Plus aria-hidden />} onClick={() => open('new')}>
      {t('inspectors.create')}
    </Button>
  );
  return (
    <Stack>
      {create && <Tools>{create}</Tools>}
      <DataTable
        label={t('inspectors.list')}
        rows={rows}
        getRowId={({ inspectorId }) => inspectorId}
        rowName={({ realName }) => realName}
        columns={mayChange ? [...columns, actsColumn(t, { isBusy, onRemove: remove, onAccount: setBinding })] : columns}
        {...(mayChange && { onRowOpen: ({ row }: { readonly row: Inspector }) => open(row.inspectorId) })}
        renderTools={(table) => <TableExport table={table} />}
        isLoading={call.isPending}
        failure={call.error ? failureText('query', call.error) : undefined}
        onRetry={reload}
        empty={{ title: t('inspectors.empty'), hint: t('inspectors.empty.hint') }}
      />
      {binding && (
        <InspectorAccount
          unitId={unitId}
          inspector={rows.find(({ inspectorId }) => inspectorId === binding.inspectorId) ?? binding}
          onReload={reload}
          onClose={() => setBinding(undefined)}
        />
      )}
      {opened === 'new' && <InspectorForm {...form} inspector={undefined} />}
      {inspector && (
        <WholeRecord
          subject="inspector"
          id={inspector.inspectorId}
          record={inspector}
          title={t('inspectors.change', { name: inspector.realName })}
          onReload={reload}
          onClose={form.onClose}
        >
          {(whole, reloadWhole) => <InspectorForm {...form} inspector={whole} onReload={reloadWhole} />}
        </WholeRecord>
      )}
    </Stack>
  );
}
