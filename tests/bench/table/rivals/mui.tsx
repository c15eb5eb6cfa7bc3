// The community edition shows at most 100 rows a page: it draws and scrolls one such page, whatever the number of rows. It also refuses to take
// several changed rows at once (that is paid for), so it gets the whole list.
import { DataGrid } from '@mui/x-data-grid';
import { Fragment, useEffect, useState } from 'react';
import { type BenchRow, columns, size } from '../page/data.ts';
import { register } from '../page/harness.ts';
import { createShell } from '../page/shell.tsx';

const definitions = columns.map(({ id, header, width }) => ({ field: id, headerName: header, width }));
const firstPage = { pagination: { paginationModel: { pageSize: 100, page: 0 } } };
let replace: ((rows: readonly BenchRow[]) => void) | undefined;

function Rival({ first }: { readonly first: readonly BenchRow[] }) {
  const [rows, setRows] = useState(first);
  useEffect(() => {
    replace = setRows;
  }, []);
  return (
    <div style={{ width: size.width, height: size.height }}>
      <DataGrid rows={rows} columns={definitions} rowHeight={size.rowHeight} hideFooter initialState={firstPage} />
    </div>
  );
}

let show: ReturnType<typeof createShell> = () => undefined;

register({
  prepare: (host) => {
    show = createShell(host, Fragment);
  },
  scroller: (host) => host.querySelector('.MuiDataGrid-virtualScroller'),
  mount(_, rows) {
    show(<Rival first={[...rows]} />);
    return { update: (_changes, all) => replace?.([...all]) };
  },
});
