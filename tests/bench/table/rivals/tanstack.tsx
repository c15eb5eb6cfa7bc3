import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, useEffect, useRef, useState } from 'react';
import { type BenchRow, columns, size } from '../page/data.ts';
import { register } from '../page/harness.ts';
import { createShell } from '../page/shell.tsx';

const features = tableFeatures({});
const helper = createColumnHelper<typeof features, BenchRow>();
const definitions = helper.columns(columns.map(({ id, header }) => helper.accessor(id, { header })));
const widths = new Map<string, number>(columns.map(({ id, width }) => [id, width]));
let replace: ((rows: BenchRow[]) => void) | undefined;

function Rival({ first }: { readonly first: BenchRow[] }) {
  const [data, setData] = useState(first);
  useEffect(() => {
    replace = setData;
  }, []);
  const table = useTable({ features, columns: definitions, data, getRowId: (row) => row.id });
  const { rows } = table.getRowModel();
  const scroller = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- it is the rival's own way
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => size.rowHeight,
    overscan: 4,
  });
  return (
    <div
      ref={scroller}
      data-scroller=""
      style={{ width: size.width, height: size.height, overflow: 'auto', font: '13px sans-serif' }}
    >
      <div style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => (
          <div
            key={rows[index]?.id}
            role="row"
            style={{
              position: 'absolute',
              height: size.rowHeight,
              display: 'flex',
              transform: `translateY(${start}px)`,
            }}
          >
            {rows[index]?.getAllCells().map((cell) => (
              <div
                key={cell.id}
                role="cell"
                style={{ width: widths.get(cell.column.id), overflow: 'hidden', whiteSpace: 'nowrap' }}
              >
                <table.FlexRender cell={cell} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

let show: ReturnType<typeof createShell> = () => undefined;

register({
  prepare: (host) => {
    show = createShell(host, Fragment);
  },
  scroller: (host) => host.querySelector('[data-scroller]'),
  mount(_, rows) {
    show(<Rival first={[...rows]} />);
    return { update: (_, all) => replace?.([...all]) };
  },
});
