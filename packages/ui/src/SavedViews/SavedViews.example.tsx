import { type Column, DataTable } from '@fireline/ui/DataTable';
import { FirelineProvider } from '@fireline/ui/lib';
import { SavedViews, type TableView, useTableState } from '@fireline/ui/SavedViews';
import { useState } from 'react';

const devices = [
  { imei: '860406240001204', name: 'Lobby', unit: 'Galaxy Plaza' },
  { imei: '860406240001212', name: 'Kitchen', unit: 'Harbour Tower' },
];
const columns: readonly Column<(typeof devices)[number]>[] = [
  { id: 'name', header: 'Device', width: 160, cell: ({ name }) => name, sortValue: ({ name }) => name },
  { id: 'unit', header: 'Unit', width: 160, cell: ({ unit }) => unit, sortValue: ({ unit }) => unit },
];

export function Example() {
  const [views, setViews] = useState<readonly TableView[]>([]);
  const { state, open, table } = useTableState();
  return (
    <FirelineProvider language="en">
      <DataTable
        {...table}
        label="Devices"
        columns={columns}
        rows={devices}
        getRowId={({ imei }) => imei}
        height={240}
        renderTools={() => (
          <SavedViews
            views={views}
            state={state}
            columns={columns}
            onOpenView={(opened) => open(opened.state)}
            onSaveView={({ id = `${views.length + 1}`, name, state: kept }) =>
              setViews([...views.filter((view) => view.id !== id), { id, name, state: kept }])
            }
            onRemoveView={({ view }) => setViews(views.filter(({ id }) => id !== view.id))}
          />
        )}
      />
    </FirelineProvider>
  );
}
