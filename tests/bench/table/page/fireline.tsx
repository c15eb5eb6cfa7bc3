import { type Column, DataTable, createRowStore } from '@fireline/ui/DataTable';
import { type BenchRow, columns, size } from './data.ts';
import { Frame } from './frame.tsx';
import { register } from './harness.ts';
import { createShell } from './shell.tsx';

const tableColumns: readonly Column<BenchRow>[] = columns.map(({ id, header, width }) => ({
  id,
  header,
  width,
  cell: (row) => row[id],
  sortValue: (row) => row[id],
}));

let show: ReturnType<typeof createShell> = () => undefined;

register({
  prepare: (host) => {
    show = createShell(host, Frame);
  },
  scroller: (host) => host.querySelector('[role="grid"]'),
  mount(_, rows) {
    const store = createRowStore(rows, (row) => row.id);
    show(<DataTable label="设备" columns={tableColumns} store={store} isSelectable height={size.height} />);
    return { update: (changes) => store.set(changes.map(({ row }) => row)) };
  },
});
