import type { Meta, StoryObj } from '@storybook/react-vite';
import { Building2, DoorOpen } from 'lucide-react';
import { expect, fn, within } from 'storybook/test';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { branchIds, buildings, manyNodes } from './Tree.stories.support.ts';
import { Tree } from './Tree.tsx';
import type { TreeNode } from './nodes.ts';

const meta = {
  component: Tree,
  args: { label: '设备', nodes: buildings, onChange: fn(), onOpenChange: fn(), style: { maxWidth: 420 } },
  argTypes: { nodes: { control: false }, empty: { control: false } },
} satisfies Meta<typeof Tree>;
export default meta;
type Story = StoryObj<typeof meta>;

const never = () => new Promise<readonly TreeNode[]>(() => {});
const failing = () => Promise.reject(new Error('no link'));

export const Playground: Story = {
  args: { isSearchable: true, defaultOpenIds: ['galaxy'] },
};

export const Multiple: Story = {
  args: { selection: 'multiple', defaultOpenIds: ['galaxy', 'galaxy-1'], defaultValue: ['galaxy-1-0'] },
};

const lazy: readonly TreeNode[] = [
  { id: 'sz', label: '深圳市', hasChildren: true },
  { id: 'zh', label: '珠海市', hasChildren: true },
];

export const Loading: Story = { args: { nodes: lazy, load: never, defaultOpenIds: ['sz'] } };

export const Failed: Story = {
  args: { nodes: lazy, load: failing, defaultOpenIds: ['sz'] },
};

export const Empty: Story = { args: { nodes: [] } };

const many = manyNodes(50_000);

/** Only what is seen is drawn; ready at once, and scrolled at once. */
export const FiftyThousand: Story = {
  render: () => <Tree label="设备" isSearchable selection="multiple" nodes={many} defaultOpenIds={branchIds(many)} />,
};

const odd: readonly TreeNode[] = [
  {
    id: 'long',
    label: '长'.repeat(10_000),
    children: [
      { id: 'rtl', label: 'فندق الميناء 🔥' },
      { id: 'none', label: '' },
    ],
  },
  { id: 'nan', label: String(Number.NaN), hasChildren: false },
];

const chain = Array.from({ length: 1000 }).reduceRight<TreeNode>(
  (child, _, depth) => ({ id: `deep${depth}`, label: `第 ${depth} 级`, children: [child] }),
  { id: 'end', label: '底' },
);

/** A chain a thousand deep, a label without an end, one without a beginning. */
export const ImpossibleProps: Story = {
  // the controls of the story could not read nodes so deep
  render: () => (
    <Tree
      label="设备"
      selection="multiple"
      nodes={[...odd, chain]}
      defaultValue={['gone', 'end']}
      defaultOpenIds={branchIds([...odd, chain])}
      height={Number.NaN}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('treeitem', { name: '底' })).toHaveAttribute(
      'aria-checked',
      'true',
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
  // a node without a label is exactly what is shown not to break here
  parameters: { a11y: { test: 'off' } },
};

const withIcons = buildings.map((node) => ({
  ...node,
  icon: node.children ? <Building2 aria-hidden /> : <DoorOpen aria-hidden />,
}));
const narrow = (tree: React.ReactNode) => <div style={{ width: 300, minWidth: 0 }}>{tree}</div>;

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        single: narrow(<Tree label="a" nodes={withIcons} defaultOpenIds={['school']} defaultValue={['school-1']} />),
        multiple: narrow(
          <Tree
            label="b"
            selection="multiple"
            nodes={buildings}
            defaultOpenIds={['school', 'school-1']}
            defaultValue={['school-1-0', 'hotel']}
          />,
        ),
        counts: narrow(
          <Tree
            label="c"
            selection="none"
            nodes={withIcons}
            defaultOpenIds={['hotel']}
            renderEnd={({ children }) => (children ? `${children.length} 层` : null)}
          />,
        ),
        searchable: narrow(<Tree label="d" nodes={buildings.slice(0, 2)} isSearchable />),
        loading: narrow(<Tree label="e" nodes={lazy} load={never} defaultOpenIds={['sz']} />),
        failed: narrow(<Tree label="f" nodes={lazy} load={failing} defaultOpenIds={['sz']} />),
        empty: narrow(<Tree label="g" nodes={[]} />),
        'right to left': (
          <div dir="rtl" style={{ width: 300 }}>
            <Tree
              label="h"
              nodes={withIcons}
              selection="multiple"
              defaultOpenIds={['school', 'school-1']}
              height={200}
            />
          </div>
        ),
      }}
    />
  ),
};
