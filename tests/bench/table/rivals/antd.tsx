import { Table } from 'antd';
import { Fragment, useEffect, useState } from 'react';
import { type BenchRow, columns, size } from '../page/data.ts';
import { register } from '../page/harness.ts';
import { createShell } from '../page/shell.tsx';

const definitions = columns.map(({ id, header, width }) => ({ dataIndex: id, title: header, width, ellipsis: true }));
let setData: ((rows: readonly BenchRow[]) => void) | undefined;

function Rival({ first }: { readonly first: readonly BenchRow[] }) {
  const [rows, setRows] = useState(first);
  useEffect(() => {
    setData = setRows;
  }, []);
  return (
    <div style={{ width: size.width }}>
      <Table
        virtual
        size="small"
        rowKey="id"
        columns={definitions}
        dataSource={rows}
        pagination={false}
        scroll={{ x: size.width - 20, y: size.height - 40 }}
      />
    </div>
  );
}

let show: ReturnType<typeof createShell> = () => undefined;

register({
  prepare: (host) => {
    show = createShell(host, Fragment);
  },
  scroller: (host) => host.querySelector('[class*="tbody-virtual-holder"]:not([class*="inner"])'),
  mount(_, rows) {
    show(<Rival first={[...rows]} />);
    return { update: (_, all) => setData?.([...all]) };
  },
});
