import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { Button } from '../Button/index.ts';
import { TextField } from '../TextField/index.ts';
import {
  type Device,
  type TableOptions,
  deviceAt,
  levelOf,
  storeOf,
  useDeviceColumns,
  useLiveStore,
  usePinnedColumns,
} from './DataTable.stories.support.tsx';
import { DataTable } from './DataTable.tsx';
import { selectRows } from './rows/selection.ts';

const idOf = (device: Device): number => device.id;

interface DevicesProps extends TableOptions {
  readonly count: number;
}

function Devices({ count, ...options }: DevicesProps) {
  const store = useMemo(() => storeOf(count), [count]);
  return <DataTable {...useDeviceColumns()} store={store} rowLevel={levelOf} {...options} />;
}

const meta = {
  component: DataTable<Device>,
  subcomponents: {},
  parameters: { layout: 'padded' },
  args: { label: '设备列表', columns: [], rows: [], getRowId: () => '' },
  // the playground has these itself
  argTypes: {
    label: { control: false },
    columns: { control: false },
    rows: { control: false },
    store: { control: false },
    quickSearch: { control: false },
    toolbar: { control: false },
  },
} satisfies Meta<typeof DataTable<Device>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Search, sort, select, hide columns. */
export const Playground: Story = {
  render: function Table({ label: _l, columns: _c, rows: _r, store: _s, getRowId: _g, ...options }) {
    const [search, setSearch] = useState('');
    return (
      <Devices
        count={200}
        height={560}
        isSelectable
        onRowOpen={() => undefined}
        quickSearch={search}
        onClearFilters={() => setSearch('')}
        toolbar={
          <TextField label="搜索 Search" type="search" value={search} onChange={({ value }) => setSearch(value)} />
        }
        {...options}
      />
    );
  },
};

export const Empty: Story = {
  render: () => (
    <Devices
      count={0}
      empty={{ title: '尚未登记设备', hint: '登记后，设备会出现在这里。', action: <Button>登记设备</Button> }}
    />
  ),
};

export const Loading: Story = { render: () => <Devices count={0} isLoading isSelectable /> };

/** Rows stay while newer ones are fetched. */
export const Refreshing: Story = { render: () => <Devices count={6} isLoading /> };

export const Failed: Story = {
  render: () => <Devices count={0} failure="网络中断，无法连接服务器。" onRetry={() => undefined} />,
};

/** Rows stay, and a line says that they are old. */
export const FailedWithRows: Story = {
  render: () => <Devices count={6} failure="网络中断，无法连接服务器。" onRetry={() => undefined} />,
};

export const FilteredToNothing: Story = {
  render: () => <Devices count={20} quickSearch="不存在" onClearFilters={() => undefined} />,
};

function Live({ count }: { readonly count: number }) {
  const store = useLiveStore(count, 1000);
  return <DataTable {...useDeviceColumns()} store={store} rowLevel={levelOf} height={640} isSelectable />;
}

/** A thousand reports a second. Not a picture to compare: it never stands still. */
export const TenThousand: Story = { tags: ['live'], render: () => <Live count={10_000} /> };

/** On a page of its own: the rows alone take as long to make as the rest of the documentation page. */
export const HundredThousand: Story = {
  tags: ['!autodocs'],
  render: () => <Devices count={100_000} height={640} isSelectable />,
};

export const Selection: Story = {
  render: () => (
    <Devices
      count={10_000}
      height={480}
      isSelectable
      defaultSelection={selectRows([2, 3, 5, 8])}
      renderBulkActions={() => <Button>批量静音</Button>}
    />
  ),
};

export const PinnedColumns: Story = {
  render: function Table() {
    const store = useMemo(() => storeOf(50), []);
    return <DataTable {...usePinnedColumns()} store={store} rowLevel={levelOf} height={480} isSelectable />;
  },
};

const serverTotal = 95;

function ServerTable() {
  const [{ page, pageSize }, setPaging] = useState({ page: 1, pageSize: 10 });
  const first = (page - 1) * pageSize;
  const rows = useMemo(
    () => Array.from({ length: Math.min(pageSize, serverTotal - first) }, (_, index) => deviceAt(first + index + 1)),
    [first, pageSize],
  );
  return (
    <DataTable
      {...useDeviceColumns()}
      rows={rows}
      getRowId={idOf}
      rowLevel={levelOf}
      isSelectable
      paging={{ page, pageSize, total: serverTotal, onChange: setPaging }}
    />
  );
}

/** Pages made by the server. */
export const ServerPages: Story = {
  render: () => <ServerTable />,
};

export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <Devices count={8} isSelectable defaultSort={[{ columnId: 'signals', direction: 'descending' }]} />
    </div>
  ),
};

const narrow = { defaultHiddenColumns: ['imei', 'unit', 'place', 'battery', 'temperature'] };

/** The baseline: densities and states side by side. */
export const States: Story = {
  tags: ['grid'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 16, alignItems: 'start' }}>
      <Devices count={4} {...narrow} density="compact" defaultSort={[{ columnId: 'name', direction: 'ascending' }]} />
      <Devices count={3} {...narrow} isSelectable defaultSelection={selectRows([2])} />
      <Devices count={3} {...narrow} density="large" />
      <Devices count={3} {...narrow} failure="网络中断" onRetry={() => undefined} />
      <Devices count={0} {...narrow} isLoading />
      <Devices count={0} {...narrow} />
      <Devices count={0} {...narrow} failure="网络中断" onRetry={() => undefined} />
      <Devices count={3} {...narrow} quickSearch="不存在" onClearFilters={() => undefined} />
    </div>
  ),
};
