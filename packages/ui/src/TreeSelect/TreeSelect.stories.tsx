import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { TreeNode } from '../Tree/index.ts';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { TreeSelect } from './TreeSelect.tsx';

const nodes: readonly TreeNode[] = [
  {
    id: '44',
    label: '广东省',
    children: [
      {
        id: '4403',
        label: '深圳市',
        keywords: 'shenzhen',
        children: [
          { id: '440304', label: '福田区', keywords: 'futian' },
          { id: '440305', label: '南山区', keywords: 'nanshan' },
          { id: '440306', label: '宝安区', keywords: 'baoan' },
          { id: '440308', label: '盐田区（停用）', disabled: true },
        ],
      },
      { id: '4404', label: '珠海市', keywords: 'zhuhai', children: [{ id: '440402', label: '香洲区' }] },
    ],
  },
  { id: '81', label: '香港特别行政区', children: [{ id: '810001', label: '湾仔区 Wan Chai' }] },
];

const meta = {
  component: TreeSelect,
  args: { label: '所属机构', nodes, onChange: fn(), style: { maxWidth: 360 } },
  argTypes: { nodes: { control: false }, empty: { control: false } },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof TreeSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement): Promise<HTMLElement> => {
  const box = within(canvasElement).getByRole('combobox', { name: '所属机构' });
  await userEvent.click(box);
  return box;
};

export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    const box = await open(canvasElement);
    await userEvent.type(await screen.findByRole('searchbox'), 'nanshan');
    await userEvent.click(await screen.findByRole('treeitem', { name: '南山区' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['440305'] });
    await waitFor(() => expect(box).toHaveTextContent('广东省 / 深圳市 / 南山区'));
    await waitFor(() => expect(box).toHaveFocus());
  },
};

export const Open: Story = {
  args: { defaultValue: ['440305'], isClearable: true },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await expect(await screen.findByRole('treeitem', { name: '南山区' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const Several: Story = {
  args: { selection: 'multiple', defaultValue: ['440305', '81'] },
};

export const Lazy: Story = {
  args: {
    nodes: [{ id: '44', label: '广东省', hasChildren: true }],
    load: () => Promise.resolve([{ id: '4403', label: '深圳市' }]),
    defaultValue: ['4403'],
    pathOf: () => ['广东省', '深圳市'],
  },
};

export const Failed: Story = {
  args: { nodes: undefined, load: () => Promise.reject(new Error('no link')) },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await expect(await screen.findByRole('treeitem', { name: /重[试試]|Try again/ })).toBeVisible();
  },
};

export const WithProblem: Story = { args: { problem: '请选择所属机构', required: true } };

export const ImpossibleProps: Story = {
  args: {
    selection: 'multiple',
    nodes: [
      { id: 'long', label: '长'.repeat(10_000) },
      { id: 'rtl', label: 'فندق الميناء 🔥' },
    ],
    defaultValue: ['long', 'rtl', 'gone', '', String(Number.NaN)],
  },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await expect(await screen.findByRole('treeitem', { name: /فندق/ })).toHaveAttribute('aria-checked', 'true');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

const narrow = (field: React.ReactNode, width = 340) => <div style={{ width, maxWidth: '100%' }}>{field}</div>;

export const States: Story = {
  tags: ['grid'],
  parameters: { docs: { story: { height: '840px' } } },
  render: () => (
    <StateGrid
      states={{
        empty: narrow(<TreeSelect label="所属机构 Organisation" nodes={nodes} description="可选到社区" />),
        chosen: narrow(<TreeSelect label="所属机构" nodes={nodes} defaultValue={['440305']} />),
        clearable: narrow(<TreeSelect label="所属机构" nodes={nodes} defaultValue={['810001']} isClearable />),
        narrow: narrow(<TreeSelect label="所属机构" nodes={nodes} defaultValue={['440305']} />, 170),
        several: narrow(
          <TreeSelect label="所属机构" selection="multiple" nodes={nodes} defaultValue={['440304', '81']} />,
        ),
        many: narrow(
          <TreeSelect
            label="所属机构"
            selection="multiple"
            nodes={nodes}
            defaultValue={['440304', '440305', '440306', '4404', '81']}
            isClearable
          />,
        ),
        problem: narrow(<TreeSelect label="所属机构" nodes={nodes} problem="请选择所属机构" />),
        optional: narrow(<TreeSelect label="所属机构" nodes={nodes} isOptional />),
        disabled: narrow(<TreeSelect label="所属机构" nodes={nodes} defaultValue={['440305']} disabled />),
        'read only': narrow(<TreeSelect label="所属机构" nodes={nodes} defaultValue={['440305']} readOnly />),
      }}
    />
  ),
};
