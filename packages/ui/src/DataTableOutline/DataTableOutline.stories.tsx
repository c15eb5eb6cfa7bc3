import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { type Column, DataTable, createRowStore } from '../DataTable/index.ts';
import { DeviceStatusTag } from '../DeviceStatusTag/index.ts';
import { SignalGauge } from '../SignalGauge/index.ts';
import { TextField } from '../TextField/index.ts';
import { type GroupsOptions, useGroups } from './useGroups.tsx';
import { type TreeOptions, useTree } from './useTree.tsx';

interface Device {
  readonly id: number;
  readonly name: string;
  readonly unit: string;
  readonly isOnline: boolean;
  readonly signals: number;
}
const units = ['宏润大厦', '海悦花园', '裕景商场 Yujing Mall', '第一人民医院'];
const places = ['一层大堂', '地下车库 B2', '配电房', '厨房'];
const deviceAt = (id: number): Device => ({
  id,
  name: `${places[(id * 7) % places.length] ?? ''} ${String(id).padStart(4, '0')}`,
  unit: units[(id * 13) % units.length] ?? '',
  isOnline: id % 6 !== 2,
  signals: (id * 11) % 32,
});
const columns: readonly Column<Device>[] = [
  { id: 'name', header: '设备 Device', width: 220, cell: (row) => row.name, sortValue: (row) => row.name },
  {
    id: 'status',
    header: '状态',
    width: 140,
    cell: ({ isOnline }) => <DeviceStatusTag status={isOnline ? 'online' : 'offline'} />,
    sortValue: ({ isOnline }) => (isOnline ? '在线' : '离线'),
  },
  {
    id: 'signals',
    header: '信号',
    width: 110,
    cell: ({ signals }) => <SignalGauge signals={signals} />,
    sortValue: ({ signals }) => signals,
  },
  { id: 'unit', header: '单位', width: 180, cell: (row) => row.unit, sortValue: (row) => row.unit },
];
const offline = (rows: readonly Device[]): string => `离线 ${rows.filter(({ isOnline }) => !isOnline).length}`;

interface GroupedProps extends Partial<GroupsOptions<Device>> {
  readonly count: number;
  readonly height?: number;
  readonly isSelectable?: boolean;
}
function Grouped({ count, height = 480, isSelectable = false, ...groups }: GroupedProps) {
  const store = useMemo(
    () =>
      createRowStore(
        Array.from({ length: count }, (_, index) => deviceAt(index + 1)),
        ({ id }) => id,
      ),
    [count],
  );
  const outline = useGroups({ columns, columnId: 'unit', renderSummary: offline, ...groups });
  return (
    <DataTable
      label="设备列表"
      columns={columns}
      store={store}
      outline={outline}
      height={height}
      isSelectable={isSelectable}
    />
  );
}

interface Org {
  readonly id: string;
  readonly name: string;
  readonly devices: number;
  readonly below?: readonly Org[];
}
const orgs: readonly Org[] = [
  {
    id: 'gd',
    name: '广东省消防救援总队',
    devices: 8412,
    below: [
      {
        id: 'sz',
        name: '深圳市 Shenzhen',
        devices: 6120,
        below: [
          { id: 'ns', name: '南山区', devices: 2210 },
          { id: 'ft', name: '福田区', devices: 1870 },
        ],
      },
      { id: 'gz', name: '广州市', devices: 2292 },
    ],
  },
  { id: 'hk', name: '香港 Hong Kong', devices: 3055, below: [{ id: 'kln', name: '九龍', devices: 1320 }] },
];
const orgColumns: readonly Column<Org>[] = [
  { id: 'name', header: '组织', width: 320, cell: (row) => row.name, sortValue: (row) => row.name },
  {
    id: 'devices',
    header: '设备数',
    width: 120,
    align: 'end',
    cell: (row) => row.devices,
    sortValue: (row) => row.devices,
  },
];
const idOf = ({ id }: Org): string => id;
const below = (org: Org): readonly Org[] | undefined => org.below;

function Orgs({ search = '', ...options }: Partial<TreeOptions<Org>> & { readonly search?: string }) {
  const tree = useTree({ rows: orgs, getRowId: idOf, getSubRows: below, ...options });
  return <DataTable label="组织" columns={orgColumns} quickSearch={search} {...tree} />;
}
const { below: _, ...closedRoot } = orgs[1] ?? { id: '', name: '', devices: 0 };
function LazyOrgs({ load }: { readonly load: NonNullable<TreeOptions<Org>['loadSubRows']> }) {
  const [roots] = useState([closedRoot]);
  const tree = useTree({ rows: roots, getRowId: idOf, loadSubRows: load, defaultOpen: [] });
  return <DataTable label="组织" columns={orgColumns} {...tree} />;
}

const meta = {
  component: Grouped,
  args: { count: 60 },
  parameters: {
    docs: {
      isHooks: true,
      description: {
        component:
          '`useGroups` puts the rows of a table under headers by what they say in one column; `useTree` shows rows under rows. Both answer an ' +
          '`outline` for `DataTable`.\n\n**Use groups** to compare parts of a list, such as units by what is offline in them; **use a tree** where ' +
          'rows really contain each other. **Do not** group by a column in which every row differs, nor nest what a filter would tell faster.\n\n' +
          '**Accessibility**: the table becomes a treegrid. Left and Right in the first column close and open, Enter turns a header; each row ' +
          'carries its level.',
      },
    },
  },
} satisfies Meta<typeof Grouped>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
/** Windowed like any other list. */
export const HundredThousand: Story = { args: { count: 100_000, height: 640, isSelectable: true } };
export const GroupedByStatus: Story = {
  args: {
    columnId: 'status',
    renderLabel: ({ isOnline }) => <DeviceStatusTag status={isOnline ? 'online' : 'offline'} />,
  },
};

export const Tree: Story = { render: () => <Orgs defaultOpen={['gd']} /> };
export const TreeSearch: Story = {
  render: function Search() {
    const [search, setSearch] = useState('南山');
    return (
      <>
        <TextField label="搜索 Search" value={search} onChange={({ value }) => setSearch(value)} />
        <Orgs search={search} />
      </>
    );
  },
};
export const TreeLoading: Story = {
  render: () => <LazyOrgs load={() => new Promise(() => undefined)} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(展开|展開|Expand)$/ }));
    await expect(await within(canvasElement).findByText(/正在加载|載入中|Loading/)).toBeVisible();
  },
};
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <Orgs defaultOpen={['gd', 'sz']} />
    </div>
  ),
};

const impossible: readonly Org[] = [
  { id: 'long', name: '烟'.repeat(10_000), devices: NaN, below: [{ id: 'ar', name: 'كاشف الدخان 🔥', devices: -1 }] },
  { id: 'none', name: '', devices: Infinity, below: [] },
];
export const ImpossibleProps: Story = {
  render: () => (
    <>
      <Orgs rows={impossible} defaultOpen={['long', 'gone']} />
      <Grouped count={4} columnId="gone" height={-1} />
      <Grouped count={4} defaultClosed={['gone']} renderSummary={() => '烟'.repeat(10_000)} />
    </>
  ),
};

/** The baseline: groups and a tree, open and closed. */
export const States: Story = {
  tags: ['grid'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 16, alignItems: 'start' }}>
      <Grouped count={12} height={420} defaultClosed={['海悦花园']} isSelectable />
      <Orgs defaultOpen={['gd', 'sz']} />
    </div>
  ),
};
