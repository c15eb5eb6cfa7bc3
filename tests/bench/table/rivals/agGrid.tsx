import { ClientSideRowModelApiModule, ClientSideRowModelModule, type GridApi, ModuleRegistry } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { Fragment } from 'react';
import { type BenchRow, columns, size } from '../page/data.ts';
import { register } from '../page/harness.ts';
import { createShell } from '../page/shell.tsx';

// only what it needs to show rows and take updates: its lightest form
ModuleRegistry.registerModules([ClientSideRowModelModule, ClientSideRowModelApiModule]);
const definitions = columns.map(({ id, header, width }) => ({
  field: id,
  headerName: header,
  width,
  cellDataType: false as const,
}));

let show: ReturnType<typeof createShell> = () => undefined;

register({
  prepare: (host) => {
    show = createShell(host, Fragment);
  },
  scroller: (host) => host.querySelector('.ag-grid-viewport, .ag-body-viewport'),
  mount(_, rows) {
    let api: GridApi<BenchRow> | undefined;
    show(
      <div style={{ width: size.width, height: size.height }}>
        <AgGridReact<BenchRow>
          rowData={[...rows]}
          columnDefs={definitions}
          rowHeight={size.rowHeight}
          getRowId={({ data }) => data.id}
          onGridReady={(event) => {
            api = event.api;
          }}
        />
      </div>,
    );
    return {
      update(changes) {
        api?.applyTransactionAsync({ update: changes.map(({ row }) => row) });
      },
    };
  },
});
