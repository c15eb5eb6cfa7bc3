import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { type Column, DataTable } from '../DataTable/index.ts';
import { useGroups } from '../DataTableOutline/index.ts';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { SavedViews } from './SavedViews.tsx';
import { useTableState } from './useTableState.ts';
import { type TableView, plainState } from './views.ts';

interface Device {
  readonly id: number;
  readonly name: string;
  readonly unit: string;
  readonly place: string;
}
const units = ['宏润大厦', '海悦花园', '裕景商场 Yujing Mall'];
const places = ['一层大堂', '地下车库 B2', '配电房'];
const rows: readonly Device[] = Array.from({ length: 24 }, (_, index) => ({
  id: index + 1,
  name: `烟感 ${String(index + 1).padStart(3, '0')}`,
  unit: units[index % units.length] ?? '',
  place: places[(index * 5) % places.length] ?? '',
}));
const columns: readonly Column<Device>[] = [
  { id: 'name', header: '设备 Device', width: 160, cell: (row) => row.name, sortValue: (row) => row.name },
  { id: 'unit', header: '单位', width: 180, cell: (row) => row.unit, sortValue: (row) => row.unit },
  { id: 'place', header: '位置', width: 160, cell: (row) => row.place, sortValue: (row) => row.place },
];
const idOf = ({ id }: Device): number => id;
const views: readonly TableView[] = [
  { id: 'night', name: '夜班值守 Night shift', state: { ...plainState, groupBy: 'unit', hiddenColumns: ['place'] } },
  {
    id: 'place',
    name: '按位置',
    state: { ...plainState, columnOrder: ['place'], sort: [{ columnId: 'place', direction: 'ascending' }] },
  },
  { id: 'old', name: '去年的视图', state: { ...plainState, columnOrder: ['pressure'] } },
];

const meta = {
  component: SavedViews,
  args: {
    views,
    state: plainState,
    columns,
    defaultViewId: 'night',
    defaultOpenViewId: null,
    onOpenView: fn(),
    onSaveView: fn(),
    onRemoveView: fn(),
    onDefaultViewChange: fn(),
  },
  // the table keeps them
  argTypes: { views: { control: false }, state: { control: false }, viewId: { control: false } },
} satisfies Meta<typeof SavedViews>;
export default meta;
type Story = StoryObj<typeof meta>;

function Devices() {
  const { state, open, table } = useTableState(views[0]?.state);
  const [kept, setKept] = useState(views);
  const [defaultViewId, setDefault] = useState<string | undefined>('night');
  const outline = useGroups({ columns, columnId: state.groupBy });
  return (
    <DataTable
      label="设备列表"
      columns={columns}
      rows={rows}
      getRowId={idOf}
      height={480}
      outline={outline}
      {...table}
      renderTools={() => (
        <SavedViews
          views={kept}
          state={state}
          columns={columns}
          defaultViewId={defaultViewId}
          onDefaultViewChange={({ value }) => setDefault(value)}
          onOpenView={({ state: next }) => open(next)}
          onSaveView={({ id, ...view }) =>
            setKept((all) =>
              id === undefined
                ? [...all, { id: view.name, ...view }]
                : all.map((other) => (other.id === id ? { id, ...view } : other)),
            )
          }
          onRemoveView={({ view }) => setKept((all) => all.filter((other) => other !== view))}
        />
      )}
    />
  );
}

/** The default view is open; another one changes columns, sort and groups. */
export const Playground: Story = {
  render: () => <Devices />,
};

export const Changed: Story = {
  args: { defaultOpenViewId: 'night', state: { ...plainState, sort: [{ columnId: 'name', direction: 'descending' }] } },
};

export const ImpossibleProps: Story = {
  render: (args) => (
    <StateGrid
      states={{
        'no views': <SavedViews {...args} views={[]} columns={[]} />,
        'view that is not there': <SavedViews {...args} defaultOpenViewId="gone" />,
        '10 000 characters': (
          <SavedViews
            {...args}
            views={[{ id: 'a', name: '夜'.repeat(10_000), state: plainState }]}
            defaultOpenViewId="a"
          />
        ),
        'right to left': (
          <div dir="rtl">
            <SavedViews
              {...args}
              views={[{ id: 'a', name: 'نوبة ليلية 🔥', state: plainState }]}
              defaultOpenViewId="a"
            />
          </div>
        ),
      }}
    />
  ),
};

/** The baseline: the panel, with a changed view. */
export const States: Story = {
  tags: ['grid'],
  args: Changed.args ?? {},
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
};
